/** Reads the answers that a snapshot page was drawn from, so that React can take it over as it stands. */

import { readSnapshot, readSnapshotLeagues } from '../client/snapshots.ts'
import { keepPageAnswer, type PageAnswers, type PageCall, type PageSource, startPage, urlOf } from './page-answers.ts'
import { takePageAnswer } from './resource.ts'

let begun: PageSource | null = null
const asked = new Map<string, Promise<unknown>>()

/** Each answer is read once, however many islands of the page need it. */
export async function readPageAnswers({ seasons, year, calls }: PageAnswers): Promise<void> {
  const source = { season: seasons.find(({ season }) => season === year) ?? null, seasons }
  if (!begun) startPage(source)
  begun = source
  await Promise.all(
    calls.map(([name, parameters]) => {
      const key = JSON.stringify([name, parameters])
      const answer = asked.get(key) ?? readAnswer({ name, parameters }, source)
      asked.set(key, answer)
      return answer
    }),
  )
}

// `client:used` calls it before an island is taken over.
if (typeof document !== 'undefined') Object.assign(globalThis, { readPageAnswers })

async function readAnswer(call: PageCall, source: PageSource): Promise<void> {
  const url = urlOf(call)
  if (call.name === 'leagues') {
    takePageAnswer(url, keepPageAnswer(call, await readSnapshotLeagues(), source))
    return
  }
  const season = seasonOf(call, source)
  const answer = season ? await readSnapshot(call.name, call.parameters, season) : undefined
  takePageAnswer(url, keepPageAnswer(call, answer, { ...source, season }))
}

/** A league's address without a season means its newest, whichever season the page is of. */
export function seasonOf({ name, parameters }: PageCall, { season, seasons }: PageSource) {
  if (name !== 'espnLeague' && name !== 'draftComplete') return season
  const year = parameters.season ?? Math.max(...seasons.map((one) => one.season))
  return seasons.find((one) => one.season === year) ?? null
}
