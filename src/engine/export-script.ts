/**
 * The script that a manager of a private league runs on ESPN's own site, while signed in: it makes the importer's requests
 * and saves the responses as one file. Nothing leaves the browser.
 */
import { playersPerRequest } from '../hosts/espn/fetch-players.ts'
import { leagueFileFormat } from '../service/league-files.ts'
import { collectResponses, type ExportPage, planExport } from './export-plan.ts'

/** Text for the browser's console. */
export function exportScript(baseUrl?: string): string {
  const plan = JSON.stringify(planExport(playersPerRequest, baseUrl))
  return `(${runAtEspn})(${collectResponses}, ${plan}, ${JSON.stringify(leagueFileFormat)})`
}

/** The same as the address of a bookmark. */
export function exportBookmarklet(baseUrl?: string): string {
  return `javascript:${encodeURIComponent(`void ${exportScript(baseUrl)}`)}`
}

/** Sent as text: it may use its arguments and what every browser has, nothing else. */
async function runAtEspn(
  collect: typeof collectResponses,
  plan: ReturnType<typeof planExport>,
  format: string,
): Promise<void> {
  const box = document.createElement('div')
  box.setAttribute('role', 'status')
  box.style.cssText =
    'position:fixed;z-index:2147483647;top:16px;right:16px;max-width:320px;padding:16px;border-radius:8px;background:#111;color:#fff;font:16px/1.4 system-ui;box-shadow:0 4px 24px #0008'
  document.body.append(box)
  box.onclick = () => box.remove()
  const page: ExportPage = {
    search: location.search,
    year: new Date().getFullYear(),
    get: (url, headers) => fetch(url, { headers, credentials: 'include' }),
    show: (text) => {
      box.textContent = text
    },
  }
  try {
    const { leagueId, season, responses } = await collect(plan, page)
    const text = new Blob([JSON.stringify({ format, version: 1, leagueId, season, answers: responses })])
    const zipped = await new Response(text.stream().pipeThrough(new CompressionStream('gzip'))).blob()
    const link = document.createElement('a')
    link.href = URL.createObjectURL(zipped)
    link.download = `league-${leagueId}-${season}.json.gz`
    link.click()
    page.show(`Saved as ${link.download}. Drop this file on the page you came from.`)
  } catch (cause) {
    page.show(cause instanceof Error ? cause.message : 'Something went wrong. Try again later.')
  }
}
