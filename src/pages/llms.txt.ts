/** The site's content for assistants: see `src/build/llms-text.ts`. */
import type { APIRoute } from 'astro'
import { llmsText } from '../build/llms-text.ts'
import { openSiteSnapshots } from '../build/site-snapshots.ts'
import { withBase } from '../client/site-base.ts'
import { apiBase } from '../client/urls.ts'

export const GET: APIRoute = async ({ site }) => {
  const { snapshots } = await openSiteSnapshots()
  const home = withBase('/')
  const root = site ? new URL(home, site).href : home
  const api = apiBase !== null && site ? new URL(apiBase, site).href.replace(/\/$/, '') : apiBase
  return new Response(llmsText({ root, api, seasons: snapshots.manifest.seasons }))
}
