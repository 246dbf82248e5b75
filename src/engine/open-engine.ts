/**
 * The engine: the service where there is no server. It reads leagues from their hosts onto the reader's device and responds to the
 * same contract through the same handlers. It runs in a worker of the page, or in Node.
 */
import type { EndpointName } from '../contract/endpoints.ts'
import { toWire } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'
import { readParameters } from '../handlers/parameters.ts'
import { computeFrom } from '../service/compute.ts'
import type { JobWait } from '../service/import-job.ts'
import { type ImportContext, importHere } from '../service/import-season.ts'
import type { DroppedFile } from '../service/league-files.ts'
import type { StoredLeague } from '../service/list-leagues.ts'
import { rebuildDamaged } from '../service/rebuild-damaged.ts'
import { findStatistics } from '../service/season-statistics.ts'
import { createService, type ServiceOptions } from '../service/service.ts'
import { DamagedSeason, type LeagueStore } from '../storage/league-store.ts'
import { describeFailure, describeForLog } from './describe-failure.ts'
import type { Device } from './open-device.ts'
import type { EngineResponse, TabMessage } from './protocol.ts'

/** Messages of a tab also go to its own page. */
export interface Tabs {
  /** Sends to this tab's page and all other tabs. */
  post(message: TabMessage): void
  /** Receives what other tabs send. */
  onMessage(listener: (message: TabMessage) => void): void
}

export interface Engine {
  /**
   * The response to one call; parameters as in an address. Reads the season from its host first where it is not stored. Throws
   * `DomainError`.
   */
  call(name: EndpointName, parameters: Readonly<Record<string, string>>, wait?: CallWait): Promise<EngineResponse>
  /** Reads a season from its host again, whatever its age. Throws `DomainError`. */
  refresh(key: LeagueKey): Promise<void>
  /** Imports the leagues in the files and returns their keys. Throws `DomainError`. */
  open(files: readonly DroppedFile[]): Promise<LeagueKey[]>
  /** Leagues on this device, the most recently viewed first. */
  list(): Promise<StoredLeague[]>
  /** Removes all seasons of the league. */
  remove(league: LeagueRef): Promise<void>
  /** Resolves once nothing is being read from a host. */
  idle(): Promise<void>
}

export interface CallWait extends JobWait {
  /** See `EngineCall`. */
  pageLeague?: LeagueRef
}

export interface EngineOptions
  extends Device,
    Pick<ImportContext, 'hosts' | 'now'>,
    Pick<ServiceOptions<string>, 'elapsed'> {
  loadDemo: NonNullable<ImportContext['loadDemo']>
  tabs?: Tabs
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
  hosts,
  now,
  elapsed,
  loadDemo,
  tabs,
  onNote,
}: EngineOptions): Engine {
  const store = rebuildDamaged(device, {
    ...{ hosts, loadDemo, keepsFiles: true },
    ...{ log: () => {}, elapsed },
  })
  // Statistics are read from the saved responses each time: a device has little room.
  const context = { store, hosts, now, loadDemo, keepsFiles: true, forReaders: true }
  const compute = computeFrom(store, undefined, (key) => findStatistics(key, context))
  let lastNote = ''
  const service = createService({
    ...{ ...context, elapsed },
    compute: async (task) => JSON.stringify(await compute(task)),
    onUse: budget.noteUse,
    onEvent(event) {
      if (event.kind === 'changed' || event.progress) return tabs?.post(event)
      tabs?.post({ ...event, failure: event.failure ? describeFailure(event.failure).detail : null })
    },
    imports: {
      // A season that is being imported is not rebuilt: both take the same lock.
      run: importHere({ ...context, store: device }),
      rememberFor: { failure: failureLastsMilliseconds, refresh: failureLastsMilliseconds },
      oldAfter: oldAfterMilliseconds,
      byNumber: true,
      onRefreshFailed({ league }, failure) {
        const problem = describeForLog(failure)
        if (problem !== null) console.warn(problem)
        const note = `${league.name} couldn’t be refreshed. Your saved copy is safe. ${describeFailure(failure).detail}`
        if (note !== lastNote) onNote(note)
        lastNote = note
      },
    },
  })
  tabs?.onMessage(service.follow)

  return {
    idle: service.idle,
    list: service.list,
    remove: service.remove,
    open: (files) => service.importFile(files, { asOf: now().toISOString() }),
    refresh: (key) => service.importLeague(key).then(() => {}),
    async call(name, values, wait) {
      const parameters = readParameters(name, values, toWire(values) as Record<string, string>)
      const outcome = await service
        .respond(name, parameters, { ...wait, wait: true })
        .catch((error) => describeDamage(error, store))
      if (outcome.kind === 'importing') throw new Error(`${name} was waited for`)
      return { json: outcome.response, origin: outcome.origin }
    },
  }
}

async function describeDamage(error: unknown, store: LeagueStore): Promise<never> {
  if (!(error instanceof DamagedSeason)) throw error
  const name = (await store.card(error.key).catch(() => null))?.league.name ?? 'the league'
  throw new DomainError(
    'storage',
    `The saved copy of ${name} on this device is damaged. Open its file again, or remove the league from this device.`,
  )
}
