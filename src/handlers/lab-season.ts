/** Converts a season to the rule lab's response and back. */
import { finalWeeksOf } from '../analytics/lab/plan-playoff-weeks.ts'
import { playerIdOf, toTeamRef } from '../analytics/public-ids.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { HostSeason } from '../domain/host-season.ts'
import { fromLeagueId, fromPublicId } from '../domain/identity.ts'
import type { MatchupSide, Player, Season } from '../domain/season.ts'
import type { SeasonStatistics } from '../domain/season-statistics.ts'
import { unknownSeason, unknownSettings, unknownTeam } from '../domain/unknown-season.ts'
import type { LineupSlot, Position } from '../domain/vocabulary.ts'
import { judgeSeason } from '../verdict/judge-season.ts'

type Lab = ResponseOf<'lab'>
type LabSeason = Omit<Lab, 'leagueId' | 'season' | 'unavailable' | 'scoring' | 'lineupsUnavailable'>

/** A team missing from the season's list: damaged data. */
const unlistedTeam = 999

/** `statistics` null: weeks have points only. */
export function describeLabSeason(season: Season, statistics: SeasonStatistics | null): LabSeason {
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
  const toTeam = (teamId: number) => teamIndex.get(teamId) ?? unlistedTeam
  const playerIndex = new Map(season.players.map(({ number }, index) => [number, index]))
  const lines = new Map(
    statistics?.weeks.map(({ week, players }) => [week, new Map(players.map((line) => [line[0] ?? 0, line]))]),
  )
  return {
    rules: {
      regularSeasonMatchups: settings.regularSeasonMatchups,
      matchupPeriods: settings.matchupPeriods,
      playoffTeamCount: settings.playoffTeamCount,
      finalWeeks: finalWeeksOf(season),
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
    status: {
      phase: status.phase,
      currentWeek: status.currentWeek,
      completedWeeks: status.finalWeeks,
      finalWeek: status.finalWeek,
      regularSeasonFinalWeek: status.regularSeasonFinalWeek,
    },
    slots,
    teams: season.teams.map((team) => ({
      team: toTeamRef(season, team),
      division: team.divisionId,
      seed: season.seeds.isFinal ? (season.seeds.seedOf.get(team.id) ?? null) : null,
      finalRank: season.finalRanks?.get(team.id) ?? null,
      record: describeRecord(season, team.id),
    })),
    matchups: season.matchups.map(({ id, home, away, winner, ...game }) => ({
      matchupId: id,
      ...game,
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
      return index === undefined
        ? []
        : [[overallPick, round ?? 0, pickInRound ?? 0, toTeam(teamId), index, isKeeper ? 1 : 0]]
    }),
  }
}

function describeRecord({ table }: Season, teamId: number): LabSeason['teams'][number]['record'] {
  const row = table.find((one) => one.teamId === teamId)
  if (!row) return null
  const { wins, losses, ties, pointsFor, pointsAgainst } = row
  return { wins, losses, ties, pointsFor, pointsAgainst }
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
 * The season of a response, as far as the lab needs it: without moves, projections and the NFL's schedule. A player's number serves as his
 * host id.
 */
export function readLabSeason(lab: Lab): { season: Season; statistics: SeasonStatistics | null } {
  const {
    reseeds,
    finalWeeks: _,
    divisions,
    divisionRule,
    losersBracket,
    isBestBall,
    lineupSlots,
    ...rules
  } = lab.rules
  const toSlot = (index: number) => (lab.slots[index] ?? 'BENCH') as LineupSlot
  const players = lab.players.map(({ id, name, position, slots, isWhole, seasonPoints, weeks }): Player => {
    const number = numberOf(id)
    return {
      number,
      hostPlayerId: number,
      name,
      position: position as Position,
      seasonPoints,
      nflTeam: null,
      injuryStatus: null,
      eligibleSlots: slots.map(toSlot),
      weeks: weeks.map(([week = 0, points = 0]) => ({ week, points, projectedPoints: null, nflTeam: null })),
      coverage: isWhole ? 'season' : 'rostered-weeks',
    }
  })
  const numberAt = (index: number) => players[index]?.number ?? 0
  const teamIds = lab.teams.map(({ team }) => numberOf(team.id))
  const teamAt = (index: number) => teamIds[index] ?? 0
  const isClosed = ({ weeks }: { weeks: readonly number[] }) =>
    weeks.every((week) => lab.status.completedWeeks.includes(week))
  const season: HostSeason = {
    ...unknownSeason,
    host: 'espn',
    leagueId: '',
    name: '',
    leagueNumber: fromLeagueId(lab.leagueId)?.leagueNumber ?? 0,
    season: lab.season,
    settings: {
      ...unknownSettings,
      ...rules,
      lineupSlots: lineupSlots.map(({ slot, count }) => ({ slot: toSlot(slot), count })),
      ...(divisionRule ? { divisionRule } : {}),
      playoffReseed: reseeds,
      ...(losersBracket ? { losersBracket } : {}),
      divisions: divisions.map((id) => ({ id, name: '' })),
      ...(isBestBall ? { isBestBall: true as const } : {}),
    },
    status: {
      phase: lab.status.phase,
      isDrafted: true,
      currentWeek: lab.status.currentWeek,
      scoredWeeks: lab.status.completedWeeks,
      closedPeriods: lab.rules.matchupPeriods.filter(isClosed).map(({ matchupPeriod }) => matchupPeriod),
      firstWeek: Math.min(...lab.rules.matchupPeriods.flatMap(({ weeks }) => weeks)),
      finalWeek: lab.status.finalWeek,
      regularSeasonFinalWeek: lab.status.regularSeasonFinalWeek,
    },
    teams: lab.teams.map(({ team, division, seed, finalRank, record }) => ({
      ...unknownTeam,
      id: numberOf(team.id),
      name: team.name,
      abbreviation: '',
      ownerNames: [],
      ownerKeys: [],
      divisionId: division,
      playoffSeed: seed,
      finalRank,
      recordByHost: record,
    })),
    matchups: lab.matchups.map(({ matchupId, home, away, result, status, ...game }) => ({
      ...game,
      id: matchupId,
      home: readSide(home, teamAt),
      away: away && readSide(away, teamAt),
      winner: away === null ? null : status === 'final' ? result : 'open',
    })),
    players,
    lineups: lab.lineups.map(({ week, team, isBenchUnknown, entries }) => ({
      week,
      teamId: teamAt(team),
      entries: pairs(entries).map(([index, slot]) => ({ player: numberAt(index), slot: toSlot(slot) })),
      ...(isBenchUnknown ? { isBenchUnknown } : {}),
    })),
    draft: {
      complete: lab.picks.length > 0,
      date: null,
      order: [],
      picks: lab.picks.map(([overallPick = 0, round = 0, pickInRound = 0, team = 0, index = 0, keeper = 0]) => ({
        overallPick,
        round: round || null,
        pickInRound: pickInRound || null,
        teamId: teamAt(team),
        player: numberAt(index),
        isKeeper: keeper === 1,
        bidDollars: null,
      })),
    },
  }
  return { season: judgeSeason(season), statistics: readStatistics(lab) }
}

function readStatistics({ scoring, players }: Lab): SeasonStatistics | null {
  if (scoring.unavailable !== null || scoring.statistics.length === 0) return null
  const lines = players.flatMap(({ id, weeks }) =>
    weeks.flatMap(([week = 0, , ...amounts]) =>
      amounts.length === 0 ? [] : [{ week, line: [numberOf(id), ...amounts] }],
    ),
  )
  return {
    scoring: scoring.rules,
    statistics: scoring.statistics,
    weeks: [...Map.groupBy(lines, ({ week }) => week)].map(([week, own]) => ({
      week,
      players: own.map(({ line }) => line),
    })),
  }
}

const numberOf = (publicId: number) => fromPublicId(publicId)?.number ?? 0

function readSide(
  { team, weeks, ...side }: Lab['matchups'][number]['home'],
  teamAt: (index: number) => number,
): MatchupSide {
  return {
    ...side,
    teamId: teamAt(team),
    pointsByWeek: weeks.map(([week = 0, points = 0]) => ({ week, points })),
  }
}

function pairs(values: readonly number[]): [number, number][] {
  return Array.from({ length: values.length / 2 }, (_, index) => [values[2 * index] ?? 0, values[2 * index + 1] ?? 0])
}
