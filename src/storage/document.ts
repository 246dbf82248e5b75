/** Documents that know when they are damaged: JSON whose first field is the checksum of everything after it. */
import { createHash } from 'node:crypto'

const opening = '{"checksum":"'
const checksumLength = 64
const closing = '",'
const headLength = opening.length + checksumLength + closing.length

export interface Document<T> {
  /** SHA-256 of the text after it, in hexadecimal. Also says which version of a document it is. */
  checksum: string
  content: T
}

/** Text of a document. `content` is an object with at least one field. */
export function encodeDocument(content: object): { text: string; checksum: string } {
  const rest = JSON.stringify(content).slice(1)
  const checksum = checksumOf(Buffer.from(rest))
  return { text: opening + checksum + closing + rest, checksum }
}

/** The document, or null where the text is cut off, altered or none of ours. */
export function decodeDocument<T>(raw: string | Uint8Array): Document<T> | null {
  const bytes = typeof raw === 'string' ? Buffer.from(raw) : Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const head = bytes.toString('latin1', 0, headLength)
  const checksum = head.slice(opening.length, opening.length + checksumLength)
  if (head !== opening + checksum + closing || checksum.length !== checksumLength) return null
  if (checksumOf(bytes.subarray(headLength)) !== checksum) return null
  return { checksum, content: JSON.parse(`{${bytes.toString('utf8', headLength)}`) as T }
}

function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
