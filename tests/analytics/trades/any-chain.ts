/** Arbitrary dynasties: seasons with lineups, rookie drafts, trades of players and picks between two or three teams, drops, undone trades. */
import fc from 'fast-check'
import type { Lineup, OwnedPick, Player, TradedDraftPick, Transaction } from '../../../src/domain/host-season.ts'
import type { Season } from '../../../src/domain/season.ts'
import { buildSeason, game, lineup, move, pick, player, slots } from '../../build-season.ts'

const teamIds = [1, 2, 3, 4]
const veterans = 3
const rounds = 2
const weeks = [1, 2, 3]
const firstSeason = 2023

export interface Chain {
  seasons: Season[]
  /** Who has a player after the moves of a week, by season, week and the host's id. */
  ownerOf: (season: number, week: number, hostPlayerId: number) => number | undefined
  /** Who has a pick at the end. */
  picks: readonly OwnedPick[]
  undone: ReadonlySet<string>
}

export const anyChain: fc.Arbitrary<Chain> = fc
  .record({
    years: fc.integer({ min: 1, max: 3 }),
    choices: fc.infiniteStream(fc.nat(1000)).map((stream) => () => Number(stream.next().value)),
  })
  .map(({ years, choices }) => playChain(years, choices))

type Choose = () => number

interface League {
  /** Host's player id → team. */
  rosters: Map<number, number>
  picks: OwnedPick[]
  choose: Choose
}

function playChain(years: number, choose: Choose): Chain {
  const rosters = new Map(
    teamIds.flatMap((team) => Array.from({ length: veterans }, (_, index) => [team * 10 + index, team])),
  )
  const picks = Array.from({ length: years + 2 }, (_, index) => firstSeason + index).flatMap((season) =>
    teamIds.flatMap((team) =>
      Array.from({ length: rounds }, (_, index) => ({
        season,
        round: index + 1,
        originalTeamId: team,
        ownerTeamId: team,
      })),
    ),
  )
  const league: League = { rosters, picks, choose }
  const owners = new Map<string, number>()
  const undone = new Set<string>()
  const seasons = Array.from({ length: years }, (_, index) => playSeason(league, firstSeason + index, owners, undone))
  return {
    seasons,
    ownerOf: (season, week, id) => owners.get(`${season} ${week} ${id}`),
    picks,
    undone,
  }
}

function playSeason(league: League, year: number, owners: Map<string, number>, undone: Set<string>): Season {
  const { rosters, picks, choose } = league
  const known = new Set(rosters.keys())
  const transactions: Transaction[] = []
  const lineups: Lineup[] = []
  const numberOf = (id: number) => id
  const made = holdDraft(league, year)
  for (const { player: id } of made) known.add(id)
  for (const week of weeks) {
    for (let count = choose() % 3; count > 0; count--)
      transactions.push(...trade(league, year, week, transactions.length, undone))
    if (choose() % 4 === 0) transactions.push(...drop(league, week, transactions.length, year))
    for (const [id, team] of rosters) owners.set(`${year} ${week} ${id}`, team)
    for (const team of teamIds) {
      const own = [...rosters].filter(([, owner]) => owner === team).map(([id]) => numberOf(id))
      const started = own.slice(0, 2)
      lineups.push(lineup(week, team, { FLEX: started, BENCH: own.slice(2) }))
    }
  }
  const players: Player[] = [...known].map((id) =>
    player(
      numberOf(id),
      'RB',
      weeks.map(() => (choose() % 300) / 10),
      { hostPlayerId: 5000 + id },
    ),
  )
  return buildSeason({
    host: 'sleeper',
    leagueId: String(year),
    season: year,
    teams: teamIds.length,
    settings: { leagueType: 'dynasty', futureDraftRounds: rounds, lineupSlots: slots({ FLEX: 2, BENCH: 20 }) },
    status: { phase: 'complete', currentWeek: 3, finalWeek: 3, regularSeasonFinalWeek: 3 },
    matchups: weeks.flatMap((week) => [
      game(week, [1, 50 + (choose() % 50)], [2, 50 + (choose() % 50)]),
      game(week, [3, 50 + (choose() % 50)], [4, 50 + (choose() % 50)]),
    ]),
    players,
    lineups,
    transactions,
    picks: made,
    tradedPicks: picks
      .filter((one) => one.season > year && one.ownerTeamId !== one.originalTeamId)
      .map((one) => ({ ...one })),
  })
}

