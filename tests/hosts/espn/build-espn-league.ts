/** Small leagues in ESPN's format: four teams, two regular weeks and a final, with only the details that matter. */
import {
  allPlayers,
  buildEntry,
  buildPooled,
  buildProSchedule,
  droppedPlace,
  playerAt,
  range,
  roster,
  round,
  startersOf,
  teamIds,
} from './build-espn-players.ts'
import { type EspnFiles, getAt, type Json } from './memory-folder.ts'

export { playerAt, scoreOf, startersOf } from './build-espn-players.ts'
export { type EspnFiles, getAt, type Json, openMemoryFolder, setAt } from './memory-folder.ts'

export interface LeagueSketch {
  espnLeagueId?: number
  season?: number
  drafted?: boolean
  /** The week ESPN is in; two past the last one when the season is over. */
  latestWeek?: number
  /** In the running week, which players have played. */
  hasPlayed?: (playerId: number) => boolean
  matchupPeriods?: Record<string, number[]>
  regularPeriods?: number
  playoffTeamCount?: number
  /** Period, home team, away team (null: a bye), tier. */
  schedule?: [period: number, home: number, away: number | null, tier: string][]
  /** ESPN's number for each team and week that the commissioner added. */
  adjustment?: (teamId: number, period: number) => number
}

/** All files of a league season, as an import would have saved them. */
export function buildEspnLeague(sketch: LeagueSketch = {}): EspnFiles {
  const plan = complete(sketch)
  const weeks = plan.drafted ? range(Math.min(plan.latestWeek, plan.finalWeek)) : []
  return {
    'league.json': buildLeague(plan),
    'players.json': { players: plan.drafted ? allPlayers().map((id) => buildPooled(plan, id)) : [] },
    'pro-schedule.json': buildProSchedule(plan.finalWeek),
    ...Object.fromEntries(weeks.map((week) => [`scoring-period-${pad(week)}.json`, buildWeek(plan, week)])),
    ...Object.fromEntries(weeks.map((week) => [`transactions-${pad(week)}.json`, buildTransactions(plan, week)])),
  }
}

/** Puts further players on rosters, 50 on each: the first week's, then the next one's. */
export function addToRosters(files: EspnFiles, entries: readonly Json[]): void {
  const rosters = ['01', '02', '03'].flatMap((week) =>
    [0, 1].flatMap((index) =>
      ['home', 'away'].map((side) =>
        getAt(files[`scoring-period-${week}.json`], `schedule[${index}].${side}.rosterForCurrentScoringPeriod`),
      ),
    ),
  ) as { entries: Json[] }[]
  for (const [index, entry] of entries.entries()) rosters[Math.floor(index / 34)]?.entries.push(entry)
}

type Plan = Required<LeagueSketch> & { finalWeek: number }

function complete(sketch: LeagueSketch): Plan {
  const matchupPeriods = sketch.matchupPeriods ?? { '1': [1], '2': [2], '3': [3] }
  const finalWeek = Math.max(...Object.values(matchupPeriods).flat())
  return {
    espnLeagueId: 4711,
    season: 2025,
    drafted: true,
    hasPlayed: () => true,
    regularPeriods: 2,
    playoffTeamCount: 2,
    schedule: [
      [1, 1, 2, 'NONE'],
      [1, 3, 4, 'NONE'],
      [2, 1, 3, 'NONE'],
      [2, 2, 4, 'NONE'],
      [3, 1, 2, 'WINNERS_BRACKET'],
      [3, 3, 4, 'LOSERS_CONSOLATION_LADDER'],
    ],
    adjustment: () => 0,
    ...sketch,
    matchupPeriods,
    finalWeek,
    latestWeek: sketch.latestWeek ?? finalWeek + 2,
  }
}

function buildLeague(plan: Plan): Json {
  const { espnLeagueId, season, drafted, latestWeek } = plan
  return {
    id: espnLeagueId,
    seasonId: season,
    scoringPeriodId: latestWeek,
    gameId: 1,
    settings: {
      name: '  The  Small  League ',
      rosterSettings: { lineupSlotCounts: { '20': 1, '21': 1, '23': 1, '0': 1, '2': 1, '4': 0 } },
      scheduleSettings: {
        matchupPeriodCount: plan.regularPeriods,
        matchupPeriods: plan.matchupPeriods,
        playoffTeamCount: plan.playoffTeamCount,
        divisions: [{ id: 0, name: 'East', size: 4 }],
      },
      draftSettings: { type: 'SNAKE', auctionBudget: 200 },
      acquisitionSettings: { isUsingAcquisitionBudget: false },
      scoringSettings: { scoringItems: [{ statId: 53, points: 0.5 }] },
    },
    status: buildStatus(plan),
    members: teamIds.map((id) => ({
      id: `{owner-${id}}`,
      displayName: `user${id}`,
      firstName: ` Owner ${id} `,
      lastName: 'Smith',
    })),
    teams: teamIds.map((id) => buildTeam(plan, id)),
    schedule: plan.schedule.map((_, index) => buildMatchup(plan, index, null)),
    draftDetail: { drafted, inProgress: false, picks: buildPicks(drafted) },
  }
}

function buildStatus({ latestWeek, finalWeek, matchupPeriods, season }: Plan): Json {
  const periods = Object.entries(matchupPeriods).map(([period, weeks]) => ({ period: Number(period), weeks }))
  const current = periods.find(({ weeks }) => weeks.some((week) => week >= latestWeek))
  return {
    currentMatchupPeriod: current?.period ?? periods.length,
    finalScoringPeriod: finalWeek,
    latestScoringPeriod: latestWeek,
    previousSeasons: [season - 2, season - 1],
  }
}

