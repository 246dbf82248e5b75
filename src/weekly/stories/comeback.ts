import { isOverruled } from '../facts/games.ts'
import { explainGame } from '../games/index.ts'
import { mostComebackChance } from '../games/score-reasons.ts'
import { aOrAn, moment, percent, score } from '../wording/numbers.ts'
import { team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** The winner of a game that was watched had nearly lost it. */
export const comeback: StoryKind = {
  key: 'comeback',
  find: (facts) =>
    facts.comebacks.flatMap(({ matchupId, team: { id }, opponentTeam, chance, at }) => {
      const game = facts.games.find((one) => one.matchupId === matchupId)
      if (chance > mostComebackChance || !game || game.winner.team.id !== id || isOverruled(game)) return []
      const w = team(game.winner.team)
      const l = team(opponentTeam)
      const low = percent(chance, 'lowest-chance')
      return [
        {
          weight: 82 - 80 * chance,
          subjects: [`game ${matchupId}`],
          write: (wording, used) => {
            used.add(`comeback ${matchupId}`)
            return {
              headline: wording.choose('headline.comeback', [
                () => write`${w} came back from ${aOrAn(low)} chance`,
                () => write`${w} won after a chance of ${low}`,
              ]),
              sentences: [
                write`${w} had ${aOrAn(low)} chance on ${moment(at)} and beat ${l}, ${score(game.winner.points, game.loser.points)}.`,
                ...explainGame(game, facts, wording, used),
              ],
            }
          },
        },
      ]
    }),
}
