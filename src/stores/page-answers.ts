/**
 * The answers that a snapshot page was drawn from. The page names the calls; their answers are files of the snapshot, read
 * by the build that draws the page and by the browser once an island of the page is used. Both keep them here, so that
 * React takes over exactly what stands in the HTML.
 */
import { notInSnapshot } from '../client/call.ts'
import { readSnapshotAnswer } from '../client/snapshot-source.ts'
import { bringSnapshots } from '../client/snapshots.ts'
import { callUrl } from '../client/urls.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { SnapshotSeason } from '../contract/snapshot.ts'

/** One call of a page: endpoint and parameters, as `useResource` of the page's components gives them. */
export interface PageCall {
  name: EndpointName
  parameters: Readonly<Record<string, unknown>>
  /** Path and query, by which components find the answer; those of the parameters where it is not given. */
  url?: string
}

export interface PageSource {
  /** The season that the page is of; null for pages that belong to no league. */
  season: SnapshotSeason | null
  /** All snapshotted seasons of the page's league. */
  seasons: readonly SnapshotSeason[]
}

/** What an island of a snapshot page needs before React takes it over: given to `client:used`. */
export interface PageAnswers {
  /** All snapshotted seasons of the page's league. */
  seasons: readonly SnapshotSeason[]
  /** Which of them the page is of; null for pages that belong to no league. */
  year: number | null
  /** Endpoint and parameters of each call: a page is one of hundreds, and this stands in all of them. */
  calls: (readonly [PageCall['name'], PageCall['parameters']])[]
}

export type PageAnswer =
  /** `keptAt`: not the page's, but of another document of this session; when it was answered, ISO 8601. */
  { data: unknown; season?: SnapshotSeason; keptAt?: string } | { failure: { status: number; detail: string } }

const answers = new Map<string, PageAnswer>()

export function pageAnswer(url: string): PageAnswer | undefined {
  return answers.get(url)
}

/** Says what the page that is drawn next shows of a call. */
export function setPageAnswer(url: string, answer: PageAnswer): void {
  answers.set(url, answer)
}

/** Path and query of a page's call. */
export function urlOf({ name, parameters, url }: PageCall): string {
  return url ?? callUrl(name, parameters as CallParameters<typeof name>)
}

/** Forgets what other pages of a build were drawn from, and says whose page is next. */
export function startPage({ season, seasons }: PageSource): void {
  answers.clear()
  bringSnapshots(seasons, season)
}

/** Keeps one answer as the snapshot has it (undefined: it has none), and returns it as components read it. */
export function keepPageAnswer(call: PageCall, answer: unknown, { season, seasons }: PageSource): PageAnswer {
  const { name, parameters } = call
  const years = seasons.map((sibling) => sibling.season)
  const data = answer === undefined ? undefined : readSnapshotAnswer(name, answer, years, season)
  const { status, detail } = notInSnapshot(name, parameters)
  const kept = data === undefined ? { failure: { status, detail } } : { data, ...(season ? { season } : {}) }
  setPageAnswer(urlOf(call), kept)
  return kept
}
