/** A season as a table: what is left of it where nobody has its games. */

/** A team's line. What is null is not in the table. */
export interface TableLine {
  /** "line 5" of a file, or "team 3" of a response. */
  where: string
  season: number
  teamName: string | null
  /** Who ran the team: a name, or an account of a site that does not name it. */
  manager: { name: string } | { account: string }
  /** The regular season. */
  record: { wins: number; losses: number; ties: number } | null
  pointsFor: number | null
  pointsAgainst: number | null
  /** Seed of the playoffs, or the place after the regular season. */
  seed: number | null
  /** Final place, 1 is best; teams may share one. */
  place: number | null
  isChampion: boolean
  isInPlayoffs: boolean | null
}

export interface ReadTable {
  lines: TableLine[]
  /** What cannot be read, each as a sentence with its place. The lines of its season are left out, as half of a table would create false records. */
  problems: string[]
  /** What is left out on purpose, each as a sentence. */
  notes: string[]
}

/** Results of the regular season; 0 without a record. */
export function countResults({ record }: Pick<TableLine, 'record'>): number {
  return record ? record.wins + record.losses + record.ties : 0
}

/** Whether a season's records or points say that nothing happened: a league that was renewed and never played. Its places say nothing. */
export function isNeverPlayed(lines: readonly TableLine[]): boolean {
  const hasFigures = (line: TableLine) => line.record !== null || line.pointsFor !== null
  return lines.every((line) => hasFigures(line) && countResults(line) === 0 && !line.pointsFor)
}
