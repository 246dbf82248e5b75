/** Where the sites of `serve-frozen.ts` are. */
const port = Number(process.env.E2E_FROZEN_PORT ?? 4391)

export const frozenPorts = { root: port, below: port + 1 }

export const frozenSites = [
  { name: 'at the root of its host', site: `http://localhost:${frozenPorts.root}/` },
  { name: 'below a path of its host', site: `http://localhost:${frozenPorts.below}/my-league/` },
]
