/** Groups the bracket's games: for the title, in a toilet bowl, for other ranks. */
import type { ResponseOf } from '../../contract/responses/index.ts'

export type BracketResponse = ResponseOf<'bracket'>
type RoundEntry = BracketResponse['rounds'][number]
type GameEntry = RoundEntry['games'][number]

export type ShownSlot = GameEntry['first']

export interface ShownGame extends GameEntry {
  /** In the championship bracket, or in a toilet bowl for last place; other games are for ranks in between. */
  isMain: boolean
  /** The next game of the advancing team: the winner, in a toilet bowl the loser. */
  leadsTo: string | null
}

export interface ShownRound extends RoundEntry {
  games: ShownGame[]
}

export function toRounds({ rounds, isToiletBowl }: BracketResponse): ShownRound[] {
  /** The games that lead to the toilet bowl's last game, in the rounds to date. */
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

/** The rounds filtered by `belongs`. Rounds without games stay, so columns stay. */
export function onlyGames(rounds: readonly ShownRound[], belongs: (game: ShownGame) => boolean): ShownRound[] {
  return rounds.map((round) => ({ ...round, games: round.games.filter(belongs) }))
}

export interface TitleGame {
  champion: ShownSlot
  other: ShownSlot
  /** False: the champion comes from the final standings, and the opponent won the game. */
  isWon: boolean
}

/**
 * The two teams of the championship game; null until it is final. A commissioner may override the result: the team with final rank 1 is the
 * champion.
 */
export function findChampion(rounds: readonly ShownRound[], { finalPlaces }: BracketResponse): TitleGame | null {
  const forTitle = rounds.map(({ games }) => games.filter(({ kind }) => kind === 'winners-bracket'))
  const games = forTitle.findLast(({ length }) => length > 0) ?? []
  const [final] = games
  if (games.length !== 1 || !final?.second || final.status !== 'final') return null
  if (!final.first.isWinner && !final.second.isWinner) return null
  const [winner, loser] = final.first.isWinner ? [final.first, final.second] : [final.second, final.first]
  const isWon = finalPlaces[0] === undefined || finalPlaces[0].team.id !== loser.team?.id
  return isWon ? { champion: winner, other: loser, isWon } : { champion: loser, other: winner, isWon }
}
