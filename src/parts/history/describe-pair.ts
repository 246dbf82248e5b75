/** Describes the record of two managers for one of their games: "Noor leads 9-4, won the last three". */

import { spellNumber } from '../../domain/spell-number.ts'
import { gamesOf } from '../../domain/tally.ts'
import { describeRivalry, leaderOf } from './describe-versus.ts'
import { capitalize } from './history-words.ts'
import { isLastGame, type Pair, type TitleHolder } from './season-history.ts'

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
  if (!isToCome && isLastGame(pair, { season, week })) return 'First meeting'
  const winner = leaderOf(pair.all, [pair.manager.name, pair.other.name])
  return winner ? `${winner.name} won their only previous meeting` : 'They tied their only previous meeting'
}

/** "The Jungle Wire, for The Shovel"; empty without a name. The trophy is at stake in future games. */
export function describePairName({ rivalry }: Pick<Pair, 'rivalry'>, { isToCome }: Pick<PairGame, 'isToCome'>): string {
  if (!rivalry) return ''
  return isToCome && rivalry.trophy ? `${rivalry.name}, for ${rivalry.trophy}` : rivalry.name
}

/** The effect of a future game; empty if it is minor. */
function describeStake({ manager, other, all, currentStreak }: Pair): string {
  const leader = leaderOf(all, [manager.name, other.name])
  if (!leader) return 'The winner takes the lead'
  const { wins, losses } = leader.tally
  if (wins - losses === 1) return `A win for ${(leader.isFirst ? other : manager).name} evens the series`
  const { key, length = 0 } = currentStreak ?? {}
  if (length < 2) return ''
  const winner = key === manager.key ? manager : other
  return `${winner.name} could make it ${spellNumber(length + 1)} in a row`
}

const joinSentences = (...sentences: readonly string[]) => sentences.filter(Boolean).join('. ')

/** "Defending champion: Noor (Fourth and Long)". */
export function describeDefending(
  { name, year, teamName, hasRepeated }: TitleHolder,
  { isOver }: { isOver: boolean },
): string {
  if (teamName === null) return `${year} champion ${name} ${isOver ? 'didn’t play' : 'isn’t playing'} this season`
  const who = name === teamName ? name : `${name} (${teamName})`
  if (hasRepeated) return `${who} repeated as champion`
  return isOver ? `${who} entered the season as defending champion` : `Defending champion: ${who}`
}
