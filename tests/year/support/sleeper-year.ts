/** A league at a fake Sleeper over a year, and the NFL's schedule at ESPN. Its scores are random, and grow while a player's NFL team plays. */
import { nflTeams } from '../../../demo/nfl-teams.ts'
import { createRandom } from '../../../demo/random.ts'
import { gameMinutes } from '../../../src/domain/nfl-clock.ts'
import { respondAsSleeper } from '../../hosts/sleeper/respond-as-sleeper.ts'
import { openEspn } from './espn-year.ts'
import {
  draftEnd,
  type LeagueYear,
  lastWeek,
  openYear,
  regularWeeks,
  roundWeeks,
  season,
  teamCount,
  turnOf,
  type YearState,
} from './league-year.ts'

const leagueId = '920000000000004242'
/** Each season is a league of its own, which names the one before. */
const nextLeagueId = '920000000000004343'
const draftId = '820000000000004242'

const teamIds = Array.from({ length: teamCount }, (_, index) => index + 1)
const weeks = Array.from({ length: lastWeek }, (_, index) => index + 1)
const slots = ['QB', 'RB', 'WR', 'FLEX']
const positions = ['QB', 'RB', 'WR', 'RB', 'WR', 'TE']
const draftRounds = positions.length
const hour = 3_600_000

const userOf = (team: number) => `7000000000000${team}`
const ownerOf = (team: number, { manager }: YearState) => (team === 2 && manager ? '70000000000277' : userOf(team))
const playerOf = (team: number, place: number) => `${100 * team + place}`
const playersOf = (team: number) => positions.map((_, place) => playerOf(team, place))

/** Teams of the NFL by number, one for each player. */
const nflTeamOf = (team: number, place: number) => nflTeams[(team * draftRounds + place) % nflTeams.length]

/** Whether a player has played his part of a week, 0 to 1. */
type ShareOf = (team: number, place: number, week: number) => number

/** Pairs of a week of the regular season: everybody meets everybody. */
const pairs = [
  [[1, 2], [3, 4]],
  [[1, 3], [2, 4]],
  [[1, 4], [2, 3]],
] // biome-ignore format: a week a line

function pointsOf(team: number, place: number, week: number, { corrections }: YearState): number {
  const random = createRandom(`${team}/${place}/${week}`)
  const added = corrections
    .filter((correction) => place === 0 && correction.week === week && correction.teamId === team)
    .reduce((sum, { points }) => sum + points, 0)
  return Math.round(100 * (4 + 22 * random.next() + added)) / 100
}

const roundCents = (points: number) => Math.round(100 * points) / 100

