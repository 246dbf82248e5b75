/** 'Jordan Fairweather' as 'J. Fairweather', for narrow places. A single word and a defense keep their whole name. */
export function shortName(name: string, position: string | null | undefined): string {
  const [given = '', ...family] = name.trim().split(/\s+/)
  if (position === 'D/ST' || family.length === 0) return name.trim()
  return `${[...given][0]}. ${family.join(' ')}`
}

/** An injury status for a reader: 'INJURY_RESERVE' as 'Injured reserve', that of a healthy player as 'Active'; null if unknown. */
export function formatInjury(status: string | null): string | null {
  const words = status?.trim().replaceAll('_', ' ').toLowerCase()
  if (!words) return null
  if (words === 'normal' || words === 'healthy') return 'Active'
  return words === 'injury reserve' ? 'Injured reserve' : `${words[0]?.toUpperCase()}${words.slice(1)}`
}

interface DraftPick {
  round: number | null
  overallPick: number | null
}

/** 'Round 3, Pick 31' */
export function formatDraftPick(pick: DraftPick | null): string {
  if (!pick) return 'Undrafted'
  const round = pick.round === null ? null : `Round ${pick.round}`
  const overall = pick.overallPick === null ? null : `Pick ${pick.overallPick}`
  return [round, overall].filter(Boolean).join(', ')
}
