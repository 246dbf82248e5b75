/**
 * `npm run dev`: Astro's development server with the API at the same origin. Astro reloads when its files change, and Node restarts the
 * API's process.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dev } from 'astro'
import { Command } from 'commander'
import { readServerConfig } from '../src/server/config.ts'
import { findFreePort } from './lib/free-port.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'
import { projectFolder } from './lib/run-tool.ts'

/** The API's sources; a change restarts it. */
const apiFolders = [
  'domain',
  'hosts',
  'analytics',
  'book',
  'contract',
  'handlers',
  'mcp',
  'storage',
  'service',
  'server',
]
const apiPaths = ['/api', '/mcp', '/healthz', '/readyz', '/metrics', '/openapi.json']

export const command = new Command('npm run dev')
  .description('Start the site and API in development mode with live reload. Uses the same environment as npm start.')
  .action(develop)

if (import.meta.main) await runCommand(command)

async function develop(): Promise<void> {
  const { host, port } = readServerConfig(process.env)
  const signal = interruptSignal('Stopped.')
  const apiPort = await findFreePort()
  const api = startApi(apiPort)
  try {
    const target = `http://127.0.0.1:${apiPort}`
    const proxy = Object.fromEntries(apiPaths.map((path) => [path, { target, changeOrigin: true }]))
    const site = await dev({ root: projectFolder, server: { host, port }, vite: { server: { proxy } } })
    if (!signal.aborted) await Promise.race([once(signal, 'abort'), once(api, 'exit')])
    await site.stop()
  } finally {
    api.kill('SIGTERM')
  }
}

/** The server of `npm start` without its build, restarted by Node when one of its files changes. */
function startApi(port: number) {
  const watched = apiFolders.map((folder) => `--watch-path=src/${folder}`)
  return spawn(process.execPath, ['--watch-preserve-output', ...watched, 'scripts/start.ts', '--no-build'], {
    cwd: projectFolder,
    env: { LOG_LEVEL: 'warn', RATE_LIMIT: '0', ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
