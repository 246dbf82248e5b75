import { odds, ordinal, score, weeksName } from '../wording/numbers.ts'
import { listParts, phrase, team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** The round before the championship: the teams that reached it. */
export const finalists: StoryKind = {
  key: 'finalists',
  find: (facts) => {
    const decided = facts.games.filter(
      ({ stage, isTie }) => stage?.isBracket && stage.nextRoundTitle === 'Final' && !isTie,
    )
    const final = facts.next.find(({ matchupId }) => facts.stages.get(matchupId)?.isFinal)
    if (decided.length === 0 || !final) return []
    const home = team(final.home)
    const away = team(final.away)
    return [
      {
        weight: 90,
        subjects: ['final', ...decided.map(({ matchupId }) => `game ${matchupId}`)],
        write: (wording) => {
          const chances = facts.odds.filter(({ team: { id } }) => id === final.home.id || id === final.away.id)
          return {
            headline: wording.choose('headline.finalists', [
              () => write`It’s ${home} vs. ${away} for the title`,
              () => write`The championship game: ${home} vs. ${away}`,
              () => write`${home} and ${away} will play for the title`,
            ]),
            sentences: [
              ...decided.map(({ winner, loser }) => {
                const both = score(winner.points, loser.points)
                const seeds =
                  winner.seed !== null && loser.seed !== null
                    ? phrase`, ${ordinal(winner.seed, 'seed')} seed over ${ordinal(loser.seed, 'seed')}`
                    : ''
                return wording.choose('lead.finalists', [
                  () => write`${team(winner.team)} beat ${team(loser.team)}, ${both}${seeds}.`,
                  () =>
                    write`${team(winner.team)} got past ${team(loser.team)} to reach the championship, ${both}${seeds}.`,
                ])
              }),
              ...(chances.length === 2
                ? [
                    write`Title odds after ${weeksName(facts.weeks)}, without projections: ${listParts(chances.map((one) => phrase`${odds(one.title, 'title-odds')} for ${team(one.team)}`))}.`,
                  ]
                : []),
            ],
          }
        },
      },
    ]
  },
}
