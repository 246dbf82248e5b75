/** Documents that detect damage: JSON whose first field is a checksum of the key and of everything after it. */
import { hash32 } from '../domain/hash.ts'
import type { DocumentStorage } from './document-storage.ts'

const opening = '{"checksum":"'
const checksumLength = 16
const closing = '",'
const headLength = opening.length + checksumLength + closing.length

export interface Document<T> {
  /** 64 bits in hexadecimal; also the document's version. */
  checksum: string
  content: T
  /** Bytes of the text. */
  size: number
}

/** Bytes of a document that is stored under `key`. `content` is an object with at least one field. */
export function encodeDocument(key: string, content: object): { bytes: Uint8Array; checksum: string } {
  const blank = opening + ' '.repeat(checksumLength) + closing
  const bytes = new TextEncoder().encode(blank + JSON.stringify(content).slice(1))
  const checksum = checksumOf(key, bytes)
  bytes.set(new TextEncoder().encode(checksum), opening.length)
  return { bytes, checksum }
}

/** The document stored under `key`, or null where the bytes are cut off, altered, moved from another key or no document. */
export function decodeDocument<T>(key: string, bytes: Uint8Array): Document<T> | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headLength))
  const checksum = head.slice(opening.length, opening.length + checksumLength)
  if (head !== opening + checksum + closing || checksumOf(key, bytes) !== checksum) return null
  const content = JSON.parse(`{${new TextDecoder().decode(bytes.subarray(headLength))}`) as T
  return { checksum, content, size: bytes.byteLength }
}

/** Content of the document under `key`; null where there is none, and what `whenDamaged` returns for a damaged one. */
export async function readContent<T>(
  storage: DocumentStorage,
  key: string,
  whenDamaged: () => T | null = () => null,
): Promise<T | null> {
  const bytes = await storage.read(key)
  return bytes && (decodeDocument<T>(key, bytes)?.content ?? whenDamaged())
}

/** Replaces the document under `key`. */
export async function writeContent(
  storage: DocumentStorage,
  key: string,
  content: object,
): Promise<{ checksum: string; size: number }> {
  const { bytes, checksum } = encodeDocument(key, content)
  await storage.write(key, bytes)
  return { checksum, size: bytes.byteLength }
}

/**
 * Two lanes of MurmurHash3 over the bytes after the head, seeded by the key. It detects damage, not forgery, and runs where a
 * browser has no cryptography (an address without https).
 */
function checksumOf(key: string, bytes: Uint8Array): string {
  let a = hash32(key, 1)
  let b = hash32(key, 2)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = Math.min(headLength, bytes.byteLength)
  for (; at + 4 <= bytes.byteLength; at += 4) {
    const word = view.getUint32(at, true)
    a = mix(a, word, 0xcc9e2d51, 0x1b873593)
    b = mix(b, word, 0x239b961b, 0xab0e9789)
  }
  for (; at < bytes.byteLength; at++) {
    a = mix(a, view.getUint8(at), 0xcc9e2d51, 0x1b873593)
    b = mix(b, view.getUint8(at), 0x239b961b, 0xab0e9789)
  }
  return hexOf(finish(a ^ bytes.byteLength)) + hexOf(finish(b ^ bytes.byteLength))
}

function mix(hash: number, word: number, first: number, second: number): number {
  const k = Math.imul(word, first)
  const mixed = hash ^ Math.imul((k << 15) | (k >>> 17), second)
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0
}

function finish(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}

const hexOf = (number: number) => number.toString(16).padStart(8, '0')
