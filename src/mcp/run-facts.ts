/** The tool that returns the facts of a week as text. */
import type { ImportProgress } from '../contract/progress.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { fromWire } from '../contract/wire.ts'
import type { HostName } from '../domain/identity.ts'
import { addressOnSite } from './page-of.ts'
import { type CallForFacts, readFacts } from './read-facts.ts'
import { importing, runSafely, type ToolContext, type ToolResult } from './run-tool.ts'

/** With arguments that match the tool's schema. */
export function runFacts(given: Readonly<Record<string, unknown>>, context: ToolContext): Promise<ToolResult> {
  const wanted = given as { host: HostName; leagueId: string | number; season?: number; week?: number }
  const { call, site, showNames } = context
  return runSafely(context, async () => {
    try {
      const league = { ...wanted, leagueId: String(wanted.leagueId) }
      const text = await readFacts(league, { call: callsOf(call), addressOf: (path) => addressOnSite(path, site) })
      const show = await showNames?.(league)
      return show?.(text) ?? text
    } catch (error) {
      if (error instanceof Importing) return JSON.stringify(importing(error.progress))
      throw error
    }
  })
}

class Importing extends Error {
  readonly progress: ImportProgress

  constructor(progress: ImportProgress) {
    super('The league is being imported')
    this.progress = progress
  }
}

function callsOf(call: ToolContext['call']): CallForFacts {
  return async <N extends Parameters<CallForFacts>[0]>(name: N, parameters: object) => {
    const texts = Object.entries(parameters).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)] as const],
    )
    const outcome = await call(name, Object.fromEntries(texts))
    if (outcome.kind === 'importing') throw new Importing(outcome.body)
    return fromWire(outcome.response) as ResponseOf<N>
  }
}
