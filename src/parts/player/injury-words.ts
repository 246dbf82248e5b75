/** An injury status for a reader: 'INJURY_RESERVE' as 'Injury reserve'; null where none is known. */
export function injuryWords(status: string | undefined): string | null {
  const words = status?.trim().replaceAll('_', ' ').toLowerCase()
  if (!words) return null
  return words === 'normal' ? 'Active' : `${words[0]?.toUpperCase()}${words.slice(1)}`
}
