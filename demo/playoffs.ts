import type { FantasyMatchup, Tier } from './fantasy-matchup.ts'

export interface PlayoffGame {
  tier: Tier
  homeTeamId: number
  /** Null: a bye. */
  awayTeamId: number | null
}

/** Decided games of a round. */
type Round = readonly Pick<FantasyMatchup, 'tier' | 'home' | 'away' | 'winner'>[]

/**
 * The games of the next playoff round, as ESPN pairs them: a fixed bracket of 4 or 6 teams (seeds 1 and 2 have a bye in the
 * first of three rounds); eliminated teams play on in the winners' consolation; all others are in the losers' ladder,
 * winners against winners.
 */
export function pairRound(seeds: readonly number[], playoffTeamCount: number, played: readonly Round[]): PlayoffGame[] {
  const bracket = pairBracket(seeds.slice(0, playoffTeamCount), played)
  const order = played.reduce<readonly number[]>(
    (ladder, round) =>
      climb(
        ladder,
        round.filter((game) => game.tier === 'LOSERS_CONSOLATION_LADDER'),
      ),
    seeds.slice(playoffTeamCount),
  )
  return [...bracket, ...pairNeighbours(order, 'LOSERS_CONSOLATION_LADDER')]
}

/** Final order of all teams once every round is played: each game of the last round decides two neighbouring ranks. */
export function rankFinally(lastRound: Round): number[] {
  const tiers: Tier[] = ['WINNERS_BRACKET', 'WINNERS_CONSOLATION_LADDER', 'LOSERS_CONSOLATION_LADDER']
  return tiers.flatMap((tier) =>
    lastRound.filter((game) => game.tier === tier).flatMap((game) => [winnerOf(game), loserOf(game)]),
  )
}

function pairBracket(seeds: readonly number[], played: readonly Round[]): PlayoffGame[] {
  const [first, second, third, fourth, fifth, sixth] = seeds
  const last = played.at(-1)
  if (last) return pairSurvivors(seeds, last, played)
  if (seeds.length === 6) {
    return [bye(first), game(fourth, fifth), game(third, sixth), bye(second)]
  }
  return [game(first, fourth), game(second, third)]
}

/** After a round: its winners in bracket order, its losers in the consolation, in front of those who were there already. */
function pairSurvivors(seeds: readonly number[], last: Round, played: readonly Round[]): PlayoffGame[] {
  const bracket = last.filter((match) => match.tier === 'WINNERS_BRACKET')
  const winners = bracket.map(winnerOf)
  const fallen = bracket.flatMap((match) => (match.away ? [loserOf(match)] : []))
  const before = played
    .slice(0, -1)
    .flatMap((round) => round.filter((match) => match.tier === 'WINNERS_BRACKET' && match.away).map(loserOf))
  const bySeed = (a: number, b: number) => seeds.indexOf(a) - seeds.indexOf(b)
  const games: PlayoffGame[] = []
  for (let index = 0; index < winners.length; index += 2) {
    const [home, away] = winners.slice(index, index + 2).sort(bySeed)
    games.push(game(home, away))
  }
  return [
    ...games,
    ...pairNeighbours(fallen.sort(bySeed), 'WINNERS_CONSOLATION_LADDER'),
    ...pairNeighbours(before.sort(bySeed), 'WINNERS_CONSOLATION_LADDER'),
  ]
}

function pairNeighbours(teamIds: readonly number[], tier: Tier): PlayoffGame[] {
  const games: PlayoffGame[] = []
  for (let index = 0; index + 1 < teamIds.length; index += 2) {
    games.push({ ...game(teamIds[index], teamIds[index + 1]), tier })
  }
  return games
}

/** Winners above losers; both groups keep their order. */
function climb(ladder: readonly number[], games: Round): number[] {
  const winners = games.map(winnerOf)
  const losers = games.map(loserOf)
  const byPlace = (a: number, b: number) => ladder.indexOf(a) - ladder.indexOf(b)
  return [...winners.sort(byPlace), ...losers.sort(byPlace)]
}

function winnerOf({ home, away, winner }: Round[number]): number {
  return away && winner === 'AWAY' ? away.teamId : home.teamId
}

function loserOf({ home, away, winner }: Round[number]): number {
  return away && winner !== 'AWAY' ? away.teamId : home.teamId
}

function game(home: number | undefined, away: number | undefined): PlayoffGame {
  if (home === undefined || away === undefined) throw new RangeError('The demo has brackets of 4 and 6 teams')
  return { tier: 'WINNERS_BRACKET', homeTeamId: home, awayTeamId: away }
}

function bye(teamId: number | undefined): PlayoffGame {
  return { ...game(teamId, teamId), awayTeamId: null }
}
