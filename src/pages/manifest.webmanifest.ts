/** The manifest of the installed site. */
import type { APIRoute } from 'astro'
import { withBase } from '../client/site-base.ts'
import { icons } from './icons/_icons.ts'

/** Background color of the light theme. */
const paper = '#fafaf7'

export const GET: APIRoute = () => {
  const start = withBase('/')
  const manifest = {
    id: start,
    name: 'Fantasy Football Analytics',
    short_name: 'FF Analytics',
    description: 'Advanced analytics and insights for your fantasy football drafts and team performance',
    lang: 'en',
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: Object.entries(icons)
      .filter(([, { purpose }]) => purpose !== null)
      .map(([name, { size, purpose }]) => ({
        src: withBase(`/icons/${name}.png`),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  }
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } })
}
