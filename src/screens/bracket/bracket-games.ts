/** Which games of the bracket belong together: those for the title, those of a toilet bowl, those for places. */
import type { ResponseOf } from '../../contract/responses/index.ts'

export type BracketResponse = ResponseOf<'bracket'>
type RoundEntry = BracketResponse['rounds'][number]
type GameEntry = RoundEntry['games'][number]

export type BracketSlot = GameEntry['first']

export interface BracketGame extends GameEntry {
  /** Of the bracket for the title, or of a toilet bowl for the last place; the others are for places between. */
  isMain: boolean
  /** The next game of the team that goes on: the winner, in a toilet bowl the loser. */
  leadsTo: string | null
}

export interface BracketRound extends RoundEntry {
  games: BracketGame[]
}

export function toRounds({ rounds, isToiletBowl }: BracketResponse): BracketRound[] {
  /** The games that a toilet bowl leads to, in the rounds so far. */
  const towardsLast = new Set<string>()
  return rounds.map((round, index) => ({
    ...round,
    games: round.games.map((game) => {
      const isOfToiletBowl =
        isToiletBowl === true && game.kind === 'losers-consolation' && (index === 0 || towardsLast.has(game.key))
      const leadsTo = isOfToiletBowl ? game.loserTo : game.winnerTo
      if (isOfToiletBowl && leadsTo !== null) towardsLast.add(leadsTo)
      return { ...game, isMain: isOfToiletBowl || game.kind === 'winners-bracket', leadsTo }
    }),
  }))
}

/** The rounds filtered by `belongs`; rounds without games stay, so that columns stay. */
export function onlyGames(rounds: readonly BracketRound[], belongs: (game: BracketGame) => boolean): BracketRound[] {
  return rounds.map((round) => ({ ...round, games: round.games.filter(belongs) }))
}

export interface TitleGame {
  champion: BracketSlot
  other: BracketSlot
  /** False: the champion is that of the final standings, the other one won the game. */
  isWon: boolean
}

/**
 * The two of the last game for the title; null until it is decided. A commissioner may rank the teams otherwise than their
 * games did: the first final place is the champion's.
 */
export function findChampion(rounds: readonly BracketRound[], { finalPlaces }: BracketResponse): TitleGame | null {
  const forTitle = rounds.map(({ games }) => games.filter(({ kind }) => kind === 'winners-bracket'))
  const games = forTitle.findLast(({ length }) => length > 0) ?? []
  const [final] = games
  if (games.length !== 1 || !final?.second || final.status !== 'final') return null
  if (!final.first.isWinner && !final.second.isWinner) return null
  const [winner, loser] = final.first.isWinner ? [final.first, final.second] : [final.second, final.first]
  const isWon = finalPlaces[0] === undefined || finalPlaces[0].team.id !== loser.team?.id
  return isWon ? { champion: winner, other: loser, isWon } : { champion: loser, other: winner, isWon }
}
