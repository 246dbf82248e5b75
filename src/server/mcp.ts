/** The MCP server over HTTP: `POST /mcp`, stateless, with the calls of the API behind it. */
import type { Context, Handler } from 'hono'
import type { Service } from '../service/service.ts'
import { siteOf } from './client.ts'
import type { LogFailure } from './log.ts'
import { type CachedResponse, callService } from './responses.ts'

export const mcpPath = '/mcp'
/** Arguments of a tool have some hundred bytes. */
const largestRequest = 64 * 2 ** 10

/** Whether a request is one of an assistant. */
export function isMcp({ req }: Context): boolean {
  return req.path === mcpPath
}

export interface McpOptions {
  service: Service<CachedResponse>
  /** Called before an import starts for the client. Throws `DomainError`. */
  admitImport: (context: Context) => void
  trustedProxies: number
  log: LogFailure
}

/** Handles requests to `mcpPath`. The SDK is loaded with the first one. */
export function mcpHandler({ service, admitImport, trustedProxies, log }: McpOptions): Handler {
  return async (context) => {
    const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
      import('@modelcontextprotocol/server'),
      import('../mcp/server.ts'),
    ])
    const call = callService(service, () => admitImport(context))
    const site = siteOf(context, trustedProxies)
    const onFailure = (error: unknown) => log(`${mcpPath} failed`, error, { request_id: context.get('requestId') })
    const { fetch } = createMcpHandler(() => createMcpServer({ call, site, onFailure }), {
      maxRequestBodySize: largestRequest,
      // The tools never change: a subscription to changes would be an open connection for nothing.
      maxSubscriptions: 0,
    })
    return fetch(context.req.raw)
  }
}
