import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { buildApp } from '../../../src/server/app.ts'
import { openPageThread } from '../../../src/server/page-thread.ts'
import { serve } from '../../../src/server/serve.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { addLeague, buildSite } from './build.ts'
import { copyOf } from './copy-of.ts'

/** ESPN id for the copy of the season whose pages are files; no demo league has this one. */
export const snapshotLeagueId = 700_001
/** ESPN ids for copies of the running season: the leagues of one reader. */
export const sundayLeagues = [700_011, 700_012, 700_013, 700_014, 700_015, 700_016]
export const emptyPath = '/empty/'
const emptyPage =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>x</title><p>Empty'

/** A server with a built site and a store that imports nothing automatically, on any free port. The caller closes it. */
function serveForBench(store: LeagueStore, siteDir: string) {
  const pageThread = openPageThread(siteDir)
  pageThread?.warm()
  const app = buildApp({
    store,
    imports: null,
    siteDir,
    apiToken: null,
    corsOrigins: [],
    log: console.error,
    pageThread,
  })
  return serve(app, { host: '127.0.0.1', port: 0 })
}

/**
 * Builds a site into `folder` with snapshots of a copy of the season and of one in progress, and serves it with the API of the season
 * itself, which the site has no files of. The caller closes it.
 */
export async function serveSnapshotAndLive(season: HostSeason, running: HostSeason, folder: string) {
  const dataDir = join(folder, 'data')
  const siteDir = join(folder, 'site')
  await addLeague(copyOf(season, snapshotLeagueId), dataDir)
  await addLeague(running, dataDir)
  await buildSite({ DATA_DIR: dataDir, SITE_DIR: siteDir, PUBLIC_API_BASE_URL: '' })
  await mkdir(join(siteDir, emptyPath))
  await writeFile(join(siteDir, emptyPath, 'index.html'), emptyPage)
  const store = openStore(dataDir)
  await store.write(season, { asOf: null, source: 'demo' })
  for (const league of sundayLeagues)
    await store.write(copyOf(running, league), { asOf: running.asOf ?? null, source: 'demo' })
  return serveForBench(store, siteDir)
}

/** Builds a site without a server that reads leagues from ESPN, which `espnUrl` stands in for. The caller closes it. */
export async function serveEngine(espnUrl: string, folder: string) {
  const [dataDir, siteDir] = [join(folder, 'data'), join(folder, 'site')]
  await buildSite({
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    PUBLIC_API_BASE_URL: 'none',
    PUBLIC_ENGINE: '1',
    PUBLIC_ESPN_BASE_URL: espnUrl,
  })
  return serveForBench(openStore(dataDir), siteDir)
}

/** Builds a site for the server, which renders the pages of both seasons. The caller closes it. */
export async function serveRendered(season: HostSeason, running: HostSeason, folder: string) {
  const dataDir = join(folder, 'data')
  const siteDir = join(folder, 'site')
  const store = openStore(dataDir)
  for (const one of [season, running]) await store.write(one, { asOf: null, source: 'demo' })
  await buildSite({ DATA_DIR: dataDir, SITE_DIR: siteDir, PUBLIC_API_BASE_URL: '/' }, ['--server'])
  return serveForBench(store, siteDir)
}
