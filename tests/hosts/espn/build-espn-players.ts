/** The players of a sketched league: names, NFL teams, points. */
import type { Json } from './memory-folder.ts'

/** Inputs of a player's weeks. */
export interface SeasonSketch {
  season: number
  latestWeek: number
  finalWeek: number
  hasPlayed: (playerId: number) => boolean
}

export const teamIds = [1, 2, 3, 4]
/** QB, RB and a WR in the FLEX start; a WR is benched and an RB on injured reserve. */
export const roster = [
  { slot: 0, position: 1, eligible: [0, 7, 20, 21] },
  { slot: 2, position: 2, eligible: [2, 3, 23, 7, 20, 21] },
  { slot: 23, position: 3, eligible: [3, 4, 5, 23, 7, 20, 21] },
  { slot: 20, position: 3, eligible: [3, 4, 5, 23, 7, 20, 21] },
  { slot: 21, position: 2, eligible: [2, 3, 23, 7, 20, 21] },
]
/** Drafted in the last round and dropped before week 1: on no roster of any week. */
export const droppedPlace = roster.length

/** ESPN's player id of a team's n-th roster place, from 0; place 5 is the player it drafted and dropped. */
export function playerAt(teamId: number, place: number): number {
  return teamId * 100 + place
}

/** League points of a player in a week: a fixed decimal between 0 and 24.9. */
export function scoreOf(playerId: number, week: number): number {
  return ((playerId * 7 + week * 53) % 250) / 10
}

/** His NFL team, 1 to 4; teams 3 and 4 have their bye in week 2. */
function proTeamOf(playerId: number): number {
  return 1 + (playerId % 4)
}

function hasBye(playerId: number, week: number): boolean {
  return week === 2 && proTeamOf(playerId) > 2
}

/** Starters' points of a team in a week, from the same scores. */
export function startersOf(teamId: number, week: number): number {
  const ids = [0, 1, 2].map((place) => playerAt(teamId, place)).filter((id) => !hasBye(id, week))
  return round(ids.reduce((sum, id) => sum + scoreOf(id, week), 0))
}

/** A roster entry of a week. */
export function buildEntry(plan: SeasonSketch, playerId: number, week: number): Json {
  return {
    playerId,
    lineupSlotId: roster[playerId % 100]?.slot ?? 20,
    playerPoolEntry: { id: playerId, player: { ...buildPlayer(playerId), stats: buildRows(plan, playerId, [week]) } },
  }
}

/** A player of `kona_player_info`: last season's sum, this season's, and every week. */
export function buildPooled(plan: SeasonSketch, id: number): Json {
  const weeks = range(Math.min(plan.latestWeek, plan.finalWeek))
  const rows = buildRows(plan, id, weeks)
  const total = rows
    .filter((row) => row.statSourceId === 0 && Number(row.scoringPeriodId) < plan.latestWeek)
    .reduce((sum, row) => sum + Number(row.appliedTotal), 0)
  const season = { seasonId: plan.season, scoringPeriodId: 0, statSourceId: 0, statSplitTypeId: 0, appliedTotal: total }
  const before = { ...season, seasonId: plan.season - 1, appliedTotal: 111.1 }
  return { id, onTeamId: 0, player: { ...buildPlayer(id), stats: [before, season, ...rows] } }
}

function buildPlayer(id: number): Json {
  const place = roster[id % 100] ?? { position: 4, eligible: [5, 6, 23, 7, 20, 21] }
  return {
    id,
    fullName: `Player  No. ${id}`,
    defaultPositionId: place.position,
    eligibleSlots: place.eligible,
    proTeamId: proTeamOf(id),
    injuryStatus: id % 100 === 4 ? 'OUT' : 'ACTIVE',
  }
}

/** An actual row only if he played; a bye has only a projection of 0. */
function buildRows(plan: SeasonSketch, id: number, weeks: number[]): Json[] {
  return weeks.flatMap((week) => {
    const row = { seasonId: plan.season, scoringPeriodId: week, statSplitTypeId: 1 }
    const played = !hasBye(id, week) && (week < plan.latestWeek || plan.hasPlayed(id))
    const projected = { ...row, statSourceId: 1, proTeamId: 0, appliedTotal: hasBye(id, week) ? 0 : 12.345678 }
    const actual = { ...row, statSourceId: 0, proTeamId: proTeamOf(id), appliedTotal: scoreOf(id, week) + 1e-14 }
    return played ? [projected, actual] : [projected]
  })
}

/** Everyone who was drafted. */
export function allPlayers(): number[] {
  return teamIds.flatMap((teamId) => range(roster.length + 1).map((place) => playerAt(teamId, place - 1)))
}

/** The NFL of four teams that they play for. */
export function buildProSchedule(finalWeek: number): Json {
  const game = (home: number, away: number) => [{ homeProTeamId: home, awayProTeamId: away }]
  const games = (id: number) =>
    Object.fromEntries(
      range(finalWeek).flatMap((week) =>
        hasBye(id - 1, week) ? [] : [[String(week), id <= 2 ? game(1, 2) : game(3, 4)]],
      ),
    )
  const teams = ['Atl', 'Buf', 'Chi', 'Cin'].map((abbrev, index) => ({
    id: index + 1,
    abbrev,
    proGamesByScoringPeriod: games(index + 1),
  }))
  return { settings: { proTeams: [{ id: 0, abbrev: 'FA', proGamesByScoringPeriod: {} }, ...teams] } }
}

export function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index + 1)
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
