/** The site of files of a run: below a path of its host, which is the harder case; in the sweeps at the root of a host. */
const port = Number(process.env.E2E_SNAPSHOT_PORT ?? 4391)
const base = process.env.SWEEPS ? '/' : '/my-league/'

export const snapshotSite = {
  name: process.env.SWEEPS ? 'root' : 'below',
  port,
  base,
  url: `http://localhost:${port}${base}`,
}

/** The fake ESPN behind the site. */
export const espnPort = port + 1
export const espnOrigin = `http://localhost:${espnPort}`
export const espnAddress = `${espnOrigin}/apis/v3/games/ffl`
