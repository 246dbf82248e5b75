/** What a game of the playoffs is played for, of the bracket. */
import type { LenientResponse } from '../sources.ts'

export interface Stage {
  /** 'Semifinal 1', '3rd place', 'Places 7 to 12, game 2' */
  title: string
  /** Of the round in the winners' bracket: 'Semifinals'. */
  roundTitle: string
  /** Of the round that its winner goes on to; null in a last game. */
  nextRoundTitle: string | null
  isBracket: boolean
  /** The game for the title. */
  isFinal: boolean
  /** The way to the last place, where the loser goes on. */
  isToiletBowl: boolean
  /** Best and worst final place that can be had from here. */
  bestPlace: number
  worstPlace: number
}

/** By matchup. */
export function readStages(bracket: LenientResponse<'bracket'> | null): ReadonlyMap<number, Stage> {
  const rounds = bracket?.rounds ?? []
  // A losers' bracket may go on after it.
  const finalRound = rounds.findLastIndex(({ games }) => games?.some(({ kind }) => kind === 'winners-bracket'))
  return new Map(
    rounds.flatMap(({ title, games }, index) =>
      (games ?? []).flatMap((game) => {
        const { matchupId: id, title: gameTitle, bestPlace: best, worstPlace: worst } = game
        if (id == null || game.isBye || !gameTitle || best == null || worst == null) return []
        const isBracket = game.kind === 'winners-bracket'
        const stage: Stage = {
          title: gameTitle,
          roundTitle: title ?? gameTitle,
          nextRoundTitle: game.winnerTo ? (rounds[index + 1]?.title ?? null) : null,
          isBracket,
          isFinal: isBracket && index === finalRound && best === 1,
          isToiletBowl:
            bracket?.isToiletBowl === true && game.kind === 'losers-consolation' && worst === bracket.seeds?.length,
          bestPlace: best,
          worstPlace: worst,
        }
        return [[id, stage] as const]
      }),
    ),
  )
}
