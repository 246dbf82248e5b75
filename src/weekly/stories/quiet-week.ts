import { count, weekName } from '../wording/numbers.ts'
import { write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** Nothing to tell, as where everybody scored 0: an edition has a lead all the same. */
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
