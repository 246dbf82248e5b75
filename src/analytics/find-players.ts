import type { Season } from '../domain/season.ts'
import { normalizePosition } from '../domain/vocabulary.ts'
import { type PlayerSeason, summarizePlayers } from './player-season.ts'

export interface PlayerFilter {
  /** 'DEF' is read as 'D/ST'. */
  position?: string | undefined
  /** Abbreviation, in any case. */
  nflTeam?: string | undefined
  /** Part of the name, ignoring case and accents. */
  name?: string | undefined
}

export type PlayerMetric = 'totalPoints' | 'avgPointsPerGame' | 'gamesPlayed' | 'starts' | 'totalProjected'

/** The players of a season that match a filter, highest metric first; ties by total points, then by player number. */
export function findPlayers(
  season: Season,
  { position, nflTeam, name }: PlayerFilter,
  metric: PlayerMetric = 'totalPoints',
): PlayerSeason[] {
  const wanted = {
    position: position && normalizePosition(position),
    nflTeam: nflTeam?.trim().toUpperCase(),
    name: name && simplify(name),
  }
  return [...summarizePlayers(season).values()]
    .filter(({ player }) => !wanted.position || player.position === wanted.position)
    .filter(({ player }) => !wanted.nflTeam || player.nflTeam?.toUpperCase() === wanted.nflTeam)
    .filter(({ player }) => !wanted.name || simplify(player.name).includes(wanted.name))
    .sort(
      (a, b) =>
        rankable(b[metric]) - rankable(a[metric]) || b.totalPoints - a.totalPoints || a.player.number - b.player.number,
    )
}

/** Players without the metric come last. */
function rankable(value: number | null): number {
  return value ?? -Number.MAX_VALUE
}

function simplify(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
