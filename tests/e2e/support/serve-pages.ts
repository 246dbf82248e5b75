/** A second server over the leagues and the site of the first one, once that is ready: it renders the pages of leagues. */
import { setTimeout as pause } from 'node:timers/promises'
import { runCommand } from '../../../scripts/lib/run-command.ts'
import { command } from '../../../scripts/start.ts'

const first = `http://localhost:${process.env.FIRST_PORT}/healthz`
while (!(await fetch(first).catch(() => null))?.ok) await pause(500)
Object.assign(process.env, { IMPORT_ON_DEMAND: '0', DEMO_CLOCK: '0', RATE_LIMIT: '0', LOG_LEVEL: 'warn' })
process.argv.push('--no-build', '--no-demo')
await runCommand(command)
