import type { LeagueSeason, Matchup } from '../../domain/league-season.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import { factsOf, isDecided } from '../season-facts.ts'
import { type Contest, listOpen, listPlaces, openContests, playRound } from './contests.ts'
import { bracketRulesOf, listPlayoffRounds, type PlayoffRound } from './playoff-rounds.ts'
import { findPlayoffSeeds, type PlayoffSeeds } from './playoff-seeds.ts'

/** A side of a game: a team, or the winner or loser of an earlier game. */
export interface BracketSlot {
  /** Null while the earlier game is undecided. */
  teamId: number | null
  seed: number | null
  /** The earlier game; null in a first game, and where the lines of an edited bracket are not known. */
  from: { game: string; outcome: 'winner' | 'loser' } | null
}

export interface BracketGame {
  /** 'r2g3': third game of the second round. */
  key: string
  kind: Contest<unknown>['kind']
  /** The best place that this contest decides; 1 in the winners' bracket. */
  firstPlace: number
  first: BracketSlot
  /** Null: a bye. */
  second: BracketSlot | null
  /** The host's matchup; null while there is none. */
  matchup: Matchup | null
  winner: 'first' | 'second' | null
}

export interface BracketRound {
  matchupPeriod: number
  weeks: readonly number[]
  games: readonly BracketGame[]
}

export interface SeasonBracket {
  seeds: PlayoffSeeds
  rounds: readonly BracketRound[]
  /** True: the host's games differ from those by the rules; from that round on they are the host's, without lines. */
  isEdited: boolean
  /** Team ids in final order by the games; null while a game is undecided or the bracket was edited. */
  places: readonly number[] | null
}

/**
 * The playoffs: past and future games, and where winners and losers went. Before the regular season is over, with the seeds
 * so far. Null where the league has no bracket.
 */
export const buildBracket = memoizeBySeason((season: LeagueSeason): SeasonBracket | null => {
  const rounds = listPlayoffRounds(season)
  if (rounds.length === 0) return null
  const seeds = findPlayoffSeeds(season)
  const rules = bracketRulesOf(season)
  const { teams } = factsOf(season)

  let contests = openContests<BracketSlot>(
    seeds.order.map((teamId, index) => ({ teamId, seed: index + 1, from: null })),
    rules,
  )
  let isEdited = false
  const built = rounds.map((round, index): BracketRound => {
    const number = index + 1
    const isLast = number === rounds.length
    const games = isEdited ? [] : pairUp(listOpen(contests, rules.consolation), round, number)
    isEdited ||= !agree(games, round)
    if (isEdited) return { ...placeOf(round), games: gamesOfHost(round, seeds, number, (id) => teams.has(id)) }
    const byFirst = new Map(games.map((game) => [game.first, game]))
    const reseedBy = rules.reseed ? ({ seed }: BracketSlot) => seed ?? Number.MAX_SAFE_INTEGER : null
    const firstWins = (first: BracketSlot) => byFirst.get(first)?.winner !== 'second'
    const { consolation } = rules
    contests = moveOn(playRound(contests, { firstWins, consolation, isLast, reseedBy }), games, rules.reseed)
    return { ...placeOf(round), games }
  })

  const isDone =
    !isEdited && built.every(({ games }) => games.every(({ second, winner }) => !second || winner !== null))
  const ladderless = rules.consolation === 'none' ? seeds.order.slice(rules.playoffTeamCount) : []
  const places = isDone ? [...listPlaces(contests).flatMap(({ teamId }) => teamId ?? []), ...ladderless] : null
  return { seeds, rounds: built, isEdited, places }
})

function placeOf({ matchupPeriod, weeks }: PlayoffRound) {
  return { matchupPeriod, weeks }
}

