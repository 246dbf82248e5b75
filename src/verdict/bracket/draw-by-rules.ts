/** Draws playoffs by their rules: the games of every round, with lines from game to game. */
import type { BracketKind, Drawing, PlayoffGame, PlayoffSlot } from '../../domain/season.ts'
import { lineFrom } from './drawing.ts'

export interface BracketRules {
  playoffTeamCount: number
  /** The best remaining seed plays the worst in every round. */
  reseed: boolean
  consolation: Consolation
}

/**
 * How the other teams play for ranks. 'ladder': winners climb a step, until the last round decides. 'bracket': as for the title, with a
 * game for every rank. 'toilet-bowl': the same, but among teams outside the playoffs losers advance, towards last place. 'none': teams keep
 * their seed order.
 */
export type Consolation = 'ladder' | 'bracket' | 'toilet-bowl' | 'none'

/**
 * Teams that play for the same ranks: the winners' bracket, one for teams that lost in the same round, or one for teams outside the
 * bracket. In each contest neighbors meet: first and second, third and fourth, …
 */
interface Contest {
  kind: BracketKind
  /** The best final rank in this contest. */
  firstPlace: number
  /** In the order of their games. Null is an empty entry: the entry paired with it has a bye. */
  entries: readonly Entry[]
}
type Entry = PlayoffSlot | null

/** The first round where it differs from that of the seeds: teams in the order of their games, null beside a team that rests. */
export type FirstRound = Record<'winners-bracket' | 'losers-consolation', readonly (number | null)[]>

/** Rounds until one team is left; 0 without a bracket. */
export function roundsOf(playoffTeamCount: number): number {
  return playoffTeamCount < 2 ? 0 : Math.ceil(Math.log2(playoffTeamCount))
}

/** The games of the rules for teams in the order of their seeds. Seeds beyond the bracket's size do not play. */
export function drawByRules(
  teamIds: readonly number[],
  rules: BracketRules,
  rounds: number,
  firstRound = pairSeeds(teamIds, rules),
): Drawing {
  const hasLadders = rules.consolation === 'ladder' || rules.consolation === 'none'
  const inPlayoffs = Math.min(rules.playoffTeamCount, teamIds.length)
  const games: PlayoffGame[] = []
  let contests = [
    openContest('winners-bracket', 1, firstRound),
    openContest('losers-consolation', inPlayoffs + 1, firstRound),
  ]
  for (let round = 1; round <= rounds; round++) {
    const isLast = round === rounds
    contests = contests.flatMap((contest) => {
      const isLadder = hasLadders && contest.kind !== 'winners-bracket'
      if (!hasLadders && known(contest.entries).length < 2) return [contest]
      const drawn = drawGames(contest, { round, nextId: games.length, isLastOfLadder: isLadder ? isLast : null })
      games.push(...drawn.games)
      if (!isLadder) return divide(contest, drawn, rules, hasLadders)
      return [{ ...contest, entries: isLast ? interleave(drawn.winners, drawn.losers) : climb(drawn) }]
    })
  }
  const places = contests
    .toSorted((a, b) => a.firstPlace - b.firstPlace)
    .flatMap(({ entries }) => {
      const teams = known(entries)
      // No game decided these ranks.
      return !hasLadders && teams.length > 1 ? teams.map(() => null) : teams
    })
  return { games, places, editedKinds: [] }
}

const openContest = (kind: keyof FirstRound, firstPlace: number, firstRound: FirstRound): Contest => ({
  kind,
  firstPlace,
  entries: firstRound[kind].map((teamId) => (teamId === null ? null : { teamId, from: null })),
})

function pairSeeds(teamIds: readonly number[], { playoffTeamCount, consolation }: BracketRules): FirstRound {
  const others = teamIds.slice(playoffTeamCount)
  const paired = {
    ladder: padToPairs(others),
    bracket: inBracketOrder(others),
    'toilet-bowl': inBracketOrder(others.toReversed()),
    none: [],
  }
  return {
    'winners-bracket': inBracketOrder(teamIds.slice(0, playoffTeamCount)),
    'losers-consolation': paired[consolation],
  }
}

interface DrawnRound {
  games: PlayoffGame[]
  /** What comes out of each pair; a team that rests counts as a winner. */
  winners: Entry[]
  losers: Entry[]
}

