/**
 * The script that a manager runs on Yahoo's own page while signed in: it reads leagues there, and hands them to a page of this site or saves
 * them as a file. Nothing else leaves the browser, and secrets are dropped before.
 */
import { handOver, yahooPagesUrl } from '../../contract/hand-over.ts'
import { yahooApiUrl } from '../../hosts/yahoo/requests.ts'
import { leagueFileFormat } from '../../service/league-files.ts'
import {
  type LeagueSeasons,
  type ListedSeason,
  type YahooPage,
  type YahooSteps,
  yahooPlan,
  yahooStepsScript,
} from './collect-yahoo.ts'
import { boxScript, type openBox } from './open-box.ts'

/** Text for the browser's console. `page` is filled in by a site's page, see `withPage`. */
export function yahooScript(): string {
  const settings = { pages: yahooPagesUrl, api: yahooApiUrl, plan: yahooPlan, messages: handOver, page: '' }
  const parts = [boxScript(leagueFileFormat), yahooStepsScript(), JSON.stringify(settings)]
  return `(${runAtYahoo})(${parts.join(', ')})`
}

/** The same as the URL of a bookmark. Indentation is for readers of the script. */
export function yahooBookmarklet(): string {
  return `javascript:${encodeURIComponent(`void ${yahooScript().replace(/^\s+/gm, '')}`)}`
}

interface YahooSettings {
  pages: string
  api: string
  plan: typeof yahooPlan
  messages: typeof handOver
  page: string
}

interface ReadSeason extends ListedSeason {
  responses: object
}

/** Sent as text, so it may use only its arguments and standard browser APIs. */
async function runAtYahoo(
  box: ReturnType<typeof openBox>,
  steps: YahooSteps,
  { pages, api, plan, messages, page: site }: YahooSettings,
): Promise<void> {
  const name = 'fantasy-league'
  for (const other of document.querySelectorAll(`[data-${name}]`)) other.remove()
  box.element.setAttribute(`data-${name}`, '')
  if (location.origin !== pages) {
    box.show(`Open ${pages} first and sign in, then click the bookmark there.`)
    return
  }
  const close = () => box.element.remove()
  let isStopped = false

  const saved = steps.openSaved(name)
  const page: YahooPage = {
    get: (path) =>
      fetch(`${api}/${path}?format=json_f`, { credentials: 'include', signal: AbortSignal.timeout(60_000) }),
    wait: (milliseconds) =>
      new Promise((resolve, reject) => {
        const end = performance.now() + milliseconds
        const look = () => {
          if (isStopped || !box.element.isConnected) reject(new Error('Stopped. What was read is kept for an hour.'))
          else if (performance.now() >= end) resolve()
          else setTimeout(look, Math.min(500, end - performance.now()))
        }
        look()
      }),
    progress: box.progress,
    saved,
  }
  const read = steps.openReader(plan, page, steps)

  async function choose(): Promise<void> {
    isStopped = false
    box.show('Asking Yahoo for your leagues')
    const { leagues, others } = steps.listLeagues(await read(plan.leaguesPath), steps)
    const unread = others > 0 ? ` ${others} of other kinds can’t be read.` : ''
    box.show((leagues.length > 0 ? 'Which league?' : 'Yahoo lists no football league of yours.') + unread)
    for (const league of leagues) {
      const years = league.map(({ season }) => season)
      const label = `${league[0]?.name}: ${years.length > 1 ? `${years.at(-1)}–${years[0]}` : years[0]}`
      box.offer(label, () => (league.length > 1 ? chooseSeasons(league) : readSeasons(league)))
    }
    box.offer('Close', close)
  }

  function chooseSeasons(league: LeagueSeasons): void {
    const [newest] = league
    if (!newest) return
    // A season has about 42 requests, one a second.
    box.show(`Which seasons of ${newest.name}?`)
    box.offer(`${newest.season} (about 1 minute)`, () => readSeasons([newest]))
    box.offer(`All ${league.length} seasons (about ${Math.ceil(league.length * 0.8)} minutes)`, () =>
      readSeasons(league),
    )
    box.offer('Other leagues', choose)
  }

  async function readSeasons(league: LeagueSeasons): Promise<void> {
    isStopped = false
    box.show('Reading')
    box.offer('Stop', () => {
      isStopped = true
      box.progress('Stopping')
    })
    const seasons: ReadSeason[] = []
    const problems: string[] = []
    try {
      for (const season of league) {
        const responses = await steps.collectSeason(season, { plan, page, read }, steps)
        if (typeof responses === 'string') problems.push(responses)
        else seasons.push({ ...season, responses })
      }
      offerLeague(seasons, problems)
    } catch (cause) {
      box.fail(cause)
      box.offer('Go on', () => readSeasons(league))
      if (seasons.length > 0) {
        const years = seasons.map(({ season }) => season).join(', ')
        box.offer(`Take what is here: ${years}`, () => offerLeague(seasons, problems))
      }
      box.offer('Other leagues', choose)
    }
  }

  function offerLeague(seasons: ReadSeason[], problems: string[]): void {
    const [newest] = seasons
    if (!newest) throw new Error(problems.join(' '))
    const years = seasons.map(({ season }) => season)
    const span = years.length > 1 ? `${years.at(-1)}-${years[0]}` : String(years[0])
    const file = `league-yahoo-${newest.key.split('.').at(-1)}-${span}.json`
    const content = {
      host: 'yahoo',
      ...(seasons.length === 1
        ? { version: 1, answers: newest.responses }
        : { version: 2, seasons: seasons.map(({ responses }) => ({ answers: responses })) }),
    }
    const forget = () => saved.forget(seasons.flatMap(({ responses }) => Object.keys(responses)))
    async function save(): Promise<void> {
      const name = await box.save(file, content)
      await forget()
      show(`Saved as ${name}. Drop this file on the page that you came from.`)
    }
    async function give(): Promise<void> {
      // Opened at once, while the browser sees the click.
      const opened = window.open(site)
      if (!opened) return save()
      show('Handing your league over. If that page doesn’t show it, save it as a file and drop it there.')
      const { origin } = new URL(site)
      const packed = box.pack(file, content)
      addEventListener('message', async ({ source, origin: sender, data }) => {
        if (source !== opened || sender !== origin) return
        if (data === messages.ready) {
          const { name, file } = await packed
          const bytes = new Uint8Array(await file.arrayBuffer())
          opened.postMessage({ kind: messages.file, name, bytes }, origin)
        } else if (data === messages.taken) {
          await forget()
          show(`${newest?.name} is open at ${new URL(site).host}.`)
        }
      })
    }
    function show(text: string): void {
      box.show(text)
      if (site) box.offer(`Open it at ${new URL(site).host}`, give)
      box.offer('Save it as a file', save)
      box.offer('Other leagues', choose)
      box.offer('Close', close)
    }
    show([`${newest.name}, ${[...years].reverse().join(', ')}: all here.`, ...problems].join(' '))
  }

  await choose().catch(box.fail)
}
