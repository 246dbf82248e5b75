/** The schedule with scores: final and running matchups, and byes. */
import type { LeagueSettings, Matchup, MatchupSide } from '../../domain/host-season.ts'
import { toPoints, toScores } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import { type PlayoffField, sortIntoBrackets } from './matchup-kind.ts'
import { leagueFile } from './raw-folder.ts'
import type { Calendar } from './read-calendar.ts'
import { areTeamsRanked, readFinalRanks } from './read-final-ranks.ts'
import { byNumber } from './read-settings.ts'
import type { WeekFacts } from './read-week.ts'
import type { LeagueResponse, MatchupRecord, SideRecord } from './responses/league.ts'
import type { WeekMatchup } from './responses/week.ts'

interface Sources {
  response: LeagueResponse
  settings: LeagueSettings
  calendar: Calendar
  weeks: readonly WeekFacts[]
  warnings: Warnings
}

type Winner = Matchup['winner']

/**
 * Matchups in ESPN's order. A matchup is final when ESPN names a winner or a tie. Final points are `totalPoints`; a
 * running week's come from its lineups, because ESPN keeps `totalPoints` at 0.0 until the week is over.
 */
export function readMatchups(sources: Sources): Matchup[] {
  const { response, calendar, warnings } = sources
  const inWeeks = new Map<number, WeekMatchup>(sources.weeks.flatMap(({ matchups }) => matchups.map((m) => [m.id, m])))
  const teamIds = new Set(response.teams.map(({ id }) => id))
  const matchups = response.schedule.flatMap((record) => {
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
  const settled = settleByes(matchups, calendar)
  return settleTies(assignKinds(settled, inWeeks, sources), response)
}

/** Why a matchup is unusable; null if it is usable. */
function findFault(
  { matchupPeriodId }: MatchupRecord,
  sides: readonly TeamSide[],
  teamIds: ReadonlySet<number>,
  { settings }: Sources,
): string | null {
  const stranger = sides.find(({ teamId }) => !teamIds.has(teamId))
  if (stranger) return 'it lists a team that isn’t in the league'
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
  inWeek: WeekMatchup | undefined,
  sources: Sources,
): Matchup {
  const { settings, calendar } = sources
  const isBye = sides.length === 1
  const weeks = settings.matchupPeriods.find((p) => p.matchupPeriod === record.matchupPeriodId)?.weeks ?? []
  const winner = sides.length === 2 ? readWinner(record, sides, sources) : null
  const isFinal = winner !== null
  const [home, away] = sides.map((side) => {
    const named = [inWeek?.home, inWeek?.away].find((candidate) => candidate?.teamId === side.teamId)
    const adjustment = side.adjustment ?? named?.adjustment ?? null
    // The row of a bye has the bonus, too, once its week is over.
    const isOver = isFinal || (isBye && weeks.every((week) => week < calendar.latestWeek) && Boolean(side.totalPoints))
    const bonus = (isOver || !isBye) && side === record.home ? homeBonusOf(record, settings) : 0
    const read = isOver ? readFinalSide : readOpenSide
    return read(side, weeks, { adjustment, bonus }, sources)
  })
  if (isFinal && winner !== 'tie' && home && away) {
    const [ofHome = 0, ofAway = 0] = sides.map(({ totalPoints }) => totalPoints ?? 0)
    ;[home.points, away.points] = toScores(ofHome, ofAway)
  }
  return {
    id: record.id,
    matchupPeriod: record.matchupPeriodId,
    weeks,
    kind: 'regular',
    status: isFinal ? 'final' : [home, away].some((side) => side && side.points !== null) ? 'in-progress' : 'scheduled',
    home: home as MatchupSide,
    away: away ?? null,
    winner,
  }
}

/** Responses from before 2022 may leave `winner` out; then ESPN's current matchup period decides which matchups are over. */
function readWinner(record: MatchupRecord, sides: readonly TeamSide[], { response, calendar }: Sources): Winner {
  switch (record.winner) {
    case 'HOME':
      return 'home'
    case 'AWAY':
      return 'away'
    case 'TIE':
      return 'tie'
  }
  const current = response.status.currentMatchupPeriod ?? 0
  const isPast = record.matchupPeriodId < current || calendar.latestWeek > calendar.finalWeek + 1
  const [home, away] = sides.map(({ totalPoints }) => totalPoints ?? null)
  if (record.winner != null || !isPast || home == null || away == null) return null
  return home > away ? 'home' : away > home ? 'away' : 'tie'
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
 * cent.
 */
function readFinalSide(
  side: TeamSide,
  weeks: readonly number[],
  { adjustment, bonus }: Extras,
  { weeks: facts }: Sources,
): MatchupSide {
  const points = toPoints(side.totalPoints ?? 0)
  const pointsByWeek = readPointsByWeek(side, weeks)
  const known = pointsByWeek.length > 0 ? pointsByWeek : scoreWeeks(side.teamId, weeks, facts)
  const covered = known.length === weeks.length
  const rest = covered
    ? toPoints(points - known.reduce((sum, week) => sum + week.points, 0))
    : toPoints(adjustment ?? 0)
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
  facts: readonly WeekFacts[],
): MatchupSide['pointsByWeek'] {
  return facts.flatMap(({ week, starterPoints }) => {
    const points = weeks.includes(week) ? starterPoints.get(teamId) : undefined
    return points === undefined ? [] : [{ week, points }]
  })
}

/** A bye has no winner; it is final once its week is over. */
function settleByes(matchups: readonly Matchup[], { latestWeek }: Calendar): Matchup[] {
  return matchups.map((matchup) =>
    matchup.away === null && matchup.weeks.every((week) => week < latestWeek) && matchup.weeks.length > 0
      ? { ...matchup, status: 'final' as const }
      : matchup,
  )
}

function assignKinds(matchups: Matchup[], inWeeks: ReadonlyMap<number, WeekMatchup>, sources: Sources): Matchup[] {
  const { response, settings, warnings } = sources
  const tiers = new Map(response.schedule.map(({ id, playoffTierType }) => [id, playoffTierType]))
  const { kinds, unknown } = sortIntoBrackets(
    matchups.map((matchup) => ({
      id: matchup.id,
      matchupPeriod: matchup.matchupPeriod,
      tier: inWeeks.get(matchup.id)?.playoffTierType ?? tiers.get(matchup.id) ?? null,
      teamIds: [matchup.home.teamId, ...(matchup.away ? [matchup.away.teamId] : [])],
      loserTeamId: findLoser(matchup),
    })),
    { regularSeasonMatchups: settings.regularSeasonMatchups, playoffTeamIds: findPlayoffTeams(response, settings) },
  )
  const begun = matchups.filter(({ id, status }) => status !== 'scheduled' && unknown.includes(id))
  if (begun.length > 0) {
    warnings.add(
      `ESPN doesn’t say which bracket ${begun.length} playoff matchups belong to, and there are no seeds to infer it from, so there’s no championship bracket.`,
      leagueFile,
    )
  }
  return matchups.map((matchup) => ({ ...matchup, kind: kinds.get(matchup.id) ?? 'regular' }))
}

/**
 * A tied playoff game has a winner, whether or not ESPN names it: who played on in the bracket, or after the last game of both who is
 * ranked before the other. One whose winner shows nowhere stays a tie.
 */
function settleTies(matchups: readonly Matchup[], { teams }: LeagueResponse): Matchup[] {
  const ranks = areTeamsRanked(teams) ? readFinalRanks(teams) : new Map<number, number>()
  return matchups.map((matchup) => {
    const { kind, home, away, winner, matchupPeriod } = matchup
    if (kind === 'regular' || winner !== 'tie' || away === null) return matchup
    const later = matchups.filter((one) => one.matchupPeriod > matchupPeriod && one.kind !== 'regular')
    const plays = (games: readonly Matchup[], { teamId }: MatchupSide) =>
      games.some((one) => one.home.teamId === teamId || one.away?.teamId === teamId)
    const forTitle = kind === 'winners-bracket' ? later.filter((one) => one.kind === 'winners-bracket') : []
    const [homeGoesOn, awayGoesOn] = [plays(forTitle, home), plays(forTitle, away)]
    if (homeGoesOn !== awayGoesOn) return { ...matchup, winner: homeGoesOn ? 'home' : 'away' }
    const [homeRank, awayRank] = [ranks.get(home.teamId), ranks.get(away.teamId)]
    if (!homeRank || !awayRank || plays(later, home) || plays(later, away)) return matchup
    return { ...matchup, winner: homeRank < awayRank ? 'home' : 'away' }
  })
}

function findPlayoffTeams(response: LeagueResponse, settings: LeagueSettings): PlayoffField['playoffTeamIds'] {
  if (!response.teams.every(({ playoffSeed }) => playoffSeed && playoffSeed > 0)) return null
  return new Set(
    response.teams.filter(({ playoffSeed }) => (playoffSeed ?? 0) <= settings.playoffTeamCount).map(({ id }) => id),
  )
}

function findLoser({ winner, home, away }: Matchup): number | null {
  if (winner === 'home') return away?.teamId ?? null
  return winner === 'away' ? home.teamId : null
}
