/** Calls an endpoint for a tool and describes the result. */
import type { EndpointName } from '../contract/endpoints.ts'
import type { ImportProgress } from '../contract/progress.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueRef } from '../domain/identity.ts'
import { isRecord } from '../domain/is-record.ts'
import { pageOf } from './page-of.ts'
import { missingFields, shorten } from './shorten.ts'
import { leagueIdOfInput, readArguments } from './tool-input.ts'
import { chartFields, fieldsOf, usualFields } from './tools.ts'

type CallOutcome = { kind: 'response'; response: unknown } | { kind: 'importing'; body: ImportProgress }

/** Makes a call of the API, with parameters as in a URL. Throws `DomainError`. */
export type CallEndpoint = (name: EndpointName, parameters: Readonly<Record<string, string>>) => Promise<CallOutcome>

export interface ToolContext {
  call: CallEndpoint
  /** URL of the site; null: pages are given by path. */
  site: string | null
  /** Of a league whose published pages hide its managers' names: replaces them in a text. Left out: no league has such pages. */
  showNames?: (league: LeagueRef) => Promise<(text: string) => string>
  /** Called with failures other than `DomainError`, whose message the assistant must not see. */
  onFailure: (error: unknown) => void
}

export interface ToolResult {
  text: string
  isError: boolean
}

/** Runs a tool with arguments that match its schema. */
export async function runTool(
  name: EndpointName,
  given: Readonly<Record<string, unknown>>,
  context: ToolContext,
): Promise<ToolResult> {
  return runSafely(context, async () => JSON.stringify(await respond(name, given, context)))
}

/** An error as a result: a failure that is no `DomainError` only says that there was one. */
export async function runSafely(
  { onFailure }: Pick<ToolContext, 'onFailure'>,
  write: () => Promise<string>,
): Promise<ToolResult> {
  try {
    return { text: await write(), isError: false }
  } catch (error) {
    if (error instanceof DomainError) return { text: error.readerMessage, isError: true }
    onFailure(error)
    return { text: 'Something went wrong on the server. Try again later.', isError: true }
  }
}

async function respond(name: EndpointName, given: Readonly<Record<string, unknown>>, { call, site }: ToolContext) {
  const { parameters, league, fields, limit } = readArguments(name, given)
  const found = league ? await call('hostLeague', league) : null
  if (found?.kind === 'importing') return importing(found.body)
  const idName = leagueIdOfInput(name)
  const id = found && idName ? { [idName]: String((found.response as { id: number }).id) } : {}
  const outcome = await call(name, { ...parameters, ...id })
  if (outcome.kind === 'importing') return importing(outcome.body)
  const usual = usualFields[name] ?? null
  const { response, notes } = shorten(outcome.response, {
    fields: fields ?? usual,
    limit,
    charts: chartFields[name],
  })
  return {
    page: pageOf(name, { ...parameters, ...league }, site, outcome.response) ?? undefined,
    notes: [
      ...(found && isPartial(found.response) ? [stillReading] : []),
      ...notes,
      ...(fields ? notesOfMissing(outcome.response, fields) : usual ? [noteOfOthers(name, usual)] : []),
    ],
    response,
  }
}

const stillReading = 'The league is still being read: some figures are missing. Call the tool again in a few seconds.'

const isPartial = (league: unknown) => isRecord(league) && league.is_partial === true

export function importing({ progress: { step, done, total } }: ImportProgress) {
  return {
    status: 'importing',
    progress: { step, done, total },
    notes: ['The league is being imported. Call the tool again in a few seconds.'],
  }
}

/** Number of unknown fields listed in an error. */
const mostNamed = 5

function notesOfMissing(response: unknown, fields: readonly string[]): string[] {
  const missing = missingFields(response, [...new Set(fields)])
  if (missing.length === 0) return []
  const others = missing.length - mostNamed
  const named = [...missing.slice(0, mostNamed), ...(others > 0 ? [`${others} more`] : [])].join(', ')
  return [`There is no ${named}. Use describeFields to list the fields.`]
}

function noteOfOthers(name: EndpointName, usual: readonly string[]): string {
  const whole = new Set(usual)
  const parts = fieldsOf(name).filter((field) => !whole.has(field))
  return `Without fields the response is a summary. More in ${parts.join(', ')}: name them in fields.`
}
