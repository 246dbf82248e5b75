import { isEmptyGame, isOverruled } from '../facts/games.ts'
import { explainGame } from '../games/index.ts'
import { margin, points, score } from '../wording/numbers.ts'
import { team, write } from '../wording/sentence.ts'
import { span } from '../wording/span.ts'
import type { StoryKind } from './story.ts'

const mostMargin = 1.5

/** A tie, or a margin of one catch. */
export const photoFinish: StoryKind = {
  key: 'photo-finish',
  find: (facts) =>
    facts.games
      .filter((game) => !isEmptyGame(game) && !isOverruled(game) && (game.isTie || game.margin <= mostMargin))
      .map((game) => {
        const w = team(game.winner.team)
        const l = team(game.loser.team)
        const others = facts.results.filter(({ matchupId }) => matchupId !== game.matchupId)
        // Only a season with earlier games has a closest one.
        const isClosest =
          others.some(({ lastWeek }) => lastWeek < facts.week) &&
          others.every((one) => Math.abs(one.homePoints - one.awayPoints) > game.margin)
        return {
          weight: game.isTie ? 70 : isClosest && facts.week > 2 ? 66 : 60,
          subjects: [`game ${game.matchupId}`],
          write: (wording, used) => {
            if (game.isTie) {
              return {
                headline: write`${w} and ${l} played to a tie`,
                sentences: [
                  write`After ${facts.weeks.length > 1 ? `all ${span(facts)}` : 'a full week of games'}, ${w} and ${l} had ${points(game.winner.points)} each.`,
                  ...explainGame(game, facts, wording, used, 1),
                ],
              }
            }
            if (game.isTieBroken) {
              return {
                headline: write`${w} past ${l} on the tiebreaker`,
                sentences: [
                  write`${w} and ${l} had ${points(game.winner.points)} each; the league’s tiebreaker gave the game to ${w}.`,
                  ...explainGame(game, facts, wording, used),
                ],
              }
            }
            const gap = margin(game.winner.points, game.loser.points)
            const both = score(game.winner.points, game.loser.points)
            return {
              headline: gap
                ? wording.choose('headline.photo-finish', [
                    () => write`${gap} points: ${w} won by a whisker`,
                    () => write`${w} won by ${gap}`,
                    () => write`${l} fell ${gap} short`,
                  ])
                : wording.choose('headline.photo-finish', [
                    () => write`${both}: ${w} won by a whisker`,
                    () => write`${w} edged ${l}, ${both}`,
                    () => write`${l} fell just short`,
                  ]),
              sentences: [
                gap
                  ? wording.choose('lead.photo-finish', [
                      () => write`${w} and ${l} finished ${gap} apart, ${both}.`,
                      () => write`It came down to ${gap}: ${w} over ${l}, ${both}.`,
                    ])
                  : wording.choose('lead.photo-finish', [
                      () => write`${w} edged ${l}, ${both}.`,
                      () => write`It came down to the last points: ${w} over ${l}, ${both}.`,
                    ]),
                ...(isClosest && facts.week > 2 && !facts.isPlayoffs
                  ? [write`It’s the closest game of the season.`]
                  : []),
                ...explainGame(game, facts, wording, used),
              ],
            }
          },
        }
      }),
}
