/** Reads one league season from a folder of saved Yahoo responses. */
import { DomainError } from '../../domain/errors.ts'
import type { HostSeason, HostTeam } from '../../domain/host-season.ts'
import { deriveLeagueNumber, maxNumber } from '../../domain/identity.ts'
import { joinList } from '../../domain/join-list.ts'
import { toYahooLeagueId } from '../../domain/recognize-league.ts'
import type { RawFolder, ReadSeasonOptions } from '../league-source.ts'
import { tidyName } from '../shared/values.ts'
import { createWarnings, type Warnings } from '../shared/warnings.ts'
import { createYahooPlayerRegistry } from './player-registry.ts'
import { leagueFile, playersFile, standingsFile, transactionsFile } from './raw-files.ts'
import { readYahooStatus } from './read-calendar.ts'
import { readYahooDrafts } from './read-draft.ts'
import { readFolder, type YahooResponses } from './read-folder.ts'
import { readYahooLineups } from './read-lineups.ts'
import { readYahooMatchups } from './read-matchups.ts'
import { unreadableYahoo } from './read-response.ts'
import { readYahooSettings } from './read-settings.ts'
import { readYahooTeams } from './read-teams.ts'
import { readYahooTransactions } from './read-transactions.ts'
import { warnUnknowns } from './unknowns.ts'

/**
 * Reads a league season from its raw folder. Throws DomainError('not-found') if the folder has no league, and
 * DomainError('unreadable-answer') with file, path, expected and found for an unusable file. Missing or odd data is listed in `warnings`.
 */
export async function readYahooSeason(raw: RawFolder, options: ReadSeasonOptions): Promise<HostSeason> {
  const warnings = createWarnings()
  return buildSeason(await readFolder(raw, { ...options, warnings }), options, warnings)
}

function buildSeason(
  responses: YahooResponses,
  { leagueId, leagueNumber, numbers = new Map() }: ReadSeasonOptions,
  warnings: Warnings,
): HostSeason {
  const { league, calendar, game } = responses
  const nextLeagueId = readLink(league.renewed)
  const registry = createYahooPlayerRegistry(numbers)
  for (const player of responses.players) registry.describe(player)
  const settings = readYahooSettings(league, calendar, warnings)
  const drafts = readYahooDrafts(responses, registry, warnings)
  // What rosters say of a player goes before what moves say.
  const usesBudget = settings.acquisition?.usesBudget === true
  const transactions =
    responses.transactions && readYahooTransactions(responses.transactions, { calendar, game, usesBudget, registry })
  const lineups = readYahooLineups(responses, registry, warnings)
  if (transactions === null && calendar.isDrafted) {
    warnings.add('The transactions are missing, so there are no adds, drops, claims, or trades.', transactionsFile)
  }
  const { presentWeek, isFinished, scoredWeeks } = calendar
  const { players, nameless } = registry.list({ presentWeek, isFinished, scoredWeeks })
  if (players.length > maxNumber) {
    const place = { leagueId, season: league.season, week: null, file: leagueFile }
    throw unreadableYahoo(
      place,
      `picks, rosters, and moves name ${players.length} players; expected at most ${maxNumber}.`,
    )
  }
  warnNameless(nameless, warnings)
  const status = readYahooStatus(calendar)
  const teams = readYahooTeams(responses.teams, { league, calendar, transactions })
  if (teams.length === 0) {
    throw new DomainError(
      'unreadable-answer',
      `The file has no teams of Yahoo league ${leagueId} of ${league.season}. Save the league again with the bookmark, signed in to Yahoo.`,
    )
  }
  warnSharedRanks(teams, warnings)
  warnUnknowns({ settings, status, lineups, drafts, transactions: transactions ?? [] }, warnings)
  return {
    host: 'yahoo',
    leagueId,
    leagueNumber: leagueNumber ?? deriveLeagueNumber({ host: 'yahoo', leagueId }),
    previousLeagueId: readLink(league.renew),
    ...(nextLeagueId === null ? {} : { nextLeagueId }),
    season: league.season,
    name: tidyName(league.name) || `League ${leagueId}`,
    settings,
    status,
    teams,
    matchups: calendar.isDrafted ? readYahooMatchups(responses.matchups, calendar, warnings) : [],
    eliminationRounds: [],
    players,
    lineups,
    drafts,
    nflSchedule: null,
    transactions: transactions ?? [],
    areMovesKnown: transactions !== null,
    warnings: warnings.list(),
  }
}

/** Yahoo writes game and number of another season as `380_34068`. */
export function readLink(link: string | null | undefined): string | null {
  const [, game = '', number = ''] = /^(\d{1,4})_(\d{1,9})$/.exec(link ?? '') ?? []
  return toYahooLeagueId(game, number)
}

/** Two teams that are out can have one final rank. */
function warnSharedRanks(teams: readonly HostTeam[], warnings: Warnings): void {
  const ranked = teams.filter(({ finalRank }) => finalRank !== null)
  for (const [rank, sharing] of Map.groupBy(ranked, ({ finalRank }) => finalRank)) {
    if (sharing.length === 1) continue
    warnings.add(
      `Yahoo gives final rank ${rank} to ${joinList(sharing.map(({ name }) => name))}. Here each has a place of its own: their playoff games decide, then their regular season.`,
      standingsFile,
    )
  }
}

function warnNameless(ids: readonly string[], warnings: Warnings): void {
  if (ids.length === 0) return
  warnings.add(
    ids.length === 1
      ? 'Yahoo’s file doesn’t have one player’s name, so he’s shown by ID.'
      : `Yahoo’s file doesn’t have the names of ${ids.length} players, so they’re shown by ID.`,
    playersFile(1),
    { detail: `Yahoo’s ids: ${ids.slice(0, 20).join(', ')}.` },
  )
}
