/**
 * Reads a member's leagues on Yahoo's page. Everything here is sent to that page as text, so that a function uses only its arguments and
 * standard browser APIs: the others are its `steps`. Requests, fields that are kept and the key of a person are those of the importer.
 */
import { hash32, hashKey } from '../../domain/hash.ts'
import { newestFirst } from '../../domain/season-order.ts'
import { cleanResponse, keptFields, toYahooManagerKey } from '../../hosts/yahoo/clean-response.ts'
import { leaguesPath, planPaths, playersPath, playersPerRequest, settingsPath } from '../../hosts/yahoo/requests.ts'

/** What depends on the page. */
export interface YahooPage {
  /** Sends the cookies of the signed-in member. Rejects where no response is readable. */
  get(path: string): Promise<Response>
  /** Rejects once the member has stopped. */
  wait(milliseconds: number): Promise<void>
  progress(text: string): void
  /** Responses that are here already, without secrets: a reading that was stopped goes on where it was. */
  saved: { read(path: string): Promise<unknown>; write(path: string, response: unknown): Promise<void> }
}

export interface YahooPlan {
  leaguesPath: string
  playersPerRequest: number
  /** Names of fields, separated by spaces. */
  keptFields: string
  /** Milliseconds between requests. */
  pace: number
  /** Milliseconds of each pause in a row: once Yahoo refuses more requests, and once no response is readable. */
  pauses: { refused: readonly number[]; unanswered: readonly number[] }
}

const minute = 60_000
/** Yahoo refuses a member's requests for 10 to 15 minutes after some 450 in a quarter of an hour. */
export const yahooPlan: YahooPlan = {
  leaguesPath,
  playersPerRequest,
  keptFields: keptFields.join(' '),
  pace: 1000,
  pauses: {
    refused: [5 * minute, 5 * minute, 5 * minute, 5 * minute],
    unanswered: [10_000, minute, 5 * minute, 5 * minute, 5 * minute],
  },
}

export interface ListedSeason {
  /** Such as 449.l.123456. */
  key: string
  name: string
  season: number
}

/** One league over the years, newest season first. */
export type LeagueSeasons = ListedSeason[]

type Responses = Record<string, unknown>
type Json = { [key: string]: Json } & Json[]
type ReadPath = (path: string) => Promise<Json | number>

/** Reads responses one after the other; a status where Yahoo refuses one. Throws an `Error` whose message is for the member. */
function openReader(plan: YahooPlan, page: YahooPage, steps: typeof yahooSteps): ReadPath {
  const keptFields = plan.keptFields.split(' ')
  const toKey = (guid: string) => steps.toYahooManagerKey(guid, (text: string) => steps.hashKey(text, steps.hash32))
  let isFirst = true
  return async (path) => {
    // The list is of who is signed in now.
    const isList = path === plan.leaguesPath
    const known = isList ? undefined : await page.saved.read(path)
    if (known !== undefined) return known as Json
    for (let pauses = 0; ; pauses++) {
      if (!isFirst) await page.wait(plan.pace)
      isFirst = false
      const response = await page.get(path).catch(() => null)
      const status = response ? response.status : 0
      if (response && status !== 429 && status !== 999 && status < 500) {
        if (status === 401)
          throw new Error('Yahoo doesn’t know you here. Sign in to Yahoo, then click the bookmark again.')
        if (!response.ok) return status
        const json = await response.json().catch(() => null)
        if (typeof json?.fantasy_content !== 'object' || json.fantasy_content === null)
          throw new Error(
            'Yahoo sent another page in place of your league, such as its sign-in. Sign in to Yahoo, then click the bookmark again.',
          )
        const cleaned = steps.cleanResponse(json, keptFields, toKey)
        if (!isList) await page.saved.write(path, cleaned)
        return cleaned as Json
      }
      const isRefusal = status === 429 || status === 999
      const pause = plan.pauses[isRefusal ? 'refused' : 'unanswered'][pauses]
      if (pause === undefined)
        throw new Error('Yahoo still doesn’t answer. Click the bookmark again later: it goes on where it was.')
      const length =
        pause < 60_000 ? `${pause / 1000} seconds` : `${pause / 60_000} ${pause === 60_000 ? 'minute' : 'minutes'}`
      page.progress(
        isRefusal
          ? `Yahoo takes no more requests for now. Waiting ${length}; leave this page open.`
          : `Yahoo isn’t answering. Trying again in ${length}; leave this page open.`,
      )
      await page.wait(pause)
    }
  }
}

