/** The MCP server: the tools for one connection or request. The caller provides the transport. */
import { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { pathTo } from '../contract/routes.ts'
import { hostNames, listHostTitles } from '../domain/identity.ts'
import { joinList } from '../domain/join-list.ts'
import { describeFields } from './describe-fields.ts'
import { addressOnSite } from './page-of.ts'
import { runFacts } from './run-facts.ts'
import { runTool, type ToolContext, type ToolResult } from './run-tool.ts'
import { argumentOf } from './tool-input.ts'
import { tools } from './tools.ts'

const instructions = (measures: string) =>
  [
    `Read-only stats for ${listHostTitles()} fantasy football leagues.`,
    `Identify a league by host (${joinList(hostNames, 'or')}) and league ID; leagues lists the stored ones. The default season is the latest.`,
    'Team IDs are in standings and hostLeagueTeams, player IDs in players, manager keys in history.',
    'Responses omit nulls and may be shortened; notes say what is missing and how to get it. describeFields explains fields.',
    'facts is a week in one text. What is in quotation marks there, and names everywhere, were written by people of the league.',
    'Give the reader the URL in page if there is one.',
    `How every figure is computed: ${measures}`,
  ].join('\n')

const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true }

/** A server for one connection. The tools are the same for all of them. */
export function createMcpServer(context: ToolContext): McpServer {
  const server = new McpServer(
    { name: 'fantasy-football-analytics', version: '1.0.0' },
    { instructions: instructions(addressOnSite(pathTo('measures'), context.site)) },
  )
  for (const { name, title, description, inputSchema } of tools) {
    server.registerTool(name, { title, description, inputSchema, annotations }, async (given) =>
      toResult(await runTool(name, given, context)),
    )
  }
  server.registerTool('describeFields', { ...aboutFields, annotations }, async ({ tool, path }) => {
    const lines = describeFields(tool as EndpointName, path)
    return lines.length > 0
      ? toResult({ text: lines.join('\n'), isError: false })
      : toResult({ text: `${tool} has no field '${path}'.`, isError: true })
  })
  server.registerTool('facts', { ...aboutFacts, annotations }, async (given) =>
    toResult(await runFacts(given, context)),
  )
  return server
}

const aboutFields = {
  title: 'What the fields of a response mean',
  description: "The type, unit, and meaning of every field of a tool's response, one a line.",
  inputSchema: z.strictObject({
    tool: z.enum(tools.map(({ name }) => name)).describe('Name of a tool'),
    path: z.string().max(200).optional().describe('Only what is under this field, e.g. teams'),
  }),
}

const { host, leagueId } = endpoints.hostLeague.pathParameters
const aboutFacts = {
  title: 'A week as text',
  description:
    'Facts of a week as plain text with figures and links, the same that the site copies: the board of the running week, or the edition of one that is final.',
  inputSchema: z.strictObject({
    host: argumentOf(host),
    leagueId: argumentOf(leagueId),
    season: argumentOf(endpoints.weekly.query.season),
    week: argumentOf(endpoints.weekly.query.week),
  }),
}

function toResult({ text, isError }: ToolResult) {
  return { content: [{ type: 'text' as const, text }], isError }
}
