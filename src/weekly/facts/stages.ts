/** The stakes of a playoff game, from the bracket. */
import type { ResponseOf } from '../../contract/responses/index.ts'

type Bracket = ResponseOf<'bracket'>
type BracketGame = Bracket['rounds'][number]['games'][number]

export interface Stage extends Pick<BracketGame, 'title' | 'bestPlace' | 'worstPlace'> {
  /** Title of the round in the winners' bracket: 'Semifinals'. */
  roundTitle: string
  /** Title of the winner's next round; null in a last game. */
  nextRoundTitle: string | null
  isBracket: boolean
  /** The championship game. */
  isFinal: boolean
  /** A game on the way to last place, where losers advance. */
  isToiletBowl: boolean
}

/** By matchup. */
export function findStages(bracket: Bracket | null): ReadonlyMap<number, Stage> {
  if (!bracket) return new Map()
  const { rounds, isToiletBowl, seeds } = bracket
  // A consolation bracket may go on after it.
  const finalRound = rounds.findLastIndex(({ games }) => games.some(({ kind }) => kind === 'winners-bracket'))
  return new Map(
    rounds.flatMap((round, index) =>
      round.games.flatMap(({ matchupId, isBye, kind, title, bestPlace, worstPlace, winnerTo }) => {
        if (matchupId === null || isBye) return []
        const isBracket = kind === 'winners-bracket'
        const stage: Stage = {
          title,
          bestPlace,
          worstPlace,
          isBracket,
          roundTitle: round.title,
          nextRoundTitle: winnerTo === null ? null : (rounds[index + 1]?.title ?? null),
          isFinal: isBracket && index === finalRound && bestPlace === 1,
          isToiletBowl: isToiletBowl === true && kind === 'losers-consolation' && worstPlace === seeds.length,
        }
        return [[matchupId, stage] as const]
      }),
    ),
  )
}
