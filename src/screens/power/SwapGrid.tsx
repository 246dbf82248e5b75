import { groundOf } from '../../charts/heat-ground.ts'
import type { LuckResponse } from '../../contract/responses/luck.ts'
import { formatRecord } from '../../ui/format.ts'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { HeatTable } from './HeatTable.tsx'

/** Records of every team's scores against every team's schedule: rows are teams, columns schedules. */
export function SwapGrid({ response }: { response: LuckResponse }) {
  const rows = response.swapGrid.map(({ team, schedules }) => {
    const own = schedules.find(({ isOwn }) => isOwn)?.winPercentage ?? 50
    return { id: team.id, name: team.name, own, schedules }
  })
  return (
    <HeatTable
      label="Records with other schedules"
      columns={rows.map(({ id, name }) => ({
        key: id,
        header: (
          <span title={name}>
            <TeamMark name={name} size={22} />
            <span className="sr-only">schedule of {name}</span>
          </span>
        ),
      }))}
      rows={rows.map(({ id, name, own, schedules }) => ({
        key: id,
        name,
        cells: schedules.map((schedule) => ({
          key: schedule.scheduleOf.id,
          text: formatRecord(schedule),
          title: `${name} with the schedule of ${schedule.scheduleOf.name}`,
          ground: schedule.isOwn ? (0 as const) : groundOf(((schedule.winPercentage ?? own) - own) / 28),
          isFramed: schedule.isOwn,
        })),
      }))}
      csv={{
        headers: ['Team', 'Schedule of', 'Wins', 'Losses', 'Ties'],
        rows: rows.flatMap(({ name, schedules }) =>
          schedules.map(({ scheduleOf, wins, losses, ties }) => [name, scheduleOf.name, wins, losses, ties]),
        ),
      }}
    />
  )
}
