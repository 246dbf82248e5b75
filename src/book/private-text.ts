/** What of a book messages must not repeat: whoever opens the league's page reads what its book is refused with. */
import { nearestWord } from '../hosts/file/nearest-word.ts'

const privateKeys = ['money', 'webhooks']

/** Whether a path leads below `money`, or `webhooks`, into which somebody may have put an address or a secret; misspelled ones count. */
export function isPrivate(path: readonly PropertyKey[]): boolean {
  return path.some((key) => nearestWord(String(key), privateKeys) !== null)
}

/** Whether a text is no more than `word`, misspelled: then it may be repeated. */
export function isMisspelling(text: string, word: string | null): boolean {
  return word !== null && text.length <= word.length + 2
}
