/** The first sentence about a playoff game, with its stakes. */
import type { Sentence } from '../../contract/responses/weekly.ts'
import type { EditionGame } from '../facts/games.ts'
import type { Stage } from '../facts/stages.ts'
import { aOrAn, ordinal, score } from '../wording/numbers.ts'
import type { Wording } from '../wording/pick.ts'
import { type Part, phrase, team, teams, write } from '../wording/sentence.ts'

export function playoffResult(game: EditionGame, stage: Stage, wording: Wording): Sentence {
  const w = team(game.winner.team)
  const l = team(game.loser.team)
  const both = score(game.winner.points, game.loser.points)
  if (game.champion && game.champion.id !== game.winner.team.id) {
    return write`${w} won the final against ${l}, ${both}; by the final standings the champion is ${team(game.champion)}.`
  }
  if (stage.isFinal) {
    return wording.choose('result.final', [
      () => write`${w} won the championship over ${l}, ${both}.`,
      () => write`The title went to ${w}, who beat ${l} in the championship game, ${both}.`,
      () => write`${w} beat ${l} in the championship game, ${both}.`,
    ])
  }
  if (stage.isBracket) {
    const round = stage.roundTitle.toLowerCase()
    const next = stage.nextRoundTitle === 'Final' ? 'championship game' : stage.nextRoundTitle?.toLowerCase()
    return wording.choose('result.bracket', [
      () => write`${w} beat ${l}, ${both}${next ? `, and moved on to the ${next}` : ''}.`,
      () => write`In the ${round}, ${w} beat ${l}, ${both}.`,
      () => write`${w} advanced in the ${round}, ${both} over ${l}.`,
      () =>
        game.isTieBroken
          ? write`${teams(game.loser.team)} title run ended in the ${round} against ${w}, ${both}.`
          : write`${teams(game.loser.team)} title run ended in the ${round} with ${aOrAn(both)} loss to ${w}.`,
    ])
  }
  const prize = placesOf(stage)
  if (stage.isToiletBowl) {
    return wording.choose('result.toilet-bowl', [
      () => write`In the toilet bowl, ${w} escaped ${l}, ${both}, with ${prize} on the line.`,
      () => write`${w} beat ${l} in the toilet bowl, ${both}, with ${prize} at stake.`,
    ])
  }
  return /place$/.test(stage.title)
    ? wording.choose('result.place', [
        () => write`${w} took ${prize} from ${l}, ${both}.`,
        () => write`${prize} went to ${w}, ${both} over ${l}.`,
        () => write`${w} beat ${l} for ${prize}, ${both}.`,
      ])
    : wording.choose('result.places', [
        () => write`In the games for ${prize}, ${w} beat ${l}, ${both}.`,
        () => write`${w} beat ${l}, ${both}, with ${prize} still up for grabs.`,
        () => write`${w} beat ${l} in a game for ${prize}, ${both}.`,
      ])
}

/** 'third place', 'places 7 to 12' */
export function placesOf({ bestPlace, worstPlace, title }: Pick<Stage, 'bestPlace' | 'worstPlace' | 'title'>): Part {
  if (/place$/.test(title) || bestPlace === worstPlace) return phrase`${ordinal(bestPlace)} place`
  const text = (value: number) => ({ text: String(value), facts: [{ name: 'place', value, text: String(value) }] })
  return phrase`places ${text(bestPlace)} to ${text(worstPlace)}`
}
