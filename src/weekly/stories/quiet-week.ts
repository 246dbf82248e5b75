import { count, weeksName } from '../wording/numbers.ts'
import { write } from '../wording/sentence.ts'
import { thisSpan } from '../wording/span.ts'
import type { StoryKind } from './story.ts'

/** Fallback without any other story, as when all teams scored 0. */
export const quietWeek: StoryKind = {
  key: 'quiet-week',
  find: ({ weeks, games, ranking }) => [
    {
      weight: 1,
      subjects: ['week'],
      write: () => ({
        headline: weeks.length > 1 ? write`Quiet ${weeksName(weeks)}` : write`A quiet ${weeksName(weeks)}`,
        sentences: [
          games.length > 0
            ? write`${count(games.length, 'game', 'games')} went final ${thisSpan({ weeks })}.`
            : write`${count(ranking.length, 'team', 'teams')} put up points ${thisSpan({ weeks })}.`,
        ],
      }),
    },
  ],
}