/** The member's leagues of all years, those with the newest season first. `others`: how many we cannot read. */
function listLeagues(
  response: unknown,
  { newestFirst }: Pick<typeof yahooSteps, 'newestFirst'>,
): { leagues: LeagueSeasons[]; others: number } {
  const found = new Map<string, { league: ListedSeason; names: string[] }>()
  let others = 0
  const walk = (value: unknown, isOver: boolean): void => {
    if (typeof value !== 'object' || value === null) return
    const one = value as Record<string, unknown>
    const key = one.league_key
    if (typeof key === 'string' && /^\d+\.l\.\d+$/.test(key)) {
      // A league that was renewed but never drafted has no season.
      if (one.draft_status === 'predraft' && isOver) return
      if ((one.scoring_type && one.scoring_type !== 'head') || Number(one.is_guillotine) === 1) {
        others++
        return
      }
      const links = [one.renew, one.renewed].map((link) => String(link || '').replace('_', '.l.'))
      const league = { key, name: String(one.name || `League ${key}`), season: Number(one.season) }
      found.set(key, { league, names: [key, ...links.filter((link) => link !== '')] })
      return
    }
    const isGameOver = one.is_game_over === undefined ? isOver : Number(one.is_game_over) === 1
    for (const name in one) walk(one[name], isGameOver)
  }
  walk(response, false)
  // Leagues of the same chain name each other, or the same season between them that the member was not in.
  let chains: { leagues: ListedSeason[]; names: string[] }[] = []
  for (const { league, names } of found.values()) {
    const near = chains.filter((chain) => chain.names.some((name) => names.includes(name)))
    const joined = {
      leagues: [league, ...near.flatMap((chain) => chain.leagues)],
      names: [...names, ...near.flatMap((chain) => chain.names)],
    }
    chains = [...chains.filter((chain) => !near.includes(chain)), joined]
  }
  const sorted = chains.map(({ leagues }) => newestFirst(leagues))
  const dated = sorted.map((leagues) => ({ leagues, season: leagues[0]?.season ?? 0 }))
  return { leagues: newestFirst(dated).map(({ leagues }) => leagues), others }
}

/** The responses of a season by their paths; a sentence where Yahoo refuses the league. */
async function collectSeason(
  { key, name, season }: ListedSeason,
  { plan, page, read }: { plan: YahooPlan; page: YahooPage; read: ReadPath },
  steps: typeof yahooSteps,
): Promise<Responses | string> {
  page.progress(`${season}: settings`)
  const path = steps.settingsPath(key)
  const settings = await read(path)
  const league = typeof settings === 'number' ? undefined : settings.fantasy_content?.league
  if (!league) return `Yahoo doesn’t show ${name} of ${season}.`
  const [first, last, current] = [league.start_week, league.end_week, league.current_week].map(Number)
  const weeks: number[] = []
  for (let week = Math.max(1, first || 1); week <= Math.min(22, last || 0); week++) weeks.push(week)
  const isOver = Number(league.is_finished) === 1
  const isDrafted = String(league.draft_status) === 'postdraft'
  const begun = weeks.filter((week) => isDrafted && (isOver || week <= (current || 0)))
  const responses: Responses = { [path]: settings }
  const paths = steps.planPaths(key, weeks, begun)
  for (const [index, one] of paths.entries()) {
    page.progress(`${season}: ${index + 1} of ${paths.length}`)
    const response = await read(one)
    if (typeof response !== 'number') responses[one] = response
  }
  const nameless = steps.listNameless(responses)
  for (let start = 0; start < nameless.length; start += plan.playersPerRequest) {
    page.progress(`${season}: players`)
    const one = steps.playersPath(key, nameless.slice(start, start + plan.playersPerRequest))
    const response = await read(one)
    if (typeof response !== 'number') responses[one] = response
  }
  return responses
}

/** Keys of the players whom no response names: they were drafted, and nobody rostered them in a week. */
function listNameless(responses: Responses): string[] {
  const keys = new Set<string>()
  const named = new Set<string>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const one = value as Record<string, unknown>
    if (typeof one.player_key === 'string' && one.player_key !== '') {
      keys.add(one.player_key)
      if (one.name) named.add(one.player_key)
    }
    for (const name in one) walk(one[name])
  }
  walk(responses)
  return [...keys].filter((key) => !named.has(key)).sort()
}

/**
 * What was read stays for an hour on Yahoo's page, without secrets, until `forget` is told that its league is handed over. Without a cache of
 * the browser it stays while the page is open. Other leagues stay: their reading may have been stopped, or run in another tab.
 */
function openSaved(name: string): YahooPage['saved'] & { forget(paths: readonly string[]): Promise<void> } {
  const memory = new Map<string, unknown>()
  const openCache = () =>
    Promise.resolve()
      .then(() => caches.open(name))
      .catch(() => null)
  return {
    async read(path) {
      const cached = await (await openCache())?.match(`/${name}/${path}`)
      const isFresh = Number(cached?.headers.get('x-saved')) > Date.now() - 3_600_000
      return cached && isFresh ? cached.json() : memory.get(path)
    },
    async write(path, response) {
      memory.set(path, response)
      const copy = new Response(JSON.stringify(response), { headers: { 'x-saved': String(Date.now()) } })
      const cache = await openCache()
      await cache?.put(`/${name}/${path}`, copy).catch(() => {})
    },
    async forget(paths) {
      const cache = await openCache()
      for (const path of paths) {
        memory.delete(path)
        await cache?.delete(`/${name}/${path}`)
      }
      if (cache && (await cache.keys()).length === 0) await caches.delete(name)
    },
  }
}

const yahooSteps = {
  openReader,
  openSaved,
  listLeagues,
  collectSeason,
  listNameless,
  newestFirst,
  planPaths,
  playersPath,
  settingsPath,
  cleanResponse,
  toYahooManagerKey,
  hashKey,
  hash32,
}

export type YahooSteps = typeof yahooSteps

/** The text of an object with all steps. */
export function yahooStepsScript(): string {
  return `{ ${Object.entries(yahooSteps)
    .map(([name, step]) => `${name}: ${step}`)
    .join(', ')} }`
}
