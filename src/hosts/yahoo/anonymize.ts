/** Yahoo's responses without what says whose league it is: names of managers, teams, divisions and the league, and ids of league and people. */
import { isRecord } from '../../domain/is-record.ts'
import { fromYahooLeagueId, toYahooLeagueId } from '../../domain/recognize-league.ts'
import { cleanYahooResponse } from './clean-response.ts'
import { leagueFile } from './raw-files.ts'
import { isHiddenName } from './read-teams.ts'

/** The number of every league: a season's game tells those of one league apart. */
const anonymousNumber = '1'

export function anonymizeYahoo(
  leagueId: string,
  responses: ReadonlyMap<string, unknown>,
): { leagueId: string; responses: Map<string, unknown> } {
  const cleaned = [...responses].map(([name, json]): [string, unknown] => [name, cleanYahooResponse(json)])
  const managers = new Map<string, string>()
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) collect(one)
    else if (isRecord(value)) {
      const { manager_key: key } = value
      if (typeof key === 'string' && !managers.has(key)) managers.set(key, String(managers.size + 1))
      for (const one of Object.values(value)) collect(one)
    }
  }
  // The league's response names nobody; the others are in order of their names.
  for (const [name, json] of cleaned.toSorted(([a], [b]) => (a < b ? -1 : 1))) if (name !== leagueFile) collect(json)
  const { game } = fromYahooLeagueId(leagueId)
  return {
    leagueId: toYahooLeagueId(game, anonymousNumber) ?? leagueId,
    responses: new Map(cleaned.map(([name, json]) => [name, rewrite(json, managers)])),
  }
}

function rewrite(value: unknown, managers: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => rewrite(one, managers))
  if (typeof value === 'string') return value.replace(/^(\d+\.l\.)\d+/, `$1${anonymousNumber}`)
  if (!isRecord(value)) return value
  const manager = managers.get(String(value.manager_key))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, rename(name, value, manager) ?? rewrite(one, managers)]),
  )
}

/** What takes the place of a name or an id; null where the field is neither. Players keep their names. */
function rename(name: string, record: Readonly<Record<string, unknown>>, manager: string | undefined): string | null {
  const value = record[name]
  if (typeof value !== 'string' || value === '') return null
  if (name === 'league_id') return anonymousNumber
  if (name === 'renew' || name === 'renewed') return value.replace(/_\d+$/, `_${anonymousNumber}`)
  if (name === 'manager_key') return (manager ?? '0').padStart(16, '0')
  if (name === 'nickname') return isHiddenName(value) ? value : `Manager ${manager ?? 0}`
  if (name !== 'name') return null
  if ('team_key' in record) return `Team ${String(record.team_key).split('.').at(-1)}`
  if ('division_id' in record) return `Division ${String(record.division_id)}`
  return 'league_key' in record ? 'League' : null
}