/** Sleeper's files of the season as of a minute. */
function writeFiles(state: YearState, shareOf: ShareOf): Record<string, unknown> {
  const { currentWeek, isDrafted, isOver } = state
  const scored = isOver ? lastWeek : Math.max(0, currentWeek - 1)
  const soFar = (team: number, place: number, week: number) =>
    roundCents(pointsOf(team, place, week, state) * shareOf(team, place, week))
  const scoreOf = (team: number, week: number) =>
    roundCents(slots.reduce((sum, _, place) => sum + soFar(team, place, week), 0))
  const winnerOf = ([a = 0, b = 0]: readonly number[], of: readonly number[]) => {
    const [own = 0, other = 0] = [a, b].map((team) => of.reduce((sum, week) => sum + scoreOf(team, week), 0))
    return own >= other ? a : b
  }
  const regular = weeks.slice(0, regularWeeks).map((week) => ({ week, games: pairs[(week - 1) % pairs.length] ?? [] }))
  const recordOf = (team: number) => {
    const own = regular.filter(({ week }) => week <= scored)
    const opponentOf = (games: readonly number[][]) =>
      games.find((pair) => pair.includes(team))?.find((other) => other !== team) ?? 0
    const wins = own.filter(({ week, games }) => winnerOf([team, opponentOf(games)].sort(), [week]) === team).length
    return {
      wins,
      losses: own.length - wins,
      points: own.reduce((sum, { week }) => sum + scoreOf(team, week), 0),
      against: own.reduce((sum, { week, games }) => sum + scoreOf(opponentOf(games), week), 0),
    }
  }
  const seeds = teamIds.toSorted(
    (a, b) => recordOf(b).wins - recordOf(a).wins || recordOf(b).points - recordOf(a).points,
  )
  const roundOf = (round: number) =>
    Array.from({ length: roundWeeks }, (_, index) => regularWeeks + (round - 1) * roundWeeks + index + 1)
  const isRoundOver = (round: number) => scored >= (roundOf(round).at(-1) ?? 0)
  const semifinals = [[0, 3], [1, 2]].map((pair) => pair.map((place) => seeds[place] ?? 0)) // biome-ignore format: two games
  const finalists = semifinals.map((pair) => winnerOf(pair, roundOf(1)))
  const others = semifinals.map((pair, index) => pair.find((team) => team !== finalists[index]) ?? 0)
  const rounds = [semifinals, [finalists, others]]
  const drawn = (pair: readonly number[], round: number) => {
    const winner = winnerOf(pair, roundOf(round))
    return isRoundOver(round) ? { w: winner, l: pair.find((team) => team !== winner) } : { w: null, l: null }
  }
  const teamsOf = ([t1, t2]: readonly number[]) => (isRoundOver(1) ? { t1, t2 } : { t1: null, t2: null })
  const bracket = [
    ...semifinals.map((pair, index) => ({ r: 1, m: index + 1, t1: pair[0], t2: pair[1], ...drawn(pair, 1) })),
    { r: 2, m: 3, p: 1, t1_from: { w: 1 }, t2_from: { w: 2 }, ...teamsOf(finalists), ...drawn(finalists, 2) },
    { r: 2, m: 4, p: 3, t1_from: { l: 1 }, t2_from: { l: 2 }, ...teamsOf(others), ...drawn(others, 2) },
  ]
  const gamesIn = (week: number): readonly (readonly number[])[] => {
    if (week <= regularWeeks) return pairs[(week - 1) % pairs.length] ?? []
    const round = roundOf(1).includes(week) ? 1 : 2
    const isKnown = scored >= regularWeeks && (round === 1 || isRoundOver(1))
    return isKnown ? (rounds[round - 1] ?? []) : []
  }
  const picks = listPicks(state)
  const files: Record<string, unknown> = {
    'league.json': writeLeague(state, scored),
    'users.json': teamIds.map((team) => ({
      user_id: ownerOf(team, state),
      display_name: team === 2 ? (state.manager ?? 'manager2') : `manager${team}`,
      metadata: team === 2 && state.teamName ? { team_name: state.teamName } : {},
    })),
    'rosters.json': teamIds.map((team) => {
      const { wins, losses, points, against } = recordOf(team)
      return {
        roster_id: team,
        owner_id: ownerOf(team, state),
        players: isDrafted ? playersOf(team) : null,
        starters: isDrafted ? playersOf(team).slice(0, slots.length) : null,
        settings: { wins, losses, ties: 0, ...split('fpts', points), ...split('fpts_against', against) },
      }
    }),
    'winners-bracket.json': scored >= regularWeeks ? bracket : [],
    'losers-bracket.json': [],
    'drafts.json': [writeDraft(state)],
    [`draft-picks-${draftId}.json`]: picks,
    'traded-picks.json': [],
  }
  for (const week of isDrafted ? weeks : []) {
    const number = String(week).padStart(2, '0')
    files[`transactions-${number}.json`] = []
    files[`matchups-${number}.json`] = teamIds.map((team) => {
      const points = playersOf(team).map((_, place) => soFar(team, place, week))
      const game = gamesIn(week).findIndex((pair) => pair.includes(team))
      return {
        roster_id: team,
        matchup_id: game < 0 ? null : game + 1,
        custom_points: null,
        points: scoreOf(team, week),
        players: playersOf(team),
        starters: playersOf(team).slice(0, slots.length),
        players_points: Object.fromEntries(playersOf(team).map((player, index) => [player, points[index]])),
        starters_points: points.slice(0, slots.length),
      }
    })
  }
  return files
}

function split(name: string, points: number): Record<string, number> {
  const cents = Math.round(100 * points)
  return { [name]: Math.floor(cents / 100), [`${name}_decimal`]: cents % 100 }
}

