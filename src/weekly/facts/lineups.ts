/** The lineup decisions of a round, over all of its weeks. */
import type { ResponseOf } from '../../contract/responses/index.ts'
import { sumPoints } from '../../domain/rounding.ts'
import type { EditionSources } from '../sources.ts'

/** The week of a decision; null in a round of one week, which needs no name. */
interface OfWeek {
  inWeek: number | null
}

export type LineupPlayer = ResponseOf<'weeklyRoster'>['roster'][number] & OfWeek & { week: number }
/** A bench player who would have scored more. */
export type Swap = ResponseOf<'startSitAnalysis'>['missedOpportunities'][number] &
  OfWeek & {
    /** False: the starter was on a bye or hurt, or his game was canceled. */
    starterPlayed: boolean
  }

export interface TeamLineup {
  /** Of every week of the round. */
  players: readonly LineupPlayer[]
  /** Costliest first; empty in best ball. */
  swaps: readonly Swap[]
  /** Points of the optimal lineups above the real ones; null if unknown in any week, and in best ball. */
  missed: number | null
}

/** By team, ordered by id, because responses are in the order of today's standings. */
export function findLineups(
  { rosters, startSit }: Pick<EditionSources, 'rosters' | 'startSit'>,
  weeks: readonly number[],
): ReadonlyMap<number, TeamLineup> {
  const analyses = startSit.filter(({ isAutomatic, week }) => !isAutomatic && weeks.includes(week))
  const inOrder = rosters
    .filter(({ week }) => weeks.includes(week))
    .toSorted((a, b) => a.teamId - b.teamId || a.week - b.week)
  const nameOf = (week: number) => (weeks.length > 1 ? week : null)
  return new Map(
    [...Map.groupBy(inOrder, ({ teamId }) => teamId)].map(([teamId, ofTeam]) => {
      const own = analyses.filter((one) => one.teamId === teamId)
      const impacts = own.flatMap(({ startSitImpact }) => startSitImpact ?? [])
      return [
        teamId,
        {
          players: ofTeam.flatMap(({ week, roster }) =>
            roster.map((player) => ({ ...player, week, inWeek: nameOf(week) })),
          ),
          swaps: own
            .flatMap(({ week, missedOpportunities }) =>
              missedOpportunities.map((swap) => {
                const roster = ofTeam.find((one) => one.week === week)?.roster ?? []
                const starter = roster.find(({ playerId }) => playerId === swap.starterId)
                return { ...swap, inWeek: nameOf(week), starterPlayed: !starter || starter.weekPoints !== null }
              }),
            )
            .toSorted((a, b) => b.pointsMissed - a.pointsMissed),
          missed: impacts.length < weeks.length ? null : sumPoints(impacts),
        },
      ]
    }),
  )
}

export interface Starts {
  player: LineupPlayer
  /** Points of all weeks in which he started. */
  scored: number
  /** Their projections. */
  expected: number
  /** Points above the projection. */
  surplus: number
}

/** Starters with a projection who played, with their points and projections of the whole round. */
export function findStarters(lineup: TeamLineup | undefined): Starts[] {
  const started = (lineup?.players ?? []).filter(({ isStarter }) => isStarter)
  return [...Map.groupBy(started, ({ playerId }) => playerId).values()].flatMap((starts) => {
    const played = starts.filter(({ weekPoints }) => weekPoints !== null)
    const [player] = played
    const isProjected = played.every(({ projectedPoints }) => projectedPoints !== null)
    const scored = sumPoints(played.map(({ weekPoints }) => weekPoints ?? 0))
    const expected = sumPoints(played.map(({ projectedPoints }) => projectedPoints ?? 0))
    return player && isProjected && expected > 0 ? [{ player, scored, expected, surplus: scored - expected }] : []
  })
}

export interface LineupCall {
  started: LineupPlayer
  benched: LineupPlayer
  gain: number
}

/** Starters who outscored bench players of their position with higher projections; largest margin first. */
export function findGoodCalls({ players }: TeamLineup): LineupCall[] {
  return players
    .filter(({ isStarter, projectedPoints }) => isStarter && (projectedPoints ?? 0) > 0)
    .flatMap((started) =>
      players
        .filter(({ isStarter, position, week }) => !isStarter && position === started.position && week === started.week)
        .filter(
          ({ weekPoints, projectedPoints }) =>
            weekPoints !== null && (projectedPoints ?? 0) > (started.projectedPoints ?? 0),
        )
        .map((benched) => ({ started, benched, gain: (started.weekPoints ?? 0) - (benched.weekPoints ?? 0) })),
    )
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
}
