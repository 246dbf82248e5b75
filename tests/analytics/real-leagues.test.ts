/** Compares real seasons with the host's own figures. Skipped without recorded responses. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { giveAwards } from '../../src/analytics/awards/index.ts'
import { describeOpponent, isOnBye } from '../../src/analytics/nfl-opponent.ts'
import { factsOf } from '../../src/analytics/season-facts.ts'
import { computeStandings } from '../../src/analytics/standings.ts'
import { analyzeStartSit } from '../../src/analytics/start-sit.ts'
import { teamWeekOf } from '../../src/analytics/team-week.ts'
import { sumPoints } from '../../src/domain/points.ts'
import { readEspnSeason } from '../../src/hosts/espn/index.ts'
import { openRawFolder } from '../../src/storage/raw-folder.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'

const folder = '../shared/espn/leagues'

async function readLeague(season: number, espnLeagueId: number) {
  return judgeSeason(await readHost(season, espnLeagueId))
}

function readHost(season: number, espnLeagueId: number) {
  return readEspnSeason(openRawFolder(join(folder, String(season), String(espnLeagueId))), { espnLeagueId, season })
}

describe.skipIf(!existsSync(folder))('a real season', () => {
  const leagues = [
    { season: 2020, espnLeagueId: 900002, champion: 5, highestWeek: { teamId: 9, week: 3, value: 180.06 } },
    { season: 2021, espnLeagueId: 900001, champion: 7, highestWeek: { teamId: 8, week: 5, value: 218.72 } },
    { season: 2023, espnLeagueId: 900001, champion: 1, highestWeek: { teamId: 1, week: 17, value: 194.74 } },
    { season: 2024, espnLeagueId: 900001, champion: 4, highestWeek: { teamId: 11, week: 3, value: 197.68 } },
  ]

  it.each(leagues)(
    'has the host’s records, ranks and champion in $season',
    async ({ season, espnLeagueId, champion, highestWeek }) => {
      const host = await readHost(season, espnLeagueId)
      const league = judgeSeason(host)
      const standings = computeStandings(league)
      for (const { team, rank, regularSeason } of standings.teams) {
        const { wins, losses, ties, pointsFor, pointsAgainst } = regularSeason
        const stated = host.teams.find(({ id }) => id === team.id)
        expect({ wins, losses, ties, pointsFor, pointsAgainst }).toEqual(stated?.recordByHost)
        expect({ rank, seed: regularSeason.rank }).toEqual({ rank: stated?.finalRank, seed: stated?.playoffSeed })
      }
      expect(standings.champion?.team.id).toBe(champion)
      expect(giveAwards(league).find(({ award }) => award.key === 'highest-week')?.winner).toMatchObject(highestWeek)
    },
  )

  it.each(leagues)(
    'has starters that add up to the host’s score of every week in $season',
    async ({ season, espnLeagueId }) => {
      const league = await readLeague(season, espnLeagueId)
      const sides = league.matchups.flatMap(({ home, away }) => (away ? [home, away] : [home]))
      const compared = sides.flatMap(({ teamId, pointsByWeek }) =>
        pointsByWeek.flatMap(({ week, points }) => {
          const teamWeek = teamWeekOf(league, teamId, week)
          return teamWeek ? [{ teamId, week, points, starters: teamWeek.starterPoints }] : []
        }),
      )
      expect(compared.length).toBe(league.lineups.length)
      expect(compared.filter(({ points, starters }) => points !== starters)).toEqual([])
    },
  )

  it.each(leagues)('misses exactly the gain of the optimal lineups in $season', async ({ season, espnLeagueId }) => {
    const league = await readLeague(season, espnLeagueId)
    for (const { teamId, week } of league.lineups) {
      const analysis = analyzeStartSit(league, teamId, week)
      const missed = analysis?.missedOpportunities.map(({ pointsMissed }) => pointsMissed) ?? []
      expect({ teamId, week, missed: sumPoints(missed) }).toEqual({ teamId, week, missed: analysis?.startSitImpact })
      expect(missed.every((points) => points > 0)).toBe(true)
    }
  })

  it('finds the best bench player of 2021', async () => {
    const league = await readLeague(2021, 900001)
    const { playerWeek } = factsOf(league)
    const benched = league.lineups.flatMap(({ week, teamId, entries }) =>
      entries
        .filter(({ slot }) => slot === 'BENCH')
        .map(({ player }) => ({ week, teamId, points: playerWeek(player, week)?.points ?? 0 })),
    )
    expect(benched.toSorted((a, b) => b.points - a.points)[0]).toEqual({ week: 2, teamId: 1, points: 39.64 })
  })

  it('counts the bench points of a team without starters in 2023', async () => {
    const league = await readLeague(2023, 900001)
    expect(teamWeekOf(league, 11, 14)).toMatchObject({ starterPoints: 0, benchPoints: 203.24 })
    expect(factsOf(league).gameIn(11, 14)).toMatchObject({ result: 'tie', opponentId: 3 })
  })

  it('has an opponent for every game played in 2024, and byes only in weeks without a game', async () => {
    const league = await readLeague(2024, 900001)
    const weeks = league.players.flatMap((player) => player.weeks.map((entry) => ({ player, ...entry })))
    const odd = weeks.filter(({ player, week, points }) => {
      const opponent = describeOpponent(league, player, week)
      return points !== null && (opponent === null || opponent === 'BYE')
    })
    expect(odd).toEqual([])
    const rested = weeks.filter(({ player, week }) => isOnBye(league, player, week))
    expect(rested.length).toBeGreaterThan(100)
    expect(rested.filter(({ points, projectedPoints }) => points !== null || (projectedPoints ?? 0) > 0)).toEqual([])
  })
})
