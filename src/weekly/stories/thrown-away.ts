import { wouldHaveWon } from '../../domain/would-have-won.ts'
import { isOverruled } from '../facts/games.ts'
import { explainGame } from '../games/index.ts'
import { margin, score, swapParts } from '../wording/numbers.ts'
import { phrase, team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** A game that one lineup change would have turned. */
export const thrownAway: StoryKind = {
  key: 'thrown-away',
  find: (facts) =>
    facts.games.flatMap((game) => {
      const { winner, loser, isTie } = game
      const swap = facts.lineups
        .get(loser.team.id)
        ?.swaps.find(({ pointsMissed }) => wouldHaveWon(pointsMissed, { own: loser.points, opponent: winner.points }))
      if (isTie || isOverruled(game) || !swap) return []
      const { bench, sat, starter, got } = swapParts(swap)
      if (!starter) return []
      const l = team(loser.team)
      const gap = margin(winner.points, loser.points)
      return [
        {
          weight: 48 + Math.min(14, swap.pointsMissed / 2),
          subjects: [`game ${game.matchupId}`, `swap ${loser.team.id}`],
          write: (wording, used) => {
            used.add(`swap ${loser.team.id}`)
            return {
              headline: wording.choose('headline.thrown-away', [
                () => write`${l} left a win on the bench`,
                () => write`${l} finished one lineup change short of a win`,
                () => write`The points ${l} needed sat on the bench`,
              ]),
              sentences: [
                game.isTieBroken
                  ? write`${l} lost to ${team(winner.team)}, ${score(winner.points, loser.points)}.`
                  : write`${l} lost to ${team(winner.team)}${gap ? phrase` by ${gap}` : ''}, ${score(winner.points, loser.points)}.`,
                swap.starterPlayed
                  ? wording.choose('lead.thrown-away', [
                      () => write`${bench} was on the bench with ${sat}; ${starter} started for ${got}.`,
                      () => write`The winning swap: ${bench} (${sat}) for ${starter} (${got}).`,
                    ])
                  : write`${bench} was on the bench with ${sat}; ${starter} started, but didn’t play.`,
                ...explainGame(game, facts, wording, used, 1),
              ],
            }
          },
        },
      ]
    }),
}
