/** What was decided in a week's lineups. */
import type { EditionSources } from '../sources.ts'

export interface LineupPlayer {
  id: number
  name: string
  position: string
  isStarter: boolean
  /** Null: he did not play. */
  points: number | null
  projected: number | null
}

export interface Swap {
  bench: { id: number | null; name: string; points: number }
  /** Null: the slot was empty. */
  starter: { id: number | null; name: string; points: number } | null
  gain: number
}

export interface TeamLineup {
  players: LineupPlayer[]
  /** Bench players who would have scored more, the costliest first; empty in best ball. */
  swaps: Swap[]
  /** Points of the best lineup above the real one; null where it is not known, and where nobody sets one. */
  missed: number | null
  optimal: number | null
}

/** By team. */
export function readLineups({ rosters, startSit }: EditionSources, week: number): ReadonlyMap<number, TeamLineup> {
  const lineups = new Map<number, TeamLineup>()
  const lineupOf = (id: number) => {
    const known = lineups.get(id) ?? { players: [], swaps: [], missed: null, optimal: null }
    lineups.set(id, known)
    return known
  }
  for (const roster of rosters) {
    if (roster.teamId != null && roster.week === week) lineupOf(roster.teamId).players = readPlayers(roster)
  }
  for (const analysis of startSit) {
    if (analysis.teamId == null || analysis.week !== week || analysis.isAutomatic) continue
    const lineup = lineupOf(analysis.teamId)
    lineup.swaps = readSwaps(analysis)
    lineup.missed = analysis.startSitImpact ?? null
    lineup.optimal = analysis.optimalScore ?? null
  }
  // Responses come in the order of today's standings.
  return new Map([...lineups].sort(([a], [b]) => a - b))
}

function readPlayers({ roster }: EditionSources['rosters'][number]): LineupPlayer[] {
  return (roster ?? []).flatMap((row) =>
    row.playerId == null || !row.name
      ? []
      : [
          {
            id: row.playerId,
            name: row.name,
            position: row.position ?? '',
            isStarter: row.isStarter === true,
            points: row.weekPoints ?? null,
            projected: row.projectedPoints ?? null,
          },
        ],
  )
}

function readSwaps({ missedOpportunities: missed }: EditionSources['startSit'][number]): Swap[] {
  return (missed ?? [])
    .flatMap((one): Swap[] =>
      one.benchName && one.benchPoints != null && one.pointsMissed != null
        ? [
            {
              bench: { id: one.benchId ?? null, name: one.benchName, points: one.benchPoints },
              starter:
                one.starterId == null || !one.starterName || one.starterPoints == null
                  ? null
                  : { id: one.starterId, name: one.starterName, points: one.starterPoints },
              gain: one.pointsMissed,
            },
          ]
        : [],
    )
    .sort((a, b) => b.gain - a.gain)
}

export interface Call {
  started: LineupPlayer
  benched: LineupPlayer
  gain: number
}

/** Starters who were projected below somebody of their position on the bench, and scored more; the most first. */
export function findGoodCalls({ players }: TeamLineup): Call[] {
  return players
    .filter(({ isStarter, projected }) => isStarter && (projected ?? 0) > 0)
    .flatMap((started) =>
      players
        .filter(({ isStarter, position }) => !isStarter && position === started.position)
        .filter(({ points, projected }) => points !== null && (projected ?? 0) > (started.projected ?? 0))
        .map((benched) => ({ started, benched, gain: (started.points ?? 0) - (benched.points ?? 0) })),
    )
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
}
