/** Documents that detect damage: JSON whose first field is a checksum of the key and of everything after it. */
import { createHash } from 'node:crypto'

const opening = '{"checksum":"'
const checksumLength = 64
const closing = '",'
const headLength = opening.length + checksumLength + closing.length

export interface Document<T> {
  /** SHA-256 of key and text, in hexadecimal; also the document's version. */
  checksum: string
  content: T
  /** Bytes of the text. */
  size: number
}

/** Text of a document that is stored under `key`. `content` is an object with at least one field. */
export function encodeDocument(key: string, content: object): { text: string; checksum: string } {
  const rest = JSON.stringify(content).slice(1)
  const checksum = checksumOf(key, Buffer.from(rest))
  return { text: opening + checksum + closing + rest, checksum }
}

/**
 * The document stored under `key`, or null where the text is cut off, altered, moved from another key or not a document.
 * Documents from before checksums covered the key are valid where `belongs` finds the key's league season in them.
 */
export function decodeDocument<T>(
  key: string,
  raw: string | Uint8Array,
  belongs: (content: T) => boolean,
): Document<T> | null {
  const bytes = typeof raw === 'string' ? Buffer.from(raw) : Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const head = bytes.toString('latin1', 0, headLength)
  const checksum = head.slice(opening.length, opening.length + checksumLength)
  if (head !== opening + checksum + closing || checksum.length !== checksumLength) return null
  const rest = bytes.subarray(headLength)
  const coversKey = checksumOf(key, rest) === checksum
  if (!coversKey && checksumOf(null, rest) !== checksum) return null
  const content = JSON.parse(`{${rest.toString('utf8')}`) as T
  return coversKey || belongs(content) ? { checksum, content, size: bytes.byteLength } : null
}

/** `key`: null for documents from before checksums covered the key. */
function checksumOf(key: string | null, bytes: Uint8Array): string {
  const hash = createHash('sha256')
  if (key !== null) hash.update(`${key}\n`)
  return hash.update(bytes).digest('hex')
}
