/** 'Jordan Fairweather' as 'J. Fairweather', for narrow places. A single word and a defense keep their whole name. */
export function shortName(name: string, position: string | undefined): string {
  const [given = '', ...family] = name.trim().split(/\s+/)
  if (position === 'D/ST' || family.length === 0) return name.trim()
  return `${[...given][0]}. ${family.join(' ')}`
}

/** An injury status for a reader: 'INJURY_RESERVE' as 'Injury reserve'; null if unknown. */
export function formatInjury(status: string | undefined): string | null {
  const words = status?.trim().replaceAll('_', ' ').toLowerCase()
  if (!words) return null
  return words === 'normal' ? 'Active' : `${words[0]?.toUpperCase()}${words.slice(1)}`
}
