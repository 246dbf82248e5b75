/** Draws a page from frozen answers, and finds out on the way which answers and scripts it needs. Runs at build time. */
import { renderToString } from 'react-dom/server'
import { notInSnapshot, readThawed } from '../../client/call.ts'
import { findFrozen } from '../../client/frozen.ts'
import type { EndpointName } from '../../contract/endpoints.ts'
import type { FrozenSeason } from '../../contract/snapshot.ts'
import { clearSeeds, type PageSeed, plantSeed, type SeededAnswer } from '../../stores/page-seed.ts'
import { type RecordedCall, recordCalls } from '../../stores/use-resource.ts'
import { loadComponents, recordComponents } from '../../ui/lazy-component.tsx'
import { recordTitle } from '../../ui/use-document-title.ts'
import { PrerenderedApp } from './PrerenderedApp.tsx'

/** Reads a frozen answer; null where the season has none. */
export type AnswerOf = (
  season: FrozenSeason,
  name: EndpointName,
  parameters: Readonly<Record<string, unknown>>,
) => Promise<unknown>

export interface Prerendered {
  seed: PageSeed
  title: string | null
}

export interface FrozenSource {
  /** The page's own season; null for pages that belong to no league. */
  season: FrozenSeason | null
  /** The frozen seasons of the page's league. */
  seasons: readonly FrozenSeason[]
  /** The list of frozen leagues, for pages that show it. */
  leagues?: readonly unknown[]
  answerOf: AnswerOf
}

/** A page asks for a league, then for what that names, then for what its tab shows: a few rounds are enough. */
const mostRounds = 8

/**
 * Plants what the page of a path needs, so that the component drawn next shows it whole. Throws where a page never stops asking.
 */
export async function prerender(
  path: string,
  { season, seasons, leagues, answerOf }: FrozenSource,
): Promise<Prerendered> {
  const seed: PageSeed = { season, seasons, answers: {}, parts: [] }
  clearSeeds()
  plantSeed(seed)
  for (let round = 0; round < mostRounds; round++) {
    const { calls, parts, title } = draw(path)
    const missing = calls.filter(({ url }) => !(url in seed.answers))
    const unloaded = parts.filter((key) => !seed.parts.includes(key))
    if (missing.length === 0 && unloaded.length === 0) return { seed, title }
    for (const call of missing) seed.answers[call.url] = await thawed(call, { season, seasons, leagues, answerOf })
    plantSeed(seed)
    await loadComponents(unloaded)
    seed.parts = parts
  }
  throw new Error(`${path} asks for more answers each time it is drawn`)
}

function draw(path: string) {
  const { result, calls } = recordCalls(() =>
    recordComponents(() => recordTitle(() => renderToString(<PrerenderedApp path={path} />))),
  )
  return { calls, parts: result.keys, title: result.result.title }
}

async function thawed(
  { name, parameters }: RecordedCall,
  { seasons, leagues, answerOf }: FrozenSource,
): Promise<SeededAnswer> {
  if (name === 'leagues') return { data: readThawed(name, leagues ?? [], []) }
  const season = await findFrozen(name, parameters)
  const answer = season && (await answerOf(season, name, parameters))
  const years = seasons.map((sibling) => sibling.season)
  const data = answer === null ? undefined : readThawed(name, answer, years)
  if (season && data !== undefined) return { data, season }
  const { status, detail } = notInSnapshot(name, parameters)
  return { failure: { status, detail } }
}
