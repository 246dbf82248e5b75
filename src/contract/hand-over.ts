/**
 * How the bookmark on Yahoo's page hands a league to a page of this site, which it opens: the page says that it is ready, the bookmark sends
 * the file, the page says when it has opened it. Both accept messages of each other's window and origin only.
 */

/** Where the bookmark runs: the only origin that Yahoo answers, and the only one that a file is taken from. */
export const yahooPagesUrl = 'https://football.fantasysports.yahoo.com'

export const handOver = {
  ready: 'fantasy-league-ready',
  file: 'fantasy-league-file',
  taken: 'fantasy-league-taken',
} as const

/** A league's file, as the bookmark sends it. */
export interface HandedLeague {
  kind: typeof handOver.file
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** What a message holds may be anything. */
export function isHandedLeague(data: unknown): data is HandedLeague {
  const { kind, name, bytes } = (data ?? {}) as Partial<HandedLeague>
  return kind === handOver.file && typeof name === 'string' && bytes instanceof Uint8Array
}

/** In the script's settings: the URL of the page that a league is handed to. A site's pages learn it in the browser. */
const noPage = '"page":""'

/** The script that hands its league to a page. */
export function withPage(script: string, url: string): string {
  return script.replace(noPage, () => `"page":${JSON.stringify(url)}`)
}

/** The same for the URL of a bookmark. */
export function withPageInBookmark(bookmark: string, url: string): string {
  return bookmark.replace(encodeURIComponent(noPage), () => encodeURIComponent(`"page":${JSON.stringify(url)}`))
}
