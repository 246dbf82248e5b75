import { decidedBy } from '../../domain/decided-by.ts'
import type { Matchup, Season } from '../../domain/season.ts'
import { isDecided } from '../../verdict/results.ts'
import { marginLimits } from '../power/game-margins.ts'
import { findBetterLineup } from './better-lineup.ts'
import { findUpset } from './find-upset.ts'
import { isNoContest } from './is-no-contest.ts'
import { listWeekScores } from './week-scores.ts'

export type MatchupFlag =
  /** See `findUpset`. */
  | 'upset'
  /** The margin was below a fifth of the usual spread of margins. */
  | 'close'
  /** The margin was above one and a half times that spread. */
  | 'blowout'
  /** The loser's optimal lineup would have beaten the winner's score. */
  | 'stolen'
  /** The loser's score was in the top quarter of the week. */
  | 'top-score-loss'
  /** Neither team set a lineup, so both scored 0. No other flag is set. */
  | 'nobody-started'

const topShare = 1 / 4

/** Notable facts about a final matchup; empty for others. */
export function flagMatchup(season: Season, matchup: Matchup): MatchupFlag[] {
  const { home, away, winner, weeks } = matchup
  if (!away || !isDecided(matchup)) return []
  if (isNoContest(season, matchup)) return ['nobody-started']
  const [loser, victor] = winner === 'home' ? [away, home] : [home, away]
  // The host named the winner regardless of the score.
  if (winner !== 'tie' && decidedBy(victor.points ?? 0, loser.points ?? 0) === 'ruling') return []
  const flags: MatchupFlag[] = []
  const margin = Math.abs((home.points ?? 0) - (away.points ?? 0))
  const limits = marginLimits(season, Math.max(1, weeks.length))
  if (findUpset(season, matchup)) flags.push('upset')
  if (limits && margin < limits.close) flags.push('close')
  if (limits && margin > limits.blowout) flags.push('blowout')
  if (winner === 'tie') return flags

  if (findBetterLineup(season, matchup, winner === 'home' ? 'away' : 'home')?.wins) flags.push('stolen')
  const scores = listWeekScores(season, matchup)
  const rank = scores.find(({ teamId }) => teamId === loser.teamId)?.rank
  if (rank !== undefined && rank <= topShare * scores.length) flags.push('top-score-loss')
  return flags
}
