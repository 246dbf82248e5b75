/** Historic facts of a season: its title, its championship game, and all-time records set in it. */
import type { HistoryResponse } from '../../contract/responses/history.ts'
import { spellNumber, spellOrdinal } from '../../domain/spell-number.ts'
import { describeWeeks, joinNames } from '../history/history-words.ts'
import { recordDescriptions } from '../history/record-kinds.ts'
import { playedSeasons } from '../history/season-history.ts'

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

const seasonOf = ({ seasons }: HistoryResponse, year: number) => seasons.find(({ season }) => season === year)

/** "Noor: third title, the first since 2019". */
function describeTitle(response: HistoryResponse, season: number): string | null {
  const { championKey: key, championName: name } = seasonOf(response, season) ?? {}
  if (key == null || name == null) return null
  const titles = response.managers.map((manager) => ({
    key: manager.key,
    years: manager.titleYears.filter((year) => year <= season).sort((a, b) => a - b),
  }))
  const years = titles.find((one) => one.key === key)?.years ?? []
  const count = years.length
  if (count === 0) return null
  const missing = response.seasons.flatMap((one) => (one.known === 'missing' ? one.season : []))
  const isSure = missing.every((year) => year > season)
  const title = `${name}: ${spellOrdinal(count)} ${isSure ? 'title' : 'known title'}`
  const most = Math.max(0, ...titles.filter((one) => one.key !== key).map((one) => one.years.length))
  const lead = count > 1 && count > most ? ', the most in league history' : ''
  return `${title}${describeGap(years, season, missing)}${lead}`
}

/** ", the first since 2019", ", the second in a row"; empty after a first title, and if a season in between is missing. */
function describeGap(years: readonly number[], season: number, missing: readonly number[]): string {
  const last = years.at(-2)
  if (last === undefined || missing.some((year) => last < year && year < season)) return ''
  if (last < season - 1) return `, the first since ${last}`
  let inARow = 1
  while (years.includes(season - inARow)) inARow++
  return `, the ${spellOrdinal(inARow)} in a row`
}

/** "The final was a rematch of 2021, which Cleo won". */
function describeRematch(response: HistoryResponse, season: number): string | null {
  const final = seasonOf(response, season)?.final
  const sides = [final?.winnerKey, final?.loserKey]
  if (!final || sides.includes(null)) return null
  const earlier = response.seasons.filter(
    ({ season: year, final: other }) =>
      year < season && sides.includes(other?.winnerKey) && sides.includes(other?.loserKey),
  )
  const [first] = earlier
  if (!first) return null
  if (earlier.length === 1)
    return `The championship was a rematch of ${first.season}, won by ${first.final?.winnerName}`
  const wins = earlier.filter((one) => one.final?.winnerKey === final.winnerKey).length
  const years = joinNames(earlier.map(({ season: year }) => String(year)))
  return `The championship was the ${spellOrdinal(earlier.length + 1)} between ${final.winnerName} and ${final.loserName}, after ${years}; ${final.winnerName} has won ${spellNumber(wins + 1)} of them`
}

/** Most remarkable first. Streaks within a season are left out, because streaks across seasons say more. */
const remarkable = [
  'highest-week',
  'best-season',
  'longest-winning-streak',
  'widest-game',
  'closest-game',
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
