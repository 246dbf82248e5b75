/**
 * Renders React elements as a PNG, at build time or on a server: satori lays them out and converts text to outlines, sharp rasterizes them. The picture is
 * therefore the same on every machine.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { APIRoute } from 'astro'
import pLimit from 'p-limit'
import { createElement, type ReactNode } from 'react'
import satori, { type Font } from 'satori'
import type Sharp from 'sharp'
import { drawEmoji } from './draw-emoji.ts'

/** Of this installation: a server's site, whose pages draw pictures, may be in a folder anywhere. */
const require = createRequire(join(process.cwd(), 'package.json'))

/** The size of link previews. */
const pictureSize = { width: 1200, height: 630 } as const

export interface PictureSize {
  /** Pixels. */
  width: number
  height: number
}

export type Compose = (supported: (text: string) => string) => ReactNode

/**
 * The picture of what `compose` returns. `supported` leaves out what has no glyph in the fonts (most Asian scripts) and no drawing (flags):
 * '' is left of a name in such a script, and an ellipsis in its place in a sentence. These characters are only known after rendering: if
 * there are any, the picture is composed a second time without them.
 */
async function renderPng(compose: Compose, size: PictureSize = pictureSize): Promise<Buffer> {
  const missing = new Set<string>()
  const first = await layOut(compose(tidy), size, missing)
  const supported = (text: string) => leaveOut(text, missing)
  const svg = missing.size === 0 ? first : await layOut(compose(supported), size, new Set())
  // Pictures are flat: dithering and a longer search for the palette double the time, and save nothing.
  const sharp: typeof Sharp = require('sharp')
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true, effort: 1, dither: 0 }).toBuffer()
}

const limit = pLimit(2)

/** Starts rendering a picture and returns a function that waits for it: encoding runs in another thread while pages are rendered. */
export function renderAhead(compose: Compose, size?: PictureSize): () => Promise<Buffer> {
  if (import.meta.env.DEV) return () => renderPng(compose, size)
  const rendered = limit(() => renderPng(compose, size))
  // The caller that waits for the picture handles the failure, so it is not an unhandled rejection.
  rendered.catch(() => {})
  return () => rendered
}

/** Responds with the picture of a path, as returned by `renderAhead`. */
export const respondWithPicture: APIRoute<{ picture: () => Promise<Buffer> }> = ({ props: { picture } }) =>
  sendPicture(picture)

export const sendPicture = async (picture: () => Promise<Buffer>): Promise<Response> =>
  new Response(new Uint8Array(await picture()), { headers: { 'Content-Type': 'image/png' } })

async function layOut(element: ReactNode, size: PictureSize, missing: Set<string>): Promise<string> {
  return satori(createElement('div', { style: { ...paper, ...size } }, element), {
    ...size,
    fonts: await loadFonts(),
    loadAdditionalAsset: async (kind: string, segment: string) => {
      const emoji = kind === 'emoji' ? await drawEmoji(segment) : null
      if (emoji) return emoji
      // A word joiner shows nothing, with or without a glyph.
      for (const one of graphemesOf(segment)) if (one !== '\u2060') missing.add(one)
      return []
    },
  })
}

function leaveOut(text: string, missing: ReadonlySet<string>): string {
  const left = Array.from(graphemesOf(text), (one) => (missing.has(one) ? (/\p{L}/u.test(one) ? lost : '') : one)).join(
    '',
  )
  if (!left.includes(lost)) return tidy(left)
  // Several words in a row are one name.
  const shown = tidy(left.replace(new RegExp(`${lost}(?:\\s*${lost})*`, 'g'), '…'))
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(shown) ? shown : ''
}

/** Stands for a letter that is left out. */
const lost = '\ufffc'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A user-perceived character, however many code points it has. */
function* graphemesOf(text: string): Generator<string> {
  for (const { segment } of segmenter.segment(text)) yield segment
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The scripts of the site's condensed face: each is a separate font, tried in this order. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext'] as const

const paper = {
  display: 'flex',
  fontFamily: scripts.map((script) => `'${nameOf(script)}'`).join(', '),
  fontWeight: 700,
}

let fonts: Promise<Font[]> | null = null

function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    scripts.map(async (script) => ({
      name: nameOf(script),
      weight: 700,
      style: 'normal' as const,
      data: await readFile(
        require.resolve(`@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-${script}-700-normal.woff`),
      ),
    })),
  )
  return fonts
}

function nameOf(script: (typeof scripts)[number]): string {
  return `Sofia ${script}`
}
