import { count, weekName } from '../wording/numbers.ts'
import { write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** Fallback without any other story, as when all teams scored 0. */
export const quietWeek: StoryKind = {
  key: 'quiet-week',
  find: ({ week, games, ranking }) => [
    {
      weight: 1,
      subjects: ['week'],
      write: () => ({
        headline: write`A quiet ${weekName(week)}`,
        sentences: [
          games.length > 0
            ? write`${count(games.length, 'game', 'games')} went final this week.`
            : write`${count(ranking.length, 'team', 'teams')} put up points this week.`,
        ],
      }),
    },
  ],
}
