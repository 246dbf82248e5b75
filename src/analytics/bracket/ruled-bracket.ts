/** Playoffs derived from seeds and results by the rules, for hosts that only list matchups by week. */
import type { Matchup, Season } from '../../domain/season.ts'
import { factsOf, isDecided } from '../season-facts.ts'
import { type Contest, listOpen, listPlaces, openContests, playRound } from './contests.ts'
import { placesOfKind } from './places-of-kind.ts'
import { bracketRulesOf, countTitleRounds, listPlayoffRounds, type PlayoffRound } from './playoff-rounds.ts'
import { findPlayoffSeeds, type PlayoffSeeds } from './playoff-seeds.ts'
import type { BracketGame, BracketRound, BracketSlot, SeasonBracket } from './season-bracket.ts'

/** `opening`: the contests of the first round if they differ from those of the seeds; entries are seeds from 0. */
export function buildRuledBracket(
  season: Season,
  opening: readonly Contest<number>[] | null = null,
): SeasonBracket | null {
  const rounds = listPlayoffRounds(season)
  if (rounds.length === 0) return null
  const seeds = findPlayoffSeeds(season)
  const rules = bracketRulesOf(season)
  const titleRounds = countTitleRounds(season)
  const { teams } = factsOf(season)

  const slots = seeds.order.map((teamId, index): BracketSlot => ({ teamId, seed: index + 1, from: null }))
  const toSlot = (seed: number | null) => (seed === null ? null : (slots[seed] ?? null))
  let contests: Contest<BracketSlot>[] = opening
    ? opening.map((contest) => ({ ...contest, entries: contest.entries.map(toSlot) }))
    : openContests(slots, rules)
  let isEdited = false
  const built = rounds.map((round, index): BracketRound => {
    const number = index + 1
    const isLast = number === rounds.length
    const { consolation } = rules
    const hasLadders = consolation === 'ladder' || consolation === 'none'
    const open = listOpen(contests, consolation)
    const games = isEdited ? [] : pairUp(open, round, number, hasLadders ? (isLast ? 'last' : 'open') : null)
    isEdited ||= !agree(games, round)
    if (isEdited) return { ...placeOf(round), games: gamesOfHost(season, round, seeds, number, (id) => teams.has(id)) }
    const byFirst = new Map(games.map((game) => [game.first, game]))
    const firstWins = (first: BracketSlot) => byFirst.get(first)?.winner !== 'second'
    const sortBySeed = rules.reseed ? sortSlots : null
    contests = moveOn(playRound(contests, { firstWins, consolation, isLast, sortBySeed }), games, rules.reseed)
    return { ...placeOf(round), games }
  })

  const isDone =
    !isEdited && built.every(({ games }) => games.every(({ second, winner }) => !second || winner !== null))
  const places = isDone ? fillBySeed(listPlaces(contests, rules.consolation), seeds.order) : null
  return { seeds, rounds: built, titleRounds, isEdited, places }
}

function sortSlots(slots: readonly BracketSlot[]): readonly BracketSlot[] {
  const seedOf = ({ seed }: BracketSlot) => seed ?? Number.MAX_SAFE_INTEGER
  return slots.toSorted((a, b) => seedOf(a) - seedOf(b))
}

/** Ranks that no game decides go to the remaining teams in seed order. */
function fillBySeed(places: readonly (BracketSlot | null)[], order: readonly number[]): number[] {
  const placed = new Set(places.map((slot) => slot?.teamId))
  const left = order.filter((teamId) => !placed.has(teamId))
  return order.flatMap((_, index) => places[index]?.teamId ?? left.shift() ?? [])
}

function placeOf({ matchupPeriod, weeks }: PlayoffRound) {
  return { matchupPeriod, weeks }
}

