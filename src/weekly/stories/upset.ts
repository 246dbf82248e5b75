import { explainGame } from '../games/index.ts'
import { aOrAn, percent, points, score } from '../wording/numbers.ts'
import { team, write } from '../wording/sentence.ts'
import { span } from '../wording/span.ts'
import type { StoryKind } from './story.ts'

/** Maximum pregame odds of an upset that is a story. */
const mostChance = 0.33

export const upset: StoryKind = {
  key: 'upset',
  find: (facts) =>
    facts.games.flatMap((game) => {
      const { winner, loser, flags } = game
      const { chanceBefore: chance } = winner
      if (!flags.includes('upset') || chance === null || chance > mostChance) return []
      const w = team(winner.team)
      const l = team(loser.team)
      return [
        {
          weight: Math.min(84, 52 + (mostChance - chance) * 130),
          subjects: [`game ${game.matchupId}`],
          write: (wording, used) => {
            for (const subject of [
              `chance ${winner.team.id}`,
              ...[winner.team.id, loser.team.id, game.matchupId].map((id) => `projection ${id}`),
            ])
              used.add(subject)
            const before = percent(chance, 'chance-before')
            const both = score(winner.points, loser.points)
            return {
              headline: wording.choose('headline.upset', [
                () => write`${w} knocked over ${l}`,
                () => write`${w}, given ${aOrAn(before)} chance, beat ${l}`,
                () => write`${l} fell to ${w}`,
                () => write`Upset of the ${span(facts)}: ${w} over ${l}`,
              ]),
              sentences: [
                wording.choose('lead.upset', [
                  () => write`${w} had ${aOrAn(before)} chance before kickoff and beat ${l}, ${both}.`,
                  () => write`${w} went in with ${aOrAn(before)} chance and beat ${l}, ${both}.`,
                  () => write`${w} had ${aOrAn(before)} chance and won anyway, ${both}.`,
                ]),
                ...(winner.projectedPoints !== null &&
                loser.projectedPoints !== null &&
                winner.projectedPoints < loser.projectedPoints
                  ? [
                      write`Projections favored ${l}, ${points(loser.projectedPoints, 'projection')} to ${points(winner.projectedPoints, 'projection')}.`,
                    ]
                  : []),
                ...explainGame(game, facts, wording, used),
              ],
            }
          },
        },
      ]
    }),
}
