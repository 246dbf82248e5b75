/** Playoffs derived from seeds and results by the rules, for hosts that only list matchups by week. */

import type {
  BracketGame,
  BracketKind,
  BracketRound,
  BracketSlot,
  Matchup,
  SeasonBracket,
} from '../../domain/season.ts'
import { isDecided } from '../results.ts'
import { type Contest, listOpen, listPlaces, openContests, playRound } from './contests.ts'
import { placesOfKind } from './places-of-kind.ts'
import {
  type BracketInput,
  bracketRulesOf,
  countTitleRounds,
  listPlayoffRounds,
  type PlayoffRound,
} from './playoff-rounds.ts'

/**
 * Games that differ from the rules edit the ladder that they belong to, from that round on, and those whose teams come from it; the other
 * ladders keep their lines. `opening`: the contests of the first round if they differ from those of the seeds; entries are indexes of the
 * bracket's order.
 */
export function buildRuledBracket(
  season: BracketInput,
  opening: readonly Contest<number>[] | null = null,
): SeasonBracket | null {
  const rounds = listPlayoffRounds(season)
  if (rounds.length === 0) return null
  const { seedOf, bracketOrder } = season.seeds
  const rules = bracketRulesOf(season)
  const slots = bracketOrder.map((teamId): BracketSlot => ({ teamId, seed: seedOf.get(teamId) ?? null, from: null }))
  const titleRounds = countTitleRounds(season)
  const toSlot = (index: number | null) => (index === null ? null : (slots[index] ?? null))
  let contests: Contest<BracketSlot>[] = opening
    ? opening.map((contest) => ({ ...contest, entries: contest.entries.map(toSlot) }))
    : openContests(slots, rules)
  const edited = new Set<BracketKind>()
  const built = rounds.map((round, index): BracketRound => {
    const number = index + 1
    const isLast = index + 1 === rounds.length
    const { consolation, reseed } = rules
    const hasLadders = consolation === 'ladder' || consolation === 'none'
    const planned = pairUp(
      listOpen(contests, consolation),
      round,
      number,
      hasLadders ? (isLast ? 'last' : 'open') : null,
    )
    for (const kind of findEdited(planned, round)) edited.add(kind)
    const games = planned.filter(({ kind }) => !edited.has(kind))
    const byFirst = new Map(games.map((game) => [game.first, game]))
    const firstWins = (first: BracketSlot) => byFirst.get(first)?.winner !== 'second'
    const going = contests.filter(({ kind }) => !edited.has(kind))
    const next = playRound(going, { firstWins, consolation, isLast, sortBySeed: reseed ? sortSlots : null })
    contests = moveOn(next, games, reseed)
    return { ...placeOf(round), games: [...games, ...gamesOfHost(season, round, edited, number, games.length)] }
  })
  return { rounds: built, titleRounds, editedKinds: [...edited], places: listDecided(contests, built, season) }

  /** Ranks that games have decided: the first two by the final, the others by the ladders that follow the rules. */
  function listDecided(last: readonly Contest<BracketSlot>[], all: readonly BracketRound[], { teams }: BracketInput) {
    const isDone = (wanted: BracketKind) =>
      all.every(({ games }) => games.every(({ kind, second, winner }) => kind !== wanted || !second || winner !== null))
    const places: (number | null)[] = teams.map(() => null)
    for (const { kind, firstPlace, entries } of last) {
      if (edited.has(kind) || !isDone(kind)) continue
      const ofContest = listPlaces([{ kind, firstPlace, entries }], rules.consolation)
      for (const [index, slot] of ofContest.entries()) places[firstPlace - 1 + index] = slot?.teamId ?? null
    }
    const finals = (all[titleRounds - 1]?.games ?? []).filter(
      ({ kind, second }) => kind === 'winners-bracket' && second,
    )
    const [final] = finals
    if (finals.length === 1 && final?.winner) {
      places[0] = final[final.winner]?.teamId ?? null
      places[1] = (final.winner === 'first' ? final.second : final.first)?.teamId ?? null
    }
    return places.slice(0, teams.length)
  }
}

