/** The last step of a page: links to its initial scripts, and its Content-Security-Policy. */
import { type ContentSources, withContentPolicy } from './content-policy.ts'
import { type StaticImports, withPreloads } from './preload-scripts.ts'

/** What it takes from the build. */
interface Finishing {
  imports: StaticImports
  sources: ContentSources
}

export function finishPage(html: string, { imports, sources }: Finishing): string {
  return withContentPolicy(withPreloads(html, imports), sources)
}

/**
 * Whether a part is in the HTML as React streams it: hidden until a script moves it into place. Its code was still loading, or it has more than
 * 12.8 kB and is in a Suspense boundary.
 */
export const hasUnfinishedPart = (html: string): boolean => html.includes('<!--$?-->')

/** For pages that a server renders later. */
export function writeFinishing({ imports, sources }: Finishing): string {
  return JSON.stringify({ imports: [...imports], sources })
}

export function readFinishing(text: string): Finishing {
  const { imports, sources } = JSON.parse(text) as { imports: [string, string[]][]; sources: ContentSources }
  return { imports: new Map(imports), sources }
}
