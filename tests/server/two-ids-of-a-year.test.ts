/** A chain of ids with two seasons of one year: the opened one counts, and the page mentions both. */
import { expect, it } from 'vitest'
import { handleLeague } from '../../src/handlers/leagues.ts'
import { resolveSeason } from '../../src/handlers/resolve-season.ts'
import { buildHistory } from '../../src/service/build-history.ts'
import { buildSeason } from '../build-season.ts'

const seasons = [
  ['9103', 2024],
  ['9102', 2024],
  ['9101', 2023],
].map(([leagueId, season]) => buildSeason({ host: 'sleeper', leagueId: String(leagueId), season: Number(season) }))

it.each(['9103', '9102'])('shows league %s where that one was opened', async (leagueId) => {
  const league = { host: 'sleeper', leagueId } as const
  const history = await buildHistory(seasons, { league, book: null, reasons: new Map() })
  expect(history.seasons.map((season) => season.leagueId).sort()).toEqual(['9101', leagueId])
  const store = { seasonsOf: async () => seasons, leagueOfNumber: async () => null, keys: async () => seasons }
  expect(await resolveSeason('host-league', { ...league, season: 2024 }, store)).toMatchObject({ key: { leagueId } })
  const season = seasons.find((one) => one.leagueId === leagueId) ?? buildSeason()
  expect(handleLeague({ season, context: { seasons, asOf: null } }).warnings).toEqual([
    expect.stringMatching(new RegExp(`^Sleeper has two leagues of 2024 .* show ${leagueId}, the one that was opened`)),
  ])
})
