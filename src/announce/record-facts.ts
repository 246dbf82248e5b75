/** Records of the league's history that a week has set, as its history screen has them. */
import type { HistoryResponse } from '../contract/responses/history.ts'
import type { Edition } from '../contract/responses/weekly.ts'
import { writeChance } from '../domain/chance-text.ts'
import { writeDecimal } from '../domain/decimal-text.ts'
import { compareFigures } from '../domain/points.ts'
import { joinScores, writeGameScores } from '../domain/score-text.ts'
import { spellNumber } from '../domain/spell-number.ts'
import type { SaidFact } from '../storage/announcement-store.ts'

type HistoryRecord = HistoryResponse['records'][number]
type Holder = HistoryRecord['holders'][number]
type Kind = HistoryRecord['kind']

/** Of a week or a game, after the name of the team. Records of a season, a draft or a trade change without a game. */
const phrases: Partial<Record<Kind, (record: { value: number; of: string; versus: string }) => string>> = {
  'highest-week': ({ value, of }) => `${of} ${writePoints(value)} points, the most in one week`,
  'lowest-week': ({ value, of }) => `${of} ${writePoints(value)} points, the fewest in one week`,
  'widest-game': ({ versus }) => `${versus}, the widest margin`,
  'closest-game': ({ versus }) => `${versus}, the closest game`,
  'most-points-in-a-loss': ({ value, of }) => `${of} ${writePoints(value)} points, the most in a loss`,
  'fewest-points-in-a-win': ({ value, of }) => `${of} ${writePoints(value)} points, the fewest in a win`,
  'biggest-comeback': ({ value, of }) =>
    `${of} win after a chance of ${writeChance(value)}, the biggest comeback of any watched game`,
  'longest-winning-streak': ({ value, of }) => `${of} ${spellNumber(value)} wins in a row, the longest winning streak`,
  'longest-losing-streak': ({ value, of }) => `${of} ${spellNumber(value)} losses in a row, the longest losing streak`,
  'bench-points': ({ value, of }) => `${of} ${writePoints(value)} points left on the bench, the most in one week`,
}

export interface RecordsOfWeek {
  /** Also those that an earlier week equals. */
  facts: SaidFact[]
  /** Those that this round alone holds. */
  broken: SaidFact[]
  /** Kinds whose record a later week has: whether it was one before is not known any more. */
  overtaken: ReadonlySet<string>
  /** The first season that counts. */
  since: number
}

/**
 * Records that this round holds. Null where the history lacks the scores of a season that was played, or has no earlier one: then
 * nobody knows what a record is. `weeks`: those of the round that the edition is of.
 */
export function listRecordsOfWeek(
  { records, seasons, since }: HistoryResponse,
  { season, games }: Pick<Edition, 'season' | 'games'>,
  weeks: readonly number[],
): RecordsOfWeek | null {
  const hasScores = ({ known }: HistoryResponse['seasons'][number]) => known === 'whole' || known === 'scores'
  const isKnown = seasons.every((one) => hasScores(one) || (one.known !== 'missing' && !one.isPlayed))
  if (!isKnown || since === null || seasons.filter((one) => hasScores(one) && one.isPlayed).length < 2) return null
  const last = weeks.at(-1) ?? 0
  const isLater = (holder: Holder) => holder.season > season || (holder.season === season && (holder.week ?? 0) > last)
  const isOfRound = (holder: Holder) =>
    holder.season === season && holder.weeks.length > 0 && holder.weeks.every((week) => weeks.includes(week))
  const list = (of: readonly HistoryRecord[]) =>
    of.flatMap(({ kind, value, holders }) =>
      holders.filter(isOfRound).flatMap((holder) => describeRecord(kind, value, holder, games)),
    )
  return {
    facts: list(records),
    broken: list(records.filter(({ holders }) => holders.length === 1)),
    overtaken: new Set(records.flatMap(({ kind, holders }) => (holders.some(isLater) ? [kind] : []))),
    since,
  }
}

function describeRecord(kind: Kind, value: number, holder: Holder, games: Edition['games']): SaidFact[] {
  const phrase = phrases[kind]
  if (!phrase) return []
  const text = phrase({ value, of: `${holder.team.name}’s`, versus: nameGame(holder, games) })
  return [{ name: nameFact(kind, holder), value: `${holder.team.id} ${value}`, text }]
}

/** A streak is one record, however long it gets. */
function nameFact(kind: Kind, { since }: Holder): string {
  return since === null ? kind : `${kind} ${since.season}-${since.week}`
}

export const isOfStreak = ({ name }: SaidFact) => name.includes(' ')
/** Of a fact: see `overtaken`. */
export const recordKindOf = ({ name }: SaidFact) => name.split(' ', 1)[0] ?? name

/** "A vs. B, 150.2–60.1" */
function nameGame({ team, scores }: Holder, games: Edition['games']): string {
  const own = games.filter(({ teams }) => teams.some(({ id }) => id === team.id))
  // A team may play twice a week.
  const [game] = own.length > 1 ? own.filter(({ points }) => hasScores(points, scores)) : own
  const other = game?.teams.find(({ id }) => id !== team.id)
  const score = scores === null ? '' : `, ${joinScores(writeGameScores(scores))}`
  return `${team.name}${other ? ` vs. ${other.name}` : ''}${score}`
}

function hasScores(points: readonly number[], scores: Holder['scores']): boolean {
  return scores?.every((score) => points.some((one) => compareFigures(one, score) === 0)) ?? false
}

/** Exactly, as a record is about it: '190.2', '190.24'. */
function writePoints(value: number): string {
  return writeDecimal(value, Number.isInteger(Math.round(value * 100) / 10) ? 1 : 2)
}