/** Rookies have the year in their id. */
function holdDraft({ rosters, picks }: League, year: number) {
  return picks
    .filter(({ season }) => season === year)
    .sort((a, b) => a.round - b.round || a.originalTeamId - b.originalTeamId)
    .map(({ round, originalTeamId, ownerTeamId }, index) => {
      const id = (year - 2000) * 100 + index
      rosters.set(id, ownerTeamId)
      return {
        ...pick(index + 1, round, ownerTeamId, id),
        ...(originalTeamId === ownerTeamId ? {} : { originalTeamId }),
      }
    })
}

/** Every team of a trade gives a player or a pick to the next one. */
function trade(
  { rosters, picks, choose }: League,
  year: number,
  week: number,
  count: number,
  undone: Set<string>,
): Transaction[] {
  const first = choose() % teamIds.length
  const size = choose() % 4 === 0 ? 3 : 2
  const sides = Array.from({ length: size }, (_, index) => teamIds[(first + index) % teamIds.length] ?? 1)
  const items: Transaction['items'] = []
  const draftPicks: TradedDraftPick[] = []
  const steps: (() => void)[] = []
  for (const [index, from] of sides.entries()) {
    const to = sides[(index + 1) % size] ?? 1
    const own = [...rosters].filter(([, team]) => team === from)
    const ownPicks = picks.filter(({ season, ownerTeamId }) => season > year && ownerTeamId === from)
    const given = own[choose() % Math.max(1, own.length)]
    const givenPick = ownPicks[choose() % Math.max(1, ownPicks.length)]
    if (given && (choose() % 3 > 0 || !givenPick)) {
      items.push({ player: given[0], action: 'trade', fromTeamId: from, toTeamId: to })
      steps.push(() => rosters.set(given[0], to))
    } else if (givenPick) {
      const { season, round, originalTeamId } = givenPick
      draftPicks.push({ season, round, originalTeamId, overallPick: null, fromTeamId: from, toTeamId: to })
      steps.push(() => Object.assign(givenPick, { ownerTeamId: to }))
    }
  }
  if (steps.length < size) return []
  const made = (id: string, minute: number) => ({
    id,
    week,
    kind: 'trade' as const,
    processedAt: timeOf(year, week, minute),
  })
  const id = `${year}-${week}-${count}`
  const transaction = move(id, { ...made(id, 2 * count), items, ...(draftPicks.length > 0 ? { draftPicks } : {}) })
  // The commissioner puts a trade of players back at once.
  if (choose() % 5 === 0 && draftPicks.length === 0) {
    undone.add(id)
    const back = items.map((item) => ({ ...item, fromTeamId: item.toTeamId, toTeamId: item.fromTeamId }))
    return [
      transaction,
      move(`${id}-back`, { ...made(`${id}-back`, 2 * count + 1), items: back, isByCommissioner: true }),
    ]
  }
  for (const step of steps) step()
  return [transaction]
}

function drop({ rosters, choose }: League, week: number, count: number, year: number): Transaction[] {
  const team = teamIds[choose() % teamIds.length] ?? 1
  const [dropped] = [...rosters].filter(([, owner]) => owner === team).at(choose() % 3) ?? []
  if (dropped === undefined) return []
  rosters.delete(dropped)
  const items = [{ player: dropped, action: 'drop' as const, fromTeamId: team, toTeamId: null }]
  return [
    move(`${year}-${week}-drop-${count}`, { week, kind: 'drop', processedAt: timeOf(year, week, 2 * count), items }),
  ]
}

function timeOf(year: number, week: number, minute: number): string {
  return new Date(Date.UTC(year, 8, 7 * week, 12, minute)).toISOString()
}
