import { isOverruled } from '../facts/games.ts'
import { explainGame } from '../games/index.ts'
import { writeGameResult } from '../games/result.ts'
import { aOrAn, margin, ordinal, percent, points, record, score } from '../wording/numbers.ts'
import { phrase, team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** The championship game. */
export const champion: StoryKind = {
  key: 'champion',
  find: (facts) =>
    facts.games
      .filter(({ stage, isTie, champion }) => stage?.isFinal && (!isTie || champion))
      .map((game) => ({
        weight: 100,
        subjects: [`game ${game.matchupId}`, 'title'],
        write: (wording, used) => {
          const w = team(game.winner.team)
          const l = team(game.loser.team)
          const both = score(game.winner.points, game.loser.points)
          const champion = game.champion ?? game.winner.team
          const c = team(champion)
          const headline = wording.choose('headline.champion', [
            () => write`Champion: ${c}`,
            () => write`${c} won the title`,
            () => write`The title goes to ${c}`,
          ])
          if (game.isTie || champion.id !== game.winner.team.id) {
            return { headline, sentences: [writeGameResult(game, wording), ...explainGame(game, facts, wording, used)] }
          }
          const before = game.winner.chanceBefore
          if (before !== null) used.add(`chance ${champion.id}`)
          const gap = margin(game.winner.points, game.loser.points)
          const { seed } = game.winner
          const own = facts.table.find(({ team: { id } }) => id === champion.id)?.record
          return {
            headline,
            sentences: [
              wording.choose('lead.champion', [
                () => write`${w} beat ${l} for the championship, ${both}.`,
                () => write`${w} won the championship game, ${both} over ${l}.`,
                () =>
                  game.isTieBroken
                    ? write`${w} and ${l} finished even at ${points(game.winner.points)}, and the tiebreaker gave ${w} the title.`
                    : isOverruled(game)
                      ? write`The title went to ${w} over ${l}, ${both}.`
                      : write`${w} beat ${l} ${gap ? phrase`by ${gap} points ` : ''}to win the title, ${both}.`,
              ]),
              ...(seed !== null && own
                ? [
                    seed === 1
                      ? write`The top seed finished the job after ${aOrAn(record(own))} regular season.`
                      : write`The champion was the ${ordinal(seed, 'seed')} seed after ${aOrAn(record(own))} regular season.`,
                  ]
                : []),
              ...(before === null ? [] : [write`The chance before kickoff: ${percent(before, 'chance-before')}.`]),
              ...explainGame(game, facts, wording, used),
            ],
          }
        },
      })),
}
