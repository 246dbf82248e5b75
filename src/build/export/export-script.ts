/**
 * The script that a manager of a private league runs on ESPN's own site while signed in: it sends the importer's requests and saves the
 * responses as one file. No data leaves the browser.
 */
import { playersPerRequest } from '../../hosts/espn/fetch-players.ts'
import { leagueFileFormat } from '../../service/league-files.ts'
import { type CollectResponses, collectScript } from './collect-responses.ts'
import { planExport } from './export-plan.ts'
import { boxScript, type openBox } from './open-box.ts'
import { fansUrl, listOwnLeagues } from './own-leagues.ts'

/** Text for the browser's console. */
export function exportScript(baseUrl?: string): string {
  const plan = planExport(playersPerRequest, baseUrl)
  const settings = JSON.stringify({ plan, fans: fansUrl })
  return `(${runAtEspn})(${boxScript(leagueFileFormat)}, ${collectScript()}, ${listOwnLeagues}, ${settings})`
}

/** The same as the URL of a bookmark. */
export function exportBookmarklet(baseUrl?: string): string {
  return `javascript:${encodeURIComponent(`void ${exportScript(baseUrl)}`)}`
}

/** Sent as text, so it may use only its arguments and standard browser APIs. */
async function runAtEspn(
  box: ReturnType<typeof openBox>,
  collect: CollectResponses,
  listLeagues: typeof listOwnLeagues,
  { plan, fans }: { plan: ReturnType<typeof planExport>; fans: string },
): Promise<void> {
  box.element.onclick = ({ target }) => (target as Element).localName !== 'button' && box.element.remove()
  const { show, offer, fail } = box

  const get = (url: string, headers: Record<string, string>) => fetch(url, { headers, credentials: 'include' })
  const collectFrom = (search: string) => collect(plan, { search, year: new Date().getFullYear(), get, show })

  async function saveFile(name: string, content: object): Promise<void> {
    show(`Saved as ${await box.save(name, content)}. Drop this file on the page that you came from.`)
  }

  /** The newest season, or that of the URL; then its earlier ones and the member's other leagues are offered. */
  async function saveLeague(search: string): Promise<void> {
    const { leagueId, season, responses } = await collectFrom(search)
    await saveFile(`league-${leagueId}-${season}.json`, { version: 1, leagueId, season, answers: responses })
    const [league] = [responses['league.json']].flat() as { status?: { previousSeasons?: number[] } }[]
    const earlier = (league?.status?.previousSeasons ?? []).filter((year) => year < season).sort((a, b) => b - a)
    if (earlier.length > 0)
      offer(`Save its earlier seasons, too: ${earlier.join(', ')}`, () => saveSeasons(leagueId, earlier))
    const own = await leagues
    for (const other of own) {
      if (other.leagueId !== leagueId) offer(`Save ${other.name}, too`, () => saveLeague(`?leagueId=${other.leagueId}`))
    }
  }

  async function saveSeasons(leagueId: number, years: readonly number[]): Promise<void> {
    const seasons: object[] = []
    let failure: unknown
    for (const year of years) {
      // ESPN lists seasons that it does not have.
      const found = await collectFrom(`?leagueId=${leagueId}&seasonId=${year}`).catch((cause) => {
        failure = cause
        return null
      })
      if (found) seasons.push({ leagueId, season: found.season, answers: found.responses })
    }
    if (seasons.length === 0) throw failure
    await saveFile(`league-${leagueId}-${years.at(-1)}-${years[0]}.json`, { version: 2, seasons })
  }

  const limited = (url: string, headers: Record<string, string>) =>
    fetch(url, { headers, credentials: 'include', signal: AbortSignal.timeout(8000) })
  const leagues = listLeagues(fans, { cookie: document.cookie, get: limited })
  try {
    const isLeaguePage = Boolean(Number(new URLSearchParams(location.search).get('leagueId')))
    const own = isLeaguePage ? [] : await leagues
    const [only] = own
    if (only && own.length === 1) await saveLeague(`?leagueId=${only.leagueId}`)
    else if (only) {
      show('Which league?')
      for (const { leagueId, name } of own) offer(name, () => saveLeague(`?leagueId=${leagueId}`))
    } else await saveLeague(location.search)
  } catch (cause) {
    fail(cause)
  }
}
