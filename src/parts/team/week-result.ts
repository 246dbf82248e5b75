/** The result of a team's week: label, scores, and its part in a playoff round of several weeks. */
import { formatPoints } from '../../ui/format.ts'
import type { RosterResponse } from './week-roster.ts'

export type ResultLabel = 'WIN' | 'LOSS' | 'TIE' | 'NO CONTEST' | 'N/A' | 'BYE'

export interface WeekResult {
  /**
   * Of the whole matchup. 'NO CONTEST' where neither team set a lineup, 'N/A' until final, in leagues without opponents and where the
   * opponent is unknown, 'BYE' in a week in which others play.
   */
  word: ResultLabel
  /** False in a bye, in leagues without opponents, and if unknown. */
  hasOpponent: boolean
  /** The median result of a median league; null in others and until final. */
  median: { score: number | null; word: ResultLabel } | null
  opponentId: number | null
  opponentName: string | null
  /** League points in this week. */
  own: number | null
  opponent: number | null
  /** A game for the title. */
  isPlayoff: boolean
  isConsolation: boolean
  /** Set in a round over several weeks: "Week 1 of 2" and the round's score. */
  round: { week: number; of: number; own: number | null; opponent: number | null } | null
}

type Matchup = NonNullable<RosterResponse['matchup']>

/** `starterPoints` is the fallback for the team's score; `isBye` distinguishes a bye from a missing matchup. */
export function weekResult(
  matchup: Matchup | null,
  week: number,
  starterPoints: number | null,
  isBye: boolean,
): WeekResult {
  if (!matchup) {
    const nobody = {
      opponentId: null,
      opponentName: null,
      opponent: null,
      isPlayoff: false,
      isConsolation: false,
      round: null,
    }
    return { ...nobody, hasOpponent: false, median: null, word: isBye ? 'BYE' : 'N/A', own: starterPoints }
  }
  const { weeks, teamScore, opponentScore, teamWeekScore, opponentWeekScore, median, isPlayoff, isConsolation } =
    matchup
  const isRound = weeks.length > 1 && weeks.includes(week)
  // While a game is played, a side whose players have yet to play has 0.
  const soFar = (score: number | null, other: number | null) =>
    score ?? (matchup.result === null && other !== null ? 0 : null)
  const own = (isRound ? teamWeekScore : teamScore) ?? starterPoints
  const opponent = isRound ? opponentWeekScore : opponentScore
  return {
    word: matchup.isNoContest ? 'NO CONTEST' : resultLabel(matchup.result),
    hasOpponent: true,
    median: median && { score: median.score, word: resultLabel(median.result) },
    opponentId: matchup.opponentId,
    opponentName: matchup.opponentName,
    own: soFar(own, opponent),
    opponent: soFar(opponent, own),
    isPlayoff: isPlayoff === true && !isConsolation,
    isConsolation: isConsolation === true,
    round: isRound
      ? {
          week: weeks.toSorted((a, b) => a - b).indexOf(week) + 1,
          of: weeks.length,
          own: soFar(teamScore, opponentScore),
          opponent: soFar(opponentScore, teamScore),
        }
      : null,
  }
}

function resultLabel(result: Matchup['result']): ResultLabel {
  return result === null ? 'N/A' : labels[result]
}

const labels = { win: 'WIN', loss: 'LOSS', tie: 'TIE' } as const

/** The week in a line to share: "Alpha 150.0 – 84.2 Beta"; undefined without an opponent. */
export function describeResult({ own, opponent, opponentName }: WeekResult, team: string): string | undefined {
  if (!opponentName) return undefined
  return own === null || opponent === null
    ? `${team} vs. ${opponentName}`
    : `${team} ${formatPoints(own)} – ${formatPoints(opponent)} ${opponentName}`
}
