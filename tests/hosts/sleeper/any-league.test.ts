/** Leagues of all sizes and kinds, from their files to the responses: records, seeds, ranks and optimal lineups, computed twice. */
import { describe, expect, it } from 'vitest'
import { computeStandings } from '../../../src/analytics/standings.ts'
import { teamWeekOf } from '../../../src/analytics/team-week.ts'
import { readSleeperSeason } from '../../../src/hosts/sleeper/index.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { noteRecords } from '../../../src/verdict/notes.ts'
import { expectResponses } from '../../handlers/expect-responses.ts'
import { firstOf } from '../../support/runs.ts'
import { openMemoryFolder } from '../espn/memory-folder.ts'
import type { SleeperFiles } from './build-sleeper-league.ts'
import { type Plan, playedId, playSleeperLeague } from './play-sleeper-league.ts'

const read = async (files: SleeperFiles) =>
  judgeSeason(await readSleeperSeason(openMemoryFolder(files), { leagueId: playedId, season: null }))

const plans: [string, Plan][] = [
  ['8 teams, 4 in the playoffs, toilet bowl', { teams: 8, playoffTeams: 4 }],
  ['8 teams, 6 in the playoffs, consolation', { teams: 8, playoffTeams: 6, hasConsolation: true }],
  ['10 teams, 4 in the playoffs, a last round of two weeks', { teams: 10, playoffTeams: 4, roundType: 1 }],
  ['10 teams, 6 in the playoffs, rounds of two weeks', { teams: 10, playoffTeams: 6, roundType: 2 }],
  ['10 teams, 7 in the playoffs, re-seeded', { teams: 10, playoffTeams: 7, reseeds: true, hasConsolation: true }],
  ['12 teams, 4 in the playoffs, consolation', { teams: 12, playoffTeams: 4, hasConsolation: true }],
  ['12 teams, 8 in the playoffs, re-seeded', { teams: 12, playoffTeams: 8, reseeds: true }],
  ['12 teams, 6 in the playoffs, three divisions', { teams: 12, playoffTeams: 6, divisions: 3, hasConsolation: true }],
  ['12 teams, median games', { teams: 12, playoffTeams: 6, hasMedianGame: true }],
  ['11 teams, one of which rests every week', { teams: 11, playoffTeams: 6 }],
  ['14 teams, 7 in the playoffs', { teams: 14, playoffTeams: 7 }],
  ['16 teams, 8 in the playoffs, four divisions', { teams: 16, playoffTeams: 8, divisions: 4 }],
  ['16 teams, 6 in the playoffs: the toilet bowl is not played to its end', { teams: 16, playoffTeams: 6 }],
  ['rounds of two weeks in 2019', { teams: 8, playoffTeams: 4, season: 2019, regularWeeks: 13, roundType: 1 }],
]

describe.each(firstOf(4, plans))('%s', (_, plan) => {
  const played = playSleeperLeague(plan)

  it('has the records, seeds and places that were played', async () => {
    const season = await read(played.files)
    const { teams, isFinal } = computeStandings(season)
    for (const { team, regularSeason } of teams) {
      const { wins, losses, ties, pointsFor } = regularSeason
      expect([team.id, wins, losses, ties, pointsFor]).toEqual([team.id, ...(played.records.get(team.id) ?? [])])
    }
    expect(noteRecords(season)).toEqual([])
    expect(season.seeds.order).toEqual(played.seeds)
    expect(isFinal).toBe(true)
    const ranked = teams.map(({ team }) => team.id)
    expect(ranked.filter((__, index) => played.places[index] !== undefined)).toEqual(
      played.places.filter((team) => team !== undefined),
    )
    const restBySeed = played.seeds.filter((team) => !played.places.includes(team))
    expect(ranked.filter((team) => restBySeed.includes(team))).toEqual(restBySeed)
    expect(season.verdictNotes.some((message) => message.startsWith('Sleeper only ranks'))).toBe(restBySeed.length > 0)
    expect(season.bracket?.editedKinds).toEqual([])
    expectResponses(season)
  })

  it('has the optimal lineups of an exhaustive search', async () => {
    const season = await read(played.files)
    for (const team of [1, 2]) {
      for (const week of [1, 2, 3]) {
        const best = tryAll((played.files[`matchups-0${week}.json`] as unknown as Row[])[team - 1])
        expect(teamWeekOf(season, team, week)?.optimal.optimalPoints).toBeCloseTo(best, 6)
      }
    }
  })
})

interface Row {
  points: number
  players: string[]
  players_points: Record<string, number>
}

/** QB, RB, WR and FLEX by all eligible players; starters keep their slot unless another player scored more. */
function tryAll(row: Row | undefined): number {
  if (!row) return Number.NaN
  const [qb, rb, wr, te, rb2, qb2] = row.players.map((player) => row.players_points[player] ?? 0) as [
    ...[number, number, number, number, number, number],
  ]
  const flex = [
    [rb, Math.max(wr + te, wr + rb2)],
    [rb2, Math.max(wr + te, wr + rb)],
  ] as const
  const best = Math.max(qb, qb2) + Math.max(...flex.map(([own, others]) => own + others))
  return Math.max(best, row.points)
}
