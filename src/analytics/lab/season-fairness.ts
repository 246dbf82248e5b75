import type { TeamRef } from '../../contract/responses/shared.ts'
import { compareFigures } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { listMedianGames } from '../../verdict/median-games.ts'
import { splitLuck } from '../luck/luck-split.ts'
import { computeStandings } from '../standings.ts'
import type { AppliedRules } from './apply-rules.ts'

/** Criteria for a vote on rules: whether they crown the best team, keep the race open, and reduce luck. */
export interface Fairness {
  champion: TeamRef | null
  /** Whether the regular season's leader in points won the title; null without a champion. */
  bestTeamWon: boolean | null
  /** Teams within one win of the last playoff spot at the end of the regular season; null without a race. */
  teamsInRace: number | null
  /** Variance of (wins − expected wins) ÷ variance of wins: 0 is no luck, above 1 luck exceeds the differences. Null if all wins are equal. */
  luckShare: number | null
}

/** Measures of a finished season. Expected wins are those against random opponents, see `splitLuck`. */
export function measureFairness({ season, meanRecords }: AppliedRules): Fairness {
  const { champion, highestScoring, teams } = computeStandings(season)
  return {
    champion: champion ? { id: champion.team.id, name: champion.team.name } : null,
    bestTeamWon: champion && highestScoring ? champion === highestScoring : null,
    teamsInRace: countRace(
      teams.map(({ team, seed, regularSeason: { wins, ties } }) => ({
        seed: seed ?? 0,
        wins: meanRecords?.get(team.id)?.wins ?? wins + ties / 2,
      })),
      season.settings.playoffTeamCount,
    ),
    luckShare: meanRecords ? 0 : shareOfLuck(season),
  }
}

/** Teams in by at most a win, and teams out by at most a win. */
function countRace(teams: readonly { seed: number; wins: number }[], playoffTeamCount: number): number | null {
  const cut = teams.find(({ seed }) => seed === playoffTeamCount)
  if (!cut || playoffTeamCount >= teams.length) return null
  return teams.filter(({ wins }) => compareFigures(Math.abs(wins - cut.wins), 1) <= 0).length
}

/** Median results are wins without luck: a team's own score decides them. */
function shareOfLuck(season: Season): number | null {
  const medianGames = listMedianGames(season)
  const medianWins = (teamId: number) =>
    (medianGames.get(teamId) ?? []).reduce(
      (sum, { result }) => sum + (result === 'win' ? 1 : result === 'tie' ? 0.5 : 0),
      0,
    )
  const splits = [...splitLuck(season)].map(([teamId, { wins, luck }]) => ({ wins: wins + medianWins(teamId), luck }))
  const ofWins = varianceOf(splits.map(({ wins }) => wins))
  return ofWins === 0 ? null : varianceOf(splits.map(({ luck }) => luck)) / ofWins
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length)
}
