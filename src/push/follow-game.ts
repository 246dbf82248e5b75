/** Whether a game has turned: from one team's favor to the other's, and not back and forth around 50%. */

import { isGameOver } from '../contract/game-over.ts'
import type { LiveResponse } from '../contract/responses/live.ts'
import type { GameRecord } from '../storage/push-store.ts'

type Game = LiveResponse['matchups'][number]

/** A game leans to a team above this chance; it has turned once it leans to the other. */
export const leaning = 0.65

/** What is known of a game after another look at it. `at`: ISO 8601. */
export function followGame(before: GameRecord | undefined, game: Game, week: number, at: string): GameRecord {
  const chance = game.home.chanceLive ?? game.home.chanceBefore
  const isOver = isGameOver(game, week)
  const known = before ?? { ahead: null, turns: 0, turnedAt: null, isOver, overAt: null }
  // With the last points a chance jumps to the winner: that is its end.
  const ahead = isOver || chance === null ? known.ahead : (leaderAt(chance) ?? known.ahead)
  const hasTurned = known.ahead !== null && ahead !== known.ahead
  return {
    ahead,
    turns: known.turns + (hasTurned ? 1 : 0),
    turnedAt: hasTurned ? at : known.turnedAt,
    isOver,
    overAt: !isOver ? null : known.isOver ? known.overAt : at,
  }
}

function leaderAt(chance: number): GameRecord['ahead'] {
  if (chance > leaning) return 'home'
  return chance < 1 - leaning ? 'away' : null
}
