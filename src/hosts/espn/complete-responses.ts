/** Turns responses as saved by the export script into those that an import would have saved. */
import * as z from 'zod/mini'
import { weekWithoutMoves } from './fetch-weeks.ts'
import { joinRows } from './join-rows.ts'
import { playersFile, transactionsFile, weekFile } from './raw-folder.ts'
import { hasKey } from './read-response.ts'

/** Saved by the script beside the list of players: the same players with all their weeks. */
const playerCardsFile = 'player-cards.json'
const lastWeek = 40

type Responses = ReadonlyMap<string, unknown>

export function completeResponses(responses: Responses, season: number): Responses {
  const complete = new Map([...responses, ...quietWeeks(responses)])
  complete.delete(playerCardsFile)
  const players = joinPlayers(responses, season)
  return players ? complete.set(playersFile, { players }) : complete
}

/** A response without the key `transactions` is a week without any, where another week's response has the key. */
function quietWeeks(responses: Responses): [string, unknown][] {
  const weeks = Array.from({ length: lastWeek }, (_, index) => index + 1).filter((week) =>
    responses.has(weekFile(week)),
  )
  if (!weeks.some((week) => hasKey(responses.get(weekFile(week)), 'transactions'))) return []
  return weeks
    .filter((week) => !hasKey(responses.get(weekFile(week)), 'transactions') && !responses.has(transactionsFile(week)))
    .map((week) => [transactionsFile(week), weekWithoutMoves(responses.get(weekFile(week)))])
}

const pool = z.object({ players: z.array(z.looseObject({ id: z.int() })) })

/** One record per player, with the rows of list and card; null where there are no cards. */
function joinPlayers(responses: Responses, season: number): unknown[] | null {
  const cards = pool.safeParse(responses.get(playerCardsFile)).data?.players ?? []
  if (cards.length === 0) return null
  const listed = pool.safeParse(responses.get(playersFile)).data?.players ?? []
  const byId = new Map<number, unknown>(listed.map((player) => [player.id, player]))
  for (const card of cards) byId.set(card.id, joinRows(byId.get(card.id), card, season))
  return [...byId].sort(([a], [b]) => a - b).map(([, player]) => player)
}
