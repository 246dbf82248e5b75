/** Computes responses in a thread of its own: reads, validates and parses the season, computes, and encodes. */
import { Tinypool } from 'tinypool'
import type { ResponseTask } from '../service/compute.ts'
import { openStore } from '../storage/open-store.ts'
import type { SharedStore } from '../storage/shared-store.ts'
import { computeHere } from './open-service.ts'
import { type EncodedResponse, encodeResponse } from './responses.ts'
import { type Failure, serializeError } from './worker-message.ts'

export interface ResponseWorkerData {
  dataDir: string
  sharedStore: SharedStore | null
}

const { dataDir, sharedStore } = Tinypool.workerData as ResponseWorkerData
const compute = computeHere(openStore(dataDir, { shared: sharedStore }))

export default async function respond(task: ResponseTask): Promise<EncodedResponse | Failure> {
  try {
    return encodeResponse(await compute(task))
  } catch (error) {
    return serializeError(error)
  }
}
