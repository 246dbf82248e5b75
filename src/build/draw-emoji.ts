/** Emoji as SVG: Fluent Emoji (MIT), flat as the pictures are. They have no national flags and no families. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

interface IconSet {
  /** Of every icon's grid. */
  width: number
  height: number
  icons: Record<string, { body: string }>
}

/** A data URL; null for what has no drawing. `grapheme`: one emoji, however many code points it has. */
export async function drawEmoji(grapheme: string): Promise<string | null> {
  icons ??= loadIcons()
  const { names, set } = await icons
  const body = set.icons[names[keyOf(grapheme)] ?? '']?.body
  if (!body) return null
  const { width, height } = set
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/** Loaded with the first emoji: most leagues have few. */
let icons: Promise<{ names: Record<string, string>; set: IconSet }> | null = null

async function loadIcons() {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  const [chars = '', set = ''] = await Promise.all(
    ['chars', 'icons'].map((file) => readFile(resolve(`@iconify-json/fluent-emoji-flat/${file}.json`), 'utf8')),
  )
  return { names: JSON.parse(chars), set: JSON.parse(set) }
}

/** Its code points, e.g. `1f44d-1f3fd`, without the one that only requests color. */
function keyOf(grapheme: string): string {
  return Array.from(grapheme, (one) => one.codePointAt(0)?.toString(16))
    .filter((code) => code !== 'fe0f')
    .join('-')
}