function pairUp(contests: readonly Contest<BracketSlot>[], round: PlayoffRound, number: number): BracketGame[] {
  const pairs = contests.flatMap(({ kind, firstPlace, entries }) =>
    Array.from({ length: Math.ceil(entries.length / 2) }, (_, index) => {
      const [a, b] = [entries[2 * index] ?? null, entries[2 * index + 1] ?? null]
      return { kind, firstPlace, first: a ?? b, second: a && b }
    }),
  )
  return pairs.flatMap(({ kind, firstPlace, first, second }, index): BracketGame[] => {
    if (!first) return []
    const matchup = findMatchup(round, first, second)
    return [
      {
        key: `r${number}g${index + 1}`,
        kind,
        firstPlace,
        first,
        second,
        matchup,
        winner: winnerOf(matchup, first, second),
      },
    ]
  })
}

function findMatchup({ matchups }: PlayoffRound, first: BracketSlot, second: BracketSlot | null): Matchup | null {
  const wanted = [first.teamId, second ? second.teamId : null]
  if (first.teamId === null || (second && second.teamId === null)) return null
  return (
    matchups.find(({ home, away }) => {
      const teamIds = [home.teamId, away?.teamId ?? null]
      return wanted.every((teamId) => teamIds.includes(teamId))
    }) ?? null
  )
}

/** The better seed wins a tie. */
function winnerOf(matchup: Matchup | null, first: BracketSlot, second: BracketSlot | null): BracketGame['winner'] {
  if (!second) return 'first'
  if (!matchup || !isDecided(matchup)) return null
  if (matchup.winner === 'tie') return (first.seed ?? 0) <= (second.seed ?? 0) ? 'first' : 'second'
  const winningTeam = matchup.winner === 'home' ? matchup.home.teamId : matchup.away?.teamId
  return winningTeam === first.teamId ? 'first' : 'second'
}

/**
 * Every game of two teams that the host has in a round must be one of the model's; only the bracket's may not be missing.
 */
function agree(games: readonly BracketGame[], { matchups }: PlayoffRound): boolean {
  const own = new Set(games.flatMap(({ matchup }) => matchup?.id ?? []))
  return matchups.every(({ id, away }) => away === null || own.has(id))
}

function gamesOfHost(
  { matchups }: PlayoffRound,
  { seedOf }: PlayoffSeeds,
  number: number,
  isKnown: (teamId: number) => boolean,
): BracketGame[] {
  const slot = (teamId: number): BracketSlot => ({ teamId, seed: seedOf.get(teamId) ?? null, from: null })
  return matchups
    .filter(({ home, away }) => isKnown(home.teamId) && (!away || isKnown(away.teamId)))
    .map((matchup, index) => {
      const [first, second] = [slot(matchup.home.teamId), matchup.away && slot(matchup.away.teamId)]
      const winner = winnerOf(matchup, first, second)
      return {
        key: `r${number}g${index + 1}`,
        kind: matchup.kind as BracketGame['kind'],
        firstPlace: 1,
        first,
        second,
        matchup,
        winner,
      }
    })
}

/** Slots of the next round have the game they come from, and the team once that is decided. */
function moveOn(
  contests: readonly Contest<BracketSlot>[],
  games: readonly BracketGame[],
  reseed: boolean,
): Contest<BracketSlot>[] {
  // Where the best remaining seed plays the worst, the next games are known only after the whole round.
  const isOpen = reseed && games.some(({ kind, winner }) => kind === 'winners-bracket' && winner === null)

  const cameFrom = new Map<BracketSlot, BracketSlot>()
  for (const { key, first, second, winner } of games) {
    if (!second) continue
    const come = (slot: BracketSlot, outcome: 'winner' | 'loser'): BracketSlot =>
      winner === null
        ? { teamId: null, seed: null, from: { game: key, outcome } }
        : { ...slot, from: { game: key, outcome } }
    const firstWon = winner !== 'second'
    cameFrom.set(first, come(first, firstWon ? 'winner' : 'loser'))
    cameFrom.set(second, come(second, firstWon ? 'loser' : 'winner'))
  }
  return contests.map((contest) => ({
    ...contest,
    entries: contest.entries.map((slot) => {
      if (slot && isOpen && contest.kind === 'winners-bracket') return { teamId: null, seed: null, from: null }
      return slot && (cameFrom.get(slot) ?? { ...slot, from: null })
    }),
  }))
}
