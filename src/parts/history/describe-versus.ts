/** Describes two managers' games in sentences: "Noor leads 9-4, won the last three". */
import type { ManagerVersusResponse } from '../../contract/responses/history.ts'
import { writeRecord } from '../../domain/record-text.ts'
import { spellNumber } from '../../domain/spell-number.ts'
import { gamesOf, reverseTally, type Tally } from '../../domain/tally.ts'
import { describeWeeks } from './history-words.ts'
import type { Pair } from './season-history.ts'

/** All games, consolation included. `isBeside`: the two are named beside it. */
export function describeRivalry(
  response: Pick<Pair, 'manager' | 'other' | 'all' | 'currentStreak'>,
  { isBeside = false } = {},
): string {
  const sides = namesOf(response)
  const [name, otherName] = sides
  const tally = response.all
  if (gamesOf(tally) === 0) return `${name} and ${otherName} have never met`
  const leader = leaderOf(tally, sides)
  const lead = leader
    ? `${leader.name} leads ${writeRecord(leader.tally)}`
    : `${isBeside ? 'tied' : `${name} and ${otherName} are tied`} at ${writeRecord(tally)}`
  const { key, length = 0 } = response.currentStreak ?? {}
  if (length < 1) return lead
  const isOfFirst = key === response.manager.key
  const winner = isOfFirst ? name : otherName
  const last = length === 1 ? 'the last one' : `the last ${spellNumber(length)}`
  if (leader?.isFirst !== isOfFirst) return `${lead}; ${winner} won ${last}`
  return gamesOf(tally) === length ? `${lead}, undefeated` : `${lead}, won ${last}`
}

/** The effect of the next scheduled game on the record; null if there is none. */
export function describeNextMeeting(response: ManagerVersusResponse): string | null {
  const sides = namesOf(response)
  const next = response.nextMeeting
  if (next === null) return null
  const where = `They meet again in ${describeWeeks(next.weeks, next.week)} of ${next.season}`
  const tally = response.all
  if (gamesOf(tally) === 0) return `${where}, for the first time`
  const leader = leaderOf(tally, sides)
  if (!leader) return `${where}: the winner takes the lead`
  const { wins, losses, ties } = leader.tally
  const trailing = leader.isFirst ? sides[1] : sides[0]
  if (wins - losses === 1) return `${where}: a win for ${trailing} evens the series`
  const further = writeRecord({ wins: wins + 1, losses, ties })
  return `${where}: ${leader.name} could make it ${further}, ${trailing} ${writeRecord({ wins, losses: losses + 1, ties })}`
}

/** Who has won more of their games, and the record as its; null if nobody has. */
export function leaderOf(
  tally: Tally,
  [name, otherName]: Sides,
): { isFirst: boolean; name: string; tally: Tally } | null {
  if (tally.wins === tally.losses) return null
  return tally.wins > tally.losses
    ? { isFirst: true, name, tally }
    : { isFirst: false, name: otherName, tally: reverseTally(tally) }
}

type Sides = readonly [name: string, otherName: string]

function namesOf({ manager, other }: { manager: { name: string }; other: { name: string } }): Sides {
  return [manager.name, other.name]
}
