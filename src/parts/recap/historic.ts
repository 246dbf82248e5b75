/** Historic facts of a season: its title, its championship game, and all-time records set in it. */
import type { HistoryResponse } from '../../contract/responses/history.ts'
import { spellNumber, spellOrdinal } from '../../domain/spell-number.ts'
import { describeWeeks, joinNames } from '../history/history-words.ts'
import { playedSeasons } from '../history/played-seasons.ts'
import { recordDescriptions } from '../history/record-kinds.ts'
import { findFinal, findTitle } from './title-facts.ts'

/** Sentences, most important first. Empty with a single known season. Only records that still stand. */
export function describeHistoric(response: HistoryResponse, season: number): string[] {
  const known = playedSeasons(response)
  if (known.length < 2) return []
  const hasEarlier = known.some((year) => year < season)
  return [
    hasEarlier && describeTitle(response, season),
    hasEarlier && describeRematch(response, season),
    ...describeRecords(response, season),
  ].filter((sentence) => typeof sentence === 'string')
}

/** "Noor: third title, the first since 2019". */
function describeTitle(response: HistoryResponse, season: number): string | null {
  const title = findTitle(response, season)
  if (!title) return null
  const { championName, count, isCountSure, inARow, previousYear, isMost } = title
  const words = `${championName}: ${spellOrdinal(count)} ${isCountSure ? 'title' : 'known title'}`
  const since =
    inARow > 1 ? `, the ${spellOrdinal(inARow)} in a row` : previousYear && `, the first since ${previousYear}`
  return `${words}${since || ''}${isMost ? ', the most in league history' : ''}`
}

/** "The championship was a rematch of 2021, won by Cleo". */
function describeRematch(response: HistoryResponse, season: number): string | null {
  const final = findFinal(response, season)
  const [first, ...others] = final?.earlier ?? []
  if (!final || !first) return null
  const { winnerName, loserName, earlier, wins } = final
  if (others.length === 0) return `The championship was a rematch of ${first.season}, won by ${first.winnerName}`
  const years = joinNames(earlier.map(({ season: year }) => String(year)))
  return `The championship was the ${spellOrdinal(earlier.length + 1)} between ${winnerName} and ${loserName}, after ${years}; ${winnerName} has won ${spellNumber(wins)} of them`
}

/** Most remarkable first. Streaks within a season are left out, because streaks across seasons say more. */
const remarkable = [
  'highest-week',
  'best-season',
  'longest-winning-streak',
  'widest-game',
  'closest-game',
  'biggest-comeback',
  'most-points-in-a-loss',
  'best-trade',
  'best-draft',
  'lowest-week',
  'worst-season',
  'longest-losing-streak',
  'fewest-points-in-a-win',
  'bench-points',
] as const
const mostRecords = 5

/** "All-time record, highest week: 187.4 by Noor in week 5". */
function describeRecords({ records }: HistoryResponse, season: number): string[] {
  return remarkable
    .flatMap((kind) => {
      const record = records.find((one) => one.kind === kind)
      const holders = (record?.holders ?? []).filter((holder) => holder.season === season)
      const [first] = holders
      if (!record || !first) return []
      const { label, write } = recordDescriptions[kind]
      const figure = write(record.value, first.scores ?? [])
      const who = joinNames([...new Set(holders.map((holder) => nameHolder(kind, holder)))])
      const isShared = record.holders.length > holders.length
      return [
        `${isShared ? 'Shared all-time' : 'All-time'} record, ${label.charAt(0).toLowerCase()}${label.slice(1)}: ${figure} by ${who}${describeWeek(holders)}`,
      ]
    })
    .slice(0, mostRecords)
}

type Holder = HistoryResponse['records'][number]['holders'][number]

/** A margin has two managers. */
function nameHolder(kind: (typeof remarkable)[number], { name, opponentName }: Holder): string {
  const isMargin = kind === 'widest-game' || kind === 'closest-game'
  return isMargin && opponentName ? `${name} vs. ${opponentName}` : name
}

/** " in week 5", " in weeks 16–17", if it was in one game. */
function describeWeek(holders: readonly Holder[]): string {
  const [first, ...others] = holders
  const isOfGame = first?.week != null && first.since === null
  return isOfGame && others.length === 0 ? ` in ${describeWeeks(first.weeks, first.week)}` : ''
}
