/** The part of a league's saved responses that a request's views show: ESPN sends the bare league, and more for each known view. */
import type { FakeRequest } from './read-request.ts'

type Json = Record<string, unknown>
type Read = (name: string) => Promise<unknown>

/** In every response, for any views. */
const bare = ['gameId', 'id', 'scoringPeriodId', 'seasonId', 'segmentId', 'status']

/** Null if ESPN has no data of that week. */
export async function pickViews({ views, week, filter }: FakeRequest, read: Read): Promise<Json | null> {
  const league = toJson(await read('league.json'))
  const asks = (...names: string[]) => names.some((name) => views.includes(name))
  const picked: Json = { gameId: 1, segmentId: 0, ...pick(league, bare), draftDetail: headOf(league.draftDetail) }
  if (week !== null) picked.scoringPeriodId = week
  if (asks('mSettings')) picked.settings = league.settings
  if (asks('mTeam', 'mRoster', 'mStandings')) Object.assign(picked, pick(league, ['teams', 'members']))
  if (asks('mDraftDetail')) picked.draftDetail = league.draftDetail
  if (asks('mMatchup')) picked.schedule = league.schedule
  if (asks('mMatchupScore', 'mScoreboard', 'mBoxscore')) {
    if (week === null) picked.schedule = league.schedule
    else {
      const saved = await read(fileOf('scoring-period', week))
      if (saved == null) return null
      const response = toJson(saved)
      const names = asks('mScoreboard', 'mBoxscore')
      const schedule = names ? response.schedule : withoutPlayers(response.schedule)
      Object.assign(picked, { schedule: filterSchedule(schedule, filter), status: response.status ?? picked.status })
    }
  }
  if (asks('mTransactions2') && week !== null) Object.assign(picked, await findTransactions(week, read))
  return picked
}

/** Folders have them in a separate file, or in the week's. ESPN leaves the key out in a week without any. */
async function findTransactions(week: number, read: Read): Promise<Json> {
  const alone = toJson(await read(fileOf('transactions', week)))
  const { transactions, status } = 'id' in alone ? alone : toJson(await read(fileOf('scoring-period', week)))
  return { ...(transactions === undefined ? {} : { transactions }), ...(status === undefined ? {} : { status }) }
}

function filterSchedule(schedule: unknown, filter: unknown): unknown {
  const wanted = (filter as { schedule?: { filterMatchupPeriodIds?: { value: number[] } } } | null)?.schedule
    ?.filterMatchupPeriodIds?.value
  if (!wanted || !Array.isArray(schedule)) return schedule
  return schedule.filter((matchup) => wanted.includes(toJson(matchup).matchupPeriodId as number))
}

/** mMatchupScore alone lists lineup slots without players. */
function withoutPlayers(schedule: unknown): unknown {
  const text = JSON.stringify(schedule ?? [], (key, value) =>
    key === 'playerPoolEntry' || key === 'playerId' ? undefined : value,
  )
  return JSON.parse(text)
}

function headOf(draftDetail: unknown): Json {
  return pick(toJson(draftDetail), ['drafted', 'inProgress'])
}

function pick(json: Json, keys: readonly string[]): Json {
  return Object.fromEntries(keys.flatMap((key) => (json[key] === undefined ? [] : [[key, json[key]]])))
}

/** History is saved as it came: a list of one. */
function toJson(value: unknown): Json {
  const json = Array.isArray(value) ? value[0] : value
  return typeof json === 'object' && json !== null ? (json as Json) : {}
}

function fileOf(name: string, week: number): string {
  return `${name}-${String(week).padStart(2, '0')}.json`
}
