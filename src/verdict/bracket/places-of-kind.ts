import type { BracketKind, Season } from '../../domain/season.ts'

/** Possible ranks in games of a kind, if nothing more is known; `alive` teams of the round can still win the title. */
export function placesOfKind(
  { teams, settings }: Pick<Season, 'teams' | 'settings'>,
  kind: BracketKind,
  alive: number,
): { best: number; worst: number } {
  const last = Math.max(1, teams.length)
  const inPlayoffs = Math.min(Math.max(1, settings.playoffTeamCount), last)
  const within = (best: number, worst: number) => ({
    best: Math.max(1, Math.min(best, worst)),
    worst: Math.max(1, worst),
  })
  switch (kind) {
    case 'winners-bracket':
      return within(1, Math.min(last, Math.max(1, alive)))
    case 'winners-consolation':
      return within(Math.max(3, alive + 1), inPlayoffs)
    case 'losers-consolation':
      return within(inPlayoffs + 1, last)
  }
}
