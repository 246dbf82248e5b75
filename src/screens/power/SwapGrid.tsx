import { groundOf } from '../../charts/heat-ground.ts'
import type { LuckResponse } from '../../parts/luck/luck-view.ts'
import { nameOf } from '../../parts/luck/power-view.ts'
import { formatRecord } from '../../ui/format.ts'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { HeatTable } from './HeatTable.tsx'

/** Records of every team's scores against every team's schedule: rows are teams, columns schedules. */
export function SwapGrid({ response }: { response: LuckResponse }) {
  const rows = (response.swap_grid ?? []).flatMap(({ team, schedules = [] }) => {
    if (team?.id === undefined) return []
    const own = schedules.find(({ is_own }) => is_own)?.win_percentage ?? 50
    return [{ id: team.id, name: nameOf(team), own, schedules }]
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
        cells: schedules.map((schedule, index) => ({
          key: schedule.schedule_of?.id ?? index,
          text: formatRecord(schedule),
          title: `${name} with the schedule of ${nameOf(schedule.schedule_of)}`,
          ground: schedule.is_own ? (0 as const) : groundOf(((schedule.win_percentage ?? own) - own) / 28),
          isFramed: schedule.is_own === true,
        })),
      }))}
      csv={{
        headers: ['Team', 'Schedule of', 'Wins', 'Losses', 'Ties'],
        rows: rows.flatMap(({ name, schedules }) =>
          schedules.map(({ schedule_of, wins, losses, ties }) => [name, nameOf(schedule_of), wins, losses, ties]),
        ),
      }}
    />
  )
}
