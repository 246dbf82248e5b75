/** Takes a league's history into the snapshot: its own page, every manager's, and that of every two managers. */
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { leagueOfSnapshot, type SnapshotSeason, snapshotFile } from '../contract/snapshot.ts'
import { type Anonymize, anonymizer } from './anonymize.ts'
import { withoutBookText, withoutPrivateMoney } from './book-text.ts'
import { packFiles } from './pack-files.ts'
import { isHistoryUpToDate, publishHistory } from './publish-season.ts'
import { isRecord, listIn } from './read-any-response.ts'
import type { SnapshotCall } from './snapshot-calls.ts'
import type { HistoryOffer, SnapshotSource } from './source.ts'

export interface TakeHistoryOptions {
  folder: string
  source: SnapshotSource
  /** True: managers are numbered, not named. */
  anonymize: boolean
  /** True: it is taken again, whatever was taken before. */
  refresh: boolean
  signal?: AbortSignal
}

export interface TakenHistory {
  /** Seasons of which something is known. */
  seasons: number
  managers: number
  files: number
  bytes: number
}

/**
 * Takes the history of the league whose newest season is `newest`. Null where the snapshot has the same already, or the source has none.
 * Throws `DomainError`; the previous history then stays.
 */
export async function takeHistory(newest: SnapshotSeason, options: TakeHistoryOptions): Promise<TakenHistory | null> {
  const { folder, source, anonymize, refresh, signal } = options
  const offer = await source.findHistory(leagueOfSnapshot(newest))
  if (!offer) return null
  const taken = { source: source.kind, version: offer.version, is_anonymized: anonymize }
  if (!refresh && (await isHistoryUpToDate(folder, newest, taken))) return null
  const responses = await requestHistory(newest, offer)
  if (responses.size === 0) return null
  const hide: Anonymize = anonymize
    ? anonymizer([], [...responses.values()].map(withoutBookText))
    : (response) => response
  const texts = [...responses].map(([file, response]) => {
    return [file, JSON.stringify(hide(anonymize ? withoutBookText(response) : response))] as const
  })
  const files = packFiles(new Map(texts))
  const isNew = await publishHistory(folder, newest, { files, taken }, signal)
  if (!isNew) return null
  const [history] = responses.values()
  return {
    seasons: seasonsIn(history),
    managers: managersIn(history).length,
    files: files.size,
    bytes: [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  }
}

/** Every response of the history by its file; none where the source lacks the history itself. */
async function requestHistory(newest: SnapshotSeason, offer: HistoryOffer): Promise<Map<string, unknown>> {
  const league = leagueOfSnapshot(newest)
  const responses = new Map<string, unknown>()
  async function request(name: EndpointName, keys: Record<string, string>) {
    const call: SnapshotCall = { name, parameters: { ...league, ...keys } }
    const response = await offer.ask(call)
    if (response !== null) responses.set(snapshotFile(endpoints[name], call.parameters), withoutPrivateMoney(response))
    return response
  }
  const managers = managersIn(await request('history', {}))
  if (responses.size > 0) await request('leagueBook', {})
  for (const key of managers) {
    await request('managerHistory', { key })
    for (const otherKey of managers) if (otherKey !== key) await request('managerVersus', { key, otherKey })
  }
  return responses
}

function managersIn(history: unknown): string[] {
  const managers = isRecord(history) ? listIn(history.managers) : []
  return managers.flatMap((manager) => (isRecord(manager) && typeof manager.key === 'string' ? [manager.key] : []))
}

function seasonsIn(history: unknown): number {
  const seasons = isRecord(history) ? listIn(history.seasons) : []
  return seasons.filter((season) => isRecord(season) && season.known !== 'missing').length
}
