/** The MCP server over HTTP: `POST /mcp`, stateless, with the calls of the API behind it. */
import type { Context, Handler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readParameters } from '../handlers/parameters.ts'
import type { CallEndpoint } from '../mcp/run-tool.ts'
import type { Service } from '../service/service.ts'
import { clientOf, siteOf } from './client.ts'
import type { EncodedBody } from './encoded-body.ts'
import type { LogFailure } from './log.ts'
import { parseBody } from './responses.ts'

export const mcpPath = '/mcp'
/** Arguments of a tool have some hundred bytes. */
const largestRequest = 64 * 2 ** 10
/** Parsing, shortening and writing this many bytes costs about as much as a request of the API. */
const bytesPerRequest = 20 * 2 ** 10

/** Whether a request is one of an assistant. */
export function isMcp({ req }: Context): boolean {
  return req.path === mcpPath
}

export interface McpOptions {
  service: Service<EncodedBody>
  /** Called before an import starts for the client. Throws `DomainError`. */
  admitImport: (context: Context) => void
  trustedProxies: number
  log: LogFailure
}

/**
 * Handles requests to `mcpPath`, one message each: limits count requests, and a batch would be many of them. (MCP has had no batches
 * since 2025-06-18.) A message with much to parse or to send counts as several. The SDK is loaded with the first request.
 */
export function mcpHandler({ service, admitImport, trustedProxies, log }: McpOptions): Handler {
  const limitBody = bodyLimit({ maxSize: largestRequest, onError: () => refuse(413, 'The message is too large.') })

  async function handle(context: Context): Promise<Response> {
    const isBatch = (await context.req.raw.clone().text()).trimStart().startsWith('[')
    if (isBatch) return refuse(400, 'Send one message a request, not a list of messages.')
    const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('../mcp/server.ts'),
    ])
    let parsed = 0
    const call: CallEndpoint = async (name, parameters) => {
      const caller = {
        admit: () => admitImport(context),
        client: clientOf(context, trustedProxies),
        waitsForRefresh: true,
      }
      const outcome = await service.respond(name, readParameters(name, parameters, parameters), caller)
      if (outcome.kind === 'importing') return outcome
      parsed += outcome.response.plain.byteLength
      return { kind: 'response', response: parseBody(outcome.response) }
    }
    const site = siteOf(context, trustedProxies)
    const onFailure = (error: unknown) => log(`${mcpPath} failed`, error, { request_id: context.get('requestId') })
    const { fetch } = createMcpHandler(() => createMcpServer({ call, site, onFailure }), {
      // The tools never change: a subscription to changes would be an open connection for nothing.
      maxSubscriptions: 0,
    })
    const response = await fetch(context.req.raw)
    const body = new Uint8Array(await response.arrayBuffer())
    context.get('chargeRequests')?.(Math.floor((parsed + body.byteLength) / bytesPerRequest))
    context.get('holdUnread')?.(body)
    return new Response(body, response)
  }

  return async (context) => {
    const refused = await limitBody(context, async () => {
      context.res = await handle(context)
    })
    return refused ?? context.res
  }
}

/** An error of JSON-RPC: "Invalid Request". */
function refuse(status: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code: -32_600, message } }, { status })
}
