/** Answers as the member's script saves them become those that an import would have kept. */
import * as z from 'zod/mini'
import { quietWeek } from '../hosts/espn/fetch-weeks.ts'
import { playersFile, transactionsFile, weekFile } from '../hosts/espn/index.ts'
import { joinRows } from '../hosts/espn/join-rows.ts'
import { hasKey } from '../hosts/espn/read-response.ts'

/** What the script saves beside the list of players: the same players with all their weeks. */
export const playerCardsFile = 'player-cards.json'
const lastWeek = 40

type Answers = ReadonlyMap<string, unknown>

export function completeAnswers(answers: Answers, season: number): Answers {
  const complete = new Map([...answers, ...quietWeeks(answers)])
  complete.delete(playerCardsFile)
  const players = joinPlayers(answers, season)
  return players ? complete.set(playersFile, { players }) : complete
}

/** An answer without the key `transactions` is that of a quiet week, where another week's answer has it. */
function quietWeeks(answers: Answers): [string, unknown][] {
  const weeks = Array.from({ length: lastWeek }, (_, index) => index + 1).filter((week) => answers.has(weekFile(week)))
  if (!weeks.some((week) => hasKey(answers.get(weekFile(week)), 'transactions'))) return []
  return weeks
    .filter((week) => !hasKey(answers.get(weekFile(week)), 'transactions') && !answers.has(transactionsFile(week)))
    .map((week) => [transactionsFile(week), quietWeek(answers.get(weekFile(week)))])
}

const pool = z.object({ players: z.array(z.looseObject({ id: z.int() })) })

/** One record each, with the rows of the list and of the cards; null where there are no cards. */
function joinPlayers(answers: Answers, season: number): unknown[] | null {
  const cards = pool.safeParse(answers.get(playerCardsFile)).data?.players ?? []
  if (cards.length === 0) return null
  const listed = pool.safeParse(answers.get(playersFile)).data?.players ?? []
  const byId = new Map<number, unknown>(listed.map((player) => [player.id, player]))
  for (const card of cards) byId.set(card.id, joinRows(byId.get(card.id), card, season))
  return [...byId].sort(([a], [b]) => a - b).map(([, player]) => player)
}
