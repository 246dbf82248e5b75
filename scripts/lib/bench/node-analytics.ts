/** A thread that times the calls of `engine-analytics.ts` in Node. */
import { parentPort } from 'node:worker_threads'
import { handleCall } from '../../../src/handlers/handle-call.ts'
import { demoLeagues } from '../../../src/hosts/demo/index.ts'
import { openHosts } from '../../../src/hosts/index.ts'
import { readOnlyFolder } from '../../../src/hosts/shared/raw-files.ts'
import { timedCalls } from './engine-analytics.ts'

const [demo] = demoLeagues
if (!demo) throw new Error('There is no demo league')
// The fake ESPN has the same league under another id.
const { host, leagueId, season } = demo
const source = await openHosts({ espn: {}, sleeper: {} })(host)
const read = await source.readSeason(readOnlyFolder(demo.generate()), { leagueId, season })
const context = { seasons: [read], asOf: null }
const parameters = { host, leagueId, season }
const response = (name: (typeof timedCalls)[number] | 'hostLeagueSchedule' | 'bracket') =>
  JSON.stringify(handleCall(read, context, { name, parameters }))
for (const name of ['hostLeagueSchedule', 'bracket'] as const) response(name)
const began = performance.now()
for (const name of timedCalls) response(name)
parentPort?.postMessage(performance.now() - began)
