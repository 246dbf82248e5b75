/** Groups the bracket's games: for the title, in a toilet bowl, for other ranks. */
import type { ResponseOf } from '../../contract/responses/index.ts'
import { labelHowWon } from '../../parts/matchup/week-games.ts'

export type BracketResponse = ResponseOf<'bracket'>
type RoundEntry = BracketResponse['rounds'][number]
type GameEntry = RoundEntry['games'][number]

export type ShownSlot = GameEntry['first']

export interface ShownGame extends GameEntry {
  /** In the championship bracket, or in a toilet bowl for last place; other games are for ranks in between. */
  isMain: boolean
  /** The next game of the advancing team: the winner, in a toilet bowl the loser. */
  leadsTo: string | null
  winner: ShownSlot | null
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
      const how = labelHowWon(game.first, game.second)?.toLowerCase()
      return {
        ...game,
        title: how ? `${game.title} (${how})` : game.title,
        isMain: isOfToiletBowl || game.kind === 'winners-bracket',
        leadsTo,
        winner: sidesOf(game)?.winner ?? null,
      }
    }),
  }))
}

/** The winner first; null without one. */
function sidesOf({ first, second }: GameEntry): { winner: ShownSlot; loser: ShownSlot } | null {
  if (!second || first.isWinner === second.isWinner) return null
  return first.isWinner ? { winner: first, loser: second } : { winner: second, loser: first }
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
  const { winner, loser } = sidesOf(final) ?? {}
  if (!winner || !loser) return null
  const isWon = finalPlaces[0] === undefined || finalPlaces[0].team.id !== loser.team?.id
  return isWon ? { champion: winner, other: loser, isWon } : { champion: loser, other: winner, isWon }
}
