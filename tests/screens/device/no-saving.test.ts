/** A league from a file where the browser saves nothing: no page could open it, and the next one would ask a server about it. */
import { expect, it, vi } from 'vitest'
import { isFromFile } from '../../../src/client/private-leagues.ts'
import { createSealedLink } from '../../../src/contract/sealed-link.ts'
import { exposeEngine } from '../../../src/engine/expose-engine.ts'
import { savesNothing } from '../../../src/engine/protocol.ts'
import { refuseFiles } from '../../../src/engine/refuse-files.ts'
import { openFiles } from '../../../src/screens/device/open-files.ts'
import { openSealed } from '../../../src/screens/device/open-sealed.ts'
import { leagueFileFormat } from '../../../src/service/league-files.ts'
import { pageWithWorkers } from '../../client/support/page-with-workers.ts'
import { engineAtHosts } from '../../engine/support/engine-at-hosts.ts'
import { buildEspnLeague } from '../../hosts/espn/build-espn-league.ts'

const league = { host: 'espn', leagueId: '4711' } as const
const answers = buildEspnLeague({ espnLeagueId: 4711, season: 2025 })
const bytes = new TextEncoder().encode(JSON.stringify({ format: leagueFileFormat, version: 1, answers }))
const file = { path: 'league-4711-2025.json', bytes }

/** A browser whose text storage works or not. */
function browserWith(setItem: (entries: Map<string, string>, name: string, text: string) => void): void {
  const entries = new Map<string, string>()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('location', new URL('/private', 'https://leagues.test'))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => setItem(entries, name, text),
    removeItem: (name: string) => void entries.delete(name),
  })
}

it('is not opened without text storage, and nothing of it stays', async () => {
  browserWith(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { ofPages: engine } = engineAtHosts()
  pageWithWorkers((port) => exposeEngine(Promise.resolve(engine), port))
  await expect(openFiles([file])).rejects.toThrow(savesNothing)
  await expect(openSealed(createSealedLink(), bytes)).rejects.toThrow(savesNothing)
  expect(await engine.list()).toEqual([])
})

it('is not opened by an engine without storage', async () => {
  const { ofPages: engine } = engineAtHosts()
  const refusing = refuseFiles(engine, savesNothing)
  await expect(refusing.open([file])).rejects.toThrow(savesNothing)
  await expect(refusing.openSealed(createSealedLink(), bytes)).rejects.toThrow(savesNothing)
  expect(await engine.list()).toEqual([])
})

it('is opened otherwise, and noted as one from a file', async () => {
  browserWith((entries, name, text) => entries.set(name, text))
  const { ofPages: engine } = engineAtHosts()
  pageWithWorkers((port) => exposeEngine(Promise.resolve(engine), port))
  expect(await openFiles([file])).toMatchObject({ key: league, place: 'device' })
  expect(isFromFile(league)).toBe(true)
})
