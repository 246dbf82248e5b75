/** Works out answers in a thread of its own: reads, checks and parses the season, computes, and encodes. */
import { Tinypool } from 'tinypool'
import { openStore } from '../storage/open-store.ts'
import { DamagedSeason } from '../storage/season-store.ts'
import type { SharedStore } from '../storage/shared-store.ts'
import { type AnswerTask, computeFrom, type EncodedAnswer } from './compute-answer.ts'
import { type FailureMessage, serializeError } from './worker-message.ts'

export interface AnswerWorkerData {
  dataDir: string
  sharedStore: SharedStore | null
}

/** Errors lose their class on the way between threads: they travel as data. */
export type AnswerMessage = { kind: 'answer'; answer: EncodedAnswer } | { kind: 'damaged' } | FailureMessage

const { dataDir, sharedStore } = Tinypool.workerData as AnswerWorkerData
const compute = computeFrom(openStore(dataDir, { shared: sharedStore }))

export default async function answer(task: AnswerTask): Promise<AnswerMessage> {
  try {
    return { kind: 'answer', answer: await compute(task) }
  } catch (error) {
    return error instanceof DamagedSeason ? { kind: 'damaged' } : serializeError(error)
  }
}
