/** A server with a league whose host is a fake over the year, and devices that it tells. */

import webPush from 'web-push'
import type { PushRequest } from '../../../src/contract/push.ts'
import { pushPath, pushRemovePath } from '../../../src/contract/push.ts'
import { toPublicId } from '../../../src/domain/identity.ts'
import { openPushWatch } from '../../../src/push/watch-leagues.ts'
import { buildApp } from '../../../src/server/app.ts'
import { accessOf, type PushLimits } from '../../../src/server/push-routes.ts'
import { type LeagueStore, openLeagueStore } from '../../../src/storage/league-store.ts'
import { memoryStorage } from '../../../src/storage/memory-storage.ts'
import type { LeagueYear } from '../../year/support/league-year.ts'
import type { Device } from './device.ts'

export interface PushServerOptions {
  store?: LeagueStore
  apiToken?: string | null
  limits?: PushLimits
  fetch: typeof fetch
}

export async function openPushServer(year: LeagueYear, options: PushServerOptions) {
  const { store = openLeagueStore(memoryStorage()), apiToken = null, limits, fetch } = options
  const keys = await store.push.keys(() => webPush.generateVAPIDKeys())
  const logged: string[] = []
  const log = (message: string, error?: unknown) => void logged.push(error ? `${message}: ${error}` : message)
  const host = { fetch: year.fetch, retries: 0 }
  const app = buildApp({
    store,
    imports: {},
    access: { espn: host, sleeper: { ...host, usesUnofficial: false } },
    siteDir: '/nowhere',
    apiToken,
    corsOrigins: [],
    log,
    push: { publicKey: keys.publicKey, services: [], limits, onChange: (league) => watch.noteChange(league) },
  })
  const watch = openPushWatch({
    store,
    service: app.service,
    keys,
    access: accessOf(apiToken),
    services: [],
    contact: 'mailto:me@example.org',
    log,
    fetch,
  })
  const post = (path: string, body: unknown, headers: object = {}) =>
    app.request(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(apiToken === null ? {} : { Authorization: `Bearer ${apiToken}` }),
        ...headers,
      },
      body: JSON.stringify(body),
    })
  const { host: name, leagueId, season } = year.league

  async function wishOf(device: Device, team: number, more: Partial<PushRequest> = {}): Promise<PushRequest> {
    const card = await store.card(year.league)
    const number = { leagueNumber: card?.summary.leagueNumber ?? 0, season }
    return {
      endpoint: device.endpoint,
      keys: device.keys,
      host: name,
      host_league_id: leagueId,
      season,
      team_id: toPublicId(number, team),
      kinds: ['lineup', 'game', 'week'],
      zone: 'America/New_York',
      ...more,
    }
  }

  return {
    store,
    app,
    watch,
    logged,
    keys,
    post,
    wishOf,
    importNow: () => app.service.importLeague(year.league, { isExplicit: true }),
    subscribe: async (device: Device, team: number, more?: Partial<PushRequest>) =>
      post(pushPath, await wishOf(device, team, more)),
    unsubscribe: async (device: Device, team: number) => post(pushRemovePath, await wishOf(device, team)),
    count: async () => (await store.push.list()).length,
    close: () => app.service.close(),
  }
}

export type PushServer = Awaited<ReturnType<typeof openPushServer>>
