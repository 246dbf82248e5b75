/**
 * A random league of any size and kind in Sleeper's format, with its expected records, seeds and ranks. Every player has one position, and
 * all except the bench start.
 */
import { createRandom } from '../../../demo/random.ts'
import type { SleeperFiles } from './build-sleeper-league.ts'

export const playedId = '920000000000000555'

export interface Plan {
  teams: number
  playoffTeams: number
  /** By default a toilet bowl. */
  hasConsolation?: boolean
  reseeds?: boolean
  /** `playoff_round_type`; until 2020 1 meant what 2 means since. */
  roundType?: 0 | 1 | 2
  divisions?: number
  hasMedianGame?: boolean
  regularWeeks?: number
  season?: number
  settings?: Record<string, unknown>
}

export interface Played {
  files: SleeperFiles
  /** By team id: wins, losses, ties, points for. */
  records: Map<number, [number, number, number, number]>
  /** Team ids by seed, and in the final order as far as the brackets decide it. */
  seeds: number[]
  places: (number | undefined)[]
}

interface Game {
  r: number
  m: number
  t1: number
  t2: number
  w: number
  l: number
  p?: number
}

const slots = ['QB', 'RB', 'WR', 'FLEX']
const kinds = ['QB', 'RB', 'WR', 'TE', 'RB', 'QB']

export function playSleeperLeague(plan: Plan): Played {
  const {
    teams,
    playoffTeams,
    hasConsolation = false,
    reseeds = false,
    roundType = 0,
    regularWeeks = 5,
    season = 2024,
  } = plan
  const ids = Array.from({ length: teams }, (_, index) => index + 1)
  const roundCount = Math.ceil(Math.log2(playoffTeams))
  const areAllDouble = roundType === 2 || (roundType === 1 && season < 2021)
  const weeksOfRound = layWeeks(regularWeeks + 1, roundCount, areAllDouble ? 2 : roundType)
  const lastWeek = weeksOfRound.at(-1)?.at(-1) ?? regularWeeks
  const scores = scoreEverything(ids, lastWeek, `${teams}/${playoffTeams}`)
  const cents = (team: number, weeks: readonly number[]) =>
    weeks.reduce((sum, week) => sum + (scores.get(week)?.get(team) ?? []).slice(0, 4).reduce((a, b) => a + b, 0), 0)

  const pairs = new Map<number, [number, number][]>()
  for (let week = 1; week <= regularWeeks; week++) pairs.set(week, roundRobin(ids, week))
  const { records, seeds } = seedTeams(plan, ids, pairs, (team, week) => cents(team, [week]))

  const beats = (round: number) => (a: number, b: number) =>
    cents(a, weeksOfRound[round - 1] ?? []) >= cents(b, weeksOfRound[round - 1] ?? [])
  const winners = playBracket(seeds.slice(0, playoffTeams), { reseeds, goesOn: beats })
  const others = seeds.slice(playoffTeams)
  const losers = playBracket(hasConsolation ? others : others.toReversed(), {
    reseeds,
    goesOn: (round) => (hasConsolation ? beats(round) : (a, b) => !beats(round)(a, b)),
  }).filter(({ r }) => r <= roundCount)
  for (const { r, t1, t2 } of [...winners, ...losers]) {
    for (const week of weeksOfRound[r - 1] ?? []) pairs.set(week, [...(pairs.get(week) ?? []), [t1, t2]])
  }

  const places: (number | undefined)[] = Array(teams).fill(undefined)
  const place = (rank: number, team: number) => {
    if (rank >= 1 && rank <= teams) places[rank - 1] = team
  }
  for (const { p, w, l } of winners) {
    if (!p) continue
    place(p, w)
    place(p + 1, l)
  }
  for (const { p, w, l } of losers) {
    if (!p) continue
    place(hasConsolation ? playoffTeams + p : teams + 1 - p, w)
    place(hasConsolation ? playoffTeams + p + 1 : teams - p, l)
  }
  const files: Record<string, unknown> = {
    'league.json': buildLeague(plan, regularWeeks, lastWeek),
    'users.json': ids.map((team) => ({ user_id: userOf(team), display_name: `m${team}`, metadata: null })),
    'rosters.json': ids.map((team) => buildRoster(plan, team, records.get(team) ?? [0, 0, 0, 0])),
    'winners-bracket.json': winners,
    'losers-bracket.json': losers,
    'drafts.json': [],
    'players.json': Object.fromEntries(
      ids.flatMap((team) =>
        kinds.map((kind, index) => [
          `${100 * team + index}`,
          { full_name: `Player ${team}-${index}`, position: kind, fantasy_positions: [kind], team: 'KC' },
        ]),
      ),
    ),
  }
  for (let week = 1; week <= lastWeek; week++) {
    const name = `${week}`.padStart(2, '0')
    files[`transactions-${name}.json`] = []
    files[`matchups-${name}.json`] = ids.map((team) => {
      const points = (scores.get(week)?.get(team) ?? []).map((one) => one / 100)
      const players = kinds.map((_, index) => `${100 * team + index}`)
      const game = (pairs.get(week) ?? []).findIndex((pair) => pair.includes(team))
      return {
        roster_id: team,
        matchup_id: game < 0 ? null : game + 1,
        custom_points: null,
        points: cents(team, [week]) / 100,
        players,
        starters: players.slice(0, 4),
        players_points: Object.fromEntries(players.map((player, index) => [player, points[index]])),
        starters_points: points.slice(0, 4),
      }
    })
  }
  return { files: files as SleeperFiles, records, seeds, places }
}

