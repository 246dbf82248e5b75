/** Describes the record of two managers for one of their games: "Noor leads 9-4, won the last three". */

import { spellNumber } from '../../domain/spell-number.ts'
import { gamesOf, reverseTally } from '../../domain/tally.ts'
import { describeRivalry } from './describe-versus.ts'
import { capitalize } from './history-words.ts'
import type { Pair, TitleHolder } from './season-history.ts'

export interface PairGame {
  season: number | null
  week: number
  /** No result yet. */
  isToCome: boolean
}

/** Empty if there is nothing to report. */
export function describePair(pair: Pair, { season, week, isToCome }: PairGame): string {
  const games = gamesOf(pair.all)
  if (games === 0) return isToCome ? 'First meeting' : ''
  if (games > 1) {
    const record = describeRivalry(pair, { isBeside: true })
    return isToCome ? joinSentences(capitalize(record), describeStake(pair)) : `All time: ${record}`
  }
  const isThisOne = !isToCome && pair.lastGame?.season === season && pair.lastGame?.week === week
  if (isThisOne) return 'First meeting'
  const { wins, losses } = pair.all
  if (wins === losses) return 'They tied their only previous meeting'
  return `${wins > losses ? pair.manager.name : pair.other.name} won their only previous meeting`
}

/** "The Jungle Wire, for The Shovel"; empty without a name. The trophy is at stake in future games. */
export function describePairName({ rivalry }: Pick<Pair, 'rivalry'>, { isToCome }: Pick<PairGame, 'isToCome'>): string {
  if (!rivalry) return ''
  return isToCome && rivalry.trophy ? `${rivalry.name}, for ${rivalry.trophy}` : rivalry.name
}

/** The effect of a future game; empty if it is minor. */
function describeStake({ manager, other, all, currentStreak }: Pair): string {
  const isAhead = all.wins > all.losses
  const { wins, losses } = isAhead ? all : reverseTally(all)
  if (wins === losses) return 'The winner takes the lead'
  if (wins - losses === 1) return `A win for ${(isAhead ? other : manager).name} evens the series`
  const { key, length = 0 } = currentStreak ?? {}
  if (length < 2) return ''
  const winner = key === manager.key ? manager : other
  return `${winner.name} could make it ${spellNumber(length + 1)} in a row`
}

const joinSentences = (...sentences: readonly string[]) => sentences.filter(Boolean).join('. ')

/** "Defending champion: Noor (Fourth and Long)". `championKey`: the season's own champion, once it is over. */
export function describeDefending(
  { key, name, year, teamName }: TitleHolder,
  { championKey, isOver }: { championKey: string | null; isOver: boolean },
): string {
  if (teamName === null) return `${year} champion ${name} ${isOver ? 'didn’t play' : 'isn’t playing'} this season`
  const who = name === teamName ? name : `${name} (${teamName})`
  if (championKey === key) return `${who} repeated as champion`
  return isOver ? `${who} entered the season as defending champion` : `Defending champion: ${who}`
}
