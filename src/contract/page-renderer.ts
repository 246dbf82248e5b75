/** What a server calls of the pages that a build for a server contains. */

/** The build's own folder for them, within the site's. Its name starts with a dot: no host serves it as a file. */
export const rendererFolder = '.renderer'
export const rendererEntry = 'entry.mjs'
/** Beside the entry: what each page gets once it is rendered. */
export const finishingFile = 'finishing.json'

/** A call's response as bytes of the API. */
export interface AskedResponse {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: Uint8Array
}

/** Responds to a call of a page. Rejects where the page cannot be rendered now, such as while its league is imported. */
export type AskService = (name: string, parameters: Readonly<Record<string, unknown>>) => Promise<AskedResponse>

export interface PageRequest {
  /** Path within the site, which names a league. */
  path: string
  /** The address of the site's root, for links that leave the page. */
  site: string
  /** The content of `finishingFile`. */
  finishing: string
}

/** A rendered page or picture. */
export interface RenderedPage {
  contentType: string
  body: Uint8Array
}

/**
 * What a league's address shows. Null: its pages are not for everyone, or the shell shows it. `missing`: it names a week, team, trade or manager
 * that the league does not have.
 */
export type Rendered = RenderedPage | 'missing' | null

/** Exports of the renderer's entry. */
export interface Renderer {
  renderPage(request: PageRequest, ask: AskService): Promise<Rendered>
  /** Loads what pages are rendered with, so that the first one does not wait for it. */
  warmUp(): Promise<void>
}

/** The path of a page's preview picture. That of an award has none of its page's `awards`. */
export const pictureOfPage = (page: string): string =>
  `/og${page.replace(/^(\/recap\/.+)\/awards(\/[^/]+)$/, '$1$2')}.png`

/** The path of the page that a preview picture is of; other paths stay as they are. */
export function pageOfPicture(path: string): string {
  const page = /^\/og(\/.+)\.png$/.exec(path)?.[1]
  return page?.replace(/^(\/recap(?:\/[^/]+){3})(\/[^/]+)$/, '$1/awards$2') ?? path
}
