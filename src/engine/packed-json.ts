/** JSON as stored on the device: compressed, with damage and misplaced files detected. */
import { readBody } from '../hosts/espn/read-body.ts'

interface Packed {
  /** The name that it is stored under. */
  name: string
  /** Raised when older files can no longer be read. */
  format: number
  content: unknown
}

/** About a ninth of the text's size. */
export async function packJson(name: string, format: number, content: unknown): Promise<Uint8Array> {
  const text = JSON.stringify({ name, format, content } satisfies Packed)
  return bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')))
}

/** The packed value; null where the file is cut off, altered, was moved from another name, or has another format. */
export async function unpackJson(name: string, format: number, bytes: Uint8Array<ArrayBuffer>): Promise<unknown> {
  try {
    const packed = JSON.parse(await unzipText(bytes)) as Partial<Packed> | null
    return packed?.name === name && packed.format === format ? (packed.content ?? null) : null
  } catch {
    // gzip ends with a checksum of its text.
    return null
  }
}

/**
 * The text of a gzip. Throws where the bytes are not gzip, are cut off or altered, or unpack to far more than any league.
 */
export function unzipText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return readBody(new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))), largestText)
}

export const largestText = 256 * 2 ** 20

/** The version of a document: gzip's own checksum and length of the text. */
export function versionOf(packed: Uint8Array): string {
  return [...packed.subarray(-8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}
