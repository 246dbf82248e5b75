/** A chain of ids with two seasons of one year: the opened one counts, and the page mentions both. */
import { expect, it } from 'vitest'
import { joinLeague } from '../../src/book/joined-league.ts'
import { handleLeague } from '../../src/handlers/leagues.ts'
import { resolveSeason } from '../../src/handlers/resolve-season.ts'
import { buildHistory } from '../../src/service/build-history.ts'
import { buildSeason } from '../build-season.ts'

const seasons = [
  ['9103', 2024],
  ['9102', 2024],
  ['9101', 2023],
].map(([leagueId, season]) => buildSeason({ host: 'sleeper', leagueId: String(leagueId), season: Number(season) }))

it('shows a season that the book has at another host where the league has none of that year', async () => {
  const league = { host: 'espn', leagueId: '4242' } as const
  const own = [{ ...league, season: 2025 }]
  const store = {
    seasonsOf: async () => own,
    countedSeason: async (_: unknown, year: number) => seasons.find(({ season }) => season === year) ?? null,
    leagueOfNumber: async () => null,
    keys: async () => own,
  }
  const resolve = (season: number | undefined) => resolveSeason('host-league', { ...league, season }, store)
  expect(await resolve(2023)).toMatchObject({ kind: 'season', key: { host: 'sleeper', leagueId: '9101' } })
  expect(await resolve(2025)).toMatchObject({ key: league, isFixed: true })
  expect(await resolve(undefined)).toMatchObject({ key: { ...league, season: 2025 } })
  expect(await resolve(2019)).toEqual({ kind: 'not-stored', wanted: { ...league, season: 2019 } })
})

it.each(['9103', '9102'])('shows league %s where that one was opened', async (leagueId) => {
  const league = { host: 'sleeper', leagueId } as const
  const history = await buildHistory(seasons, { joined: joinLeague(league, null), reasons: new Map() })
  expect(history.seasons.map((season) => season.leagueId).sort()).toEqual(['9101', leagueId])
  const store = { seasonsOf: async () => seasons, leagueOfNumber: async () => null, keys: async () => seasons }
  expect(await resolveSeason('host-league', { ...league, season: 2024 }, store)).toMatchObject({ key: { leagueId } })
  const season = seasons.find((one) => one.leagueId === leagueId) ?? buildSeason()
  expect(handleLeague({ season, context: { seasons, asOf: null } }).warnings).toEqual([
    expect.stringMatching(new RegExp(`^Sleeper has two leagues of 2024 .* show the one you opened, ${leagueId}\\.`)),
  ])
})
