/** The schedule with scores: final and running matchups, and byes. */
import type { HostMatchup, LeagueSettings, MatchupKind, MatchupSide } from '../../domain/host-season.ts'
import { toPoints, toScores } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import { leagueFile } from './raw-folder.ts'
import type { EspnCalendar } from './read-calendar.ts'
import { byNumber } from './read-settings.ts'
import type { EspnWeekFacts } from './read-week.ts'
import type { EspnLeagueResponse, MatchupRecord, SideRecord } from './responses/league.ts'
import type { WeekMatchupRecord } from './responses/week.ts'

interface Sources {
  response: EspnLeagueResponse
  settings: LeagueSettings
  calendar: EspnCalendar
  weeks: readonly EspnWeekFacts[]
  warnings: Warnings
}

/** ESPN names the tier in a week's response, but not always in the league's schedule. */
const kindOfTier = new Map<string, MatchupKind>([
  ['WINNERS_BRACKET', 'winners-bracket'],
  ['WINNERS_CONSOLATION_LADDER', 'winners-consolation'],
  ['LOSERS_CONSOLATION_LADDER', 'losers-consolation'],
])

/**
 * Matchups in ESPN's order. Points of a game that ESPN has decided or closed are `totalPoints`; a running week's come from its lineups,
 * because ESPN keeps `totalPoints` at 0.0 until the week is over.
 */
export function readEspnMatchups(sources: Sources): HostMatchup[] {
  const { response, warnings } = sources
  const inWeeks = new Map<number, WeekMatchupRecord>(
    sources.weeks.flatMap(({ matchups }) => matchups.map((m) => [m.id, m])),
  )
  const teamIds = new Set(response.teams.map(({ id }) => id))
  return response.schedule.flatMap((record) => {
    const sides = [record.home, record.away].filter((side): side is TeamSide => hasTeam(side))
    if (sides.length === 0) return [] // a bracket slot that is still open
    const fault = findFault(record, sides, teamIds, sources)
    if (fault) {
      warnings.add(`A matchup was skipped: ${fault}.`, leagueFile, {
        detail: `Matchup ${record.id} of period ${record.matchupPeriodId}, teams ${sides.map(({ teamId }) => teamId).join(' and ')}.`,
      })
      return []
    }
    return [readMatchup(record, sides, inWeeks.get(record.id), sources)]
  })
}

/** Why a matchup is unusable; null if it is usable. */
function findFault(
  { matchupPeriodId }: MatchupRecord,
  sides: readonly TeamSide[],
  teamIds: ReadonlySet<number>,
  { settings }: Sources,
): string | null {
  // A team that left the league stays the opponent of those it met.
  if (!sides.some(({ teamId }) => teamIds.has(teamId))) return 'it lists a team that isn’t in the league'
  if (sides.length === 2 && sides[0]?.teamId === sides[1]?.teamId) return 'a team would play itself'
  const isPlanned = settings.matchupPeriods.some(({ matchupPeriod }) => matchupPeriod === matchupPeriodId)
  return isPlanned ? null : 'it belongs to no week of the season'
}

type TeamSide = SideRecord & { teamId: number }

function hasTeam(side: SideRecord | null | undefined): side is TeamSide {
  return typeof side?.teamId === 'number' && side.teamId > 0
}

function readMatchup(
  record: MatchupRecord,
  sides: readonly TeamSide[],
  inWeek: WeekMatchupRecord | undefined,
  sources: Sources,
): HostMatchup {
  const { settings, calendar } = sources
  const weeks = settings.matchupPeriods.find((p) => p.matchupPeriod === record.matchupPeriodId)?.weeks ?? []
  const winner = sides.length === 2 ? readWinner(record) : null
  const isClosed = winner === null && sides.length === 2 && calendar.closedPeriods.includes(record.matchupPeriodId)
  const isFinal = isClosed || (winner !== null && winner !== 'open')
  const [home, away] = sides.map((side) => {
    const named = [inWeek?.home, inWeek?.away].find((candidate) => candidate?.teamId === side.teamId)
    return readSide(side, named?.adjustment ?? null, { record, weeks, isFinal, isBye: sides.length === 1 }, sources)
  })
  if (home && away) addResult(home, away, sides, { isFinal, winner })
  return {
    id: record.id,
    matchupPeriod: record.matchupPeriodId,
    weeks,
    kind: kindOfTier.get(inWeek?.playoffTierType ?? record.playoffTierType ?? '') ?? null,
    home: home as MatchupSide,
    away: away ?? null,
    winner,
  }
}

interface Game {
  record: MatchupRecord
  weeks: readonly number[]
  isFinal: boolean
  isBye: boolean
}

/** `adjustment` of the week's response, which ESPN may leave out of the league's. */
function readSide(
  side: TeamSide,
  adjustment: number | null,
  { record, weeks, isFinal, isBye }: Game,
  sources: Sources,
): MatchupSide {
  const { settings, calendar } = sources
  // The row of a bye has the bonus, too, once its week is over.
  const isOver = isFinal || (isBye && weeks.every((week) => week < calendar.latestWeek) && Boolean(side.totalPoints))
  const bonus = (isOver || !isBye) && side === record.home ? homeBonusOf(record, settings) : 0
  const read = isOver ? readFinalSide : readOpenSide
  return read(side, weeks, { adjustment: side.adjustment ?? adjustment, bonus }, sources)
}