function sortSlots(slots: readonly BracketSlot[]): readonly BracketSlot[] {
  const seedOf = ({ seed }: BracketSlot) => seed ?? Number.MAX_SAFE_INTEGER
  return slots.toSorted((a, b) => seedOf(a) - seedOf(b))
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
      const a = entries[2 * index] ?? null
      const b = entries[2 * index + 1] ?? null
      return { kind, firstPlace, first: a ?? b, second: a && b, index, count, ladder: step }
    })
  })
  return pairs.flatMap(({ kind, firstPlace, first, second, ...contest }, index): BracketGame[] => {
    if (!first) return []
    const matchup = findMatchup(round, first, second)
    return [
      {
        key: `r${number}g${index + 1}`,
        kind,
        ...placesWithin(firstPlace, second !== null, contest),
        first,
        second,
        matchup,
        winner: winnerOf(matchup, first, second),
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

function winnerOf(matchup: Matchup | null, first: BracketSlot, second: BracketSlot | null): BracketGame['winner'] {
  if (!second) return 'first'
  if (!matchup || !isDecided(matchup) || matchup.winner === 'tie') return null
  const winningTeam = matchup.winner === 'home' ? matchup.home.teamId : matchup.away?.teamId
  return winningTeam === first.teamId ? 'first' : 'second'
}

/**
 * The ladders in which the host has a game that the rules do not have; bracket games may be missing. Who loses in the winners' bracket is in
 * the consolation of its teams, so an edited bracket leaves that unknown, too.
 */
function findEdited(planned: readonly BracketGame[], { matchups }: PlayoffRound): Set<BracketKind> {
  const own = new Set(planned.flatMap(({ matchup }) => matchup?.id ?? []))
  const kinds = matchups.flatMap(({ id, away, kind }) =>
    away === null || own.has(id) || kind === 'regular' ? [] : [kind],
  )
  if (kinds.includes('winners-bracket')) kinds.push('winners-consolation')
  return new Set(kinds)
}

/** The host's games of edited kinds. */
function gamesOfHost(
  season: BracketInput,
  { matchups, matchupPeriod }: PlayoffRound,
  edited: ReadonlySet<BracketKind>,
  number: number,
  before: number,
): BracketGame[] {
  const { seedOf } = season.seeds
  const teamIds = new Set(season.teams.map(({ id }) => id))
  const slot = (teamId: number): BracketSlot => ({ teamId, seed: seedOf.get(teamId) ?? null, from: null })
  const known = matchups.filter(({ home, away }) => teamIds.has(home.teamId) && (!away || teamIds.has(away.teamId)))
  const alive = known.reduce((sum, { kind, away }) => sum + (kind === 'winners-bracket' ? (away ? 2 : 1) : 0), 0)
  return known
    .flatMap((matchup): BracketGame[] => {
      const { kind } = matchup
      if (kind === 'regular' || !edited.has(kind)) return []
      const first = slot(matchup.home.teamId)
      const second = matchup.away && slot(matchup.away.teamId)
      const places = placesByRank(season, matchup, matchupPeriod)
      return [
        {
          key: '',
          kind,
          first,
          second,
          matchup,
          winner: winnerOf(matchup, first, second),
          ...(places ?? { ...placesOfKind(season, kind, alive), isForPlaces: false }),
        },
      ]
    })
    .map((game, index) => ({ ...game, key: `r${number}g${before + index + 1}` }))
}

/** Ranks of a game that was the last one for both teams, if the host ranks them next to each other; else null. */
function placesByRank(
  { matchups, finalRanks, status }: BracketInput,
  { home, away }: Matchup,
  matchupPeriod: number,
): Pick<BracketGame, 'best' | 'worst' | 'isForPlaces'> | null {
  const ids = [home.teamId, away?.teamId]
  const [best = 0, worst = 0] = ids
    .flatMap((id) => (id === undefined ? [] : (finalRanks?.get(id) ?? [])))
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
