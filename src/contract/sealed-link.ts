/**
 * The link of a sealed league: `{site}/open#{file}.{key}`, or `#{file}.{key}.{address}` if its file is on another site. Browsers do not
 * send the fragment to servers.
 */

/** Folder of sealed leagues below the site's base path. */
export const sealedFolder = 'sealed'

export interface SealedLink {
  /** Name of the file without `.bin`: 16 random bytes as base64url. */
  file: string
  /** 32 random bytes as base64url. */
  key: string
  /** URL of the file, if it is not in this site's own folder. */
  address: string | null
}

const fileBytes = 16
const keyBytes = 32
const pattern = /(?:^|#)([\w-]{22})\.([\w-]{43})(?:\.([\w-]+))?$/

/** A new link. File name and key are random and reveal nothing about the league. */
export function createSealedLink(): SealedLink {
  return { file: toBase64Url(randomBytes(fileBytes)), key: toBase64Url(randomBytes(keyBytes)), address: null }
}

/** Parses a whole link or its fragment; null if it is invalid or truncated. */
export function readSealedLink(text: string): SealedLink | null {
  // Text copied from a sentence often includes its punctuation.
  const [, file, key, place] = pattern.exec(text.trim().replace(/[.,;:!?)>\]"']+$/, '')) ?? []
  if (file === undefined || key === undefined) return null
  const address = place === undefined ? null : readAddress(place)
  return address === undefined ? null : { file, key, address }
}

/** The fragment of a link, without `#`. */
export function writeSealedLink({ file, key, address }: SealedLink): string {
  const place = address === null ? [] : [toBase64Url(new TextEncoder().encode(address))]
  return [file, key, ...place].join('.')
}

export const nameSealedFile = ({ file }: Pick<SealedLink, 'file'>) => `${file}.bin`

/** Whether the bytes start with the mark of a sealed file. */
export function isSealedFile(bytes: Uint8Array): boolean {
  return sealedMark.every((byte, index) => bytes[index] === byte)
}

/** "FFAS". */
export const sealedMark = [0x46, 0x46, 0x41, 0x53] as const

/** Offset of the nonce, after mark and version. */
export const noncePlace = { start: sealedMark.length + 1, end: sealedMark.length + 13 } as const

/** Unique per file, so two files can be told apart without decrypting them. */
export function sealedVersion(bytes: Uint8Array): string {
  const nonce = bytes.subarray(noncePlace.start, noncePlace.end)
  return [...nonce].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Decodes base64url; null for other text. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

/** Undefined unless the URL is https, or http on this machine for trying out a site. */
function readAddress(place: string): string | undefined {
  const bytes = fromBase64Url(place)
  const url = bytes && URL.parse(new TextDecoder().decode(bytes))
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url && (url.protocol === 'https:' || isLocal) ? url.href : undefined
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}
