/** Responses computed by this browser's engine, for leagues that it reads from their hosts. */
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import { callEngine } from './engine.ts'
import { createReadOnce } from './read-once.ts'
import { readResponse } from './read-response.ts'
import { saveResponse } from './saved-responses.ts'
import { pageLeague } from './site-base.ts'
import { findSnapshot } from './snapshots.ts'
import type { Source } from './source.ts'

const readOnce = createReadOnce()

export const engineSource: Source = {
  async request<N extends EndpointName>(
    name: N,
    parameters: Parameters<Source['request']>[1],
    { signal, onProgress, onOrigin }: Parameters<Source['request']>[2],
  ) {
    // Data missing from a finished season's snapshot does not exist, so importing the season would be useless. If the list of snapshots
    // cannot be fetched, the engine works without it.
    const snapshot = await findSnapshot(name, parameters).catch(() => null)
    if (snapshot?.throughWeek === null) return undefined
    const present = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null)
    const texts = Object.fromEntries(present.map(([key, value]) => [key, String(value)]))
    const input = { name, parameters: texts, pageLeague: pageLeague()?.league }
    const { json, origin } = await callEngine((engine, ...wait) => engine.call(input, ...wait), { signal, onProgress })
    onOrigin?.(origin)
    if (origin) void saveResponse(name, parameters as CallParameters<N>, { json, origin })
    return readOnce(`${name} ${JSON.stringify(texts)}`, json, () => readResponse(name, JSON.parse(json)))
  },
}
