export * from "./icons.svelte";
