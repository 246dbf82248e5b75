import type { LiveResponse } from './responses/live.ts'

/** Whether a game of the board's week is final, or no starter of it has points to come: its host calls it final a day or two later. */
export function isGameOver(game: PlayedGame, week: number | null): boolean {
  const { status, weeks, home, away } = game
  if (status === 'final') return true
  if (status !== 'in-progress' || away === null || weeks.at(-1) !== week) return false
  return home.startersToCome === 0 && away.startersToCome === 0
}

type PlayedGame = Pick<LiveResponse['matchups'][number], 'status' | 'weeks' | 'home' | 'away'>
