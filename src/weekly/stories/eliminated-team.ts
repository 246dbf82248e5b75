import type { WeekScore } from '../facts/table.ts'
import { numeral, points } from '../wording/numbers.ts'
import { listParts, phrase, team, write } from '../wording/sentence.ts'
import { span, thisSpan } from '../wording/span.ts'
import type { StoryKind } from './story.ts'

/** Elimination leagues: the lowest score is eliminated. */
export const eliminatedTeam: StoryKind = {
  key: 'eliminated-team',
  find: ({ ranking, format, weeks }) => {
    const out = ranking.filter(({ isOut }) => isOut)
    const rest = ranking.filter(({ isOut }) => !isOut)
    // If several teams go at once, the best of them marks the line that the others had to pass.
    const last = rest.at(-1)
    const worst = out.at(-1)
    const line = out[0]
    if (format !== 'elimination' || !worst || !line) return []
    // The host names the eliminated team; a commissioner may have chosen it.
    const isLowest = !last || last.points >= line.points
    return [
      {
        weight: 80,
        subjects: ['eliminated'],
        write: (wording) => {
          const names = listParts(out.map((one) => team(one.team)))
          return {
            headline:
              rest.length === 1 && last
                ? write`${team(last.team)}, the last team standing`
                : wording.choose('headline.eliminated', [
                    () => write`It’s over for ${names}`,
                    () => write`${names} out, ${numeral(rest.length, 'teams-left')} left`,
                    () => write`Cut ${thisSpan({ weeks })}: ${names}`,
                  ]),
            sentences: [
              out.length > 1
                ? wording.choose('lead.eliminated-together', [
                    () => write`${numeral(out.length, 'teams-out')} teams went at once: ${listParts(out.map(scored))}.`,
                    () =>
                      write`The lowest score ${isLowest ? `of the ${span({ weeks })}` : 'among them'} was ${points(worst.points)}, by ${team(worst.team)}; also out: ${listParts(out.slice(0, -1).map(scored))}.`,
                  ])
                : isLowest
                  ? wording.choose('lead.eliminated', [
                      () =>
                        write`The lowest score of the ${span({ weeks })} was ${points(worst.points)}, and it belonged to ${names}.`,
                      () => write`${points(worst.points)} wasn’t enough: ${names} had the lowest score.`,
                    ])
                  : write`Out ${thisSpan({ weeks })}: ${names}, with ${points(worst.points)}.`,
              ...(last && isLowest
                ? [
                    wording.choose('lead.survived', [
                      () => write`The next-lowest, ${team(last.team)}, survived with ${points(last.points)}.`,
                      () =>
                        write`${team(last.team)} survived with ${points(last.points)}, just ${points(last.points - line.points, 'margin')} above the cut.`,
                    ]),
                  ]
                : []),
              ...(worst.projectedPoints !== null && worst.projectedPoints - worst.points > 8
                ? [
                    write`The projection for ${team(worst.team)} had been ${points(worst.projectedPoints, 'projection')}.`,
                  ]
                : []),
              ...(worst.missedPoints !== null && last && worst.missedPoints > last.points - worst.points
                ? [
                    write`The optimal lineup of ${team(worst.team)} would have added ${points(worst.missedPoints, 'missed-points')}, enough to stay in.`,
                  ]
                : []),
            ],
          }
        },
      },
    ]
  },
}

function scored(one: WeekScore) {
  return phrase`${team(one.team)} with ${points(one.points)}`
}
