/** Real leagues with a gap, compared with their hosts' figures. Skipped without recorded responses. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { computeAllTimeTable } from '../../../src/analytics/history/all-time-table.ts'
import { type LeagueHistory, openHistory } from '../../../src/analytics/history/league-history.ts'
import { listRecords } from '../../../src/analytics/history/records.ts'
import {
  history as historySchema,
  managerHistory as managerHistorySchema,
} from '../../../src/contract/responses/history.ts'
import type { HostSeason, HostTeam } from '../../../src/domain/host-season.ts'
import type { HostName } from '../../../src/domain/identity.ts'
import type { Season } from '../../../src/domain/season.ts'
import { handleHistory } from '../../../src/handlers/history.ts'
import { handleManagerHistory } from '../../../src/handlers/history-manager.ts'
import { openHosts } from '../../../src/hosts/index.ts'
import { openRawFolder } from '../../../src/storage/raw-folder.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'

const leagues = [
  { host: 'espn' as const, years: [2021, 2023, 2024], idOf: () => '900001', missing: [2022], managers: 13 },
  {
    host: 'sleeper' as const,
    years: [2021, 2022, 2023, 2024, 2026],
    idOf: (season: number) => `9100${season}0000000001`,
    missing: [2025],
    managers: 14,
  },
]
/** The rank that ESPN states, or a game of Sleeper's bracket decides. */
function rankByHost({ playoffDraw = [] }: HostSeason, { id, finalRank }: HostTeam): number | null {
  const drawn = playoffDraw.flatMap(({ winner, places, first, second }) => {
    if (!winner || !places) return []
    const [won, lost] = winner === 'first' ? [first, second] : [second, first]
    return won.teamId === id ? [places.winner] : lost.teamId === id ? [places.loser] : []
  })
  return finalRank ?? drawn[0] ?? null
}

function sumGames({ matchups, settings }: Season, teamId: number): number {
  const sides = matchups
    .filter(({ matchupPeriod, winner }) => matchupPeriod <= settings.regularSeasonMatchups && winner !== null)
    .flatMap(({ home, away }) => (away ? [home, away] : []))
  return sides.reduce((sum, side) => sum + (side.teamId === teamId ? (side.points ?? 0) : 0), 0)
}

const root = (host: HostName) => resolve(`../shared/${host}/leagues`)

describe.skipIf(!existsSync(root('espn')) || !existsSync(root('sleeper')))('a recorded history', () => {
  describe.each(leagues)('of $host', ({ host, years, idOf, missing, managers }) => {
    let hostSeasons: HostSeason[]
    let seasons: Season[]
    let league: LeagueHistory
    beforeAll(async () => {
      const source = await openHosts({ espn: {}, sleeper: {} })(host)
      hostSeasons = await Promise.all(
        years.map((season) => {
          const leagueId = idOf(season)
          return source.readSeason(openRawFolder(join(root(host), String(season), leagueId)), { leagueId, season })
        }),
      )
      seasons = hostSeasons.map(judgeSeason)
      league = openHistory({ seasons })
    })

    it('finds its managers in all seasons, and its gaps', () => {
      expect(league.managers.size).toBe(managers)
      expect(league.missing.map(({ season }) => season)).toEqual(missing)
      const several = [...league.managers.values()].filter(({ tenures }) => tenures.length > 1)
      expect(several.length).toBeGreaterThan(managers / 2)
      expect(new Set([...league.managers.values()].map(({ name }) => name)).size).toBe(managers)
    })

    it('has the host’s records, ranks and titles', () => {
      const rows = computeAllTimeTable(league)
      for (const { key, regular, titleYears, lastPlaces } of rows) {
        const teams = (league.managers.get(key)?.tenures ?? []).flatMap(({ team, season }) => {
          const host = hostSeasons.find((one) => one.season === season.season)
          return (host?.teams ?? [])
            .filter(({ id }) => id === team.id)
            .map((stated) => ({ team: stated, season, rank: host && rankByHost(host, stated) }))
        })
        const hostSum = (pick: (record: NonNullable<HostTeam['recordByHost']>) => number) =>
          teams.reduce((total, { team }) => total + (team.recordByHost ? pick(team.recordByHost) : 0), 0)
        const { wins, losses, ties, pointsFor } = regular
        const gameSum = teams.reduce((total, { team, season }) => total + sumGames(season, team.id), 0)
        expect([wins, losses, ties]).toEqual([hostSum((r) => r.wins), hostSum((r) => r.losses), hostSum((r) => r.ties)])
        // Sleeper's own points miss corrections.
        expect(pointsFor).toBeCloseTo(host === 'espn' ? hostSum((r) => r.pointsFor) : gameSum, 6)
        const withRank = (rank: (season: Season) => number) =>
          teams.flatMap(({ season, rank: known }) => (known === rank(season) ? [season.season] : []))
        expect(titleYears).toEqual(withRank(() => 1))
        expect(lastPlaces).toBe(withRank((season) => season.teams.length).length)
      }
      const finished = seasons.filter(({ status }) => status.phase === 'complete')
      expect(rows.reduce((sum, { titles }) => sum + titles, 0)).toBe(finished.length)
      const appearances = rows.reduce((sum, row) => sum + row.playoffAppearances, 0)
      expect(appearances).toBe(finished.reduce((sum, { settings }) => sum + settings.playoffTeamCount, 0))
    })

    it('counts every game once, and the bracket’s as the hosts name it', () => {
      const decided = seasons.flatMap(({ matchups }) => matchups.filter(({ away, winner }) => away && winner))
      expect(league.games).toHaveLength(decided.length)
      const bracket = decided.filter(({ kind }) => kind === 'winners-bracket')
      expect(league.games.filter(({ kind }) => kind === 'playoffs')).toHaveLength(bracket.length)
    })

    it('has finals that the champions won', () => {
      const response = historySchema.parse(handleHistory({ seasons, aliases: {}, missing: [] }))
      const finals = response.seasons.flatMap((season) => (season.final ? [{ ...season, ...season.final }] : []))
      expect(finals).toHaveLength(seasons.filter(({ status }) => status.phase === 'complete').length)
      for (const { championKey, winnerKey, scores } of finals) {
        expect(winnerKey).toBe(championKey)
        expect(scores[0]).toBeGreaterThan(scores[1] ?? 0)
      }
    })

    it('has no close game and no low of two empty lineups', () => {
      const { all } = listRecords(league)
      expect(all.length).toBeGreaterThan(12)
      for (const { kind, holders } of all) {
        if (!/^(lowest|closest|fewest)/.test(kind)) continue
        for (const { scores } of holders) expect(Math.min(...(scores ?? [])), kind).toBeGreaterThan(20)
      }
    })

    it('has a page for every manager', () => {
      for (const key of league.managers.keys()) {
        const page = managerHistorySchema.parse(handleManagerHistory({ seasons, aliases: {}, missing: [] }, { key }))
        const met = page.opponents.reduce((sum, { games }) => sum + games, 0)
        expect(met).toBe(league.gamesOf(key).filter(({ opponentKey }) => opponentKey !== null).length)
      }
    })
  })
})
