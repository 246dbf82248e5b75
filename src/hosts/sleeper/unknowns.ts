/** Data that Sleeper never provides, and the consequences. */
import type { HostSeason } from '../../domain/host-season.ts'
import type { Warnings } from '../shared/warnings.ts'
import { leagueFile } from './raw-files.ts'
import type { NflWeeks } from './read-nfl-weeks.ts'

const unknowns = {
  reserve:
    'Sleeper doesn’t report past injured-reserve and taxi-squad spots, so those players appear on the bench and count toward the optimal lineup, as in Sleeper’s own potential points.',
  bench: 'Sleeper has no bench points for this season, so optimal lineups aren’t available.',
  played:
    'Sleeper doesn’t distinguish between not playing and scoring zero, so a week with exactly 0 points counts as not played.',
  unrostered: 'We only have a drafted player’s points for weeks he was on a roster, so his season total may be higher.',
  nflTeam: 'Sleeper doesn’t report a player’s past NFL teams, so past opponents aren’t available.',
  projections: 'Sleeper has no projections for this season’s past weeks, so scores aren’t compared with projections.',
  schedule: 'The NFL schedule is missing, so opponents and bye weeks aren’t available.',
  moves: 'This season’s transactions are missing, so there are no adds, drops, claims, or trades.',
} as const

/** Sentences for every league. */
export const sleeperUnknowns: readonly string[] = Object.values(unknowns)

interface Known
  extends Pick<HostSeason, 'settings' | 'status' | 'lineups' | 'drafts' | 'nflSchedule' | 'areMovesKnown'> {
  nflWeeks: NflWeeks
}

/** One sentence per missing kind of data of this season. */
export function warnUnknowns(known: Known, warnings: Warnings): void {
  const { settings, status, lineups, drafts, nflSchedule, areMovesKnown, nflWeeks } = known
  const { scoredWeeks } = status
  const hasPlayed = scoredWeeks.length > 0
  const lacks = (weeks: ReadonlyMap<number, unknown>) => hasPlayed && !scoredWeeks.every((week) => weeks.has(week))
  const isMissing: Record<keyof typeof unknowns, boolean> = {
    reserve: hasPlayed && settings.lineupSlots.some(({ slot }) => slot === 'IR' || slot === 'TAXI'),
    bench: lineups.some(({ isBenchUnknown }) => isBenchUnknown),
    played: lacks(nflWeeks.stats),
    unrostered: lacks(nflWeeks.stats) && drafts.some(({ picks }) => picks.length > 0),
    nflTeam: lacks(nflWeeks.stats),
    projections: lacks(nflWeeks.projections),
    schedule: nflSchedule === null,
    moves: !areMovesKnown,
  }
  for (const [name, isLacking] of Object.entries(isMissing)) {
    if (isLacking) warnings.add(unknowns[name as keyof typeof unknowns], leagueFile)
  }
}
