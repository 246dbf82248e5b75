/**
 * A host's responses without what says whose league it is: names of managers, teams, divisions and the league, their ids, pictures and
 * messages. Everything else stays, so that the responses import to the same figures.
 */
import { importStateFile, scopeOfFile } from './shared/raw-files.ts'

type Json = Readonly<Record<string, unknown>>

export interface AnonymousResponses {
  leagueId: string
  /** By file name. */
  responses: Map<string, unknown>
}

/** Responses that are the same for all leagues name nobody; the largest, Sleeper's list of all players, is left out. */
export function anonymizeResponses(leagueId: string, responses: ReadonlyMap<string, unknown>): AnonymousResponses {
  const own = [...responses].filter(([name]) => name !== importStateFile && scopeOfFile(name) !== 'all')
  const named = own.filter(([name]) => !namesOnlyPlayers(name))
  const people = numberIds(named, personFields, personId)
  const leagues = numberIds(named, leagueFields, leagueIdFrom)
  const ids = new Map([...people, ...leagues])
  const anonymousId = ids.get(leagueId) ?? anonymousEspnLeague
  const names = new Map([[leagueId, anonymousId]])
  const replacer: Replacer = { ids, people, names, leagueId, anonymousId }
  // Names are collected before texts that mention them are replaced.
  for (const [, json] of named) rewrite(json, '', replacer)
  const rename = (text: string) => replaceIds(text, ids)
  return {
    leagueId: anonymousId,
    responses: new Map(
      own.map(([name, json]) => [rename(name), namesOnlyPlayers(name) ? json : rewrite(json, '', replacer)]),
    ),
  }
}

/** ESPN's id is a number. */
const anonymousEspnLeague = '1'

function namesOnlyPlayers(name: string): boolean {
  return /^player(s|-cards)\.json$/.test(name) || scopeOfFile(name) !== 'league'
}

interface Replacer {
  /** Ids of people, leagues and drafts. */
  ids: ReadonlyMap<string, string>
  people: ReadonlyMap<string, string>
  /** Names as they were, with what takes their place. */
  names: Map<string, string>
  leagueId: string
  anonymousId: string
}

const personFields =
  /^(memberId|owners|primaryOwner|user_id|owner_id|co_owners|creators?|picked_by|lastModifiedBy|createdBy|inviter|leagueManagers?)$/
const leagueFields = /(^|_)(league|draft|bracket|group)_id$/
const personId = (number: number, id: string) =>
  id.startsWith('{') ? `{00000000-0000-4000-8000-${String(number).padStart(12, '0')}}` : String(7e17 + number * 1e3)
const leagueIdFrom = (number: number) => String(8e17 + number * 1e3)

/** Ids in these fields, and those of ESPN's members everywhere, in their order: ties that are broken by ids stay as they are. */
function numberIds(
  files: readonly (readonly [string, unknown])[],
  fields: RegExp,
  idFrom: (number: number, id: string) => string,
): Map<string, string> {
  const found = new Set<string>()
  const add = (value: unknown) => typeof value === 'string' && /^(\{[\w-]+\}|\d{2,})$/.test(value) && found.add(value)
  const visit = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, field)
    else if (isRecord(value)) {
      // Keys of a draft's order are its managers.
      if (field === 'draft_order' && fields === personFields) for (const key of Object.keys(value)) add(key)
      for (const [key, one] of Object.entries(value)) visit(one, key)
    } else if (fields.test(field) || (fields === personFields && String(value).startsWith('{'))) add(value)
  }
  for (const [, json] of files) visit(json, '')
  const ordered = [...found].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  return new Map(ordered.map((id, index) => [id, idFrom(index + 1, id)]))
}

/** Fields with text that somebody wrote, pictures, and what chats leave in a league. */
const dropped =
  /avatar|^(logo|logoUrl|logoURL|comment|adjustmentReason|notificationSettings|topics|description|email|phone)$|^last_(message|author|read|pinned|transaction)|^p_nick_|^trophy|^mascot|_banner_|^real_name$/i
