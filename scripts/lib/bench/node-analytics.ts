/** A thread that times the calls of `engine-analytics.ts` in Node. */
import { parentPort } from 'node:worker_threads'
import { handleCall } from '../../../src/handlers/handle-call.ts'
import { demoLeagues } from '../../../src/hosts/demo/index.ts'
import { readLeagueSeason } from '../../../src/hosts/espn/index.ts'
import { readOnlyFolder } from '../../../src/hosts/espn/raw-folder.ts'
import { timedCalls } from './engine-analytics.ts'

const [demo] = demoLeagues
if (!demo) throw new Error('There is no demo league')
// The fake ESPN has the same league under another id.
const { espnLeagueId, season } = demo
const read = await readLeagueSeason(readOnlyFolder(demo.generate()), { espnLeagueId, season })
const context = { seasons: [season], asOf: null }
const parameters = { espnId: espnLeagueId, season }
const response = (name: (typeof timedCalls)[number] | 'espnLeagueSchedule' | 'bracket') =>
  JSON.stringify(handleCall(read, context, { name, parameters }))
for (const name of ['espnLeagueSchedule', 'bracket'] as const) response(name)
const began = performance.now()
for (const name of timedCalls) response(name)
parentPort?.postMessage(performance.now() - began)
