/** Input and helpers shared by the handlers of a league's history. */

import {
  type HistorySeason,
  type LeagueHistory,
  type MissingSeason,
  openHistory,
} from '../analytics/history/league-history.ts'
import type { Manager, ManagerAliases } from '../analytics/history/manager-seasons.ts'
import { hostIdsOf, leagueIdOf } from '../analytics/public-ids.ts'
import type { BookRivalry, LeagueBook } from '../book/league-book.ts'
import type { ManagerVersusResponse } from '../contract/responses/history.ts'
import { DomainError } from '../domain/errors.ts'
import { hostFacts } from '../domain/host-facts.ts'
import { hostTitles, type LeagueRef } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import { oldestFirst } from '../domain/season-order.ts'
import type { SeasonPaths } from '../domain/week-paths.ts'
import type { HostComparison } from '../verdict/compare-with-host.ts'

export interface HistoryInput {
  /** The known seasons of one league, in any order. */
  seasons: readonly Season[]
  aliases: ManagerAliases
  /** Unreadable seasons with their reason. */
  missing: readonly MissingSeason[]
  /** Unusable parts of the league's book, each as a sentence. */
  notes?: readonly string[]
  /** Null without a book. */
  book?: BookInput | null
  /** Those of `seasons` of which a file of the book has the table, and no game. */
  tables?: ReadonlySet<Season>
  /** Years of which several leagues have a season. */
  claims?: readonly YearClaim[]
  /** When each season was saved, ISO 8601, by `nameSeason`. */
  savedAt?: Readonly<Record<string, string | null>>
  /** How many figures equal the host's, by `nameSeason`. */
  comparisons?: Readonly<Record<string, HostComparison>>
  /** How the chances of games moved, by `nameSeason` and week; of weeks that were watched. */
  paths?: Readonly<Record<string, SeasonPaths>>
}

interface YearClaim {
  claiming: readonly Season[]
  /** The one that counts. */
  used: Season
}

interface BookInput {
  book: LeagueBook
  /** Whether the reader may see money. */
  showsMoney: boolean
}

const opened = new WeakMap<HistoryInput, LeagueHistory>()

/** The history of an input, cached per input. */
export function historyOf(input: HistoryInput): LeagueHistory {
  const history = opened.get(input) ?? openHistory(input)
  opened.set(input, history)
  return history
}

/** Seasons that the host lists but the input lacks, each with the reason. */
export function listUnread(
  seasons: readonly Season[],
  reasons: ReadonlyMap<number, string> = new Map(),
): MissingSeason[] {
  const known = new Set(seasons.map(({ season }) => season))
  /** The league that names the season. */
  const leagueOf = new Map(
    seasons.flatMap(({ host, leagueId, season, settings, previousLeagueId }): [number, LeagueRef][] => [
      ...settings.previousSeasons.map((year): [number, LeagueRef] => [year, { host, leagueId }]),
      ...(previousLeagueId ? [[season - 1, { host, leagueId: previousLeagueId }] satisfies [number, LeagueRef]] : []),
    ]),
  )
  return [...new Set([...leagueOf.keys(), ...reasons.keys()])]
    .filter((season) => !known.has(season))
    .sort((a, b) => a - b)
    .map((season) => {
      const league = leagueOf.get(season)
      const host = league?.host ?? 'espn'
      const way = hostFacts[host].isRequested ? 'loaded' : 'saved'
      const reason = reasons.get(season) ?? `Not ${way} from ${hostTitles[host]} yet.`
      return { season, reason, ...(league && { league }) }
    })
}

export function leagueNameOf({ seasons }: LeagueHistory): string {
  return seasons.at(-1)?.season.name ?? ''
}

/** What a response about all seasons of a league says of the league. */
export function describeHistoryLeague(league: LeagueHistory) {
  return {
    leagueName: leagueNameOf(league),
    ownerNames: listOwnerNames(league.managers.values()),
    seasons: listSeasonEntries(league),
  }
}

/** The manager of a key or of an alias. Throws `DomainError('not-found')` for any other key. */
export function findManager(history: LeagueHistory, key: string): Manager {
  const manager = history.managers.get(history.resolveKey(key))
  if (manager) return manager
  const league = leagueNameOf(history) || 'a league without any seasons'
  throw new DomainError('not-found', `No manager ${JSON.stringify(key.slice(0, 40))} in the history of ${league}.`)
}

/** Managers of a rivalry by their names in the history; null if one is unknown, or both are the same person. */
export function resolveRivalry(league: LeagueHistory, { keys }: BookRivalry): { key: string; otherKey: string } | null {
  const key = league.resolveKey(keys[0])
  const otherKey = league.resolveKey(keys[1])
  return key !== otherKey && league.managers.has(key) && league.managers.has(otherKey) ? { key, otherKey } : null
}

/** Managers' names as in responses, in the order of the managers. */
export function listOwnerNames(managers: Iterable<Manager>): string[] {
  return [
    ...new Set(
      [...managers].flatMap(({ ownerNames, tenures }) => [
        ...ownerNames,
        ...tenures.flatMap(({ coManagers }) => coManagers.flatMap(({ name }) => name ?? [])),
      ]),
    ),
  ]
}

/** The year of the first season with a final game; null if there is none. */
export function firstPlayed({ seasons }: LeagueHistory): number | null {
  return seasons.find(({ isPlayed }) => isPlayed)?.season.season ?? null
}

type SeasonEntry = ManagerVersusResponse['seasons'][number]

/** All seasons, known and missing, ascending. */
export function listSeasonEntries({ seasons, missing }: LeagueHistory): SeasonEntry[] {
  return oldestFirst([...seasons.map(describeSeason), ...missing.map(describeMissing)])
}

export function describeSeason({ season, known, isPlayed }: HistorySeason): SeasonEntry {
  const { host, hostLeagueId } = hostIdsOf(season)
  const played = { isPlayed, reason: null }
  return { season: season.season, known, ...played, leagueId: leagueIdOf(season), host, hostLeagueId }
}

export function describeMissing({ season, reason, league }: MissingSeason): SeasonEntry {
  const place = { leagueId: null, host: league?.host ?? null, hostLeagueId: league?.leagueId ?? null }
  return { season, known: 'missing', isPlayed: false, reason, ...place }
}
