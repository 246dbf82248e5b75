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
    if (roster.team_id != null && roster.week === week) lineupOf(roster.team_id).players = readPlayers(roster)
  }
  for (const analysis of startSit) {
    if (analysis.team_id == null || analysis.week !== week || analysis.is_automatic) continue
    const lineup = lineupOf(analysis.team_id)
    lineup.swaps = readSwaps(analysis)
    lineup.missed = analysis.start_sit_impact ?? null
    lineup.optimal = analysis.optimal_score ?? null
  }
  // Responses come in the order of today's standings.
  return new Map([...lineups].sort(([a], [b]) => a - b))
}

function readPlayers({ roster }: EditionSources['rosters'][number]): LineupPlayer[] {
  return (roster ?? []).flatMap((row) =>
    row.player_id == null || !row.name
      ? []
      : [
          {
            id: row.player_id,
            name: row.name,
            position: row.position ?? '',
            isStarter: row.is_starter === true,
            points: row.week_points ?? null,
            projected: row.projected_points ?? null,
          },
        ],
  )
}

function readSwaps({ missed_opportunities: missed }: EditionSources['startSit'][number]): Swap[] {
  return (missed ?? [])
    .flatMap((one): Swap[] =>
      one.bench_name && one.bench_points != null && one.points_missed != null
        ? [
            {
              bench: { id: one.bench_id ?? null, name: one.bench_name, points: one.bench_points },
              starter:
                one.starter_id == null || !one.starter_name || one.starter_points == null
                  ? null
                  : { id: one.starter_id, name: one.starter_name, points: one.starter_points },
              gain: one.points_missed,
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
