/** Why games were lost: the league's finding, then the lost games of one team with reasons that add up to the margin. */

import type { LuckResponse } from '../../contract/responses/luck.ts'
import { compareNames } from '../../domain/compare-names.ts'
import { writeMargin } from '../../domain/margin-text.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { navigateQuery } from '../../stores/location.ts'
import { deltaColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { describeReasons, knownReasons, type Loss, mainReason, reasonLabels } from './loss-reasons.ts'

export function LossReasons({ response, chosen, leagueRef, query }: LossReasonsProps) {
  const { losses } = response
  if (losses.length === 0) return null
  const losers = response.teams.map(({ team }) => team).filter(({ id }) => losses.some(({ team }) => team.id === id))
  const shown = losers.find(({ id }) => id === chosen) ?? losers.at(-1)
  const teams = losers.toSorted((a, b) => compareNames(a.name, b.name))
  const rows = losses.filter(({ team }) => team.id === shown?.id)
  return (
    <Section
      title={describeReasons(losses)}
      note="How far each factor was from normal, in points. Each row adds up to the final margin."
      action={<MeasureLink measure="Why they lost" />}
    >
      <Select
        label="Lost games of"
        value={String(shown?.id ?? '')}
        options={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => navigateQuery({ team: id }, { replace: true })}
        className="mb-2 sm:max-w-md"
      />
      <p className="mb-1 text-sm">{describeReasons(rows)}.</p>
      <DataTable
        label="Lost games"
        holds="lost games"
        columns={columnsFor(losses)}
        rows={rows}
        rowKey={({ matchupId }) => matchupId}
        rowHref={({ team, week }) => leagueAddress('rosterWeek', { leagueRef, teamId: team.id, query, week })}
      />
    </Section>
  )
}

const teamOf = ({ team }: Loss) => team.name
/** E.g. "15-16". */
const weeksOf = ({ week, weeks }: Loss) => (weeks.length > 1 ? `${weeks[0]}-${weeks.at(-1)}` : String(week))
const pointsOf = ({ points }: Loss) => points

function columnsFor(losses: readonly Loss[]): Column<Loss>[] {
  return [
    {
      key: 'week',
      header: 'Week',
      className: 'w-12',
      render: weeksOf,
      csv: { Team: teamOf, Week: weeksOf },
    },
    {
      key: 'opponent',
      header: 'Opponent',
      isRowHeader: true,
      className: 'w-full max-w-0 md:w-1/4',
      render: ({ opponent }) => (
        <bdi className="truncate" title={opponent.name}>
          {opponent.name}
        </bdi>
      ),
      renderNote: (loss) => {
        const reason = mainReason(loss)
        return (
          reason && (
            <span className="block text-muted text-sm leading-4 md:hidden">
              {reasonLabels[reason]} <Delta value={loss[reason]} />
            </span>
          )
        )
      },
      csv: ({ opponent }) => opponent.name,
    },
    {
      key: 'score',
      header: 'Score',
      align: 'end',
      priority: 2,
      render: ({ points, opponentPoints }) => (
        <span className="whitespace-nowrap">
          {formatPoints(points)}–{formatPoints(opponentPoints)}
        </span>
      ),
      csv: { Points: pointsOf, 'Opponent points': ({ opponentPoints }) => opponentPoints },
    },
    {
      key: 'margin',
      header: 'Margin',
      align: 'end',
      render: ({ margin, points, opponentPoints }) => (
        <strong className="whitespace-nowrap">
          {margin === 0 ? 'Tie-breaker' : `−${writeMargin(margin, [points, opponentPoints])}`}
        </strong>
      ),
      csv: ({ margin }) => margin,
    },
    ...knownReasons(losses).map(
      (key): Column<Loss> =>
        deltaColumn(key, reasonLabels[key], (loss) => loss[key], {
          priority: key === 'opponentDay' || key === 'mistakes' ? 2 : 3,
        }),
    ),
  ]
}

interface LossReasonsProps extends LeagueTabProps {
  response: LuckResponse
  chosen: number | null
}
