/** Imports seasons onto the device, from their hosts or from the simulation for demo leagues, and tells other tabs. */
import { isDemoLeague } from '../domain/constants.ts'
import { DomainError } from '../domain/errors.ts'
import { describeLeague, isSameLeague, type LeagueKey, type LeagueRef, type WantedSeason } from '../domain/identity.ts'
import type { Completeness } from '../domain/league-season.ts'
import type { DemoLeague } from '../hosts/demo/index.ts'
import type { LeagueSources } from '../hosts/index.ts'
import { formatStep } from '../hosts/league-source.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import type { Progress, RunImport } from '../service/import-jobs.ts'
import { importSeason } from '../service/import-season.ts'
import { readingFrom } from '../service/reading-from.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { describeFailure } from './describe-failure.ts'
import type { EngineEvent } from './protocol.ts'

/** Messages among tabs, also sent to the page. */
export type TabMessage = Extract<EngineEvent, LeagueRef>

export interface Tabs {
  /** Sends to this tab's page and all other tabs. */
  post(message: TabMessage): void
  /** Receives what other tabs send. */
  onMessage(listener: (message: TabMessage) => void): void
}

export interface RunImportOptions {
  store: LeagueStore
  sources: LeagueSources
  now: () => Date
  /** Loaded when a demo league is requested. */
  loadDemo: () => Promise<readonly DemoLeague[]>
  tabs?: Tabs
}

export function importOntoDevice({ store, sources, now, loadDemo, tabs }: RunImportOptions): RunImport {
  function postChanged({ host, leagueId, season }: LeagueKey, known: Completeness): void {
    tabs?.post({ kind: 'changed', host, leagueId, season, known })
  }

  /** Takes about a second and reports no progress: the page shows its skeleton. */
  async function simulate(wanted: WantedSeason): Promise<void> {
    const { season } = wanted
    const demo = (await loadDemo()).find(
      (one) => isSameLeague(one, wanted) && (season === null || one.season === season),
    )
    if (!demo)
      throw new DomainError(
        'not-found',
        `There is no demo ${describeLeague(wanted)}${season === null ? '' : ` of season ${season}`}.`,
      )
    const { host, leagueId, season: year } = demo
    const read = await (await sources(host)).readSeason(readOnlyFolder(demo.generate()), { leagueId, season: year })
    const bytes = await store.write(read, { asOf: null, source: 'demo' })
    await store.uses.mark({ host, leagueId, season: year, usedAt: now().toISOString(), bytes, mayGo: true })
    postChanged(demo, 'whole')
  }

  return async ({ until, ...wanted }, { onProgress, onKnown }, signal) => {
    if (isDemoLeague(wanted)) return simulate(wanted)
    const { host, leagueId } = wanted
    /** Under what ids the season is known: the wanted one, and its own where each season has an id. */
    const ids: LeagueRef[] = [{ host, leagueId }]
    const report = (progress: Progress) => {
      onProgress(progress)
      for (const id of ids) tabs?.post({ kind: 'progress', ...id, progress })
    }
    let failure: string | null = null
    try {
      const season = await readingFrom(host, () =>
        importSeason(wanted, {
          ...{ until, store, hosts: sources, now, signal, onDemand: true },
          onWait: () => onProgress({ step: 'Another tab is loading a league', week: null, done: 0, total: 0 }),
          onProgress: (step) => report({ ...step, step: formatStep(step) }),
          onKnown(early, known) {
            if (!ids.some((id) => isSameLeague(id, early))) ids.push({ host, leagueId: early.leagueId })
            postChanged(early, known)
            onKnown(early, known)
          },
        }),
      )
      postChanged(season, until)
    } catch (cause) {
      failure = describeFailure(cause).detail
      throw cause
    } finally {
      for (const id of ids) tabs?.post({ kind: 'progress', ...id, progress: null, failure })
    }
  }
}
