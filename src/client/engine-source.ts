/** Responses computed by this browser's engine, for leagues that it reads from their hosts. */
import { readAge } from '../contract/response-headers.ts'
import { firstPartOf, isEmbed } from '../contract/routes.ts'
import { callEngine } from './engine.ts'
import { saveResponse } from './saved-responses.ts'
import { pageLeague, withoutBase } from './site-base.ts'
import { findSnapshot } from './snapshots.ts'
import type { Source } from './source.ts'

export const engineSource: Source = {
  async send(name, parameters, { signal }) {
    // Data missing from a finished season's snapshot does not exist, so importing the season would be useless. If the list of snapshots
    // cannot be fetched, the engine works without it.
    const snapshot = await findSnapshot(name, parameters).catch(() => null)
    if (snapshot?.throughWeek === null) return undefined
    const present = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null)
    const texts = Object.fromEntries(present.map(([key, value]) => [key, String(value)]))
    const path = withoutBase(location.pathname)
    const of = { pageLeague: pageLeague()?.league, waitsForRefresh: isEmbed(path), first: firstPartOf(path) }
    const input = { name, parameters: texts, ...of }
    const response = new Response(...(await callEngine((engine) => engine.call(input, signal), signal)))
    // Lists of leagues change with every import.
    if (readAge(response).device) void saveResponse(name, parameters, response.clone())
    return response
  },
}
