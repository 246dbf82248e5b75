import { computeAllTimeTable } from '../analytics/history/all-time-table.ts'
import type { LeagueHistory } from '../analytics/history/league-history.ts'
import {
  type ManagerMove,
  type ManagerPick,
  type ManagerProfile,
  type ManagerSeason,
  profileManager,
} from '../analytics/history/manager-profile.ts'
import type { OpponentRecord } from '../analytics/history/rivalries.ts'
import type { Streak } from '../analytics/history/streaks.ts'
import { roundFigure } from '../analytics/points.ts'
import type { ManagerHistoryResponse } from '../contract/responses/history.ts'
import { describeRow, describeSets } from './history.ts'
import {
  findManager,
  type HistoryInput,
  historyOf,
  leagueNameOf,
  listOwnerNames,
  listSeasonEntries,
  nameOf,
  sideOf,
} from './history-input.ts'
import { momentOf } from './history-versus.ts'
import { playerRef, teamRef } from './public-ids.ts'
import { roundOrNull } from './round.ts'

export function managerHistory(input: HistoryInput, { key }: { key: string }): ManagerHistoryResponse {
  const league = historyOf(input)
  const manager = findManager(league, key)
  const row = computeAllTimeTable(league).find((entry) => entry.manager === manager)
  const profile = profileManager(league, manager)
  return {
    league_name: leagueNameOf(league),
    owner_names: listOwnerNames(league.managers.values()),
    key: manager.key,
    name: manager.name,
    names: [...manager.ownerNames],
    league_seasons: listSeasonEntries(league),
    total: describeRow(league, row as NonNullable<typeof row>),
    seasons: profile.seasons.map((season) => describeSeason(league, season)),
    current_streak: profile.currentStreak && describeStreak(profile.currentStreak),
    longest_winning_streaks: profile.longestWinningStreaks.map(describeStreak),
    longest_losing_streaks: profile.longestLosingStreaks.map(describeStreak),
    best_picks: profile.bestPicks.map(describePick),
    best_moves: profile.bestMoves.map((move) => describeMove(league, move)),
    worst_moves: profile.worstMoves.map((move) => describeMove(league, move)),
    nemesis: profile.nemesis && describeOpponent(league, profile.nemesis),
    favourite_victim: profile.favouriteVictim && describeOpponent(league, profile.favouriteVictim),
    kryptonite: describeKryptonite(profile.kryptonite),
    opponents: profile.opponents.map((opponent) => describeOpponent(league, opponent)),
  }
}

function describeSeason(
  { managers }: LeagueHistory,
  { season: { season }, team, coManagers, sets, expectedWins, luck, finish }: ManagerSeason,
): ManagerHistoryResponse['seasons'][number] {
  const rank = finish?.rank ?? null
  return {
    season: season.season,
    team: teamRef(season, team),
    co_managers: coManagers.flatMap(({ key, name }) => {
      const known = managers.get(key)
      const shown = known?.name ?? name
      return shown === null ? [] : [{ key: known ? key : null, name: shown }]
    }),
    ...describeSets(sets),
    expected_wins: roundOrNull(expectedWins),
    luck: roundOrNull(luck),
    rank,
    seed: finish?.seed ?? null,
    made_playoffs: finish?.madePlayoffs ?? null,
    team_count: season.teams.length,
    is_champion: rank === 1,
  }
}

function describeStreak({
  result,
  length,
  first,
  last,
}: Streak): NonNullable<ManagerHistoryResponse['current_streak']> {
  return { result, length, since: momentOf(first), until: momentOf(last) }
}

function describePick({ season, pick: graded }: ManagerPick): ManagerHistoryResponse['best_picks'][number] {
  const { pick, player, totalPoints, valueOverExpectation } = graded
  return {
    season: season.season,
    player: playerRef(season, player),
    round: pick.round,
    overall_pick: pick.overallPick,
    total_points: totalPoints,
    value: valueOverExpectation,
  }
}

function describeMove(
  league: LeagueHistory,
  { season, week, kind, players, otherTeamId, value }: ManagerMove,
): ManagerHistoryResponse['best_moves'][number] {
  const opponent = otherTeamId === null ? null : sideOf(league, season, otherTeamId)
  return {
    ...{ season: season.season.season, week, kind, players: [...players] },
    opponent_key: opponent?.key ?? null,
    opponent_name: opponent?.name ?? null,
    value: roundFigure(value),
  }
}

function describeOpponent(
  league: LeagueHistory,
  { opponentKey, games, wins, losses, ties, winPercent, meanMargin }: OpponentRecord,
): ManagerHistoryResponse['opponents'][number] {
  return {
    key: opponentKey,
    name: nameOf(league, opponentKey),
    ...{ games, wins, losses, ties },
    win_percentage: roundFigure(winPercent),
    mean_margin: roundFigure(meanMargin),
  }
}

function describeKryptonite(kryptonite: ManagerProfile['kryptonite']): ManagerHistoryResponse['kryptonite'] {
  if (!kryptonite) return null
  const { season, player, starts, mean, usualMean } = kryptonite
  return {
    player: playerRef(season, player),
    starts,
    mean_points: roundFigure(mean),
    usual_points: roundFigure(usualMean),
  }
}
