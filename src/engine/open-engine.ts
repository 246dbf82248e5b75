/**
 * The engine: the service where there is no server. It reads leagues from their hosts onto the reader's device and responds to the
 * same contract through the same handlers. It runs in a worker of the page, or in Node.
 */
import type { EndpointName } from '../contract/endpoints.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { digestIn } from '../contract/team-logos.ts'
import { toWire } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import { isHostName, type LeagueRef } from '../domain/identity.ts'
import { readParameters } from '../handlers/parameters.ts'
import type { SealedExtras } from '../sealed/sealed-league.ts'
import { computeFrom } from '../service/compute.ts'
import { type ImportContext, importHere } from '../service/import-season.ts'
import { joinLeague } from '../service/joined-seasons.ts'
import { rebuildDamaged } from '../service/rebuild-damaged.ts'
import { findStatistics } from '../service/season-statistics.ts'
import { createService, type ServiceOptions } from '../service/service.ts'
import { DamagedSeason, type LeagueStore } from '../storage/league-store.ts'
import { describeFailure, describeForLog } from './describe-failure.ts'
import type { Device } from './open-device.ts'
import type { CallWait, Engine, EngineResponse, TabChannel } from './protocol.ts'
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
/** A running season that is viewed and older than this is read again. */
const oldAfterMilliseconds = 10 * 60_000

export function openEngine({
  store: device,
  budget,
  describeUnsaved,
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
    async findHistory(league, also) {
      return joinLeague(league, { store, book: (await sealed.extrasOf(league))?.book ?? null, also })
    },
    onUse: budget.noteUse,
    onEvent(event) {
      if (event.kind !== 'progress' || event.progress) return tabs?.post(event)
      tabs?.post({ ...event, failure: event.failure ? describeFailure(event.failure).detail : null })
    },
    imports: {
      // A season that is being imported is not rebuilt: both take the same lock.
      run: importHere({ ...context, store: device }),
      rememberFor: { failure: failureLastsMilliseconds, refresh: failureLastsMilliseconds },
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

  async function respond(name: EndpointName, values: Values, wait: CallWait): Promise<EngineResponse> {
    const parameters = readParameters(name, values, toWire(values) as Record<string, string>)
    const outcome = await service
      .respond(name, parameters, { ...wait, wait: true })
      .catch((error) => describeDamage(error, store))
    if (outcome.kind === 'importing') throw new Error(`${name} was waited for`)
    return { json: outcome.response, origin: outcome.origin }
  }

  async function respondFromFile(link: KnownLink, name: EndpointName, values: Values, wait: CallWait) {
    const { json, origin } = await respond(name, values, wait).catch(async (error) => {
      const isMissing = error instanceof DomainError && ['not-found', 'storage'].includes(error.kind)
      if (!isMissing) throw error
      await sealed.restore(link)
      return respond(name, values, wait)
    })
    sealed.lookForNewer(link).catch(() => {})
    return {
      json: hasLogos(name) ? withPictures(json, (await links.extras(link))?.pictures ?? {}) : json,
      origin: await sealed.describeOrigin(origin, link),
    }
  }

  const remove = (league: LeagueRef) => sealed.remove(league, service.remove)

  /** Without its file the next page could not show a league that is held in memory. */
  async function requireSaved(leagues: readonly LeagueRef[]): Promise<void> {
    for (const league of leagues) {
      const why = await describeUnsaved(league)
      if (why === null) continue
      await remove(league)
      throw new DomainError('storage', why)
    }
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
    refresh: (key) => service.importLeague(key).then(() => {}),
    async idle() {
      await sealed.idle()
      await service.idle()
    },
    async call(name, values, wait = {}) {
      const { host, leagueId = '' } = values
      const league = isHostName(host) ? { host, leagueId } : wait.pageLeague
      const link = league ? await sealed.findOpened(league) : null
      return link ? respondFromFile(link, name, values, wait) : respond(name, values, wait)
    },
    listRemovedWith: sealed.listRemovedWith,
    remove,
  }
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
