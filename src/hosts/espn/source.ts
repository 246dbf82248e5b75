/** ESPN as a source of leagues. */
import { recognizeEspn } from '../../domain/recognize-league.ts'
import type { LeagueSource, ListedSeasons, LookUpOptions, RawFolder } from '../league-source.ts'
import { tidyName } from '../shared/values.ts'
import { fetchLeagueSeason, fetchRunningWeek, fetchScores } from './fetch-league-season.ts'
import { findLeague } from './find-league.ts'
import { getWithKey } from './get-with-key.ts'
import type { EspnHttp } from './http.ts'
import { type EarlyReading, readEarly } from './read-early.ts'
import { readEspnSeason } from './read-league-season.ts'
import { readEspnStatistics } from './read-statistics.ts'
import { requestProSchedule } from './requests.ts'

export function createEspnSource(http: EspnHttp): LeagueSource {
  return {
    host: 'espn',
    name: 'ESPN',
    recognize: recognizeEspn,
    // ESPN lists a user's leagues only to that user.
    findLeagues: null,
    listSeasons: (leagueId, options) => listSeasons(http, Number(leagueId), options),
    async fetchSeason(leagueId, fetching) {
      const {
        season,
        after,
        rawFor,
        now,
        until,
        onlyRunning,
        isExplicit,
        first,
        numbersOf,
        onProgress,
        onEarly,
        signal,
      } = fetching
      const espnLeagueId = Number(leagueId)
      // One for each season: its league and weeks are written in several places.
      const readings = new Map<number, EarlyReading>()
      const watched = (of: number) => {
        const key = { host: 'espn', leagueId, season: of } as const
        const raw = rawFor(key)
        if (!onEarly) return raw
        const early = { numbersOf: numbersOf && (() => numbersOf(key)), report: onEarly }
        const reading = readings.get(of) ?? readEarly(raw, { espnLeagueId, season: of }, early)
        readings.set(of, reading)
        return reading.raw
      }
      const options = {
        espnLeagueId,
        season: season ?? undefined,
        after,
        latestSeason: now().getFullYear(),
        now,
        isExplicit,
        first,
        onPart: (of: number, part: 'scores' | 'draft') => readings.get(of)?.reportPart(part),
        onProgress,
        signal,
      }
      if (until === 'scores') return fetchScores(http, watched, options)
      const ofWeek = onlyRunning ? await fetchRunningWeek(http, watched, options) : null
      if (ofWeek) return ofWeek
      try {
        return await fetchLeagueSeason(http, watched, options)
      } finally {
        // A failure comes after what was read before it, which callers may be content with.
        await Promise.all([...readings.values()].map(({ settled }) => settled()))
      }
    },
    readPreviousId: async () => null,
    readSeason: (raw, { leagueId, season, numbers, onProgress, signal }) =>
      readEspnSeason(raw, {
        espnLeagueId: Number(leagueId),
        season: season ?? undefined,
        numbers,
        onProgress,
        signal,
      }),
    readStatistics: readEspnStatistics,
    toStored: (json) => json,
    unknowns: [
      'ESPN doesn’t list the players in every trade, so some are inferred from lineups.',
      'ESPN may hide all moves from visitors who aren’t signed in, so adds, claims, and trades can be missing.',
    ],
    counts: http.counts,
  }
}

/** As listed by ESPN's newest season. */
async function listSeasons(
  http: EspnHttp,
  espnLeagueId: number,
  { now, signal }: LookUpOptions,
): Promise<ListedSeasons> {
  const search = { espnLeagueId, latestSeason: now().getFullYear(), signal }
  const { facts } = await findLeague(http, () => unsaved, search)
  const { response, settings } = facts
  const seasons = [...new Set([...settings.previousSeasons, response.seasonId])].sort((a, b) => b - a)
  const name = tidyName(response.settings.name)
  return { seasons: seasons.map((season) => ({ season, leagueId: String(espnLeagueId), name })), gap: null }
}

/** Responses of a lookup are not stored. */
const unsaved: RawFolder = { read: async () => null, write: async () => {}, list: async () => [] }

/** The NFL's schedule of a season, which comes from ESPN for all hosts. Throws `DomainError` if it is unavailable. */
export function nflScheduleFrom(http: EspnHttp): (season: number, signal?: AbortSignal) => Promise<unknown> {
  return (season, signal) => getWithKey(http, { ...requestProSchedule(season), isOptional: true }, 'settings', signal)
}
