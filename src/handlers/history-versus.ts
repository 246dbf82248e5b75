import type { ManagerGame } from '../analytics/history/league-history.ts'
import { type Manager, playedYears } from '../analytics/history/manager-seasons.ts'
import { kindByHost } from '../analytics/history/season-games.ts'
import type { Streak } from '../analytics/history/streaks.ts'
import { compareManagers, type Versus } from '../analytics/history/versus.ts'
import { roundFigure } from '../analytics/points.ts'
import { teamRefOf } from '../analytics/public-ids.ts'
import type { ManagerVersusResponse } from '../contract/responses/history.ts'
import { DomainError } from '../domain/errors.ts'
import {
  findManager,
  type HistoryInput,
  historyOf,
  leagueNameOf,
  listOwnerNames,
  listSeasonEntries,
} from './history-input.ts'

export function historyVersus(
  input: HistoryInput,
  { key, otherKey }: { key: string; otherKey: string },
): ManagerVersusResponse {
  const league = historyOf(input)
  const [manager, other] = [findManager(league, key), findManager(league, otherKey)]
  if (manager === other) throw new DomainError('bad-request', 'Give the keys of two different managers.')
  const versus = compareManagers(league, manager.key, other.key)
  const streakOf = (streak: Streak | null) => streak && describeStreak(streak, manager, other)
  return {
    leagueName: leagueNameOf(league),
    ownerNames: listOwnerNames([manager, other]),
    manager: describeManager(manager),
    other: describeManager(other),
    seasons: listSeasonEntries(league),
    ...versus.byKind,
    all: versus.all,
    meanMargin: roundFigure(versus.meanMargin),
    games: versus.games.map(describeGame),
    currentStreak: streakOf(versus.currentStreak),
    longestStreak: streakOf(versus.longestStreak),
    closest: versus.closest && describeGame(versus.closest),
    widest: versus.widest && describeGame(versus.widest),
    lastMeeting: versus.lastMeeting && describeGame(versus.lastMeeting),
    nextMeeting: versus.nextMeeting && describeNextMeeting(versus.nextMeeting),
  }
}

function describeManager(manager: Manager): ManagerVersusResponse['manager'] {
  return { key: manager.key, name: manager.name, seasons: playedYears(manager) }
}

function describeGame(game: ManagerGame): ManagerVersusResponse['games'][number] {
  const { kind, teamId, opponentTeamId, points, opponentPoints, result } = game
  const { season, matchup } = game.game
  return {
    ...momentOf(game),
    weeks: matchup.weeks,
    kind,
    matchupId: matchup.id,
    team: teamRefOf(season.season, teamId),
    otherTeam: teamRefOf(season.season, opponentTeamId),
    scores: [points, opponentPoints],
    result,
  }
}

/** Season and first week of a game. */
export function momentOf({ game: { season, matchup } }: Pick<ManagerGame, 'game'>): { season: number; week: number } {
  return { season: season.season.season, week: matchup.weeks[0] ?? 1 }
}

function describeStreak(
  { result, length, first, last }: Streak,
  manager: Manager,
  other: Manager,
): NonNullable<ManagerVersusResponse['currentStreak']> {
  return { key: (result === 'win' ? manager : other).key, length, since: momentOf(first), until: momentOf(last) }
}

function describeNextMeeting({
  season,
  matchup,
}: NonNullable<Versus['nextMeeting']>): ManagerVersusResponse['nextMeeting'] {
  const { weeks, id } = matchup
  return { season: season.season.season, week: weeks[0] ?? 1, weeks, kind: kindByHost(matchup), matchupId: id }
}
