/**
 * `npm run mcp`: the tools of the MCP server over standard input and output, for an assistant on this machine. Standard output contains
 * only the protocol.
 */
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { Command } from 'commander'
import { findWrongAddress } from '../src/contract/site-settings.ts'
import { toWire } from '../src/contract/wire.ts'
import { DomainError } from '../src/domain/errors.ts'
import { readParameters } from '../src/handlers/parameters.ts'
import { callApi } from '../src/mcp/call-api.ts'
import type { ToolContext } from '../src/mcp/run-tool.ts'
import { createMcpServer } from '../src/mcp/server.ts'
import { readDataDir } from '../src/server/config.ts'
import { openStoredCalls } from '../src/server/open-service.ts'
import { readSnapshotDir } from '../src/snapshot/read-snapshots.ts'
import { openStore } from '../src/storage/open-store.ts'
import { readSharedStore } from '../src/storage/shared-store.ts'
import { namesOnSite } from './lib/names-on-site.ts'
import { readAddress } from './lib/read-league.ts'
import { runCommand } from './lib/run-command.ts'

export const command = new Command('npm run mcp --')
  .description('Serve stored leagues to an assistant as MCP tools over standard input and output.')
  .option('--api <url>', 'use an API server instead of the store, e.g. http://localhost:4321', readAddress)
  .option('--site <url>', 'URL of the site, for links to its pages', readAddress)
  .addHelpText(
    'after',
    `
Environment:
  DATA_DIR          folder of leagues and saved responses (data)
  STORAGE_URL       store shared by several servers, in place of the folder: redis://… or s3://…
  SITE_URL          URL of the site, where --site is not given
  API_TOKEN         bearer token for --api, where that server needs one`,
  )
  .action(serve)

if (import.meta.main) await runCommand(command)

interface Options {
  api?: string
  site?: string
}

async function serve({ api, site = process.env.SITE_URL?.trim() || api }: Options): Promise<void> {
  const wrongAddress = findWrongAddress({ SITE_URL: site })
  if (wrongAddress) throw new DomainError('bad-request', wrongAddress)
  const source = api === undefined ? openSource() : { call: callApi(api, process.env.API_TOKEN?.trim() || null) }
  const context = { ...source, site: site ?? null, onFailure: console.error }
  serveStdio(() => createMcpServer(context), { onerror: console.error })
}

/** The store is open until the input ends. */
function openSource(): Pick<ToolContext, 'call' | 'showNames'> {
  const dataDir = readDataDir(process.env)
  const store = openStore(dataDir, { shared: readSharedStore(process.env) })
  process.stdin.once('close', () => store.close())
  const responses = openStoredCalls({ store, dataDir })
  const snapshotDir = readSnapshotDir(process.env)
  return {
    call: async (name, parameters) => ({
      kind: 'response',
      response: toWire(await responses(name, readParameters(name, parameters, parameters))),
    }),
    showNames: (league) => namesOnSite(league, { store, dataDir, call: responses, snapshotDir }),
  }
}
