/** The last step of a page: its own script, links to its initial scripts, and its Content-Security-Policy. */
import { type ContentSources, withContentPolicy } from './content-policy.ts'
import { type Forwards, type StaticImports, withDirectScripts, withPreloads } from './preload-scripts.ts'

/** What it takes from the build. */
interface Finishing {
  imports: StaticImports
  forwards: Forwards
  sources: ContentSources
}

export function finishPage(html: string, { imports, forwards, sources }: Finishing): string {
  return withContentPolicy(withPreloads(withDirectScripts(html, forwards), imports), sources)
}

/**
 * Whether a part is in the HTML as React streams it: hidden until a script moves it into place. Its code was still loading, or it has more than
 * 12.8 kB and is in a Suspense boundary. A name has no such quotes in HTML.
 */
export const hasUnfinishedPart = (html: string): boolean => html.includes('<!--$?--><template id="')

/** For pages that a server renders later. */
export function writeFinishing({ imports, forwards, sources }: Finishing): string {
  return JSON.stringify({ imports: [...imports], forwards: [...forwards], sources })
}

export function readFinishing(text: string): Finishing {
  const { imports, forwards, sources } = JSON.parse(text) as {
    imports: [string, string[]][]
    forwards: [string, string][]
    sources: ContentSources
  }
  return { imports: new Map(imports), forwards: new Map(forwards), sources }
}
