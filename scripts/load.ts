/**
 * `npm run load`: how a server behaves with many connections while leagues are imported, and whether thousands of leagues
 * slow it down. Everything runs on this machine; results are in docs/scale.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { DomainError } from '../src/domain/errors.ts'
import { readSharedStore } from '../src/storage/shared-store.ts'
import { showMeasures } from './lib/bench/measure.ts'
import { findRedis, startRedis } from './lib/dev-servers/start-redis.ts'
import { startS3 } from './lib/dev-servers/start-s3.ts'
import type { StoreServer } from './lib/dev-servers/store-server.ts'
import { measureCosts } from './lib/load/costs.ts'
import { formatManyLeagues, measureManyLeagues } from './lib/load/many-leagues.ts'
import { measureUnderLoad } from './lib/load/under-load.ts'
import { measureUnread } from './lib/load/unread.ts'
import { runCommand } from './lib/run-command.ts'

const command = new Command('npm run load')
  .description('Measure the server under load while leagues are imported, and with thousands of leagues in its store.')
  .option('--connections <count>', 'connections at once', readCount, 200)
  .option('--seconds <count>', 'length of the load', readCount, 60)
  .option('--leagues <counts>', 'how many leagues are stored, one measure each', readCounts, [10, 1000, 5000])
  .addOption(new Option('--store <kind>', 'where they are stored').choices(['folder', 'redis', 's3']).default('folder'))
  .addOption(new Option('--only <part>', 'measure this alone').choices(['clients']))
  .action(load)

await runCommand(command)

interface LoadCommand {
  connections: number
  seconds: number
  leagues: number[]
  store: 'folder' | 'redis' | 's3'
  only?: 'clients'
}

async function load({ connections, seconds, leagues, store, only }: LoadCommand): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'load-'))
  try {
    if (!only) showMeasures('Costs of a league: 12 teams, 17 weeks', await measureCosts(join(folder, 'costs')))
    await withStore(store, async (env) => {
      const options = { dataDir: join(folder, 'unread'), env, shared: readSharedStore(env) }
      showMeasures('Clients that do not read, and many at once', await measureUnread(options))
    })
    if (only === 'clients') return
    await withStore(store, async (env) => {
      const shared = readSharedStore(env)
      const outcome = await measureUnderLoad({
        dataDir: join(folder, 'load'),
        leagues: 8,
        connections,
        seconds,
        env,
        shared,
      })
      showMeasures(`Load: ${connections} connections for ${seconds} s`, outcome.measures)
      if (outcome.errors + outcome.failed > 0) throw new DomainError('bad-request', 'Not every request was answered.')
    })
    await withStore(store, async (env) => {
      const options = { dataDir: join(folder, 'many'), env, shared: readSharedStore(env) }
      console.log(`\nMany leagues\n${formatManyLeagues(await measureManyLeagues(leagues, options))}`)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A store of its own for each measurement. */
async function withStore(
  kind: LoadCommand['store'],
  measure: (env: NodeJS.ProcessEnv) => Promise<void>,
): Promise<void> {
  const server = await startStore(kind)
  try {
    await measure(server?.env ?? { STORAGE_URL: '' })
  } finally {
    await server?.stop()
  }
}

async function startStore(kind: LoadCommand['store']): Promise<StoreServer | null> {
  if (kind === 'folder') return null
  if (kind === 's3') return startS3()
  const program = findRedis()
  if (!program)
    throw new DomainError('not-found', 'There is no redis-server here. Install one, or choose another --store.')
  return startRedis(program)
}

function readCount(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('expected a whole number from 1 to 99999.')
  return Number(text)
}

function readCounts(text: string): number[] {
  return text.split(',').map((part) => readCount(part.trim()))
}
