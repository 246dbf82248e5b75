import { groundOf } from '../../charts/heat-ground.ts'
import type { LuckResponse, LuckTeam } from '../../contract/responses/luck.ts'
import { formatPoints } from '../../ui/format.ts'
import { HeatTable } from './HeatTable.tsx'

/**
 * The rank of every score in its week, and its result. The shade is the result minus the expected wins of the score: a good score that lost
 * is amber, a poor one that won teal. The sum of a row is the luck.
 */
export function WeekGrid({ response, teams }: { response: LuckResponse; teams: readonly LuckTeam[] }) {
  const { weeks } = response
  const scoreOf = (week: (typeof weeks)[number], teamId: number) => week.teams.find(({ team }) => team.id === teamId)
  return (
    <>
      <p className="mb-2 text-sm">
        Rank of the score in its week, and W or L. <span className="text-worse">Amber</span>: lost with a score that
        beats most teams. <span className="text-better">Teal</span>: won with a score that loses to most teams.
      </p>
      <HeatTable
        label="Ranks of scores by week"
        columns={weeks.map(({ week }) => ({ key: week, header: week }))}
        rows={teams.map(({ team: { id, name } }) => ({
          key: id,
          name,
          cells: weeks.map((week) => {
            const score = scoreOf(week, id)
            if (!score) return { key: week.week, text: '', title: 'No game', ground: 0 as const }
            const { rank, wins, allPlayShare: share, points } = score
            const result = wins === 1 ? 'W' : wins === 0 ? 'L' : 'T'
            return {
              key: week.week,
              text: `${rank} ${result}`,
              title: `Week ${week.week}: ${formatPoints(points)} points`,
              ground: groundOf(1.25 * (wins - share)),
            }
          }),
        }))}
        csv={{
          headers: ['Team', 'Week', 'Points', 'Rank', 'Share of the others outscored', 'Wins'],
          rows: teams.flatMap(({ team: { id, name } }) =>
            weeks.flatMap((week) => {
              const score = scoreOf(week, id)
              return score ? [[name, week.week, score.points, score.rank, score.allPlayShare, score.wins]] : []
            }),
          ),
        }}
      />
    </>
  )
}
