/** The chances that an open board has shown: nothing stores those of past moments. */
import { useState } from 'react'
import type { LiveResponse } from '../../contract/responses/live.ts'
import { readDate } from '../../ui/format.ts'

export interface SeenChance {
  /** Milliseconds since 1970. */
  at: number
  /** Of the home team: 0 to 1. */
  chance: number
}

/** Of each game, oldest first. */
type SeenChances = ReadonlyMap<number, readonly SeenChance[]>
type Board = Pick<LiveResponse, 'asOf' | 'matchups'>

export function useSeenChances(board: Board): SeenChances {
  const [seen, setSeen] = useState<{ board: Board; chances: SeenChances }>(() => ({
    board,
    chances: addChances(new Map(), board),
  }))
  if (seen.board === board) return seen.chances
  const next = { board, chances: addChances(seen.chances, board) }
  setSeen(next)
  return next.chances
}

/** With those of a board; a moment that is not later than the last one adds nothing. */
export function addChances(seen: SeenChances, { asOf, matchups }: Board): SeenChances {
  const at = readDate(asOf)?.getTime()
  if (at === undefined) return seen
  const added = matchups.flatMap(({ matchupId, home }): [number, SeenChance[]][] => {
    const earlier = seen.get(matchupId) ?? []
    if (home.chanceLive === null || at <= (earlier.at(-1)?.at ?? 0)) return []
    return [[matchupId, [...earlier, { at, chance: home.chanceLive }]]]
  })
  return new Map([...seen, ...added])
}
