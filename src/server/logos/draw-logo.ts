/** Re-renders an uploaded picture as a small one: the fetched bytes themselves are never served. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { LogoRefused } from './fetch-logo.ts'
import { weighDrawing } from './weigh-drawing.ts'

/** Pixels of a side: pictures are shown with up to 48, on dense displays twice that. */
const side = 96
/** A phone's photograph has 12 million; a decompression bomb of a few kilobytes may claim billions. */
const mostPixels = 25e6
/** Of the processor: on a busy machine a harmless drawing waits for it. */
export const longestSeconds = 4
/** A drawing's process is ended after so many seconds, whatever it does. */
const longestWait = 60
/** Elements that are rendered: more are refused without a try. */
const heaviestDrawing = 20_000
const largestPicture = 32 * 2 ** 10
/** Of 255: a picture that is nowhere darker shows nothing on a white background. */
const palest = 235

/**
 * A WebP of 96 by 96 pixels on white, without metadata (place, camera). Accepts PNG, JPEG, GIF, WebP and SVG; of an
 * animation the first frame. Throws `LogoRefused`.
 */
export async function drawLogo(bytes: Uint8Array): Promise<Uint8Array> {
  const isSvg = isDrawing(bytes)
  // Only these reach a decoder, whatever the content type says.
  if (!isSvg && !pictureKinds.some((isIt) => isIt(bytes))) throw new LogoRefused('is no picture')
  return isSvg ? drawApart(bytes) : renderLogo(bytes, { isSvg })
}

/** No timeout of the renderer ends a drawing that takes long, and imports share its threads: a process of its own can be ended. */
function drawApart(bytes: Uint8Array): Promise<Uint8Array> {
  const script = fileURLToPath(new URL('./draw-apart.ts', import.meta.url))
  const options = {
    encoding: 'buffer',
    timeout: longestWait * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: 2 * largestPicture,
  } as const
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [script], options, (failure, stdout) => {
      if (!failure) resolve(new Uint8Array(stdout))
      else
        reject(
          new LogoRefused(
            failure.killed || failure.signal === 'SIGKILL' ? 'is a drawing that takes too long' : 'cannot be read',
          ),
        )
    })
    // It may have ended before it has read everything.
    child.stdin?.on('error', () => {})
    child.stdin?.end(bytes)
  })
}

/** Renders a picture whose kind is known, in this process. Throws `LogoRefused`. */
export async function renderLogo(bytes: Uint8Array, { isSvg }: { isSvg: boolean }): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  try {
    const open = (density?: number) => sharp(bytes, { limitInputPixels: mostPixels, density })
    const { width = side, height = side } = await open().metadata()
    // An SVG is rendered at the size that is needed; 72 is its default density.
    const density = isSvg ? Math.min(600, Math.max(72, Math.ceil((72 * side) / Math.min(width, height)))) : undefined
    const picture = await open(density)
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize(side, side, { fit: 'contain', background: '#fff' })
      .flatten({ background: '#fff' })
      .webp({ quality: 82 })
      .toBuffer()
    if (picture.byteLength > largestPicture) throw new LogoRefused('stays too large')
    const { channels } = await sharp(picture).stats()
    if (channels.every(({ min }) => min >= palest)) throw new LogoRefused('is blank on white')
    return picture
  } catch (cause) {
    if (cause instanceof LogoRefused) throw cause
    throw new LogoRefused('cannot be read', { cause })
  }
}

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(text.length, Math.max(0, bytes.byteLength - at))).toString(
    'latin1',
  ) === text

const pictureKinds: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  (bytes) => startsWith(bytes, 'GIF8'),
  (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
]

/** A plain SVG; one with entities, references to other files or embedded pictures is refused. */
function isDrawing(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  if (!/^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text) || !/<svg[\s>]/i.test(text.slice(0, 4096))) return false
  if (/<!ENTITY|<(?:\w+:)?(?:image|feImage|include|foreignObject|script)\b/i.test(text)) {
    throw new LogoRefused('is a drawing with other files in it')
  }
  if (weighDrawing(text) > heaviestDrawing) throw new LogoRefused('is a drawing that takes too long')
  return true
}
