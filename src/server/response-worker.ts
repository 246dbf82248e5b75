/** Computes responses in a thread of its own: reads, validates and parses the season, computes, and encodes. */
import { Tinypool } from 'tinypool'
import type { LeagueKey } from '../domain/identity.ts'
import { computeFrom, type ResponseTask } from '../service/compute.ts'
import { DamagedSeason } from '../storage/league-store.ts'
import { openStore } from '../storage/open-store.ts'
import type { SharedStore } from '../storage/shared-store.ts'
import { buildHistory } from './league-books.ts'
import { type EncodedResponse, encodeResponse } from './responses.ts'
import { findStatistics } from './season-statistics.ts'
import { type FailureMessage, serializeError } from './worker-message.ts'

export interface ResponseWorkerData {
  dataDir: string
  sharedStore: SharedStore | null
}

/** Errors lose their class between threads, so they are sent as data. */
export type ResponseMessage =
  | { kind: 'response'; response: EncodedResponse }
  | { kind: 'damaged'; key: LeagueKey }
  | FailureMessage

const { dataDir, sharedStore } = Tinypool.workerData as ResponseWorkerData
const store = openStore(dataDir, { shared: sharedStore })
const compute = computeFrom(store, buildHistory, (key) => findStatistics(store, key))

export default async function respond(task: ResponseTask): Promise<ResponseMessage> {
  try {
    return { kind: 'response', response: encodeResponse(await compute(task)) }
  } catch (error) {
    return error instanceof DamagedSeason ? { kind: 'damaged', key: error.key } : serializeError(error)
  }
}
