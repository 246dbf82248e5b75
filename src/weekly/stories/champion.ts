import { explainGame } from '../games/index.ts'
import { gameResult } from '../games/result.ts'
import { margin, odds, ordinal, points, record, score } from '../wording/numbers.ts'
import { team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** The game for the title. */
export const champion: StoryKind = {
  key: 'champion',
  find: (facts) =>
    facts.games
      .filter(({ stage, isTie, champion }) => stage?.isFinal && (!isTie || champion))
      .map((game) => ({
        weight: 100,
        subjects: [`game ${game.id}`, 'title'],
        tell: (wording, used) => {
          const [w, l] = [team(game.winner.team), team(game.loser.team)]
          const both = score(game.winner.points, game.loser.points)
          const champion = game.champion ?? game.winner.team
          const c = team(champion)
          const headline = wording.choose('headline.champion', [
            () => write`Champion: ${c}`,
            () => write`${c} won the title`,
            () => write`The title goes to ${c}`,
          ])
          if (game.isTie || champion.id !== game.winner.team.id) {
            return { headline, sentences: [gameResult(game, wording), ...explainGame(game, facts, wording, used)] }
          }
          const before = facts.odds.find(({ team: { id } }) => id === champion.id)?.before?.title
          const { seed } = game.winner
          const own = facts.table.find(({ team: { id } }) => id === champion.id)?.record
          return {
            headline,
            sentences: [
              wording.choose('lead.champion', [
                () => write`${w} beat ${l} for the championship, ${both}.`,
                () => write`The final went to ${w}, ${both} against ${l}.`,
                () =>
                  game.isTieBroken
                    ? write`${w} and ${l} were level at ${points(game.winner.points)}, and the tie-breaker gave ${w} the title.`
                    : write`By ${margin(game.winner.points, game.loser.points)} points, ${both}, ${w} took the title from ${l}.`,
              ]),
              ...(seed !== null && own
                ? [
                    seed === 1
                      ? write`The first seed finished the job, after a regular season of ${record(own)}.`
                      : write`It came from the ${ordinal(seed, 'seed')} seed, after a regular season of ${record(own)}.`,
                  ]
                : []),
              ...(before ? [write`Before the final the chance of that was ${odds(before, 'title-odds')}.`] : []),
              ...explainGame(game, facts, wording, used),
            ],
          }
        },
      })),
}
