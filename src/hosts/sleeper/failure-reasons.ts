import type { Transaction } from '../../domain/host-season.ts'

/** Words in the sentence that Sleeper writes to a team whose claim failed, and what they mean. */
const reasons = [
  [/claimed by another/i, 'outbid'],
  [/too many players|roster (is full|limit)/i, 'roster-limit'],
  [/budget|faab|not enough/i, 'over-budget'],
  [/no longer on|already (been )?dropped/i, 'already-dropped'],
  [/veto/i, 'vetoed'],
] as const satisfies readonly (readonly [RegExp, Transaction['failureReason']])[]

/** Null: the sentence gives no reason that we know. */
export function failureReasonIn(sentence: string): Transaction['failureReason'] {
  return reasons.find(([words]) => words.test(sentence))?.[1] ?? null
}

/** The words of the sentence that give the reason. */
export function failureWords(sentence: string): string | null {
  return reasons.map(([words]) => words.exec(sentence)?.[0]).find(Boolean) ?? null
}
