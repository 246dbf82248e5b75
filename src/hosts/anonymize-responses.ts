/**
 * A host's responses without what says whose league it is: names of managers, teams, divisions and the league, ids, pictures and
 * messages. Numbers, flags and the host's own words stay, so that the responses import to the same figures. Any other text is left out,
 * also of fields that are new.
 */
import type { LeagueRef } from '../domain/identity.ts'
import { importStateFile, scopeOfFile } from './shared/raw-files.ts'
import { failureWords } from './sleeper/failure-reasons.ts'
import { anonymizeYahoo } from './yahoo/anonymize.ts'

type Json = Readonly<Record<string, unknown>>

export interface AnonymousResponses {
  leagueId: string
  /** By file name. */
  responses: Map<string, unknown>
}

/** Responses that are the same for all leagues name nobody; the largest, Sleeper's list of all players, is left out. */
export function anonymizeResponses(
  { host, leagueId }: LeagueRef,
  responses: ReadonlyMap<string, unknown>,
): AnonymousResponses {
  if (host === 'yahoo') return anonymizeYahoo(leagueId, responses)
  const own = [...responses].filter(([name]) => name !== importStateFile && scopeOfFile(name) !== 'all')
  const isOfLeague = (name: string) => scopeOfFile(name) === 'league'
  const named = own.filter(([name]) => isOfLeague(name))
  const people = numberIds(named, isPersonId, personId)
  const others = numberIds(named, (id, field) => !people.has(id) && isOtherId(id, field), otherId)
  const ids = new Map([...people, ...others])
  const anonymousId = ids.get(leagueId) ?? anonymousEspnLeague
  const replacer: Replacer = { ids, people: [...people.keys()], leagueId, anonymousId }
  return {
    leagueId: anonymousId,
    responses: new Map(
      own.map(([name, json]) => [
        name.replace(/\d+/, (id) => ids.get(id) ?? id),
        isOfLeague(name) ? rewrite(json, '', replacer) : json,
      ]),
    ),
  }
}

/** ESPN's id is a number. */
const anonymousEspnLeague = '1'

interface Replacer {
  /** What takes the place of ids of people, leagues, drafts and transactions. */
  ids: ReadonlyMap<string, string>
  /** Ids of the managers, by their number. */
  people: readonly string[]
  leagueId: string
  anonymousId: string
}

const personFields =
  /^(memberId|owners|primaryOwner|user_id|owner_id|co_owners|creators?|picked_by|lastModifiedBy|createdBy|inviter|leagueManagers?)$/
const otherFields = /(^|_)(league|draft|bracket|group)_id$/
/** ESPN's id of a member is in braces. */
const memberId = /^\{[\w-]+\}$/
/** Longer than any figure or time: an id of Sleeper. */
const longNumber = /^\d{15,}$/

// Keys of a draft's order are its managers.
const isPersonId = (id: string, field: string) =>
  memberId.test(id) || field === 'draft_order' || personFields.test(field)
const isOtherId = (id: string, field: string) => longNumber.test(id) || otherFields.test(field)
const personId = (number: number, id: string) =>
  id.startsWith('{') ? `{00000000-0000-4000-8000-${String(number).padStart(12, '0')}}` : String(7e17 + number * 1e3)
const otherId = (number: number) => String(8e17 + number * 1e3)

/** The id of a field, or of a key in it, in one spelling; null where it has another content. */
function readId(value: unknown, field: string): string | null {
  const id = String(value).toUpperCase()
  // A shorter number is that of a team in its league.
  const isId = /^\d{6,}$/.test(id) || memberId.test(id)
  return isId && (isPersonId(id, field) || isOtherId(id, field)) ? id : null
}

/** Numbers the ids of a kind in their order: ties that are broken by ids stay as they are. */
function numberIds(
  files: readonly (readonly [string, unknown])[],
  isOfKind: (id: string, field: string) => boolean,
  idFrom: (number: number, id: string) => string,
): Map<string, string> {
  const found = new Set<string>()
  const add = (value: unknown, field: string) => {
    const id = readId(value, field)
    if (id !== null && isOfKind(id, field)) found.add(id)
  }
  const visit = (value: unknown, field: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, field)
    else if (isRecord(value)) {
      for (const [key, one] of Object.entries(value)) {
        add(key, field)
        visit(one, key)
      }
    } else add(value, field)
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
  if (typeof value === 'string') return rewriteText(value, field, replacer)
  if (typeof value === 'number') return Number(newId(value, field, replacer) ?? value)
  // Players keep their names.
  if (!isRecord(value) || isPlayer(value, field)) return value
  const own = field === 'metadata' ? person : numberOf(value, replacer)
  const entries = Object.entries(value).filter(([key]) => !dropped.test(key))
  return Object.fromEntries(
    entries.map(([key, one]) => [
      newId(key, field, replacer) ?? key,
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
  { leagueId, anonymousId }: Replacer,
): string | number | null {
  const value = record[key]
  if (field === '' && key === 'id' && typeof value === 'number' && String(value) === leagueId)
    return Number(anonymousId)
  return typeof value === 'string' && value !== '' ? nameFor(key, field, record, person) : null
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
  const ids = [readId(record.user_id, 'user_id'), readId(record.id, 'id')]
  const index = ids.map((id) => (id === null ? -1 : people.indexOf(id))).find((one) => one >= 0)
  return index === undefined ? null : index + 1
}

function isPlayer(record: Json, field: string): boolean {
  return field === 'player' || ('first_name' in record && 'position' in record)
}

/** Fields with words of the host. */
const wordFields = /^(season_type|sport|status|type|scoring_type)$/
/** WINNERS_BRACKET, QB, 2W, a number or a time, a switch; or the id of a transaction, which names nobody. */
const hostWord = /^([A-Z0-9][A-Z0-9_/.:+-]*|-?[\d.]+|on|off|yes|no|true|false|[\da-f]{8}-[\da-f-]{27})?$/
const leftOut = '…'

function newId(value: unknown, field: string, { ids }: Replacer): string | null {
  const id = readId(value, field)
  return id === null ? null : (ids.get(id) ?? null)
}

function rewriteText(text: string, field: string, replacer: Replacer): string {
  const id = newId(text, field, replacer)
  if (id !== null) return id
  if (field === 'notes') return failureWords(text) ?? leftOut
  return wordFields.test(field) || hostWord.test(text) ? text : leftOut
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
