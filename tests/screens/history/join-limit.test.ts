/** Joining a league from a file, on a site with an API and with or without the engine. */
import { expect, it } from 'vitest'
import type { LeagueRef } from '../../../src/domain/identity.ts'
import { describeJoinLimit, whyNotJoined, whyStillMissing } from '../../../src/screens/history/join-limit.ts'

const open: LeagueRef = { host: 'espn', leagueId: '1' }
const other: LeagueRef = { host: 'sleeper', leagueId: '2' }
const file: LeagueRef = { host: 'espn', leagueId: '3' }
const otherFile: LeagueRef = { host: 'espn', leagueId: '4' }

const siteOf = (joinsAll: boolean) => ({ joinsAll, isFromFile: (one: LeagueRef) => one === file || one === otherFile })
const serverOnly = siteOf(false)

it('joins no league from a file to one of the server, and says so', () => {
  expect(describeJoinLimit(open, serverOnly)?.text).toContain('can’t join a private league from a file')
  expect(whyNotJoined(open, file, serverOnly)).toContain('can’t join a private league from a file')
  expect(whyNotJoined(open, other, serverOnly)).toBeNull()
})

it('joins only leagues from files to one from a file, and says so', () => {
  expect(describeJoinLimit(file, serverOnly)).toMatchObject({ takesFile: true })
  expect(whyNotJoined(file, open, serverOnly)).toContain('only with others from files')
  expect(whyNotJoined(file, otherFile, serverOnly)).toBeNull()
})

it('joins any league with the engine, and on the reader’s own server', () => {
  const site = siteOf(true)
  expect(describeJoinLimit(open, site)).toBeNull()
  expect([whyNotJoined(open, file, site), whyNotJoined(file, open, site)]).toEqual([null, null])
})

it('says why a history of the server lacks a joined league from a file, also with the engine', () => {
  const site = siteOf(true)
  expect(whyStillMissing(open, file, site)).toContain('can’t join a private league from a file')
  expect([whyStillMissing(open, other, site), whyStillMissing(file, other, site)]).toEqual([null, null])
})