const userOf = (team: number) => `7000000000000000${String(team).padStart(2, '0')}`

function layWeeks(first: number, rounds: number, roundType: number): number[][] {
  let week = first
  return Array.from({ length: rounds }, (_, index) => {
    const isDouble = roundType === 2 || (roundType === 1 && index === rounds - 1)
    const weeks = isDouble ? [week, week + 1] : [week]
    week += weeks.length
    return weeks
  })
}

/** Cents by week, team and player, some of them negative. */
function scoreEverything(ids: readonly number[], lastWeek: number, seed: string) {
  const random = createRandom(seed)
  const weeks = Array.from({ length: lastWeek }, (_, index) => index + 1)
  return new Map(
    weeks.map((week) => [
      week,
      new Map(ids.map((team) => [team, kinds.map(() => Math.round(random.next() * 3300) - 300)])),
    ]),
  )
}

/** The circle method; with an odd number of teams one rests. */
function roundRobin(ids: readonly number[], week: number): [number, number][] {
  const circle = ids.length % 2 === 0 ? [...ids] : [...ids, 0]
  const [fixed = 0, ...others] = circle
  const turned = others.map((_, index) => others[(index + week) % others.length] ?? 0)
  const order = [fixed, ...turned]
  return Array.from({ length: order.length / 2 }, (_, index): [number, number] => [
    order[index] ?? 0,
    order[order.length - 1 - index] ?? 0,
  ]).filter((pair) => !pair.includes(0))
}

