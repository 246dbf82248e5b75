/** Joining a league from a file, on a site with an API and with or without the engine. */
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type { LeagueRef } from '../../../src/domain/identity.ts'

const site = vi.hoisted(() => ({ hasEngine: false, isOwnServer: false, fromFile: new Set<string>() }))
vi.mock('../../../src/client/engine.ts', () => ({
  get hasEngine() {
    return site.hasEngine
  },
}))
vi.mock('../../../src/client/import-file.ts', () => ({ isOnOwnServer: () => site.isOwnServer }))
vi.mock('../../../src/client/private-leagues.ts', () => ({
  isFromFile: ({ leagueId }: LeagueRef) => site.fromFile.has(leagueId),
}))

// Files share their modules: another may have loaded these without the mocks, and gets them without the mocks again.
vi.resetModules()
afterAll(() => {
  vi.resetModules()
})
const { describeJoinLimit, whyNotJoined, whyStillMissing } = await import('../../../src/screens/history/join-limit.ts')

const open: LeagueRef = { host: 'espn', leagueId: '1' }
const other: LeagueRef = { host: 'sleeper', leagueId: '2' }
const file: LeagueRef = { host: 'espn', leagueId: '3' }
const otherFile: LeagueRef = { host: 'espn', leagueId: '4' }

beforeEach(() => Object.assign(site, { hasEngine: false, isOwnServer: false, fromFile: new Set(['3', '4']) }))

it('joins no league from a file to one of the server, and says so', () => {
  expect(describeJoinLimit(open)?.text).toContain('can’t join a private league from a file')
  expect(whyNotJoined(open, file)).toContain('can’t join a private league from a file')
  expect(whyNotJoined(open, other)).toBeNull()
})

it('joins only leagues from files to one from a file, and says so', () => {
  expect(describeJoinLimit(file)).toMatchObject({ takesFile: true })
  expect(whyNotJoined(file, open)).toContain('only with others from files')
  expect(whyNotJoined(file, otherFile)).toBeNull()
})

it.each([{ hasEngine: true }, { isOwnServer: true }])(
  'joins any league with the engine, and on the reader’s own server',
  (part) => {
    Object.assign(site, part)
    expect([describeJoinLimit(open), whyNotJoined(open, file), whyNotJoined(file, open)]).toEqual([null, null, null])
  },
)

it('says why a history of the server lacks a joined league from a file, also with the engine', () => {
  site.hasEngine = true
  expect(whyStillMissing(open, file)).toContain('can’t join a private league from a file')
  expect([whyStillMissing(open, other), whyStillMissing(file, other)]).toEqual([null, null])
})
