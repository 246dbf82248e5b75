/** Words of the NFL that hosts share: abbreviations of teams, and a player's health. */

/** Teams with another abbreviation here or in earlier seasons. */
const renamedTeams: Readonly<Record<string, string>> = {
  WAS: 'WSH',
  JAC: 'JAX',
  OAK: 'LV',
  SD: 'LAC',
  STL: 'LAR',
  LA: 'LAR',
}

/** The abbreviation in the NFL's schedule; null for a free agent. */
export function toNflTeam(team: string | null | undefined): string | null {
  const upper = team?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2,3}$/.test(upper) && upper !== 'FA' ? (renamedTeams[upper] ?? upper) : null
}

const injuries: Readonly<Record<string, string>> = {
  IR: 'INJURY_RESERVE',
  SUS: 'SUSPENSION',
  PUP: 'PHYSICALLY_UNABLE',
  NA: 'INACTIVE',
  DNR: 'DID_NOT_REPORT',
}

/** A player's health in the terms of all hosts; null if absent. */
export function toInjuryStatus(status: string | null | undefined): string | null {
  const upper = status?.trim().toUpperCase() ?? ''
  return /^[A-Z_ -]{2,30}$/.test(upper) ? (injuries[upper] ?? upper.replaceAll(' ', '_')) : null
}
