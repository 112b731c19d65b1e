import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { gameIcons } from "./build/icons";

// The server that `npm run dev` talks to: start it with `lychgate serve --port 8421`.
const server = process.env.LYCHGATE_SERVER ?? "http://127.0.0.1:8421";

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  build: {
    outDir: "../src/lychgate/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows nothing inline, so nothing may be inlined as a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: "index.html", worker: "src/worker/worker.ts" },
      // A service worker keeps its name: browsers look there for the next one.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
    // The chunks of all icons by letter are large, and nobody loads them unless a game from elsewhere needs one.
    chunkSizeWarningLimit: 1000,
  },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: true },
      "/ws": { target: server.replace(/^http/, "ws"), ws: true, changeOrigin: true },
    },
  },
});
