/**
 * The engine: the service where there is no server. It reads leagues from their hosts onto the reader's device and responds to the
 * same contract through the same handlers. It runs in a worker of the page, or in Node.
 */
import type { EndpointName } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import { currentAge, type DeviceSeason, writeAge } from '../contract/response-headers.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { digestIn } from '../contract/team-logos.ts'
import { toWire } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import { isHostName, isSameSeason, type LeagueKey, type LeagueRef } from '../domain/identity.ts'
import { readParameters } from '../handlers/parameters.ts'
import type { SealedExtras } from '../sealed/sealed-league.ts'
import { computeFrom } from '../service/compute.ts'
import type { Importing } from '../service/find-season.ts'
import { type ImportContext, importHere } from '../service/import-season.ts'
import { rebuildDamaged } from '../service/rebuild-damaged.ts'
import { findStatistics } from '../service/season-statistics.ts'
import { createService, type Outcome, type ServiceOptions } from '../service/service.ts'
import { DamagedSeason, type LeagueStore } from '../storage/league-store.ts'
import { describeFailure, describeForLog } from './describe-failure.ts'
import type { Device } from './open-device.ts'
import type { CallWait, Engine, TabChannel } from './protocol.ts'
import { notHere, openSealedLeagues, type SealedOptions } from './sealed-leagues.ts'
import type { KnownLink } from './sealed-links.ts'

interface EngineOptions extends Device, Pick<ImportContext, 'hosts' | 'now'>, Pick<ServiceOptions<string>, 'elapsed'> {
  loadDemo: NonNullable<ImportContext['loadDemo']>
  tabs?: TabChannel
  /** Where sealed leagues are read from. */
  sealed: Pick<SealedOptions, 'links' | 'fetchFile'>
  /** Called with a sentence for the user, where something failed that no caller waits for. */
  onNote: (message: string) => void
}

/** A page makes several calls at once: the host is not requested again for each of them after a failure. */
const failureLastsMilliseconds = 3000
/** Of a refresh after failures, as on a server. A page that is loaded again starts anew. */
const longestWaitMilliseconds = 5 * 60_000
/** A running season that is viewed and older than this is read again. */
const oldAfterMilliseconds = 10 * 60_000

