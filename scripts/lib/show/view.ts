/** Views of `npm run show`, each a response of the API as titled tables. */

import { completeResponse, isCompleted } from '../../../src/client/complete/index.ts'
import type { ReadResponse } from '../../../src/client/read-response.ts'
import type { EndpointName } from '../../../src/contract/endpoints.ts'
import { type ResponseOf, responseSchemas } from '../../../src/contract/responses/index.ts'
import type { Phase } from '../../../src/contract/routes.ts'
import { shapeOf } from '../../../src/contract/shape.ts'
import type { LeagueKey } from '../../../src/domain/identity.ts'
import type { CallStored } from '../../../src/server/open-service.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'

/** The requested league season and filters. */
export interface Place {
  call: CallStored
  store: LeagueStore
  dataDir: string
  league: ResponseOf<'hostLeague'>
  /** Parameters of endpoints by host. */
  key: LeagueKey
  /** Null: the view's own default. */
  week: number | null
  /** Part of a team's name, in lower case; null: all teams. */
  team: string | null
}

export interface View {
  name: string
  /** For the help, in a few words. */
  description: string
  /** Phases without content. */
  notIn: readonly Phase[]
  show(place: Place): Promise<Shown>
}

interface Shown {
  /** Of the API, which `--json` prints as it is. */
  response: unknown
  blocks: Block[]
  /** Printed as it is, in place of blocks. */
  text?: string
}

export interface Block {
  title: string
  /** Sentences above the table. */
  lines?: readonly string[]
  table?: Table
}

export interface Table {
  columns: readonly Pick<Column<never>, 'header' | 'isText' | 'isExtra'>[]
  rows: readonly (readonly string[])[]
}

export interface Column<Row> {
  header: string
  text: (row: Row) => string
  /** Left-aligned, and cut in a narrow terminal. */
  isText?: true
  /** Removed in a narrow terminal, the last one first. */
  isExtra?: true
}

export const beforeDraft: readonly Phase[] = ['pre-draft']
export const beforeSeason: readonly Phase[] = ['pre-draft', 'pre-season']

/** A table of the rows of the requested teams, or of all. */
export function tableOf<Row>(
  rows: readonly Row[],
  columns: readonly (Column<Row> | false)[],
  of?: { place: Place; teams: (row: Row) => readonly (string | null | undefined)[] },
): Table {
  const shown = of ? rows.filter((row) => isOfTeam(of.place, of.teams(row))) : rows
  const used = columns.filter((column) => column !== false)
  return { columns: used, rows: shown.map((row) => used.map(({ text }) => text(row))) }
}

/** Whether one of the names contains the text of `--team`; true without it. */
export function isOfTeam({ team }: Place, names: readonly (string | null | undefined)[]): boolean {
  return team === null || names.some((name) => name?.toLowerCase().includes(team))
}

/** A response as the site's functions expect it. */
export async function asOnSite<N extends EndpointName>(name: N, response: ResponseOf<N>): Promise<ReadResponse<N>> {
  const shape = shapeOf(responseSchemas[name])
  const read = isCompleted(name) ? completeResponse(name, shape, response) : response
  return read as ReadResponse<N>
}

/** A block with the reason if the response is empty. */
export function unavailable(title: string, reason: string | null, otherwise: string): Block {
  return { title, lines: [reason ?? otherwise] }
}
