declare module "virtual:icons/shell" {
  const bodies: Record<string, string>;
  export default bodies;
}

declare module "virtual:icons/rest" {
  type Loaders = Record<string, () => Promise<{ default: Record<string, string> }>>;
  export const games: Loaders;
  export const letters: Loaders;
}