function buildTeam(plan: Plan, id: number): Json {
  const over = plan.latestWeek > plan.finalWeek
  const games = plan.schedule.flatMap(([period, home, away], index) =>
    period <= plan.regularPeriods && away !== null && (home === id || away === id)
      ? [{ index, isHome: home === id }]
      : [],
  )
  const overall = { wins: 0, losses: 0, ties: 0, pointsFor: 0, pointsAgainst: 0 }
  for (const { index, isHome } of games) {
    const matchup = buildMatchup(plan, index, null)
    const winner = matchup.winner
    if (winner === 'UNDECIDED') continue
    if (winner === 'TIE') overall.ties++
    else if ((winner === 'HOME') === isHome) overall.wins++
    else overall.losses++
    overall.pointsFor += Number(getAt(matchup, isHome ? 'home.totalPoints' : 'away.totalPoints'))
    overall.pointsAgainst += Number(getAt(matchup, isHome ? 'away.totalPoints' : 'home.totalPoints'))
  }
  return {
    id,
    name: `Team  ${id} `,
    abbrev: `T${id}`,
    owners: [`{owner-${id}}`],
    primaryOwner: `{owner-${id}}`,
    divisionId: 0,
    playoffSeed: plan.latestWeek > 1 ? id : 0,
    rankCalculatedFinal: over ? id : 0,
    record: { overall },
  }
}

/** A matchup as mMatchup has it, or with the rosters of `week` as a scoring period has it. */
function buildMatchup(plan: Plan, index: number, week: number | null): Json {
  const [period, home, away, tier] = plan.schedule[index] ?? [0, 0, null, 'NONE']
  const weeks = plan.matchupPeriods[String(period)] ?? []
  const isOver = weeks.every((covered) => covered < plan.latestWeek)
  const side = (teamId: number) => buildSide(plan, { teamId, period, weeks, isOver, week })
  const homeSide = side(home)
  const awaySide = away === null ? null : side(away)
  const homePoints = Number(homeSide.totalPoints)
  const awayPoints = Number(awaySide?.totalPoints)
  const result = homePoints === awayPoints ? 'TIE' : homePoints > awayPoints ? 'HOME' : 'AWAY'
  return {
    id: index + 1,
    matchupPeriodId: period,
    winner: isOver && awaySide ? result : 'UNDECIDED',
    home: homeSide,
    ...(awaySide ? { away: awaySide } : {}),
    ...(week === null ? {} : { playoffTierType: tier }),
  }
}

function buildSide(
  plan: Plan,
  at: { teamId: number; period: number; weeks: number[]; isOver: boolean; week: number | null },
): Json {
  const { teamId, period, weeks, isOver, week } = at
  const over = weeks.filter((covered) => covered < plan.latestWeek)
  const adjustment = plan.adjustment(teamId, period)
  const total = over.reduce((sum, covered) => sum + startersOf(teamId, covered), adjustment)
  return {
    teamId,
    totalPoints: isOver ? round(total) : 0,
    pointsByScoringPeriod: Object.fromEntries(
      [...over].reverse().map((covered) => [covered, startersOf(teamId, covered)]),
    ),
    ...(week === null ? {} : { adjustment }),
    ...(week !== null && weeks.includes(week)
      ? {
          rosterForCurrentScoringPeriod: {
            entries: roster.map((_, place) => buildEntry(plan, playerAt(teamId, place), week)),
          },
          rosterForMatchupPeriod: { entries: [] },
        }
      : {}),
  }
}

function buildWeek(plan: Plan, week: number): Json {
  return {
    id: plan.espnLeagueId,
    seasonId: plan.season,
    scoringPeriodId: week,
    status: buildStatus(plan),
    schedule: plan.schedule.flatMap(([period], index) =>
      plan.matchupPeriods[String(period)]?.includes(week) ? [buildMatchup(plan, index, week)] : [],
    ),
  }
}

function buildPicks(drafted: boolean): Json[] {
  return range(roster.length + 1).flatMap((roundId) =>
    teamIds.map((_, index) => {
      const teamId = roundId % 2 === 1 ? index + 1 : teamIds.length - index
      return {
        overallPickNumber: (roundId - 1) * teamIds.length + index + 1,
        roundId,
        roundPickNumber: index + 1,
        teamId,
        playerId: drafted ? playerAt(teamId, roundId - 1) : -1,
        keeper: false,
        bidAmount: 0,
      }
    }),
  )
}

/** Every team drops its last pick in week 1; in later weeks nothing moves, and ESPN leaves the list out. */
function buildTransactions(plan: Plan, week: number): Json {
  const envelope = { id: plan.espnLeagueId, seasonId: plan.season, scoringPeriodId: week, status: buildStatus(plan) }
  if (week > 1) return envelope
  return {
    ...envelope,
    transactions: teamIds.map((teamId) => ({
      id: `drop-${teamId}`,
      type: 'FREEAGENT',
      status: 'EXECUTED',
      scoringPeriodId: 1,
      teamId,
      bidAmount: 0,
      proposedDate: Date.UTC(plan.season, 8, teamId),
      items: [{ playerId: playerAt(teamId, droppedPlace), type: 'DROP', fromTeamId: teamId, toTeamId: 0 }],
    })),
  }
}

function pad(week: number): string {
  return String(week).padStart(2, '0')
}
