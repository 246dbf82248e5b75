import type { ResponseOf } from '../contract/responses/index.ts'
import type { Season } from '../domain/season.ts'
import { nobodyStarted } from '../domain/vocabulary.ts'
import { wouldHaveWon } from '../domain/would-have-won.ts'
import { describeMoves, type MissedOpportunity, pairMissedOpportunities } from './missed-opportunities.ts'
import { listOpenDecisions } from './open-decisions.ts'
import { playerIdOf, playerNameOf, teamIdOf } from './public-ids.ts'
import { matchupIn } from './team-matchup.ts'
import { teamWeekOf } from './team-week.ts'

type StartSit = ResponseOf<'startSitAnalysis'>

/** A week's lineup compared with the optimal one; null if the lineup is unknown. */
export function analyzeStartSit(season: Season, teamId: number, week: number): StartSit | null {
  const teamWeek = teamWeekOf(season, teamId, week)
  if (!teamWeek) return null
  const { optimal, decision } = teamWeek
  const isKnown = decision !== 'unknown'
  const matchup = matchupIn(season, teamId, week)
  const impact = isKnown ? optimal.missedPoints : null
  return {
    teamId: teamIdOf(season, teamId),
    week,
    teamScore: optimal.actualPoints,
    optimalScore: isKnown ? optimal.optimalPoints : null,
    startSitImpact: impact,
    result: matchup?.result ?? null,
    opponentScore: matchup?.opponentWeekScore ?? null,
    wouldHaveWon: matchup?.result && impact !== null ? hasThrownAwayWin(matchup, impact) : null,
    missedOpportunities: impact ? pairMissedOpportunities(optimal).map((missed) => describeMissed(season, missed)) : [],
    ...(decision === 'automatic' ? { isAutomatic: true as const } : {}),
    ...(decision === 'open' ? {} : { note: whyNothingToDecide[decision] }),
    optimalLineup: optimal.seats.map(({ slot, optimal: best }) => ({
      slot,
      playerId: best && playerIdOf(season, best.player),
      name: best ? playerNameOf(season, best.player) : nobodyStarted,
      points: best?.points ?? 0,
    })),
    open: listOpenDecisions(season, teamId, week),
  }
}

const whyNothingToDecide = {
  automatic: 'Best ball sets the optimal lineup automatically, so there’s nothing to miss.',
  unknown: 'Bench points aren’t available, so there’s no optimal lineup.',
} as const

function hasThrownAwayWin(
  { result, teamScore, opponentScore }: NonNullable<ReturnType<typeof matchupIn>>,
  impact: number,
): boolean {
  return result === 'loss' && wouldHaveWon(impact, { own: teamScore ?? 0, opponent: opponentScore ?? 0 })
}

function describeMissed(
  season: Season,
  { slot, started, benched, pointsMissed, moves }: MissedOpportunity,
): StartSit['missedOpportunities'][number] {
  return {
    positionEligibility: slot,
    starterId: started && playerIdOf(season, started.player),
    starterName: started ? playerNameOf(season, started.player) : nobodyStarted,
    starterPoints: started?.points ?? 0,
    benchId: playerIdOf(season, benched.player),
    benchName: playerNameOf(season, benched.player),
    benchPoints: benched.points,
    pointsMissed,
    moves: describeMoves(season, moves),
  }
}
