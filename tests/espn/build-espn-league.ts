/** Small leagues in ESPN's own shape: four teams, two regular weeks and a final, with only the details that matter. */
import type { RawFolder } from '../../src/espn/index.ts'

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

export type Json = Record<string, unknown>
/** File name (without .gz) to its JSON. */
export type EspnFiles = Record<string, Json>

const teamIds = [1, 2, 3, 4]
/** QB, RB and a WR in the FLEX start; a WR is benched and an RB on injured reserve. */
const roster = [
  { slot: 0, position: 1, eligible: [0, 7, 20, 21] },
  { slot: 2, position: 2, eligible: [2, 3, 23, 7, 20, 21] },
  { slot: 23, position: 3, eligible: [3, 4, 5, 23, 7, 20, 21] },
  { slot: 20, position: 3, eligible: [3, 4, 5, 23, 7, 20, 21] },
  { slot: 21, position: 2, eligible: [2, 3, 23, 7, 20, 21] },
]
/** Drafted in the last round and dropped before week 1: on no roster of any week. */
const droppedPlace = roster.length

/** ESPN's player id of a team's n-th roster place, from 0; place 5 is the player it drafted and dropped. */
export function playerAt(teamId: number, place: number): number {
  return teamId * 100 + place
}

/** League points of a player in a week: a fixed decimal between 0 and 24.9. */
export function scoreOf(playerId: number, week: number): number {
  return ((playerId * 7 + week * 53) % 250) / 10
}

/** His NFL team, 1 to 4; teams 3 and 4 have their bye in week 2. */
export function proTeamOf(playerId: number): number {
  return 1 + (playerId % 4)
}

export function hasBye(playerId: number, week: number): boolean {
  return week === 2 && proTeamOf(playerId) > 2
}

/** Starters' points of a team in a week, from the same scores. */
export function startersOf(teamId: number, week: number): number {
  const ids = [0, 1, 2].map((place) => playerAt(teamId, place)).filter((id) => !hasBye(id, week))
  return round(ids.reduce((sum, id) => sum + scoreOf(id, week), 0))
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

/** A raw folder in memory over a copy of the files; `written` lists what was put in, in order. */
export function openMemoryFolder(files: EspnFiles = {}): RawFolder & { written: string[] } {
  const texts = new Map(Object.entries(files).map(([name, json]) => [name, JSON.stringify(json)]))
  const written: string[] = []
  return {
    written,
    read: async (name) => {
      const text = texts.get(name)
      return text === undefined ? null : JSON.parse(text)
    },
    write: async (name, json) => {
      written.push(name)
      texts.set(name, JSON.stringify(json))
    },
    list: async () => [...texts.keys()].sort(),
  }
}

/** Puts `value` (undefined: removes) at a path such as `schedule[0].home.teamId`. */
export function setAt(json: unknown, path: string, value: unknown): void {
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((node, key) => Reflect.get(node as object, key), json)
  if (value === undefined) Reflect.deleteProperty(parent as object, last)
  else Reflect.set(parent as object, last, value)
}

/** What is at a path. */
export function getAt(json: unknown, path: string): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  return keys.reduce<unknown>((node, key) => Reflect.get(node as object, key), json)
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
  const [homePoints, awayPoints] = [Number(homeSide.totalPoints), Number(awaySide?.totalPoints)]
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

function buildEntry(plan: Plan, playerId: number, week: number): Json {
  return {
    playerId,
    lineupSlotId: roster[playerId % 100]?.slot ?? 20,
    playerPoolEntry: { id: playerId, player: { ...buildPlayer(playerId), stats: buildRows(plan, playerId, [week]) } },
  }
}

function buildPooled(plan: Plan, id: number): Json {
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

/** An actual row only where he played; a bye is a projection of 0 alone. */
function buildRows(plan: Plan, id: number, weeks: number[]): Json[] {
  return weeks.flatMap((week) => {
    const row = { seasonId: plan.season, scoringPeriodId: week, statSplitTypeId: 1 }
    const played = !hasBye(id, week) && (week < plan.latestWeek || plan.hasPlayed(id))
    const projected = { ...row, statSourceId: 1, proTeamId: 0, appliedTotal: hasBye(id, week) ? 0 : 12.345678 }
    const actual = { ...row, statSourceId: 0, proTeamId: proTeamOf(id), appliedTotal: scoreOf(id, week) + 1e-14 }
    return played ? [projected, actual] : [projected]
  })
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

function buildProSchedule(finalWeek: number): Json {
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

function allPlayers(): number[] {
  return teamIds.flatMap((teamId) => range(roster.length + 1).map((place) => playerAt(teamId, place - 1)))
}

function range(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => index + 1)
}

function pad(week: number): string {
  return String(week).padStart(2, '0')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