/** The chances of an open game; the scores of a final one, which differ unless it is a tie. */
function addResult(
  home: MatchupSide,
  away: MatchupSide,
  sides: readonly TeamSide[],
  { isFinal, winner }: { isFinal: boolean; winner: HostMatchup['winner'] },
): void {
  const chances = isFinal ? null : readChances(sides)
  if (chances) {
    home.hostChance = chances.home
    away.hostChance = chances.away
  }
  const [ofHome, ofAway] = sides.map(({ totalPoints }) => totalPoints)
  if (isFinal && winner !== 'tie' && ofHome != null && ofAway != null) {
    ;[home.points, away.points] = toScores(ofHome, ofAway)
  }
}

/**
 * ESPN's own win chances, 0 to 1; null if a side has none. Whether ESPN writes 0.61 or 61 is told by both sides' sum: chances
 * that add up to neither 1 nor 100 are not read.
 */
function readChances(sides: readonly TeamSide[]): { home: number; away: number } | null {
  const [home, away] = sides.map(({ winProbability }) => winProbability)
  if (home == null || away == null || home < 0 || away < 0) return null
  const whole = [1, 100].find((sum) => Math.abs(home + away - sum) <= sum / 50)
  return whole === undefined ? null : { home: home / (home + away), away: away / (home + away) }
}

/** ESPN's result; 'open' for one that it calls undecided. Responses from before 2022 may leave it out. */
function readWinner({ winner }: MatchupRecord): HostMatchup['winner'] {
  switch (winner) {
    case 'HOME':
      return 'home'
    case 'AWAY':
      return 'away'
    case 'TIE':
      return 'tie'
    default:
      return winner == null ? null : 'open'
  }
}

function homeBonusOf({ matchupPeriodId }: MatchupRecord, { homeBonus, regularSeasonMatchups }: LeagueSettings): number {
  if (!homeBonus) return 0
  return matchupPeriodId <= regularSeasonMatchups ? homeBonus.regularSeason : homeBonus.playoffs
}

/** Parts of a side's total beyond the starters' points. */
interface Extras {
  /** ESPN's own value; null if absent. */
  adjustment: number | null
  /** The league's bonus for the home team; 0 for the away team. */
  bonus: number
}

/**
 * The adjustment is what the total contains beyond the weeks' points and the home bonus, so that the parts add up to the
 * cent. Without a total it is the sum of these parts, and unknown if one is.
 */
function readFinalSide(
  side: TeamSide,
  weeks: readonly number[],
  { adjustment, bonus }: Extras,
  { weeks: facts }: Sources,
): MatchupSide {
  const pointsByWeek = readPointsByWeek(side, weeks)
  const known = pointsByWeek.length > 0 ? pointsByWeek : scoreWeeks(side.teamId, weeks, facts)
  const covered = known.length === weeks.length
  const sum = known.reduce((total, week) => total + week.points, 0)
  const stated = side.totalPoints ?? (covered ? sum + (adjustment ?? 0) + bonus : null)
  if (stated === null) {
    return { teamId: side.teamId, points: null, adjustment: 0, homeBonus: 0, pointsByWeek: known }
  }
  const points = toPoints(stated)
  const rest = covered ? toPoints(points - sum) : toPoints(adjustment ?? 0)
  const only = weeks.length === 1 ? weeks[0] : undefined
  // The total contains the bonus only if it exceeds the weeks' points plus ESPN's adjustment.
  const homeBonus = covered && rest === (adjustment ?? 0) ? 0 : bonus
  return {
    teamId: side.teamId,
    points,
    adjustment: covered ? toPoints(rest - homeBonus) : rest,
    homeBonus,
    pointsByWeek: covered || only === undefined ? known : [{ week: only, points: toPoints(points - rest - homeBonus) }],
  }
}

/** Weeks that ESPN has closed are read from its schedule, the running one from the lineups. */
function readOpenSide(
  side: TeamSide,
  weeks: readonly number[],
  { adjustment, bonus }: Extras,
  { weeks: facts, calendar }: Sources,
): MatchupSide {
  const byHost = new Map(readPointsByWeek(side, weeks).map(({ week, points }) => [week, points]))
  const live = new Map(scoreWeeks(side.teamId, weeks, facts).map(({ week, points }) => [week, points]))
  const pointsByWeek = weeks.flatMap((week) => {
    const hosted = byHost.get(week)
    const isOver = week < calendar.latestWeek
    const points = isOver ? (hosted ?? live.get(week)) : (live.get(week) ?? (hosted || undefined))
    return points === undefined ? [] : [{ week, points }]
  })
  const total = side.totalPointsLive || side.totalPoints || null
  const only = weeks.length === 1 ? weeks[0] : undefined
  if (pointsByWeek.length === 0 && total !== null && only !== undefined) {
    pointsByWeek.push({ week: only, points: toPoints(total - (adjustment ?? 0) - bonus) })
  }
  const sum = pointsByWeek.reduce((points, week) => points + week.points, (adjustment ?? 0) + bonus)
  return {
    teamId: side.teamId,
    points: pointsByWeek.length > 0 ? toPoints(sum) : null,
    adjustment: toPoints(adjustment ?? 0),
    homeBonus: bonus,
    pointsByWeek,
    ...(side.totalProjectedPointsLive ? { hostProjection: toPoints(side.totalProjectedPointsLive) } : {}),
  }
}

function readPointsByWeek(side: TeamSide, weeks: readonly number[]): MatchupSide['pointsByWeek'] {
  return byNumber(side.pointsByScoringPeriod)
    .filter(([week]) => weeks.includes(week))
    .map(([week, points]) => ({ week, points: toPoints(points) }))
}

function scoreWeeks(
  teamId: number,
  weeks: readonly number[],
  facts: readonly EspnWeekFacts[],
): MatchupSide['pointsByWeek'] {
  return facts.flatMap(({ week, starterPoints }) => {
    const points = weeks.includes(week) ? starterPoints.get(teamId) : undefined
    return points === undefined ? [] : [{ week, points }]
  })
}
