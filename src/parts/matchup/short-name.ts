/** 'Jordan Fairweather' as 'J. Fairweather', for narrow places. A single word and a defense keep their whole name. */
export function shortName(name: string, position: string | undefined): string {
  const [given = '', ...family] = name.trim().split(/\s+/)
  if (position === 'D/ST' || family.length === 0) return name.trim()
  return `${[...given][0]}. ${family.join(' ')}`
}
