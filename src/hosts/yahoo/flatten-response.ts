/**
 * Responses in one shape. Yahoo wraps each entry of a list (`"teams": [{"team": {…}}]`); tools that save its responses make an object of a list
 * of one, and of an empty one.
 */

/** The lists, and what each of their entries is wrapped in. */
const entryOf: Readonly<Record<string, string>> = {
  teams: 'team',
  managers: 'manager',
  matchups: 'matchup',
  players: 'player',
  transactions: 'transaction',
  transaction_data: 'transaction_data',
  picks: 'pick',
  draft_results: 'draft_result',
  game_weeks: 'game_week',
  divisions: 'division',
  roster_positions: 'roster_position',
  eligible_positions: 'position',
  stats: 'stat',
  bonuses: 'bonus',
}

/** The same with lists of plain entries. */
export function flattenResponse(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(flattenResponse)
  if (!isRecord(json)) return json
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => {
      const entry = entryOf[name]
      return [name, entry === undefined ? flattenResponse(value) : toList(value, entry).map(flattenResponse)]
    }),
  )
}

function toList(value: unknown, entry: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => unwrap(one, entry))
  if (!isRecord(value)) return value === null || value === undefined || value === '' || value === false ? [] : [value]
  const numbered = Object.keys(value).filter((key) => /^\d+$/.test(key))
  if (numbered.length > 0) return numbered.flatMap((key) => unwrap(value[key], entry))
  const own = Object.keys(value).filter((key) => key !== 'count')
  return own.length === 0 ? [] : unwrap(value, entry)
}

/** One entry, or several in one wrapping. */
function unwrap(value: unknown, entry: string): unknown[] {
  if (!isRecord(value) || !Object.hasOwn(value, entry)) return [value]
  const inner = value[entry]
  return Array.isArray(inner) ? inner : [inner]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
