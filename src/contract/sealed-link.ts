/**
 * The link of a sealed league: `{site}/open#{file}.{key}`, or `#{file}.{key}.{address}` where its file is not on this site. A
 * browser sends no fragment to any server.
 */

/** Folder of sealed leagues below the site's own address. */
export const sealedFolder = 'sealed'

export interface SealedLink {
  /** Name of the file without `.bin`: 16 random bytes as base64url. */
  file: string
  /** 32 random bytes as base64url. */
  key: string
  /** Where the file is, where that is not this site's own folder. */
  address: string | null
}

const fileBytes = 16
const keyBytes = 32
const pattern = /(?:^|#)([\w-]{22})\.([\w-]{43})(?:\.([\w-]+))?$/

/** A new link: neither its file nor its key says anything of the league. */
export function createSealedLink(): SealedLink {
  return { file: toBase64Url(randomBytes(fileBytes)), key: toBase64Url(randomBytes(keyBytes)), address: null }
}

/** What a whole link, or its fragment, says; null where it is none, or was cut off. */
export function readSealedLink(text: string): SealedLink | null {
  // Whoever copies a link out of a sentence often has its end with it.
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

/** The name of a sealed file. */
export const nameSealedFile = ({ file }: Pick<SealedLink, 'file'>) => `${file}.bin`

/** Whether bytes begin as a sealed file does. */
export function isSealedFile(bytes: Uint8Array): boolean {
  return sealedMark.every((byte, index) => bytes[index] === byte)
}

/** "FFAS". */
export const sealedMark = [0x46, 0x46, 0x41, 0x53] as const

/** Where the nonce is: after mark and version. */
export const noncePlace = { start: sealedMark.length + 1, end: sealedMark.length + 13 } as const

/** Differs between any two files of a league: tells whether a file is another one without opening it. */
export function sealedVersion(bytes: Uint8Array): string {
  const nonce = bytes.subarray(noncePlace.start, noncePlace.end)
  return [...nonce].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Bytes of base64url; null for other text. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

/** Undefined for what is no address of a file: https, or a file of this machine while the site is tried out. */
function readAddress(place: string): string | undefined {
  const bytes = fromBase64Url(place)
  const url = bytes && URL.parse(new TextDecoder().decode(bytes))
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url && (url.protocol === 'https:' || isLocal) ? url.href : undefined
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}
