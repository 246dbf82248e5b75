/** The first sentence about a game: winner and margin. */
import type { Sentence } from '../../contract/responses/weekly.ts'
import { type EditionGame, isEmptyGame, isOverruled } from '../facts/games.ts'
import { margin, points, score } from '../wording/numbers.ts'
import type { Wording } from '../wording/pick.ts'
import { phrase, team, write } from '../wording/sentence.ts'
import { span } from '../wording/span.ts'
import { playoffResult } from './playoff-result.ts'

/**
 * Margins as a share of the winner's points. The scoreboard's flags use the spread of all margins of the season, so they may change after
 * the week.
 */
const closeShare = 0.04
const blowoutShare = 0.3

export function writeGameResult(game: EditionGame, wording: Wording): Sentence {
  const winner = game.winner
  const loser = game.loser
  const w = team(winner.team)
  const l = team(loser.team)
  const both = score(winner.points, loser.points)
  const gap = margin(winner.points, loser.points)
  // The lists keep their lengths without a margin: consecutive weeks start one further.
  const byGap = gap ? phrase` by ${gap}` : ''
  const share = game.margin / Math.max(1, winner.points)
  if (isEmptyGame(game))
    return game.flags.includes('nobody-started')
      ? write`${w} and ${l} both finished at ${points(winner.points)}: neither team set a lineup.`
      : write`${w} and ${l} both finished at ${points(winner.points)}. Nobody scored, and nobody won.`
  if (game.isTie && game.champion) {
    return write`${w} and ${l} tied in the championship game at ${points(winner.points)}; the title went to ${team(game.champion)}.`
  }
  if (game.isTie) {
    const each = points(winner.points)
    return wording.choose('result.tie', [
      () => write`${w} and ${l} tied at ${each}.`,
      () => write`Nothing separated ${w} and ${l}: ${each} each.`,
      () => write`${w} ${each}, ${l} ${points(loser.points)}. A tie.`,
    ])
  }
  if (game.stage) return playoffResult(game, game.stage, wording)
  if (game.isTieBroken) {
    const each = points(winner.points)
    return wording.choose('result.tie-broken', [
      () => write`${w} and ${l} finished even at ${each}; the tiebreaker went to ${w}.`,
      () => write`${each} each, and the tiebreaker gave ${w} the win over ${l}.`,
      () => write`Nothing but the tiebreaker separated ${w} from ${l}, ${each} each.`,
    ])
  }
  if (isOverruled(game)) {
    return wording.choose('result.ruling', [
      () => write`${w} beat ${l}, ${both}.`,
      () => write`The win went to ${w} over ${l}, ${both}.`,
    ])
  }
  if (share <= closeShare) {
    return wording.choose('result.close', [
      () => write`${w} held off ${l}${byGap}, ${both}.`,
      () =>
        gap
          ? write`${gap} points separated ${w} and ${l}: ${both}.`
          : write`It was close, but ${w} beat ${l}: ${both}.`,
      () => (gap ? write`${l} came within ${gap} of ${w}, ${both}.` : write`${l} almost caught ${w}, ${both}.`),
      () => write`${w} slipped past ${l}, ${both}.`,
      () => write`A nail-biter: ${w} ${points(winner.points)}, ${l} ${points(loser.points)}.`,
    ])
  }
  if (game.flags.includes('upset')) {
    return wording.choose('result.upset', [
      () => write`${w} upset ${l}, ${both}.`,
      () => write`${l} went in as the favorite and lost to ${w}, ${both}.`,
      () => write`The favorite was ${l}; the winner was ${w}, ${both}.`,
      () => write`Against the odds, ${w} beat ${l}, ${both}.`,
    ])
  }
  if (share >= blowoutShare) {
    return wording.choose('result.blowout', [
      () => write`${w} ran away from ${l}, ${both}.`,
      () => write`No contest: ${w} ${points(winner.points)}, ${l} ${points(loser.points)}.`,
      () => write`${w} left ${l} ${gap ? phrase`${gap} points` : 'far'} behind, ${both}.`,
      () => write`Not close: ${w} ${points(winner.points)}, ${l} ${points(loser.points)}.`,
      () => write`A long ${span(game)} for ${l}: ${w} won${byGap}, ${both}.`,
    ])
  }
  return wording.choose('result.plain', [
    () => write`${w} beat ${l}, ${both}.`,
    () => write`${w} got past ${l}, ${both}.`,
    () => write`${w} took care of ${l}, ${both}.`,
    () => write`${l} scored ${points(loser.points)}, but ${w} had ${points(winner.points)}.`,
    () => write`${w} defeated ${l}, ${both}.`,
    () => (gap ? write`${w} beat ${l} by ${gap}, ${both}.` : write`${w} had too much for ${l}, ${both}.`),
    () => write`${w} topped ${l}, ${both}.`,
    () => write`${l} put up ${points(loser.points)}; ${w} answered with ${points(winner.points)}.`,
  ])
}
