import * as z from 'zod/mini'
import { DomainError } from '../../domain/errors.ts'
import { isRecord } from '../../domain/is-record.ts'
import { toYahooLeagueId } from '../../domain/recognize-league.ts'
import type { SavedResponses } from '../saved-season.ts'
import { fileOfPath, leagueFile } from './raw-files.ts'
import { count, leagueKey } from './responses/values.ts'

const identified = z.object({ league_key: leagueKey, season: count })

/** The bookmark saves responses by the paths of their requests; a folder has our names. */
export function openYahooSeason(saved: ReadonlyMap<string, unknown>): SavedResponses | null {
  let players = 0
  const named = [...saved].flatMap(([path, json]): [string, unknown][] => {
    const file = fileOfPath(path, () => ++players)
    return file === null ? [] : [[file, json]]
  })
  const responses = named.length > 0 ? new Map(named) : saved
  const content = responses.get(leagueFile)
  const league = isRecord(content) && isRecord(content.fantasy_content) ? content.fantasy_content.league : null
  const found = identified.safeParse(league).data
  if (!found && named.length > 0)
    throw new DomainError('unreadable-answer', describeMissing(content, [...saved.keys()]))
  const keys = new Set([...saved.keys()].flatMap((path) => keyInPath(path) ?? []))
  if (keys.size > 1)
    throw new DomainError(
      'unreadable-answer',
      `One season in the file has responses of several leagues: ${[...keys].slice(0, 5).join(', ')}. Save each league again with the bookmark.`,
    )
  const [game = '', , number = ''] = found?.league_key.split('.') ?? []
  const leagueId = toYahooLeagueId(game, number)
  return found && leagueId !== null ? { host: 'yahoo', leagueId, season: found.season, responses } : null
}

/** A league's number is another league's in another year, so its key counts. */
const keyInPath = (path: string): string | undefined => /^league\/(\d+\.l\.\d+)\//.exec(path)?.[1]

function describeMissing(content: unknown, paths: readonly string[]): string {
  const key = paths.map(keyInPath).find((found) => found !== undefined)
  const league = key === undefined ? 'the league' : `league ${key}`
  const what =
    content === undefined ? `no settings of ${league}` : `another page in place of ${league}, such as Yahoo’s sign-in`
  return `The file has ${what}. Sign in to Yahoo, open your league there, and save it again with the bookmark.`
}
