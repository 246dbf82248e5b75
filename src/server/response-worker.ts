/** Computes responses in a thread of its own: reads, validates and parses the season, computes, and encodes. */
import { Tinypool } from 'tinypool'
import type { LeagueKey } from '../domain/identity.ts'
import { openStore } from '../storage/open-store.ts'
import { DamagedSeason } from '../storage/season-store.ts'
import type { SharedStore } from '../storage/shared-store.ts'
import { computeFrom, type EncodedResponse, type ResponseTask } from './compute-response.ts'
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
const compute = computeFrom(openStore(dataDir, { shared: sharedStore }), dataDir)

export default async function respond(task: ResponseTask): Promise<ResponseMessage> {
  try {
    return { kind: 'response', response: await compute(task) }
  } catch (error) {
    return error instanceof DamagedSeason ? { kind: 'damaged', key: error.key } : serializeError(error)
  }
}