export function openEngine({
  store: device,
  budget,
  describeUnsaved,
  dropUnsaved,
  lockSealed,
  hosts: allHosts,
  now,
  elapsed,
  loadDemo,
  tabs,
  sealed: { links, fetchFile },
  onNote,
}: EngineOptions): Engine {
  const sealed = openSealedLeagues({
    store: device,
    lock: lockSealed,
    links,
    fetchFile,
    isUnsaved: async (league) => (await describeUnsaved(league)) !== null,
    now,
    onNote,
    onStored: (message) => tabs?.post(message),
  })
  const hosts = sealed.spareHosts(allHosts)
  const store = rebuildDamaged(device, {
    hosts,
    loadDemo,
    keepsFiles: true,
    log: () => {},
    elapsed,
  })
  // Statistics are read from the saved responses each time: a device has little room.
  const context = { store, hosts, now, loadDemo, keepsFiles: true, forReaders: true }
  const compute = computeFrom(store, (key) => findStatistics(key, context))
  let lastNote = ''
  const service = createService({
    ...context,
    elapsed,
    compute: async (task) => JSON.stringify(await compute(task)),
    findBook: async (league) => (await sealed.extrasOf(league))?.book ?? null,
    onUse: budget.noteUse,
    onEvent(event) {
      if (event.kind !== 'progress' || event.progress) return tabs?.post(event)
      tabs?.post({ ...event, failure: event.failure ? describeFailure(event.failure).detail : null })
    },
    imports: {
      // A season that is being imported is not rebuilt: both take the same lock.
      run: importHere({ ...context, store: device }),
      rememberFor: { failure: failureLastsMilliseconds, refresh: longestWaitMilliseconds },
      oldAfter: oldAfterMilliseconds,
      futureIsOld: true,
      demoMoves: true,
      byNumber: true,
      // Another tab removed it: read again for a page that still shows it, it would be back.
      describeGone: notHere,
      onRefreshFailed({ summary }, failure) {
        const problem = describeForLog(failure)
        if (problem !== null) console.warn(problem)
        const note = `${summary.name} couldn’t be refreshed. Your saved copy is safe. ${describeFailure(failure).detail}`
        if (note !== lastNote) onNote(note)
        lastNote = note
      },
    },
  })
  tabs?.onMessage(service.follow)

  /** An import's progress is the outcome where the season is not there within `patience`; the import goes on. */
  async function respond(
    name: EndpointName,
    values: Values,
    { signal, pageLeague, waitsForRefresh, first, patience }: CallWait,
  ) {
    const parameters = readParameters(name, values, toWire(values) as Record<string, string>)
    const left = new AbortController()
    const late = Promise.withResolvers<Importing>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let body: ImportProgress
    const outcome = service.respond(name, parameters, {
      pageLeague,
      waitsForRefresh,
      first,
      wait: true,
      signal: signal ? AbortSignal.any([signal, left.signal]) : left.signal,
      onProgress(progress) {
        body = { status: 'importing', progress }
        if (patience === undefined) return
        timer ??= setTimeout(() => {
          late.resolve({ kind: 'importing', body })
          left.abort()
        }, patience)
      },
    })
    try {
      return await Promise.race([late.promise, outcome])
    } catch (error) {
      return describeDamage(error, store)
    } finally {
      clearTimeout(timer)
    }
  }

  async function respondFromFile(link: KnownLink, name: EndpointName, values: Values, wait: CallWait) {
    const outcome = await respond(name, values, wait).catch(async (error) => {
      const isMissing = error instanceof DomainError && ['not-found', 'storage'].includes(error.kind)
      if (!isMissing) throw error
      await sealed.restore(link)
      return respond(name, values, wait)
    })
    sealed.lookForNewer(link).catch(() => {})
    if (outcome.kind === 'importing') return toResponse(outcome)
    const { response: json, origin } = outcome
    const response = hasLogos(name) ? withPictures(json, (await links.extras(link))?.pictures ?? {}) : json
    return toResponse(
      { ...outcome, response },
      origin?.source === 'sealed' ? await sealed.describeSealed(link) : undefined,
    )
  }

  const remove = (league: LeagueRef) => sealed.remove(league, service.remove)

  /** Without its file the next page could not show what is held in memory. What the device had of the league before stays. */
  async function requireSaved(seasons: readonly LeagueKey[]): Promise<void> {
    const reasons: string[] = []
    for (const key of seasons) {
      const why = await describeUnsaved(key)
      if (why === null) continue
      reasons.push(why)
      await dropUnsaved(key)
    }
    const [reason] = reasons
    if (reason === undefined) return
    for (const key of seasons) {
      const stored = await device.seasonsOf(key)
      if (stored.length === 0) await remove(key)
      // Its responses alone are of no use.
      else if (!stored.some((one) => isSameSeason(one, key))) await device.remove(key)
    }
    throw new DomainError('storage', reason)
  }

  return {
    list: service.list,
    async open(files) {
      const keys = await service.importFile(files, { asOf: now().toISOString() })
      await requireSaved(keys)
      return keys
    },
    async openSealed(link, bytes, options) {
      const opened = await sealed.open(link, bytes, options)
      // What the site has is read again by the next page.
      if (bytes !== null && opened.kind === 'opened') await requireSaved(opened.seasons)
      return opened
    },
    seal: (league, join) => sealed.seal(league, { join, loadWhole: (key) => service.importLeague(key) }),
    linkOf: sealed.linkOf,
    refresh: (key) => service.importLeague(key, { isExplicit: true }).then(() => {}),
    async idle() {
      await sealed.idle()
      await service.idle()
    },
    async call(name, values, wait = {}) {
      const { host, leagueId = '' } = values
      const league = isHostName(host) ? { host, leagueId } : wait.pageLeague
      const link = league ? await sealed.findOpened(league) : null
      return link ? respondFromFile(link, name, values, wait) : toResponse(await respond(name, values, wait))
    },
    listRemovedWith: sealed.listRemovedWith,
    remove,
  }
}

/** As the server's, with the names of the code. The device reports what is being read, and failures, by events. */
function toResponse(outcome: Outcome<string>, device?: DeviceSeason): Response {
  if (outcome.kind === 'importing') return Response.json(outcome.body, { status: 202, headers: { 'Retry-After': '0' } })
  const { response, origin } = outcome
  const headers = new Headers()
  const ofSeason = origin && { device: device ?? { source: origin.source } }
  writeAge(headers, { ...currentAge('engine', origin?.asOf), ...ofSeason })
  return new Response(response, { headers })
}

const hasLogos = (name: EndpointName) => name === 'hostLeague' || name === 'league'

/** The pictures themselves in place of their paths on a server, which the device does not have. */
function withPictures(json: string, pictures: SealedExtras['pictures']): string {
  const { teamLogos, ...league } = JSON.parse(json) as ResponseOf<'league'>
  if (!teamLogos) return json
  const here = teamLogos.flatMap((team) => {
    const picture = pictures[digestIn(team.logo) ?? '']
    return picture === undefined ? [] : [{ ...team, logo: `data:image/webp;base64,${picture}` }]
  })
  return JSON.stringify(here.length > 0 ? { ...league, teamLogos: here } : league)
}

type Values = Readonly<Record<string, string>>

async function describeDamage(error: unknown, store: LeagueStore): Promise<never> {
  if (!(error instanceof DamagedSeason)) throw error
  const name = (await store.card(error.key).catch(() => null))?.summary.name ?? 'the league'
  throw new DomainError(
    'storage',
    `The saved copy of ${name} on this device is damaged. Open its file again, or remove the league from this device.`,
  )
}
