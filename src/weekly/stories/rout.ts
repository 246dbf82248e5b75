import { isOverruled } from '../facts/games.ts'
import { explainGame } from '../games/index.ts'
import { score } from '../wording/numbers.ts'
import { team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** The largest margin of the season to date, of games of any length. */
export const rout: StoryKind = {
  key: 'rout',
  find: (facts) =>
    facts.games
      .filter(
        (game) =>
          facts.week >= 4 &&
          !isOverruled(game) &&
          facts.results.some(({ lastWeek }) => lastWeek < facts.week) &&
          facts.results
            .filter(({ matchupId }) => matchupId !== game.matchupId)
            .every((one) => Math.abs(one.homePoints - one.awayPoints) < game.margin),
      )
      .map((game) => ({
        weight: 57,
        subjects: [`game ${game.matchupId}`],
        write: (wording, used) => {
          const w = team(game.winner.team)
          const l = team(game.loser.team)
          return {
            headline: wording.choose('headline.rout', [
              () => write`${w} posted the biggest win of the season`,
              () => write`The widest margin of the season: ${w} over ${l}`,
            ]),
            sentences: [
              write`${w} beat ${l}, ${score(game.winner.points, game.loser.points)}, in the most lopsided game of the season.`,
              ...explainGame(game, facts, wording, used),
            ],
          }
        },
      })),
}
