/** Takes a league's history into the snapshot: its own page, every manager's, that of every two managers, and every trade's. */
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { folderFor, keyOfSnapshot, leagueOfSnapshot, type SnapshotSeason, snapshotFile } from '../contract/snapshot.ts'
import { fromWire, toWire } from '../contract/wire.ts'
import { anonymizer } from './anonymize.ts'
import { withoutBookText, withoutPrivateMoney } from './book-text.ts'
import { keyNumberer } from './number-keys.ts'
import { staysPrivate } from './private-leagues.ts'
import { isUpToDate, nameHistory, type Published, publishFiles, readTakenFrom } from './publish-files.ts'
import { readManifest } from './read-snapshots.ts'
import type { SnapshotCall } from './snapshot-calls.ts'
import type { HistoryOffer } from './source.ts'
import type { SnapshotOptions } from './take-snapshots.ts'

export interface TakenHistory extends Omit<Published, 'isNew'> {
  /** Seasons of which something is known. */
  seasons: number
  managers: number
}

/**
 * Takes the history of the league whose newest season is `newest`. Null where the snapshot has the same already, or the source has none.
 * Throws `DomainError`; the previous history then stays.
 */
export async function takeHistory(newest: SnapshotSeason, options: SnapshotOptions): Promise<TakenHistory | null> {
  const { folder, source, anonymize, refresh, onSeason, signal } = options
  const offer = await source.findHistory(leagueOfSnapshot(newest))
  if (!offer) return null
  const { isPrivate } = offer
  const present = folderFor(newest, 'history')
  if (isPrivate && !(await isTakenWhilePrivate(present, options))) {
    const { seasons } = await readManifest(folder)
    if (await staysPrivate({ ...leagueOfSnapshot(newest), isPrivate }, seasons, options)) {
      onSeason?.({ kind: 'left-out', reason: 'private-history', key: keyOfSnapshot(newest), name: newest.name })
      return null
    }
  }
  const version = anonymize && offer.version !== null ? `${offer.version} ${numbering}` : offer.version
  const taken = { source: source.kind, version, is_anonymized: anonymize, is_private: isPrivate }
  if (!refresh && present !== null && (await isUpToDate(folder, present, taken))) return null
  const responses = await requestHistory(newest, offer)
  if (responses.length === 0) return null
  const files = (anonymize ? withoutNames(responses) : responses).map(
    ({ call, response }) => [snapshotFile(endpoints[call.name], call.parameters), response] as const,
  )
  const contents = new Map(files)
  const { isNew, ...published } = await publishFiles(folder, { contents, taken, name: nameHistory(newest) }, signal)
  if (!isNew) return null
  const { seasons, managers } = historyIn(responses)
  return {
    seasons: seasons.filter(({ known }) => known !== 'missing').length,
    managers: managers.length,
    ...published,
  }
}

/** Notes of earlier versions lack it: then no commissioner has agreed to publish the names. */
async function isTakenWhilePrivate(present: string | null, { folder }: SnapshotOptions): Promise<boolean> {
  const taken = present === null ? null : await readTakenFrom(folder, present)
  return taken?.is_private === true
}

interface HistoryResponse {
  call: SnapshotCall
  response: unknown
}

/** Part of the version of numbered histories: changed where they are numbered in another way, so that they are taken again. */
const numbering = 'keys m2'

/** With numbered managers and keys, and without what members wrote. */
function withoutNames(responses: readonly HistoryResponse[]): HistoryResponse[] {
  const plain = responses.map(({ call, response }) => ({ call, response: withoutBookText(response) }))
  const all = plain.map(({ response }) => response)
  const hide = anonymizer([], all)
  const numberKeys = keyNumberer(historyIn(responses), all)
  return plain.map(({ call: { name, parameters }, response }) => {
    const keys = fromWire(numberKeys(toWire(parameters))) as SnapshotCall['parameters']
    return { call: { name, parameters: keys }, response: numberKeys(hide(response)) }
  })
}

/** Every response of the history, its own first; none where the source lacks that. */
async function requestHistory(newest: SnapshotSeason, offer: HistoryOffer): Promise<HistoryResponse[]> {
  const league = leagueOfSnapshot(newest)
  const responses: HistoryResponse[] = []
  async function request(name: EndpointName, keys: Record<string, string>) {
    const call: SnapshotCall = { name, parameters: { ...league, ...keys } }
    const response = await offer.ask(call)
    if (response === null) return
    const published = name === 'history' ? withoutImportTimes(response) : response
    responses.push({ call, response: withoutPrivateMoney(published) })
  }
  await request('history', {})
  if (responses.length === 0) return []
  await request('proof', {})
  await request('leagueBook', {})
  await request('futurePicks', {})
  await request('keepers', {})
  await request('draftTendencies', {})
  await request('seasonAhead', {})
  await request('trades', {})
  for (const { id } of tradesIn(responses)) await request('trade', { trade: id })
  const { managers } = historyIn(responses)
  for (const { key } of managers) {
    await request('managerHistory', { key })
    for (const { key: otherKey } of managers) if (otherKey !== key) await request('managerVersus', { key, otherKey })
  }
  return responses
}

/** They change with each refresh of a season, and would build a site again in which nothing else has changed. */
function withoutImportTimes(response: unknown): unknown {
  const history = fromWire(response) as ResponseOf<'history'>
  const seasons = history.seasons.map((one) => ({ ...one, origin: one.origin && { ...one.origin, savedAt: null } }))
  return toWire({ ...history, seasons })
}

function tradesIn(responses: readonly HistoryResponse[]): ResponseOf<'trades'>['trades'] {
  const found = responses.find(({ call }) => call.name === 'trades')
  return found ? (fromWire(found.response) as ResponseOf<'trades'>).trades : []
}

/** The history itself. Sources check that it fits its schema. */
const historyIn = ([history]: readonly HistoryResponse[]) => fromWire(history?.response) as ResponseOf<'history'>
