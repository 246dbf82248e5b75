import { team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** The champion of a championship game whose score is unknown. */
export const unseenChampion: StoryKind = {
  key: 'unseen-champion',
  find: ({ unseenChampion: champion }) =>
    champion
      ? [
          {
            weight: 100,
            subjects: ['title'],
            write: (wording) => ({
              headline: wording.choose('headline.champion', [
                () => write`Champion: ${team(champion)}`,
                () => write`${team(champion)} won the title`,
                () => write`The title goes to ${team(champion)}`,
              ]),
              sentences: [
                write`${team(champion)} is the champion by the final standings.`,
                write`The score of the championship game isn’t available.`,
              ],
            }),
          },
        ]
      : [],
}
