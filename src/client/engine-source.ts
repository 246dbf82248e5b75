/** Answers that the engine works out in this browser, of leagues that it reads from ESPN. */
import contract from 'virtual:compact-contract'
import type { Answer } from '../contract/answers/index.ts'
import type { EndpointName } from '../contract/endpoints.ts'
import { askEngine } from './engine.ts'
import { type Lenient, readLeniently } from './lenient.ts'
import { findSnapshot } from './snapshots.ts'
import type { Source } from './source.ts'

export const engineSource: Source = {
  async answer<N extends EndpointName>(
    name: N,
    parameters: Parameters<Source['answer']>[1],
    { signal, onProgress, onOrigin }: Parameters<Source['answer']>[2],
  ) {
    // What a snapshot of a whole season lacks is not there: ESPN is not asked for a season because of it.
    if ((await findSnapshot(name, parameters))?.through_week === null) return undefined
    const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null)
    const words = Object.fromEntries(given.map(([key, value]) => [key, String(value)]))
    const { json, origin } = await askEngine('call', { name, parameters: words }, { signal, onProgress })
    onOrigin?.(origin)
    return readOnce(name, `${name} ${JSON.stringify(words)}`, json) as Lenient<Answer<N>>
  },
}

const lastRead = new Map<string, { json: string; answer: unknown }>()
const answersKept = 50

/** The same object as the last time where the text is the same: most of a season's answers do not change once they are there. */
function readOnce(name: EndpointName, call: string, json: string): unknown {
  const last = lastRead.get(call)
  const answer = last?.json === json ? last.answer : readLeniently(contract[name].shape, JSON.parse(json))
  lastRead.delete(call)
  lastRead.set(call, { json, answer })
  for (const oldest of [...lastRead.keys()].slice(0, -answersKept)) lastRead.delete(oldest)
  return answer
}