function seedTeams(
  { divisions = 0, hasMedianGame = false }: Plan,
  ids: readonly number[],
  pairs: ReadonlyMap<number, readonly [number, number][]>,
  cents: (team: number, week: number) => number,
) {
  const rows = new Map(ids.map((team) => [team, { results: [0, 0, 0], points: 0, within: [] as number[] }]))
  const add = (team: number, difference: number) => {
    const results = rows.get(team)?.results ?? []
    const index = difference > 0 ? 0 : difference < 0 ? 1 : 2
    results[index] = (results[index] ?? 0) + 1
  }
  for (const [week, games] of pairs) {
    for (const [a, b] of games) {
      for (const [own, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const difference = cents(own, week) - cents(other, week)
        const row = rows.get(own)
        add(own, difference)
        if (row) row.points += cents(own, week)
        if (divisions > 0 && divisionOf(own, divisions) === divisionOf(other, divisions)) {
          row?.within.push((Math.sign(difference) + 1) / 2)
        }
      }
    }
    if (!hasMedianGame) continue
    const scores = ids.map((team) => cents(team, week)).sort((a, b) => a - b)
    const median = ((scores[ids.length / 2 - 1] ?? 0) + (scores[ids.length / 2] ?? 0)) / 2
    for (const team of ids) add(team, cents(team, week) - median)
  }
  const share = (team: number) => {
    const [wins = 0, losses = 0, ties = 0] = rows.get(team)?.results ?? []
    return (wins + ties / 2) / (wins + losses + ties)
  }
  const points = (team: number) => rows.get(team)?.points ?? 0
  const within = (team: number) => {
    const games = rows.get(team)?.within ?? []
    return games.length === 0 ? 0 : games.reduce((a, b) => a + b, 0) / games.length
  }
  const byRecord = (a: number, b: number) => share(b) - share(a) || points(b) - points(a)
  const best = Array.from({ length: divisions }, (_, index) =>
    ids
      .filter((team) => divisionOf(team, divisions) === index + 1)
      .sort((a, b) => share(b) - share(a) || within(b) - within(a) || points(b) - points(a))
      .at(0),
  )
  const records = new Map(
    [...rows].map(([team, { results, points: sum }]) => [
      team,
      [...results, sum / 100] as [number, number, number, number],
    ]),
  )
  return {
    records,
    seeds: [
      ...ids.filter((team) => best.includes(team)).sort(byRecord),
      ...ids.filter((team) => !best.includes(team)).sort(byRecord),
    ],
  }
}

const divisionOf = (team: number, divisions: number) => (team % divisions) + 1

interface BracketPlay {
  reseeds: boolean
  goesOn: (round: number) => (a: number, b: number) => boolean
}

/** The way to the end of a bracket, the game of those who lost the last but one, and that of two who lost the one before. */
function playBracket(bySeed: readonly number[], { reseeds, goesOn }: BracketPlay): Game[] {
  const rounds = bySeed.length < 2 ? 0 : Math.ceil(Math.log2(bySeed.length))
  let order: (number | null)[] = orderOf(2 ** rounds).map((seed) => bySeed[seed - 1] ?? null)
  const games: Game[] = []
  const play = (r: number, a: number, b: number, p?: number): Game => {
    const isFirst = goesOn(r)(a, b)
    const game = { r, m: games.length + 1, t1: a, t2: b, w: isFirst ? a : b, l: isFirst ? b : a, ...(p ? { p } : {}) }
    games.push(game)
    return game
  }
  let fallen: number[] = []
  for (let r = 1; r <= rounds; r++) {
    const [next, out]: [(number | null)[], number[]] = [[], []]
    for (let index = 0; index < order.length; index += 2) {
      const a = order[index] ?? null
      const b = order[index + 1] ?? null
      if (a === null || b === null) next.push(a ?? b)
      else {
        const { w, l } = play(r, a, b, r === rounds ? 1 : undefined)
        next.push(w)
        out.push(l)
      }
    }
    const [first, second, ...more] = fallen
    const isForPlace = first !== undefined && second !== undefined && more.length === 0
    if (isForPlace) play(r, first, second, r === rounds ? 3 : 5)
    fallen = out
    order = reseeds ? meetWorst(next, bySeed) : next
  }
  return games
}

function meetWorst(left: readonly (number | null)[], bySeed: readonly number[]): (number | null)[] {
  const order = left.filter((team) => team !== null).sort((a, b) => bySeed.indexOf(a) - bySeed.indexOf(b))
  return order.slice(0, Math.ceil(order.length / 2)).flatMap((team, index) => {
    const other = order[order.length - 1 - index] ?? null
    return other === team ? [team, null] : [team, other]
  })
}

function orderOf(size: number): number[] {
  if (size < 2) return [1]
  return orderOf(size / 2).flatMap((seed) => [seed, size + 1 - seed])
}

function buildLeague(
  { teams, playoffTeams, hasConsolation, reseeds, roundType, divisions, hasMedianGame, season = 2024, settings }: Plan,
  regularWeeks: number,
  lastWeek: number,
): unknown {
  return {
    league_id: playedId,
    name: 'Played League',
    season: String(season),
    sport: 'nfl',
    status: 'complete',
    previous_league_id: null,
    draft_id: null,
    total_rosters: teams,
    metadata: null,
    roster_positions: [...slots, 'BN', 'BN'],
    scoring_settings: { rec: 1 },
    settings: {
      type: 0,
      start_week: 1,
      playoff_week_start: regularWeeks + 1,
      playoff_teams: playoffTeams,
      playoff_round_type: roundType ?? 0,
      playoff_type: hasConsolation ? 1 : 0,
      playoff_seed_type: reseeds ? 1 : 0,
      league_average_match: hasMedianGame ? 1 : 0,
      leg: lastWeek,
      last_scored_leg: lastWeek,
      divisions: divisions ?? 0,
      waiver_type: 0,
      ...settings,
    },
  }
}

function buildRoster(
  { divisions = 0 }: Plan,
  team: number,
  [wins, losses, ties, points]: [number, number, number, number],
): unknown {
  return {
    roster_id: team,
    owner_id: userOf(team),
    co_owners: null,
    reserve: null,
    taxi: null,
    metadata: null,
    players: kinds.map((_, index) => `${100 * team + index}`),
    settings: {
      wins,
      losses,
      ties,
      fpts: Math.floor(points),
      fpts_decimal: Math.round((points * 100) % 100),
      ...(divisions > 0 ? { division: divisionOf(team, divisions) } : {}),
    },
  }
}
