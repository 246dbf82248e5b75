/** What Sleeper never says, and what follows from it. */
import type { LeagueSeason } from '../../domain/league-season.ts'
import type { Warnings } from '../shared/warnings.ts'
import { leagueFile, winnersBracketFile } from './raw-files.ts'
import type { NflWeeks } from './read-nfl-weeks.ts'

const unknowns = {
  reserve:
    'Sleeper does not say who was on reserve or on the taxi squad in a past week: there they are shown on the bench and count for the best lineup, as in Sleeper’s own potential points.',
  bench: 'Sleeper does not have the points of the bench in this season: bench points and best lineups are not known.',
  played:
    'Sleeper does not tell a player who did not play from one who scored nothing: a week of exactly 0 points counts as not played.',
  unrostered:
    'The points of a drafted player are known only for the weeks in which somebody rostered him, so that his season total is a lower bound.',
  nflTeam: 'Sleeper does not say for which NFL team a player played in a past week: his opponents then are not known.',
  projections: 'Sleeper gives no projections of this season’s past weeks: nothing is compared with what was expected.',
  schedule: 'The NFL schedule is missing: opponents, home or away and bye weeks are not known.',
  moves: 'The transactions of this season are missing: adds, drops, claims and trades are not known.',
  places: 'Sleeper ranks nobody beyond the places that its brackets decide: the others follow the regular season.',
} as const

/** The sentences that hold for every league. */
export const sleeperUnknowns: readonly string[] = Object.values(unknowns)

/** Where some final ranks are none of a bracket. */
export function warnPlaces(warnings: Warnings): void {
  warnings.add(unknowns.places, winnersBracketFile)
}

interface Known
  extends Pick<LeagueSeason, 'settings' | 'status' | 'lineups' | 'draft' | 'nflSchedule' | 'areMovesKnown'> {
  nflWeeks: NflWeeks
}

/** One sentence for each thing that this season has to do without. */
export function warnUnknowns(known: Known, warnings: Warnings): void {
  const { settings, status, lineups, draft, nflSchedule, areMovesKnown, nflWeeks } = known
  const { completedWeeks } = status
  const hasPlayed = completedWeeks.length > 0
  const lacks = (weeks: ReadonlyMap<number, unknown>) => hasPlayed && !completedWeeks.every((week) => weeks.has(week))
  const isMissing: Record<Exclude<keyof typeof unknowns, 'places'>, boolean> = {
    reserve: hasPlayed && settings.lineupSlots.some(({ slot }) => slot === 'IR' || slot === 'TAXI'),
    bench: lineups.some(({ isBenchUnknown }) => isBenchUnknown),
    played: lacks(nflWeeks.stats),
    unrostered: lacks(nflWeeks.stats) && draft.picks.length > 0,
    nflTeam: lacks(nflWeeks.stats),
    projections: lacks(nflWeeks.projections),
    schedule: nflSchedule === null,
    moves: !areMovesKnown,
  }
  for (const [name, isLacking] of Object.entries(isMissing)) {
    if (isLacking) warnings.add(unknowns[name as keyof typeof unknowns], leagueFile)
  }
}
