/** Playoffs of twelve teams in Sleeper's format: six play for the title, six in a toilet bowl, in which losers advance. */
import type { FantasyMatchup, Tier } from '../fantasy-matchup.ts'
import type { PlayoffGame } from '../playoffs.ts'

/** A game of a bracket with Sleeper's field names; `w` is the team that advances. */
export interface ToiletBowlGame {
  r: number
  m: number
  t1: number | null
  t2: number | null
  t1_from?: { w: number } | { l: number }
  t2_from?: { w: number } | { l: number }
  w: number | null
  l: number | null
  p?: number
}

type Rounds = readonly (readonly FantasyMatchup[])[]

const bracketSize = 6

/** Both brackets as far as they were played. */
export function drawBrackets(
  seeds: readonly number[],
  played: Rounds,
): { winners: ToiletBowlGame[]; losers: ToiletBowlGame[] } {
  return {
    winners: drawBracket(seeds.slice(0, bracketSize), played, false),
    // The worst team is the first seed of the toilet bowl.
    losers: drawBracket(seeds.slice(bracketSize).toReversed(), played, true),
  }
}

/** The games of the next round. Who rests has none. */
export function pairToiletBowlRound(seeds: readonly number[], played: Rounds): PlayoffGame[] {
  const round = played.length + 1
  const { winners, losers } = drawBrackets(seeds, played)
  const tierOf = ({ p = 1 }: ToiletBowlGame): Tier => (p === 1 ? 'WINNERS_BRACKET' : 'WINNERS_CONSOLATION_LADDER')
  return [
    ...winners.map((game) => ({ game, tier: tierOf(game) })),
    ...losers.map((game) => ({ game, tier: 'LOSERS_CONSOLATION_LADDER' as const })),
  ].flatMap(({ game: { r, t1, t2 }, tier }) => {
    if (r !== round || t1 === null || t2 === null) return []
    // The better seed is at home: a tie is his.
    const [home, away] = [t1, t2].sort((a, b) => seeds.indexOf(a) - seeds.indexOf(b))
    return home === undefined || away === undefined ? [] : [{ tier, homeTeamId: home, awayTeamId: away }]
  })
}

/** Three rounds; the first two of the order rest in the first. */
function drawBracket(order: readonly number[], played: Rounds, loserGoesOn: boolean): ToiletBowlGame[] {
  const [first = null, second = null, third = null, fourth = null, fifth = null, sixth = null] = order
  const games: ToiletBowlGame[] = []
  const add = (game: Omit<ToiletBowlGame, 'm' | 'w' | 'l'>): ToiletBowlGame => {
    const winner = findWinner(game, played)
    const other = winner === null ? null : winner === game.t1 ? game.t2 : game.t1
    const [w, l] = loserGoesOn ? [other, winner] : [winner, other]
    const drawn = { ...game, m: games.length + 1, w, l }
    games.push(drawn)
    return drawn
  }
  const one = add({ r: 1, t1: fourth, t2: fifth })
  const two = add({ r: 1, t1: third, t2: sixth })
  const three = add({ r: 2, t1: first, t2: one.w, t2_from: { w: 1 } })
  const four = add({ r: 2, t1: second, t2: two.w, t2_from: { w: 2 } })
  add({ r: 2, p: 5, t1: one.l, t2: two.l, t1_from: { l: 1 }, t2_from: { l: 2 } })
  add({ r: 3, p: 1, t1: three.w, t2: four.w, t1_from: { w: 3 }, t2_from: { w: 4 } })
  add({ r: 3, p: 3, t1: three.l, t2: four.l, t1_from: { l: 3 }, t2_from: { l: 4 } })
  return games
}

function findWinner({ r, t1, t2 }: Pick<ToiletBowlGame, 'r' | 't1' | 't2'>, played: Rounds): number | null {
  const matchup = played[r - 1]?.find(({ home, away }) =>
    [home.teamId, away?.teamId].every((team) => team === t1 || team === t2),
  )
  if (!matchup?.away || matchup.winner === 'UNDECIDED') return null
  return matchup.winner === 'AWAY' ? matchup.away.teamId : matchup.home.teamId
}
