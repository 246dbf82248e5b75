/** Icons of the installed site, rendered from the logo. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRoute } from 'astro'
import sharp from 'sharp'
import { icons, type SiteIcon } from './_icons.ts'

/** The logo's background color, so that no edge is visible around it. */
const ground = '#0b6b3a'

export function getStaticPaths() {
  return Object.entries(icons).map(([name, icon]) => ({ params: { name }, props: icon }))
}

export const GET: APIRoute<SiteIcon> = async ({ props: { size, logo } }) => {
  const svg = await readFile(join(process.cwd(), 'public', 'logo.svg'))
  const side = Math.round(size * logo)
  // 72 dpi corresponds to the 32 units of the SVG.
  const mark = await sharp(svg, { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer()
  const edge = { top: Math.floor((size - side) / 2), left: Math.floor((size - side) / 2) }
  const canvas = { width: size, height: size, channels: 4 as const, background: logo < 1 ? ground : 'transparent' }
  const picture = await sharp({ create: canvas })
    .composite([{ input: mark, ...edge }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } })
}
