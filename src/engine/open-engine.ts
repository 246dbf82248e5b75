/**
 * The engine: the service where there is no server. It reads leagues from their hosts onto the reader's device and responds to the
 * same contract through the same handlers. It runs in a worker of the page, or in Node.
 */
import type { EndpointName } from '../contract/endpoints.ts'
import { toWire } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import { isSameSeason, type LeagueKey, type LeagueRef } from '../domain/identity.ts'
import { readParameters } from '../handlers/parameters.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import { computeFrom } from '../service/compute.ts'
import { importFiles } from '../service/import-files.ts'
import { createImportJobs, type JobWait } from '../service/import-jobs.ts'
import type { DroppedFile } from '../service/league-files.ts'
import { rebuildDamaged } from '../service/rebuild-damaged.ts'
import { createService } from '../service/service.ts'
import { DamagedSeason, type LeagueStore } from '../storage/league-store.ts'
import { describeFailure, describeForLog } from './describe-failure.ts'
import { type DeviceLeague, listDevice } from './device-list.ts'
import type { Device } from './open-device.ts'
import type { EngineResponse } from './protocol.ts'
import { importOntoDevice, type RunImportOptions } from './run-import.ts'

export interface Engine {
  /**
   * The response to one call; parameters as in an address. Reads the season from its host first where it is not stored. Throws
   * `DomainError`.
   */
  call(name: EndpointName, parameters: Readonly<Record<string, string>>, wait?: CallWait): Promise<EngineResponse>
  /** Reads a season from its host again, whatever its age. Throws `DomainError`. */
  refresh(key: LeagueKey, wait?: JobWait): Promise<void>
  /** Imports the leagues in the files and returns their keys. Throws `DomainError`. */
  open(files: readonly DroppedFile[]): Promise<LeagueKey[]>
  /** Leagues on this device, the most recently viewed first. */
  list(): Promise<DeviceLeague[]>
  /** Removes all seasons of the league. */
  remove(league: LeagueRef): Promise<void>
  /** Resolves once nothing is being read from a host. */
  idle(): Promise<void>
}

export interface CallWait extends JobWait {
  /** See `EngineTasks`. */
  pageLeague?: LeagueRef
}

export interface EngineOptions extends Omit<RunImportOptions, 'store'>, Device {
  /** Called with a sentence for the user, where something failed that no caller waits for. */
  onNote: (message: string) => void
}

/** A page makes several calls at once: the host is not requested again for each of them after a failure. */
const failureLastsMilliseconds = 3000
/** A running season that is viewed and older than this is read again. */
const oldAfterMilliseconds = 10 * 60_000

export function openEngine({ store: device, budget, onNote, ...options }: EngineOptions): Engine {
  const { sources: hosts, now, loadDemo, tabs } = options
  const milliseconds = () => now().getTime()
  const store = rebuildDamaged(device, { hosts, loadDemo, log: () => {}, now: milliseconds, keepsFiles: true })
  const jobs = createImportJobs({
    run: importOntoDevice({ store: device, ...options }),
    now: milliseconds,
    onFailure: () => {},
    onStored: store.forget,
  })
  const compute = computeFrom(store, undefined, async (key) => {
    // Read from the saved responses each time: a device has little room.
    const source = await hosts(key.host)
    if ((await store.card(key))?.source !== 'demo')
      return source.readStatistics(store.raw.folder(key)).catch(() => null)
    const demo = (await loadDemo()).find((one) => isSameSeason(one, key))
    return demo ? source.readStatistics(readOnlyFolder(demo.generate())) : null
  })
  let lastNote = ''
  const service = createService({
    ...{ store, hosts, now },
    compute: async (task) => JSON.stringify(await compute(task)),
    onUse: budget.noteUse,
    imports: {
      jobs,
      rememberFor: { failure: failureLastsMilliseconds, refresh: failureLastsMilliseconds },
      oldAfter: oldAfterMilliseconds,
      byNumber: true,
      simulatesDemo: true,
      onRefreshFailed({ league }, failure) {
        const problem = describeForLog(failure)
        if (problem !== null) console.warn(problem)
        const note = `${league.name} couldn’t be refreshed. Your saved copy is safe. ${describeFailure(failure).detail}`
        if (note !== lastNote) onNote(note)
        lastNote = note
      },
    },
  })
  tabs?.onMessage((message) => {
    if (message.kind === 'changed') jobs.follow(message, message)
    else if (message.progress) jobs.follow(message, { progress: message.progress })
  })

  return {
    refresh: service.refresh,
    idle: jobs.idle,
    list: () => listDevice(store),
    async call(name, values, wait) {
      const parameters = readParameters(name, values, toWire(values) as Record<string, string>)
      const outcome = await service
        .respond(name, parameters, { ...wait, wait: true })
        .catch((error) => describeDamage(error, store))
      if (outcome.kind === 'importing') throw new Error(`${name} was waited for`)
      return { json: outcome.response, origin: outcome.origin }
    },
    async open(files) {
      const asOf = now().toISOString()
      const imported = await importFiles(files, null, {
        ...{ store: device, hosts, now, asOf, keepsResponses: true },
        onImported: ({ host, leagueId, season }) =>
          tabs?.post({ kind: 'changed', host, leagueId, season, known: 'whole' }),
      })
      return imported.map(({ host, leagueId, season }) => ({ host, leagueId, season }))
    },
    async remove(league) {
      for (const { host, leagueId, season } of await service.remove(league))
        tabs?.post({ kind: 'changed', host, leagueId, season, known: 'whole' })
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