function writeLeague({ currentWeek, isDrafted, isOver, name }: YearState, scored: number) {
  return {
    league_id: leagueId,
    name,
    season: String(season),
    sport: 'nfl',
    status: isOver ? 'complete' : isDrafted ? 'in_season' : 'pre_draft',
    previous_league_id: null as string | null,
    draft_id: draftId,
    total_rosters: teamCount,
    roster_positions: [...slots, 'BN', 'BN'],
    scoring_settings: { rec: 1 },
    settings: {
      type: 0,
      start_week: 1,
      playoff_week_start: regularWeeks + 1,
      playoff_teams: teamCount,
      playoff_round_type: 2,
      leg: Math.max(1, currentWeek),
      last_scored_leg: scored,
      waiver_type: 0,
    },
    metadata: null,
  }
}

/** The draft takes its last hour. */
const draftStart = draftEnd - hour

function listPicks({ now }: YearState): unknown[] {
  const share = Math.max(0, Math.min(1, (now.getTime() - draftStart) / hour))
  return Array.from({ length: Math.floor(share * teamCount * draftRounds) }, (_, index) => {
    const team = (index % teamCount) + 1
    const place = Math.floor(index / teamCount)
    return {
      pick_no: index + 1,
      round: place + 1,
      draft_slot: team,
      roster_id: team,
      player_id: playerOf(team, place),
      picked_by: userOf(team),
      is_keeper: null,
      metadata: { first_name: 'Player', last_name: playerOf(team, place), position: positions[place] },
    }
  })
}

function writeDraft({ now, isDrafted }: YearState) {
  return {
    draft_id: draftId,
    type: 'linear',
    status: isDrafted ? 'complete' : now.getTime() >= draftStart ? 'drafting' : 'pre_draft',
    start_time: draftStart,
    settings: { rounds: draftRounds, teams: teamCount },
    slot_to_roster_id: Object.fromEntries(teamIds.map((team) => [team, team])),
  }
}

const players = Object.fromEntries(
  teamIds.flatMap((team) =>
    positions.map((position, place) => [
      playerOf(team, place),
      {
        full_name: `Player ${playerOf(team, place)}`,
        position,
        fantasy_positions: [position],
        team: nflTeamOf(team, place)?.abbreviation.toUpperCase(),
      },
    ]),
  ),
)

/** Of the next season there is its league, before its draft. */
function writeNext(state: YearState): Record<string, unknown> {
  const before: YearState = { ...state, currentWeek: 0, isDrafted: false, isOver: false, now: new Date(0) }
  const next = { league_id: nextLeagueId, previous_league_id: leagueId, season: String(season + 1), draft_id: null }
  return {
    ...writeFiles(before, () => 0),
    'league.json': { ...writeLeague(before, 0), ...next },
    'drafts.json': [],
  }
}

interface ProSchedule {
  settings: { proTeams: { id: number; proGamesByScoringPeriod?: Record<string, { date: number }[]> }[] }
}

export function openSleeperYear(): LeagueYear {
  const respondWithEspn = openEspn()
  const schedule = 'https://lm-api-reads.fantasy.espn.com/apis/v3/games/ffl/seasons/2025?view=proTeamSchedules_wl'

  async function readShares(state: YearState): Promise<ShareOf> {
    const { settings } = (await (await respondWithEspn(new Request(schedule), state)).json()) as ProSchedule
    const games = new Map(settings.proTeams.map(({ id, proGamesByScoringPeriod }) => [id, proGamesByScoringPeriod]))
    return (team, place, week) => {
      const kickoff = games.get(nflTeamOf(team, place)?.proTeamId ?? 0)?.[week]?.[0]?.date
      // Who has a bye has his points at the turn of the week, so that every team has some.
      const since = state.now.getTime() - (kickoff ?? turnOf(week + 1))
      return since < 0 ? 0 : kickoff === undefined ? 1 : Math.min(1, since / (gameMinutes * 60_000))
    }
  }

  return openYear({ host: 'sleeper', leagueId, season }, async (request, state) => {
    if (new URL(request.url).hostname.includes('espn'))
      return respondWithEspn(request, { ...state, trouble: undefined })
    const shareOf = await readShares(state)
    const isGone = state.trouble === 'refused'
    const leagues = new Map(isGone ? [] : [[leagueId, folderOf(writeFiles(state, shareOf))]])
    if (state.hasNextSeason && !isGone) leagues.set(nextLeagueId, folderOf(writeNext(state)))
    return respondAsSleeper(request, { leagues, players, season })
  })
}

const folderOf = (files: Record<string, unknown>) => ({ read: async (name: string) => files[name] ?? null })
