import { findWeekScores } from '../facts/week-scores.ts'
import { points, pointsIn, weeksName } from '../wording/numbers.ts'
import { team, teams, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** A season high before that week means little. */
const firstWeek = 4

/** The best score of a week of the season to date, also within a longer game. */
export const seasonHigh: StoryKind = {
  key: 'season-high',
  find: (facts) => {
    const { scores, mostUnknown } = findWeekScores(facts)
    const byPoints = scores.toSorted((a, b) => b.points - a.points)
    const [best, ...others] = byPoints.filter(({ week }) => facts.weeks.includes(week))
    const earlier = byPoints.find(({ week }) => week < Math.min(...facts.weeks))
    if (!best || !earlier || facts.week < firstWeek) return []
    if (best.points <= earlier.points || best.points <= (mostUnknown ?? 0)) return []
    const second = others.find(({ week }) => week === best.week)
    const inWeek = facts.weeks.length > 1 ? best.week : null
    const isAllTime = facts.records.some(
      ({ kind, teamId, weeks }) => kind === 'highest-week' && teamId === best.team.id && weeks.includes(best.week),
    )
    return [
      {
        weight: isAllTime ? 92 : 58 + Math.min(12, (best.points - earlier.points) / 2),
        subjects: [`score ${best.team.id}`],
        write: (wording) => {
          const t = team(best.team)
          const high = points(best.points)
          const highIn = pointsIn(inWeek, best.points, 'points')
          return {
            headline: isAllTime
              ? write`${high} from ${t}: the highest score in league history`
              : wording.choose('headline.season-high', [
                  () => write`${t} scored ${high}, the most of the season`,
                  () => write`${high}: the season’s best score belongs to ${t}`,
                  () => write`No one has scored more this season than ${t}`,
                ]),
            sentences: [
              wording.choose('lead.season-high', [
                () => write`${t} put up ${highIn}, the most by any team in any week this season.`,
                () => write`${t} set the season high with ${highIn}.`,
              ]),
              write`The previous high was ${teams(earlier.team)} ${points(earlier.points)} in ${weeksName([earlier.week])}.`,
              ...(second
                ? [
                    write`${team(second.team)} had the second-best score of ${inWeek === null ? 'the' : 'that'} week, ${points(second.points)}.`,
                  ]
                : []),
            ],
          }
        },
      },
    ]
  },
}
