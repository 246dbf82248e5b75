import { record } from '../wording/numbers.ts'
import { team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

const first = { text: '1st', facts: [{ name: 'rank', value: 1, text: '1st' }] }

/** Another team leads the standings. */
export const newLeader: StoryKind = {
  key: 'new-leader',
  find: ({ table, week, isPlayoffs }) => {
    const leader = table.find(({ rank }) => rank === 1)
    const before = table.find(({ previousRank }) => previousRank === 1)
    if (isPlayoffs || week < 3 || !leader || !before || leader.previousRank === 1) return []
    return [
      {
        weight: 55,
        subjects: ['leader'],
        write: (wording) => ({
          headline: wording.choose('headline.new-leader', [
            () => write`New at the top: ${team(leader.team)}`,
            () => write`${team(leader.team)} took over first place`,
            () => write`${team(leader.team)} moved up to ${first}`,
          ]),
          sentences: [
            leader.record
              ? write`${team(leader.team)} passed ${team(before.team)} for first place, at ${record(leader.record)}.`
              : write`${team(leader.team)} passed ${team(before.team)} for first place.`,
          ],
        }),
      },
    ]
  },
}
