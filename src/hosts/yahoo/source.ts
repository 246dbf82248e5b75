/**
 * Yahoo as a source of leagues: only files. Yahoo answers its members on its own pages, so nothing is requested from here; the bookmark saves
 * a league there.
 */
import { DomainError } from '../../domain/errors.ts'
import { isRecord } from '../../domain/is-record.ts'
import { recognizeYahoo } from '../../domain/recognize-league.ts'
import type { LeagueSource } from '../league-source.ts'
import { cleanYahooResponse } from './clean-response.ts'
import { leagueFile } from './raw-files.ts'
import { readLink, readYahooSeason } from './read-league-season.ts'
import { openResponse } from './read-response.ts'
import { readYahooStatistics } from './read-statistics.ts'
import { yahooUnknowns } from './unknowns.ts'

const refuse = async (leagueId: string): Promise<never> => {
  throw new DomainError('private-league', `Yahoo shows league ${leagueId} only to its members on its own pages.`)
}

export function createYahooSource(): LeagueSource {
  return {
    host: 'yahoo',
    name: 'Yahoo',
    recognize: recognizeYahoo,
    findLeagues: null,
    listSeasons: refuse,
    fetchSeason: refuse,
    readSeason: readYahooSeason,
    readPreviousId: async (raw) => {
      const json = await raw.read(leagueFile)
      if (json === null) return null
      const league = openResponse(json, 'league', { leagueId: '', season: null, week: null, file: leagueFile })
      return isRecord(league) && typeof league.renew === 'string' ? readLink(league.renew) : null
    },
    readStatistics: readYahooStatistics,
    toStored: cleanYahooResponse,
    unknowns: yahooUnknowns,
    counts: () => ({ answered: 0, refused: 0, failed: 0 }),
  }
}
