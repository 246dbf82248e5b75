/** Replaces managers' names by "Manager 1", "Manager 2", … wherever a response contains one. */
import { nameNumbered } from '../contract/numbered-manager.ts'
import { isRecord } from '../domain/is-record.ts'
import { mapTexts, readPublicId, textsIn } from './read-any-response.ts'

/**
 * Fields with our own or the game's vocabulary, or a time: a manager named "QB" does not rename a position. Names of fields are never
 * replaced either.
 */
const codes = new Set([
  'host',
  'host_league_id',
  'id',
  'transaction_id',
  'best_pick_ups',
  'worst_pick_ups',
  'best_trades',
  'trade',
  'position',
  'position_eligibility',
  'lineup_slot',
  'slot',
  'nfl_team',
  'nfl_opponent',
  'opponent_matchup',
  'injury_status',
  'grade',
  'result',
  'phase',
  'known',
  'kind',
  'sign',
  'status',
  'state',
  'why_no_clock',
  'action',
  'draft_state',
  'draft_type',
  'draft_date',
  'trade_deadline',
  'scoring',
  'scoring_format',
  'seeding_rule',
  'question',
  'lineups',
  'without_slots',
  'schedule',
  'ahead_by',
  'division_rule',
  'losers_bracket',
  'league_type',
  'coverage',
  'winner',
  'statistic',
  'statistics',
  'eligible_slots',
  'consolation',
  'chance_basis',
  'path_kind',
  'flags',
  'record',
  'seed',
  'key',
  'game',
  'outcome',
  'cost',
  'refusal',
  'order',
  'winner_to',
  'loser_to',
  'icon',
  'at',
  'as_of',
  'currency',
  'award',
  'date',
  'ended_at',
  'until',
  'kickoff',
  'kickoffs',
  'next_kickoff',
  'saved_at',
  'type',
  'players',
])
/** A shorter name ("Al") is replaced only as a whole word, or syllables of others would be replaced. */
const shortestInsideWords = 4

/** Replaces names in a response. */
export type Anonymize = (response: unknown) => unknown

/**
 * Collects the managers' full names from every `owner_names` of the responses and of the list of teams, the first team by
 * id first, then those of `others`, who managed in other seasons or have a nickname in the league's book, and returns a function that replaces them: in `owner_names`, and in any other text that contains one, whatever
 * the case.
 */
export function anonymizer(
  teams: readonly unknown[],
  responses: Iterable<unknown>,
  others: readonly string[] = [],
): Anonymize {
  const all = [...responses]
  const names = new Map<string, string>()
  for (const name of [...teamsById([...teams, ...all]), ...all].flatMap(ownerNamesIn).concat(others.filter(isName))) {
    if (!names.has(keyOf(name))) names.set(keyOf(name), name)
  }
  if (names.size === 0) return (response) => response
  const managers = new Map([...names.keys()].map((key, index) => [key, nameNumbered(index + 1)]))
  const inText = nameReplacer([...names.values()], [...managers.values()])
  return (response) =>
    mapTexts(response, (field, text) =>
      codes.has(field) ? text : (field === ownerNames && managers.get(keyOf(text))) || inText(text),
    )
}

const ownerNames = 'owner_names'
const keyOf = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
const isName = (text: string) => text.trim() !== ''

/** Records of teams, sorted, so that numbers do not follow the order of a table. */
function teamsById(responses: readonly unknown[]): unknown[] {
  const teams = responses
    .filter(isRecord)
    .filter((response) => ownerNames in response && readPublicId(response.id) !== null)
  return teams.sort((a, b) => Number(a.id) - Number(b.id))
}

/** Every name in an `owner_names`, at any depth. */
export function ownerNamesIn(value: unknown): string[] {
  return [...textsIn(value)].flatMap(([field, text]) => (field === ownerNames && isName(text) ? [text] : []))
}

/** Replaces all names at once, longer ones first, so that replacements are not replaced again. */
function nameReplacer(names: readonly string[], replacements: readonly string[]): (text: string) => string {
  const order = names.map((_, index) => index).sort((a, b) => (names[b]?.length ?? 0) - (names[a]?.length ?? 0))
  const pattern = new RegExp(order.map((index) => `(${patternOf(names[index] ?? '')})`).join('|'), 'giu')
  return (text) =>
    text.replace(pattern, (...match: unknown[]) => {
      const groups = match.slice(1, 1 + order.length)
      return replacements[order[groups.findIndex((group) => group !== undefined)] ?? 0] ?? ''
    })
}

function patternOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+')
  return name.trim().length < shortestInsideWords ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped
}
