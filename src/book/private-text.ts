/** Parts of a book that messages must not repeat, because everyone who opens the league's page sees its errors. */
import { nearestWord } from '../hosts/file/nearest-word.ts'

const privateKeys = ['money', 'webhooks']

/** Whether a path is below `money` or `webhooks` (which may hold a URL or a secret), including misspellings. */
export function isPrivate(path: readonly PropertyKey[]): boolean {
  return path.some((key) => nearestWord(String(key), privateKeys) !== null)
}

/** Whether a text is just a misspelled `word` and may be repeated. */
export function isMisspelling(text: string, word: string | null): boolean {
  return word !== null && text.length <= word.length + 2
}
