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
import { playerRef, teamRef } from '../analytics/public-ids.ts'
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

export function managerHistory(input: HistoryInput, { key }: { key: string }): ManagerHistoryResponse {
  const league = historyOf(input)
  const manager = findManager(league, key)
  const row = computeAllTimeTable(league).find((entry) => entry.manager === manager)
  const profile = profileManager(league, manager)
  return {
    leagueName: leagueNameOf(league),
    ownerNames: listOwnerNames(league.managers.values()),
    key: manager.key,
    name: manager.name,
    names: [...manager.ownerNames],
    leagueSeasons: listSeasonEntries(league),
    total: describeRow(league, row as NonNullable<typeof row>),
    seasons: profile.seasons.map((season) => describeSeason(league, season)),
    currentStreak: profile.currentStreak && describeStreak(profile.currentStreak),
    longestWinningStreaks: profile.longestWinningStreaks.map(describeStreak),
    longestLosingStreaks: profile.longestLosingStreaks.map(describeStreak),
    bestPicks: profile.bestPicks.map(describePick),
    bestMoves: profile.bestMoves.map((move) => describeMove(league, move)),
    worstMoves: profile.worstMoves.map((move) => describeMove(league, move)),
    nemesis: profile.nemesis && describeOpponent(league, profile.nemesis),
    favouriteVictim: profile.favouriteVictim && describeOpponent(league, profile.favouriteVictim),
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
    coManagers: coManagers.flatMap(({ key, name }) => {
      const known = managers.get(key)
      const shown = known?.name ?? name
      return shown === null ? [] : [{ key: known ? key : null, name: shown }]
    }),
    ...describeSets(sets),
    expectedWins: roundFigure(expectedWins),
    luck: roundFigure(luck),
    rank,
    seed: finish?.seed ?? null,
    madePlayoffs: finish?.madePlayoffs ?? null,
    teamCount: season.teams.length,
    isChampion: rank === 1,
  }
}

function describeStreak({ result, length, first, last }: Streak): NonNullable<ManagerHistoryResponse['currentStreak']> {
  return { result, length, since: momentOf(first), until: momentOf(last) }
}

function describePick({ season, pick: graded }: ManagerPick): ManagerHistoryResponse['bestPicks'][number] {
  const { pick, player, totalPoints, valueOverExpectation } = graded
  return {
    season: season.season,
    player: playerRef(season, player),
    round: pick.round,
    overallPick: pick.overallPick,
    totalPoints,
    value: valueOverExpectation,
  }
}

function describeMove(
  league: LeagueHistory,
  { season, week, kind, players, otherTeamId, value }: ManagerMove,
): ManagerHistoryResponse['bestMoves'][number] {
  const opponent = otherTeamId === null ? null : sideOf(league, season, otherTeamId)
  return {
    ...{ season: season.season.season, week, kind, players: [...players] },
    opponentKey: opponent?.key ?? null,
    opponentName: opponent?.name ?? null,
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
    winPercentage: roundFigure(winPercent),
    meanMargin: roundFigure(meanMargin),
  }
}

function describeKryptonite(kryptonite: ManagerProfile['kryptonite']): ManagerHistoryResponse['kryptonite'] {
  if (!kryptonite) return null
  const { season, player, starts, mean, usualMean } = kryptonite
  return {
    player: playerRef(season, player),
    starts,
    meanPoints: roundFigure(mean),
    usualPoints: roundFigure(usualMean),
  }
}
