/** Where the sites of `serve-frozen.ts` are. */
const port = Number(process.env.E2E_FROZEN_PORT ?? 4391)

export const frozenPorts = { root: port, below: port + 1, espn: port + 2 }

/** The fake ESPN that these sites ask. */
export const espnOrigin = `http://localhost:${frozenPorts.espn}`
export const espnAddress = `${espnOrigin}/apis/v3/games/ffl`

export const frozenSites = [
  { name: 'at the root of its host', site: `http://localhost:${frozenPorts.root}/` },
  { name: 'below a path of its host', site: `http://localhost:${frozenPorts.below}/my-league/` },
]