/** `ladder`: whether consolation is a ladder, whose last round decides its ranks; null for brackets. */
function pairUp(
  contests: readonly Contest<BracketSlot>[],
  round: PlayoffRound,
  number: number,
  ladder: 'open' | 'last' | null,
): BracketGame[] {
  const pairs = contests.flatMap(({ kind, firstPlace, entries }) => {
    const count = entries.filter((entry) => entry !== null).length
    const step = kind === 'winners-bracket' ? null : ladder
    return Array.from({ length: Math.ceil(entries.length / 2) }, (_, index) => {
      const [a, b] = [entries[2 * index] ?? null, entries[2 * index + 1] ?? null]
      return { kind, firstPlace, first: a ?? b, second: a && b, index, count, ladder: step }
    })
  })
  return pairs.flatMap(({ kind, firstPlace, first, second, ...contest }, index): BracketGame[] => {
    if (!first) return []
    const matchup = findMatchup(round, first, second)
    return [
      {
        ...{ key: `r${number}g${index + 1}`, kind, ...placesWithin(firstPlace, second !== null, contest) },
        ...{ first, second, matchup, winner: winnerOf(matchup, first, second) },
      },
    ]
  })
}

interface PlaceInContest {
  /** Index of the pair, from 0. */
  index: number
  /** Number of teams in the contest. */
  count: number
  ladder: 'open' | 'last' | null
}

/** The ranks that a game decides: in the last round of a ladder its own two, else all of its contest. */
function placesWithin(firstPlace: number, isGame: boolean, { index, count, ladder }: PlaceInContest) {
  const best = ladder === 'last' ? firstPlace + 2 * index : firstPlace
  const worst = ladder === 'last' ? best + (isGame ? 1 : 0) : firstPlace + count - 1
  return { best, worst, isForPlaces: best === worst || (worst === best + 1 && ladder !== 'open') }
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

/** Every host game of two teams in a round must be one of the model's; only bracket games may not be missing. */
function agree(games: readonly BracketGame[], { matchups }: PlayoffRound): boolean {
  const own = new Set(games.flatMap(({ matchup }) => matchup?.id ?? []))
  return matchups.every(({ id, away }) => away === null || own.has(id))
}

function gamesOfHost(
  season: Season,
  { matchups, matchupPeriod }: PlayoffRound,
  { seedOf }: PlayoffSeeds,
  number: number,
  isKnown: (teamId: number) => boolean,
): BracketGame[] {
  const slot = (teamId: number): BracketSlot => ({ teamId, seed: seedOf.get(teamId) ?? null, from: null })
  const known = matchups.filter(({ home, away }) => isKnown(home.teamId) && (!away || isKnown(away.teamId)))
  const alive = known.reduce((sum, { kind, away }) => sum + (kind === 'winners-bracket' ? (away ? 2 : 1) : 0), 0)
  return known.map((matchup, index) => {
    const [first, second] = [slot(matchup.home.teamId), matchup.away && slot(matchup.away.teamId)]
    const kind = matchup.kind as BracketGame['kind']
    return {
      ...{ key: `r${number}g${index + 1}`, kind, first, second, matchup, winner: winnerOf(matchup, first, second) },
      ...(placesByRank(season, matchup, matchupPeriod) ?? { ...placesOfKind(season, kind, alive), isForPlaces: false }),
    }
  })
}

/** Ranks of a game that was the last one for both teams, if the host ranks them next to each other; else null. */
function placesByRank(
  { matchups, teams, status }: Season,
  { home, away }: Matchup,
  matchupPeriod: number,
): Pick<BracketGame, 'best' | 'worst' | 'isForPlaces'> | null {
  const ids = [home.teamId, away?.teamId]
  const [best = 0, worst = 0] = teams
    .flatMap(({ id, finalRank }) => (ids.includes(id) && finalRank !== null ? [finalRank] : []))
    .sort((a, b) => a - b)
  const hasLater = matchups.some(
    (later) =>
      later.matchupPeriod > matchupPeriod &&
      later.away !== null &&
      [later.home, later.away].some(({ teamId }) => ids.includes(teamId)),
  )
  return status.phase !== 'complete' || hasLater || worst !== best + 1 ? null : { best, worst, isForPlaces: true }
}

/** Slots of the next round have the game they come from, and the team once that is final. */
function moveOn(
  contests: readonly Contest<BracketSlot>[],
  games: readonly BracketGame[],
  reseed: boolean,
): Contest<BracketSlot>[] {
  // If the league reseeds, the next games are known only after the whole round.
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
