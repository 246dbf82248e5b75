/** A season as the rule lab's response holds it: described by the server, and read again where it is played. */

import { playerIdOf, teamRef } from '../analytics/public-ids.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { fromLeagueId, fromPublicId } from '../domain/identity.ts'
import type { LeagueSeason, MatchupSide, Player } from '../domain/league-season.ts'
import type { PlayerLine, SeasonStatistics } from '../domain/season-statistics.ts'
import type { LineupSlot, Position } from '../domain/vocabulary.ts'

type Lab = ResponseOf<'lab'>
export type LabSeason = Omit<Lab, 'unavailable' | 'scoring' | 'lineupsUnavailable'>

/** A team that the season does not list: damaged data. */
const unknownTeam = 999

/** `statistics` null: weeks have points only. */
export function describeLabSeason(
  season: LeagueSeason,
  statistics: SeasonStatistics | null,
): Omit<LabSeason, 'leagueId' | 'season'> {
  const { settings, status } = season
  const slots = [
    ...new Set([
      ...settings.lineupSlots.map(({ slot }) => slot),
      ...season.lineups.flatMap(({ entries }) => entries.map(({ slot }) => slot)),
      ...season.players.flatMap(({ eligibleSlots }) => eligibleSlots),
    ]),
  ]
  const slotIndex = new Map(slots.map((slot, index) => [slot, index]))
  const toSlot = (slot: LineupSlot) => slotIndex.get(slot) ?? 0
  const teamIndex = new Map(season.teams.map(({ id }, index) => [id, index]))
  const toTeam = (teamId: number) => teamIndex.get(teamId) ?? unknownTeam
  const playerIndex = new Map(season.players.map(({ number }, index) => [number, index]))
  const lines = new Map(
    statistics?.weeks.map(({ week, players }) => [week, new Map(players.map((line) => [line[0] ?? 0, line]))]),
  )
  return {
    rules: {
      regularSeasonMatchups: settings.regularSeasonMatchups,
      matchupPeriods: settings.matchupPeriods,
      playoffTeamCount: settings.playoffTeamCount,
      hasMedianGame: settings.hasMedianGame,
      seedingRule: settings.seedingRule,
      divisionRule: settings.divisionRule ?? null,
      reseeds: settings.playoffReseed,
      hasConsolationLadder: settings.hasConsolationLadder,
      losersBracket: settings.losersBracket ?? null,
      divisions: settings.divisions.map(({ id }) => id),
      isBestBall: settings.isBestBall === true,
      lineupSlots: settings.lineupSlots.map(({ slot, count }) => ({ slot: toSlot(slot), count })),
    },
    status,
    slots,
    teams: season.teams.map((team) => ({
      team: teamRef(season, team),
      division: team.divisionId,
      seed: team.playoffSeed,
      finalRank: team.finalRank,
      record: team.recordByHost,
    })),
    matchups: season.matchups.map(({ id, matchupPeriod, weeks, kind, status, home, away, winner }) => ({
      matchupId: id,
      matchupPeriod,
      weeks,
      kind,
      status,
      home: describeSide(home, toTeam),
      away: away && describeSide(away, toTeam),
      result: winner,
    })),
    players: season.players.map((player) => ({
      id: playerIdOf(season, player.number),
      name: player.name,
      position: player.position,
      slots: player.eligibleSlots.map(toSlot),
      seasonPoints: player.seasonPoints,
      isWhole: player.coverage === 'season',
      weeks: player.weeks.flatMap(({ week, points }) =>
        points === null ? [] : [[week, points, ...(lines.get(week)?.get(player.hostPlayerId)?.slice(1) ?? [])]],
      ),
    })),
    lineups: season.lineups.map(({ week, teamId, entries, isBenchUnknown }) => ({
      week,
      team: toTeam(teamId),
      isBenchUnknown: isBenchUnknown === true,
      entries: entries.flatMap(({ player, slot }) => {
        const index = playerIndex.get(player)
        return index === undefined ? [] : [index, toSlot(slot)]
      }),
    })),
    picks: season.draft.picks.flatMap(({ overallPick, round, pickInRound, teamId, player, isKeeper }) => {
      const index = playerIndex.get(player)
      return index === undefined ? [] : [[overallPick, round, pickInRound, toTeam(teamId), index, isKeeper ? 1 : 0]]
    }),
  }
}

function describeSide(
  { teamId, points, adjustment, homeBonus, pointsByWeek }: MatchupSide,
  toTeam: (teamId: number) => number,
) {
  return {
    team: toTeam(teamId),
    points,
    adjustment,
    homeBonus,
    weeks: pointsByWeek.map(({ week, points }) => [week, points]),
  }
}

/**
 * The season of a response, as far as the lab needs it: without moves, projections and the NFL's schedule. A player's host id is his
 * number.
 */
