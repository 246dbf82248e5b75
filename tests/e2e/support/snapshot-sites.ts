/** Where the sites of `serve-snapshots.ts` are. */
const port = Number(process.env.E2E_SNAPSHOT_PORT ?? 4391)

export const snapshotPorts = { root: port, below: port + 1, espn: port + 2 }

/** The fake ESPN that these sites ask. */
export const espnOrigin = `http://localhost:${snapshotPorts.espn}`
export const espnAddress = `${espnOrigin}/apis/v3/games/ffl`

export const snapshotSites = [
  { name: 'at the root of its host', site: `http://localhost:${snapshotPorts.root}/` },
  { name: 'below a path of its host', site: `http://localhost:${snapshotPorts.below}/my-league/` },
]
