/** The suffix of an ordinal number: 1st, 2nd, 3rd, 11th. */
export function ordinalEnding(place: number): 'st' | 'nd' | 'rd' | 'th' {
  const tens = Math.abs(place) % 100
  if (tens > 10 && tens < 14) return 'th'
  return (['th', 'st', 'nd', 'rd'] as const)[tens % 10] ?? 'th'
}