export function readLabSeason(lab: Lab): { season: LeagueSeason; statistics: SeasonStatistics | null } {
  const { rules, status } = lab
  const toSlot = (index: number) => (lab.slots[index] ?? 'BENCH') as LineupSlot
  const players = lab.players.map((player): Player => {
    const number = fromPublicId(player.id)?.number ?? 0
    return {
      number,
      hostPlayerId: number,
      name: player.name,
      position: player.position as Position,
      nflTeam: null,
      injuryStatus: null,
      eligibleSlots: player.slots.map(toSlot),
      weeks: player.weeks.map(([week = 0, points = 0]) => ({ week, points, projectedPoints: null, nflTeam: null })),
      coverage: player.isWhole ? 'season' : 'rostered-weeks',
      seasonPoints: player.seasonPoints ?? null,
      draftRank: null,
      ownership: null,
    }
  })
  const numberAt = (index: number) => players[index]?.number ?? 0
  const teamIds = lab.teams.map(({ team }) => fromPublicId(team.id)?.number ?? 0)
  const teamAt = (index: number) => teamIds[index] ?? 0
  const season: LeagueSeason = {
    host: 'espn',
    leagueId: '',
    leagueNumber: fromLeagueId(lab.leagueId)?.leagueNumber ?? 0,
    season: lab.season,
    name: '',
    settings: {
      regularSeasonMatchups: rules.regularSeasonMatchups,
      matchupPeriods: rules.matchupPeriods,
      playoffTeamCount: rules.playoffTeamCount,
      lineupSlots: rules.lineupSlots.map(({ slot, count }) => ({ slot: toSlot(slot), count })),
      draftType: 'other',
      auctionBudget: null,
      pointsPerReception: null,
      scoringFormat: 'head-to-head',
      hasMedianGame: rules.hasMedianGame,
      seedingRule: rules.seedingRule ?? null,
      ...(rules.divisionRule ? { divisionRule: rules.divisionRule } : {}),
      playoffReseed: rules.reseeds ?? null,
      playoffTieRule: null,
      homeBonus: null,
      hasConsolationLadder: rules.hasConsolationLadder ?? null,
      ...(rules.losersBracket ? { losersBracket: rules.losersBracket } : {}),
      divisions: rules.divisions.map((id) => ({ id, name: '' })),
      acquisition: null,
      tradeDeadline: null,
      keeperCount: null,
      previousSeasons: [],
      ...(rules.isBestBall ? { isBestBall: true as const } : {}),
    },
    status,
    teams: lab.teams.map(({ team, division, seed, finalRank, record }) => ({
      id: fromPublicId(team.id)?.number ?? 0,
      name: team.name,
      abbreviation: '',
      ownerNames: [],
      divisionName: null,
      divisionId: division ?? null,
      ownerKeys: [],
      logoUrl: null,
      playoffSeed: seed ?? null,
      finalRank: finalRank ?? null,
      recordByHost: record ?? null,
      waiverRank: null,
      budgetSpentDollars: null,
      tradeCount: null,
      acquisitionCount: null,
      projectedRankOnDraftDay: null,
      hostOdds: null,
      roster: [],
    })),
    matchups: lab.matchups.map(({ matchupId, matchupPeriod, weeks, kind, status, home, away, result }) => ({
      id: matchupId,
      matchupPeriod,
      weeks,
      kind,
      status,
      home: readSide(home, teamAt),
      away: away ? readSide(away, teamAt) : null,
      winner: result ?? null,
    })),
    eliminationRounds: [],
    players,
    lineups: lab.lineups.map(({ week, team, isBenchUnknown, entries }) => ({
      week,
      teamId: teamAt(team),
      entries: pairs(entries).map(([index, slot]) => ({ player: numberAt(index), slot: toSlot(slot) })),
      ...(isBenchUnknown ? { isBenchUnknown: true } : {}),
    })),
    draft: {
      complete: lab.picks.length > 0,
      date: null,
      order: [],
      picks: lab.picks.map(([overallPick = 0, round = 0, pickInRound = 0, team = 0, index = 0, keeper = 0]) => ({
        overallPick,
        round,
        pickInRound,
        teamId: teamAt(team),
        player: numberAt(index),
        isKeeper: keeper === 1,
        bidDollars: null,
        nominatingTeamId: null,
        isAutoPick: null,
      })),
    },
    nflSchedule: null,
    transactions: [],
    areMovesKnown: false,
    warnings: [],
  }
  return { season, statistics: readStatistics(lab) }
}

function readStatistics({ scoring, players }: Lab): SeasonStatistics | null {
  if (scoring.unavailable != null || scoring.statistics.length === 0) return null
  const weeks = new Map<number, PlayerLine[]>()
  for (const player of players) {
    const number = fromPublicId(player.id)?.number ?? 0
    for (const [week = 0, , ...pairs] of player.weeks) {
      if (pairs.length === 0) continue
      const lines = weeks.get(week) ?? []
      weeks.set(week, lines)
      lines.push([number, ...pairs])
    }
  }
  return {
    scoring: scoring.rules.map(({ statistic, points, byPosition }) => ({
      statistic,
      points,
      byPosition,
    })),
    statistics: scoring.statistics,
    weeks: [...weeks].map(([week, players]) => ({ week, players })),
  }
}

function readSide(
  { team, points, adjustment, homeBonus, weeks }: Lab['matchups'][number]['home'],
  teamAt: (index: number) => number,
): MatchupSide {
  return {
    teamId: teamAt(team),
    points: points ?? null,
    adjustment,
    homeBonus,
    pointsByWeek: weeks.map(([week = 0, points = 0]) => ({ week, points })),
  }
}

function pairs(values: readonly number[]): [number, number][] {
  return Array.from({ length: values.length / 2 }, (_, index) => [values[2 * index] ?? 0, values[2 * index + 1] ?? 0])
}
