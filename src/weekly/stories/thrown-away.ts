import { wouldHaveWon } from '../../domain/would-have-won.ts'
import { explainGame } from '../games/index.ts'
import { margin, points, score } from '../wording/numbers.ts'
import { player, team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** A game that one change of a lineup would have turned. */
export const thrownAway: StoryKind = {
  key: 'thrown-away',
  find: (facts) =>
    facts.games.flatMap((game) => {
      const { winner, loser, isTie } = game
      const swap = facts.lineups
        .get(loser.team.id)
        ?.swaps.find(({ gain }) => wouldHaveWon(gain, { own: loser.points, opponent: winner.points }))
      const starter = swap?.starter
      if (isTie || !swap || !starter) return []
      const [l, bench] = [team(loser.team), player(swap.bench)]
      return [
        {
          weight: 48 + Math.min(14, swap.gain / 2),
          subjects: [`game ${game.id}`, `swap ${loser.team.id}`],
          tell: (wording, used) => {
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
                  : write`${l} lost to ${team(winner.team)} by ${margin(winner.points, loser.points)}, ${score(winner.points, loser.points)}.`,
                wording.choose('lead.thrown-away', [
                  () =>
                    write`${bench} was on the bench with ${points(swap.bench.points, 'bench-points')}; ${player(starter)} started for ${points(starter.points, 'starter-points')}.`,
                  () =>
                    write`The winning swap: ${bench} (${points(swap.bench.points, 'bench-points')}) for ${player(starter)} (${points(starter.points, 'starter-points')}).`,
                ]),
                ...explainGame(game, facts, wording, used, 1),
              ],
            }
          },
        },
      ]
    }),
}
