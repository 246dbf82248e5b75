import { weekScores } from '../facts/week-facts.ts'
import { points, weekName } from '../wording/numbers.ts'
import { team, teams, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** A season high before that week means little. */
const firstWeek = 4

/** The best score of the season to date. */
export const seasonHigh: StoryKind = {
  key: 'season-high',
  find: (facts) => {
    const [best, second] = weekScores(facts)
    const earlier = facts.results
      .filter(({ weeks, lastWeek }) => weeks.length === 1 && lastWeek < facts.week)
      .flatMap((game) => [
        { ref: game.home, points: game.homePoints, week: game.lastWeek },
        { ref: game.away, points: game.awayPoints, week: game.lastWeek },
      ])
      .sort((a, b) => b.points - a.points)[0]
    if (!best || !earlier || facts.week < firstWeek || best.points <= earlier.points) return []
    const isAllTime = facts.records.some(({ kind, teamId }) => kind === 'highest-week' && teamId === best.team.id)
    return [
      {
        weight: isAllTime ? 92 : 58 + Math.min(12, (best.points - earlier.points) / 2),
        subjects: [`score ${best.team.id}`],
        write: (wording) => {
          const [t, high] = [team(best.team), points(best.points)]
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
                () => write`${t} put up ${high}, the most by any team in any week this season.`,
                () => write`${t} set the season high with ${high}.`,
              ]),
              write`The previous high was ${teams(earlier.ref)} ${points(earlier.points)} in ${weekName(earlier.week)}.`,
              ...(second
                ? [write`${team(second.team)} had the second-best score of the week, ${points(second.points)}.`]
                : []),
            ],
          }
        },
      },
    ]
  },
}