/** `isLastOfLadder`: null for brackets. */
function drawGames(
  contest: Contest,
  { round, nextId, isLastOfLadder }: { round: number; nextId: number; isLastOfLadder: boolean | null },
): DrawnRound {
  const { kind, entries } = contest
  const drawn: DrawnRound = { games: [], winners: [], losers: [] }
  for (let index = 0; index < entries.length; index += 2) {
    const [a = null, b = null] = entries.slice(index, index + 2)
    const first = a ?? b
    const second = a && b
    const id = nextId + drawn.games.length
    const places = placesWithin(contest, index, second !== null, isLastOfLadder)
    if (first) drawn.games.push({ id, round, kind, first, second, winner: second ? null : 'first', ...places })
    drawn.winners.push(first && lineFrom(id, 'winner'))
    drawn.losers.push(second && lineFrom(id, 'loser'))
  }
  return drawn
}

/** The ranks that a game decides: in the last round of a ladder its own two, else all of its contest. */
function placesWithin(
  { firstPlace, entries }: Contest,
  index: number,
  isGame: boolean,
  isLastOfLadder: boolean | null,
): Pick<PlayoffGame, 'best' | 'worst' | 'isForPlaces'> {
  const best = isLastOfLadder ? firstPlace + index : firstPlace
  const worst = isLastOfLadder ? best + Number(isGame) : firstPlace + known(entries).length - 1
  return { best, worst, isForPlaces: best === worst || (worst === best + 1 && isLastOfLadder !== false) }
}

/** Winners play on for the better ranks, losers for the others. In a toilet bowl the losers continue the bracket. */
function divide(
  { kind, firstPlace }: Contest,
  { winners, losers }: DrawnRound,
  { consolation, reseed }: BracketRules,
  hasLadders: boolean,
): Contest[] {
  const isToiletBowl = consolation === 'toilet-bowl' && kind === 'losers-consolation'
  const stay = isToiletBowl ? losers.map((entry, index) => entry ?? winners[index] ?? null) : winners
  // A team with a bye neither wins nor loses, and advances.
  const leave = known(isToiletBowl ? winners.filter((_, index) => losers[index] !== null) : losers)
  const arrange = (entries: readonly Entry[]) => (reseed ? meetWorst(entries, isToiletBowl) : entries)
  const stayFirst = isToiletBowl ? firstPlace + leave.length : firstPlace
  const leaveFirst = isToiletBowl ? firstPlace : firstPlace + known(stay).length
  const leaveKind = kind === 'winners-bracket' ? 'winners-consolation' : kind
  const left = { kind: leaveKind, firstPlace: leaveFirst, entries: hasLadders ? padToPairs(leave) : arrange(leave) }
  return [{ kind, firstPlace: stayFirst, entries: arrange(stay) }, ...(leave.length > 0 ? [left] : [])]
}

const known = (entries: readonly Entry[]) => entries.filter((entry) => entry !== null)

const padToPairs = <T>(entries: readonly T[]) => (entries.length % 2 === 0 ? entries : [...entries, null])

/** Teams in bracket order with room for the next power of two; missing teams are null. */
function inBracketOrder(bySeed: readonly number[]): readonly (number | null)[] {
  return bySeed.length < 2 ? bySeed : bracketOrder(2 ** roundsOf(bySeed.length)).map((seed) => bySeed[seed - 1] ?? null)
}

/** Seeds in bracket order, so the best two can only meet in the last game: 1 8, 4 5, 3 6, 2 7. */
function bracketOrder(size: number): number[] {
  let order = [1, 2]
  while (order.length < size) {
    const sum = 2 * order.length + 1
    order = order.flatMap((seed, index) => (index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]))
  }
  return order.map((seed, index) => {
    const other = order[index % 2 === 0 ? index + 1 : index - 1] ?? seed
    return index % 2 === 0 ? Math.min(seed, other) : Math.max(seed, other)
  })
}

/** W1 W2, L1 W3, L2 W4, …, L(m−1) Lm: winners climb a step, losers drop one. */
function climb({ winners, losers }: DrawnRound): Entry[] {
  return [...winners.slice(0, 1), ...interleave(winners.slice(1), losers), ...losers.slice(-1)]
}

function interleave(winners: readonly Entry[], losers: readonly Entry[]): Entry[] {
  return winners.flatMap((winner, index) => [winner, ...losers.slice(index, index + 1)])
}

/** The best seed of these teams meets the worst, the second best the second worst. */
function meetWorst(entries: readonly Entry[], isWorstFirst: boolean): Entry[] {
  const among = known(entries)
  const bySeed =
    among.length < 2 ? among : among.map((_, place) => ({ teamId: null, from: null, seeded: { among, place } }))
  const order = [...(isWorstFirst ? bySeed.toReversed() : bySeed), ...entries.filter((entry) => entry === null)]
  return order.slice(0, Math.ceil(order.length / 2)).flatMap((best, index) => {
    const worst = order[order.length - 1 - index] ?? null
    return worst === best ? [best] : [best, worst]
  })
}
