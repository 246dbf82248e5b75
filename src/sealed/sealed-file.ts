/**
 * The bytes of a sealed file, in Node and in browsers: "FFAS", the format's version (1 byte), a nonce (12 bytes), and the text, compressed,
 * padded and encrypted by AES-256-GCM. Version and file name are its additional data.
 */
import { fromBase64Url, isSealedFile, noncePlace, type SealedLink, sealedMark } from '../contract/sealed-link.ts'
import { DomainError } from '../domain/errors.ts'
import { readBody } from '../hosts/shared/read-body.ts'

const formatVersion = 1
const tagBytes = 16
const lengthBytes = 4
const headerBytes = noncePlace.end
/** File sizes are multiples of this and reveal little about the league. */
const sizeStep = 64 * 1024
/** Maximum unpacked size: twenty seasons of a league of 32 teams have 60 MB. A file of 60 kB may unpack to that. */
const largestText = 64 * 2 ** 20

type Keys = Pick<SealedLink, 'file' | 'key'>

/** Encrypts a text for holders of the link. Two files of the same text have nothing in common. */
export async function sealText(text: string, link: Keys): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text)
  if (bytes.byteLength > largestText) throw refuse('This league is too large for one file.')
  const packed = await throughStream(bytes, new CompressionStream('gzip'))
  const overhead = headerBytes + tagBytes
  const size = Math.ceil((overhead + lengthBytes + packed.byteLength) / sizeStep) * sizeStep
  const plain = new Uint8Array(size - overhead)
  new DataView(plain.buffer).setUint32(0, packed.byteLength)
  plain.set(packed, lengthBytes)
  const nonce = crypto.getRandomValues(new Uint8Array(noncePlace.end - noncePlace.start))
  const encrypted = await subtle().encrypt(cipherOf(link, nonce), await importKey(link, 'encrypt'), plain)
  const file = new Uint8Array(size)
  file.set([...sealedMark, formatVersion, ...nonce])
  file.set(new Uint8Array(encrypted), headerBytes)
  return file
}

/** Decrypts a sealed file. Throws `DomainError('bad-request')` with one sentence for readers if it cannot be opened. */
export async function openSealedText(bytes: Uint8Array<ArrayBuffer>, link: Keys): Promise<string> {
  if (!isSealedFile(bytes)) throw refuse('This isn’t an encrypted league file.')
  const version = bytes[sealedMark.length]
  if (version !== undefined && version !== formatVersion)
    throw refuse('A newer version of this site made this file. Reload the page and try again.')
  if (bytes.byteLength % sizeStep !== 0)
    throw refuse('This file is incomplete. Download it again, or ask for a new copy.')
  const key = await importKey(link, 'decrypt')
  let plain: Uint8Array<ArrayBuffer>
  try {
    const nonce = bytes.subarray(noncePlace.start, noncePlace.end)
    plain = new Uint8Array(await subtle().decrypt(cipherOf(link, nonce), key, bytes.subarray(headerBytes)))
  } catch {
    throw refuse('This link doesn’t open this file. Copy the whole link again, or ask for a new one.')
  }
  const length = new DataView(plain.buffer).getUint32(0)
  const packed = plain.subarray(lengthBytes, lengthBytes + length)
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return readBody(new Response(stream), largestText).catch(() => {
    throw refuse('This file has no league in it.')
  })
}

function cipherOf({ file }: Keys, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  const additionalData = new TextEncoder().encode(`ffa-sealed/${formatVersion}:${file}`)
  return { name: 'AES-GCM', iv, additionalData, tagLength: tagBytes * 8 }
}

async function importKey({ key }: Keys, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const bytes = fromBase64Url(key)
  if (bytes?.byteLength !== 32) throw refuse('This link is incomplete. Copy it again, from https to the last letter.')
  return subtle().importKey('raw', bytes, 'AES-GCM', false, [usage])
}

/** Browsers offer encryption only on https and localhost. */
function subtle(): SubtleCrypto {
  const { subtle: found } = globalThis.crypto as { subtle?: SubtleCrypto }
  if (!found) throw refuse('Encrypted leagues only open on https pages. Open the link there.')
  return found
}

async function throughStream(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}

const refuse = (message: string) => new DomainError('bad-request', message)
