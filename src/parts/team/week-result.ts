/** The result of a team's week: label, scores, and its part in a playoff round of several weeks. */
import { formatPoints } from '../../ui/format.ts'
import type { RosterResponse } from './roster-player.ts'

export type ResultLabel = 'WIN' | 'LOSS' | 'TIE' | 'N/A' | 'BYE'

export interface WeekResult {
  /** Of the whole matchup. 'N/A' until final and in leagues without opponents, 'BYE' without a matchup. */
  word: ResultLabel
  /** False in a bye, and in leagues without opponents. */
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

type Matchup = Partial<NonNullable<RosterResponse['matchup']>>

/** `starterPoints` is the fallback for the team's score; `isBye` distinguishes a bye from a missing matchup. */
export function weekResult(
  matchup: Matchup | undefined,
  week: number,
  starterPoints: number | null,
  isBye = true,
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
  const { weeks = [], teamScore, opponentScore, teamWeekScore, opponentWeekScore } = matchup
  const isRound = weeks.length > 1 && weeks.includes(week)
  return {
    word: resultLabel(matchup.result),
    hasOpponent: true,
    median: matchup.median ? { score: matchup.median.score ?? null, word: resultLabel(matchup.median.result) } : null,
    opponentId: matchup.opponentId ?? null,
    opponentName: matchup.opponentName?.trim() || null,
    own: (isRound ? teamWeekScore : teamScore) ?? starterPoints ?? teamScore ?? null,
    opponent: (isRound ? opponentWeekScore : opponentScore) ?? null,
    isPlayoff: (matchup.isPlayoff ?? false) && !matchup.isConsolation,
    isConsolation: matchup.isConsolation ?? false,
    round: isRound
      ? {
          week: weeks.toSorted((a, b) => a - b).indexOf(week) + 1,
          of: weeks.length,
          own: teamScore ?? null,
          opponent: opponentScore ?? null,
        }
      : null,
  }
}

/** The label of a response's result; other servers' spellings (W, Win, …) are accepted. */
export function resultLabel(result: string | undefined): ResultLabel {
  const initial = result?.trim().charAt(0).toUpperCase()
  if (initial === 'W') return 'WIN'
  if (initial === 'L') return 'LOSS'
  return initial === 'T' ? 'TIE' : 'N/A'
}

/** The week in a line to share: "Alpha 150.0 – 84.2 Beta"; undefined without an opponent. */
export function describeResult({ own, opponent, opponentName }: WeekResult, team: string): string | undefined {
  if (!opponentName) return undefined
  return own === null || opponent === null
    ? `${team} vs. ${opponentName}`
    : `${team} ${formatPoints(own)} – ${formatPoints(opponent)} ${opponentName}`
}
