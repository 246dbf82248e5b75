import { explainGame } from '../games/index.ts'
import { aOrAn, margin, odds, ordinal, record, score } from '../wording/numbers.ts'
import { team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** The game for the title. */
export const champion: StoryKind = {
  key: 'champion',
  find: (facts) =>
    facts.games
      .filter(({ stage, isTie }) => stage?.isFinal && !isTie)
      .map((game) => ({
        weight: 100,
        subjects: [`game ${game.id}`, 'title'],
        tell: (wording, used) => {
          const [w, l] = [team(game.winner.team), team(game.loser.team)]
          const both = score(game.winner.points, game.loser.points)
          const before = facts.odds.find(({ team: { id } }) => id === game.winner.team.id)?.before?.title
          const { seed } = game.winner
          const own = facts.table.find(({ team: { id } }) => id === game.winner.team.id)?.record
          return {
            headline: wording.choose('headline.champion', [
              () => write`Champion: ${w}`,
              () => write`${w} won the title`,
              () => write`The title goes to ${w}`,
            ]),
            sentences: [
              wording.choose('lead.champion', [
                () => write`${w} beat ${l} for the championship, ${both}.`,
                () => write`${w} won the last game of the season, ${both} over ${l}.`,
                () =>
                  write`${w} beat ${l} by ${margin(game.winner.points, game.loser.points)} points to win the title, ${both}.`,
              ]),
              ...(seed !== null && own
                ? [
                    seed === 1
                      ? write`The top seed finished the job after ${aOrAn(record(own))} regular season.`
                      : write`The champion was the ${ordinal(seed, 'seed')} seed after ${aOrAn(record(own))} regular season.`,
                  ]
                : []),
              ...(before ? [write`Title odds before the championship game: ${odds(before, 'title-odds')}.`] : []),
              ...explainGame(game, facts, wording, used),
            ],
          }
        },
      })),
}
