/** The app over a separate store with the demo leagues. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, type AppOptions, buildApp } from '../../../src/server/app.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { copyDemoInto, copySmallDemoInto } from '../../support/demo-store.ts'

export interface TestServer {
  folder: string
  store: LeagueStore
  /** The server's log entries. */
  logged: string[]
  app: App
  /** Another app over the same store. */
  build(options: Partial<AppOptions>): App
  remove(): void
}

/** A server over an empty store. */
export function emptyServer(): TestServer {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  const store = openStore(folder, { cachedFor: 0 })
  const logged: string[] = []
  const build = (options: Partial<AppOptions>) =>
    buildApp({
      store,
      imports: null,
      siteDir: join(folder, 'site'),
      apiToken: null,
      corsOrigins: [],
      log: (message) => logged.push(message),
      ...options,
    })
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return { folder, store, logged, app: build({}), build, remove }
}

export async function demoServer(): Promise<TestServer> {
  const server = emptyServer()
  await copyDemoInto(server.folder)
  return server
}

/** The same leagues with few teams and weeks. */
export async function smallDemoServer(): Promise<TestServer> {
  const server = emptyServer()
  await copySmallDemoInto(server.folder)
  return server
}

export async function detailOf(response: Response): Promise<string> {
  const body = (await response.json()) as { detail: string }
  if (Object.keys(body).join() !== 'detail') throw new Error(`Not an error body: ${JSON.stringify(body)}`)
  return body.detail
}
