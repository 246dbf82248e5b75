import { decidedBy } from '../../domain/decided-by.ts'
import type { Matchup, Season } from '../../domain/season.ts'
import { isReserveSlot, isStartingSlot } from '../../domain/vocabulary.ts'
import { wouldHaveWon } from '../../domain/would-have-won.ts'
import { isDecided } from '../../verdict/results.ts'
import { type MissedOpportunity, pairMissedOpportunities } from '../missed-opportunities.ts'
import { areKickoffsPast, isGameOver } from '../nfl-opponent.ts'
import { splitScore } from '../period-score.ts'
import { factsOf } from '../season-facts.ts'
import { teamWeekOf } from '../team-week.ts'
import { isNoContest } from './is-no-contest.ts'
import { oddsWhilePlayed } from './live-odds.ts'

export interface BetterLineup {
  /** Whether the optimal lineup would have won. */
  wins: boolean
  /** The costliest missed start that would have won by itself; null if there is none. */
  swap: (MissedOpportunity & { week: number }) | null
}

/**
 * Whether another lineup would have won for a team that lost or tied a game that is over: it is final, or no starter of either side has points
 * to come and the team's lineup can no longer be changed. Null for every other team, where a lineup or its bench is unknown, in best ball, and
 * where something else than points decided.
 */
export function findBetterLineup(season: Season, matchup: Matchup, at: 'home' | 'away'): BetterLineup | null {
  const { home, away, winner, weeks } = matchup
  if (!away || season.settings.isBestBall || isNoContest(season, matchup)) return null
  const [side, other] = at === 'home' ? [home, away] : [away, home]
  const score = { own: side.points ?? 0, opponent: other.points ?? 0 }
  if (isDecided(matchup) ? winner === at : score.own > score.opponent) return null
  if (decidedBy(score.opponent, score.own) === 'ruling') return null
  if (!isDecided(matchup) && !isPlayed(season, matchup)) return null
  const parts = splitScore(season, side.teamId, weeks, score.own)
  if (!parts) return null
  const wins = wouldHaveWon(parts.missed, score)
  // A bench player whose game is not over may still make a lineup that would have won.
  if (!isDecided(matchup) && !weeks.every((week) => isLineupOver(season, side.teamId, week, wins))) return null
  return { wins, swap: wins ? findSwap(season, side.teamId, weeks, score) : null }
}

function isPlayed(season: Season, matchup: Matchup): boolean {
  const live = oddsWhilePlayed(season, matchup)
  return live?.home.startersToCome === 0 && live.away.startersToCome === 0
}

/** Whether a team's lineup of a week can no longer be changed; `ofStarters`: whatever its bench still scores. */
function isLineupOver(season: Season, teamId: number, week: number, ofStarters: boolean): boolean {
  const { isRunningWeek, lineupIn, players } = factsOf(season)
  if (!isRunningWeek(week)) return true
  const { seats } = teamWeekOf(season, teamId, week)?.optimal ?? { seats: [] }
  if (!areKickoffsPast(season, week) && seats.some(({ actual }) => actual === null)) return false
  const entries = lineupIn(teamId, week)?.entries ?? []
  return entries.every(({ player: number, slot }) => {
    const player = players.get(number)
    const counts = isStartingSlot(slot) || !(ofStarters || isReserveSlot(slot))
    return !counts || !player || isGameOver(season, player, week)
  })
}

function findSwap(
  season: Season,
  teamId: number,
  weeks: readonly number[],
  score: { own: number; opponent: number },
): BetterLineup['swap'] {
  const missed = weeks.flatMap((week) => {
    const teamWeek = teamWeekOf(season, teamId, week)
    return teamWeek ? pairMissedOpportunities(teamWeek.optimal).map((one) => ({ ...one, week })) : []
  })
  const [costliest] = missed.toSorted((a, b) => b.pointsMissed - a.pointsMissed)
  return costliest && wouldHaveWon(costliest.pointsMissed, score) ? costliest : null
}