const personNames = /^(firstName|lastName|displayName|display_name|username|user_name)$/
const teamNames = /^(name|location|nickname|abbrev|team_name)$/

/** `person`: the number of the manager that the record around this one is about; null where it is about none. */
function rewrite(value: unknown, field: string, replacer: Replacer, person: number | null = null): unknown {
  if (Array.isArray(value)) return value.map((one) => rewrite(one, field, replacer))
  if (typeof value === 'string') return rewriteText(value, replacer)
  // Players keep their names, which others may share.
  if (!isRecord(value) || isPlayer(value, field)) return value
  const own = field === 'metadata' ? person : numberOf(value, replacer)
  const entries = Object.entries(value).filter(([key]) => !dropped.test(key))
  return Object.fromEntries(
    entries.map(([key, one]) => [
      replacer.ids.get(key) ?? key,
      rewriteName(key, field, value, own, replacer) ?? rewrite(one, key, replacer, own),
    ]),
  )
}

/** What takes the place of a name, or of ESPN's id of the league; null where the field is neither. */
function rewriteName(
  key: string,
  field: string,
  record: Json,
  person: number | null,
  { leagueId, anonymousId, names }: Replacer,
): string | number | null {
  const value = record[key]
  if (field === '' && key === 'id' && typeof value === 'number' && String(value) === leagueId)
    return Number(anonymousId)
  if (typeof value !== 'string' || value === '') return null
  const name = nameFor(key, field, record, person)
  if (name !== null) names.set(value, name)
  return name
}

function nameFor(key: string, field: string, record: Json, person: number | null): string | null {
  if (personNames.test(key)) return namePerson(key, person ?? 0)
  if (field === 'divisions' && key === 'name') return `Division ${String(record.id ?? '')}`
  if (/^division_\d+$/.test(key)) return key.replace('division_', 'Division ')
  if (field === 'teams' && teamNames.test(key)) return nameTeam(key, Number(record.id))
  if (key === 'team_name') return nameTeam(key, person ?? 0)
  if (key === 'name' && (field === 'settings' || field === 'metadata' || field === '')) return 'League'
  return null
}

function namePerson(key: string, number: number): string {
  if (key === 'firstName') return 'Manager'
  return key === 'lastName' ? String(number) : `Manager ${number}`
}

function nameTeam(key: string, number: number): string {
  if (key === 'location') return 'Team'
  if (key === 'nickname') return String(number)
  return key === 'abbrev' ? `T${number}` : `Team ${number}`
}

/** The number of the person that a record is about; null where it is about none. */
function numberOf(record: Json, { people }: Replacer): number | null {
  const id = [record.user_id, record.id].find((one) => typeof one === 'string' && people.has(one))
  return typeof id === 'string' ? [...people.keys()].indexOf(id) + 1 : null
}

function isPlayer(record: Json, field: string): boolean {
  return field === 'player' || 'fullName' in record || ('first_name' in record && 'position' in record)
}

function rewriteText(text: string, { ids, names }: Replacer): string {
  if (/^(https?:|data:)/.test(text)) return ''
  const known = ids.get(text) ?? names.get(text)
  return known ?? replaceNames(replaceIds(text, ids), names)
}

function replaceIds(text: string, ids: ReadonlyMap<string, string>): string {
  let result = text
  for (const [from, to] of ids) result = result.replaceAll(from, to)
  return result
}

/** Shorter names would be found in other words. */
const shortestInText = 4

/** However they are capitalized, and with endings: "the KICKERS", "Kickers’". */
function replaceNames(text: string, names: ReadonlyMap<string, string>): string {
  let result = text
  for (const [name, to] of names) {
    if (name.length < shortestInText || !result.toLowerCase().includes(name.toLowerCase())) continue
    result = result.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?!\\p{N})`, 'giu'), () => to)
  }
  return result
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
