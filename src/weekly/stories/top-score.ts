import { roundScores } from '../facts/week-facts.ts'
import { points } from '../wording/numbers.ts'
import { team, write } from '../wording/sentence.ts'
import { span } from '../wording/span.ts'
import type { StoryKind } from './story.ts'

/** The best score, which always exists: the lead of a quiet week. */
export const topScore: StoryKind = {
  key: 'top-score',
  find: (facts) => {
    const scores = roundScores(facts)
    const [best, second] = scores
    const last = scores.at(-1)
    if (!best || !second || !last || best.points <= second.points || best.points <= 0) return []
    return [
      {
        weight: facts.format === 'head-to-head' ? 30 : 52,
        subjects: [`score ${best.team.id}`],
        write: (wording) => ({
          headline: wording.choose('headline.top-score', [
            () => write`${team(best.team)} topped the ${span(facts)} with ${points(best.points)}`,
            () => write`The ${span(facts)} belonged to ${team(best.team)}`,
            () => write`${points(best.points)}: ${team(best.team)} set the pace`,
          ]),
          sentences: [
            wording.choose('lead.top-score', [
              () => write`${team(best.team)} led the league with ${points(best.points)}.`,
              () => write`${team(best.team)} had the best score of the ${span(facts)}, ${points(best.points)}.`,
            ]),
            write`Next came ${team(second.team)} with ${points(second.points)}.`,
            ...(scores.length > 3 ? [write`At the other end: ${team(last.team)}, with ${points(last.points)}.`] : []),
          ],
        }),
      },
    ]
  },
}
