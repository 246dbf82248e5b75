/** Minutes from kickoff to the end of an NFL game. */
export const gameMinutes = 190

/** A silence of those who watch is a gap where NFL games were played for longer than this in it: seconds. */
export const longestSilence = 10 * 60

/** Share of an NFL game that is left to play at a time, 0 to 1. `kickoff`: ISO 8601. */
export function shareLeftAfter(kickoff: string, time: number): number {
  const minutes = (time - Date.parse(kickoff)) / 60_000
  return Math.min(1, Math.max(0, 1 - minutes / gameMinutes))
}

/** A week's NFL games at a time: before the first kickoff, while some are played, between two of them, after the last one. */
export type GamesState = 'before' | 'playing' | 'between' | 'over'

/** `kickoffs`: those of the week, ISO 8601; at least one. */
export function gamesStateAt(kickoffs: readonly string[], time: number): GamesState {
  const minutes = kickoffs.map((kickoff) => (time - Date.parse(kickoff)) / 60_000)
  if (minutes.every((since) => since < 0)) return 'before'
  if (minutes.every((since) => since >= gameMinutes)) return 'over'
  return minutes.some((since) => since >= 0 && since < gameMinutes) ? 'playing' : 'between'
}

/** Whether a week is under way at a time; false without kickoffs. */
export function isUnderWay(kickoffs: readonly string[], time: number): boolean {
  if (kickoffs.length === 0) return false
  const state = gamesStateAt(kickoffs, time)
  return state === 'playing' || state === 'between'
}

/** In seconds since 1970. */
export interface Stretch {
  from: number
  to: number
}

/** Seconds between two times in which NFL games were played. `stretches`: when they were. */
export function playedBetween(stretches: readonly Stretch[], from: number, to: number): number {
  return stretches.reduce(
    (sum, stretch) => sum + Math.max(0, Math.min(to, stretch.to) - Math.max(from, stretch.from)),
    0,
  )
}

/** When NFL games are played, ascending, in seconds since 1970 as the kickoffs are. `kickoffs`: ascending. */
export function stretchesOf(kickoffs: readonly number[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const kickoff of kickoffs) {
    const last = stretches.at(-1)
    if (last && kickoff <= last.to) last.to = kickoff + 60 * gameMinutes
    else stretches.push({ from: kickoff, to: kickoff + 60 * gameMinutes })
  }
  return stretches
}
