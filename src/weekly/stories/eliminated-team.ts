import { numeral, points } from '../wording/numbers.ts'
import { listParts, team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** Elimination leagues: the lowest score is out. */
export const eliminatedTeam: StoryKind = {
  key: 'eliminated-team',
  find: ({ ranking, format }) => {
    const out = ranking.filter(({ isOut }) => isOut)
    const rest = ranking.filter(({ isOut }) => !isOut)
    const [last, worst] = [rest.at(-1), out[0]]
    if (format !== 'elimination' || !worst) return []
    return [
      {
        weight: 80,
        subjects: ['eliminated'],
        tell: (wording) => {
          const names = listParts(out.map((one) => team(one.team)))
          return {
            headline:
              rest.length === 1 && last
                ? write`${team(last.team)}, the last team standing`
                : wording.choose('headline.eliminated', [
                    () => write`It’s over for ${names}`,
                    () => write`${names} out, ${numeral(rest.length, 'teams-left')} left`,
                    () => write`Cut this week: ${names}`,
                  ]),
            sentences: [
              wording.choose('lead.eliminated', [
                () => write`The lowest score of the week was ${points(worst.points)}, and it belonged to ${names}.`,
                () => write`${points(worst.points)} wasn’t enough: ${names} had the lowest score.`,
              ]),
              ...(last
                ? [
                    wording.choose('lead.survived', [
                      () => write`The next-lowest, ${team(last.team)}, survived with ${points(last.points)}.`,
                      () =>
                        write`${team(last.team)} survived with ${points(last.points)}, just ${points(last.points - worst.points, 'margin')} above the cut.`,
                    ]),
                  ]
                : []),
              ...(worst.projected !== null && worst.projected - worst.points > 8
                ? [write`The projection for ${team(worst.team)} had been ${points(worst.projected, 'projection')}.`]
                : []),
              ...(worst.missed !== null && last && worst.missed > last.points - worst.points
                ? [
                    write`The optimal lineup would have added ${points(worst.missed, 'missed-points')}, enough to stay in.`,
                  ]
                : []),
            ],
          }
        },
      },
    ]
  },
}
