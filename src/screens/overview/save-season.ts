/** Saves the whole season as a JSON file. Loaded on first use. */
import { call } from '../../client/call.ts'
import { CallFailure } from '../../client/call-failure.ts'
import { toWire } from '../../contract/wire.ts'
import { leagueRefOf } from '../../parts/league/league-ref.ts'
import type { LeagueResponse } from '../../parts/league/league-view.ts'
import { fileName } from '../../ui/file-name.ts'
import { saveFile } from '../../ui/save-file.ts'

/** Returns an error message, or undefined on success. */
export async function saveSeason(league: LeagueResponse): Promise<string | undefined> {
  const { name, season } = league
  const leagueRef = leagueRefOf(league)
  if (leagueRef === null) return notOffered
  try {
    const response: unknown = await call('wholeSeason', { ...leagueRef, season: season ?? undefined })
    if (!isSeason(response)) return notOffered
    saveFile(
      fileName([name, 'season', season], 'json'),
      new Blob([JSON.stringify(toWire(response))], { type: 'application/json' }),
    )
    return undefined
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure
    return unknownCall.includes(failure.status) ? notOffered : failure.message
  }
}

/** Statuses of servers that do not know the call. */
const unknownCall: readonly number[] = [400, 404, 405, 422, 501]
const notOffered = 'This server doesn’t offer season downloads.'

/** A server that does not know the call may send another body. */
function isSeason(response: unknown): boolean {
  return typeof response === 'object' && response !== null && 'league' in response && 'teams' in response
}
