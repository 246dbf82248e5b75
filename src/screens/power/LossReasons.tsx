/** Why games were lost: the league's finding, then one team's losses with reasons that add up to the margin. */

import type { LuckResponse } from '../../contract/responses/luck.ts'
import { compareNames } from '../../domain/compare-names.ts'
import { labelDecidedBy } from '../../domain/decided-by.ts'
import { writeExactMargin } from '../../domain/margin-text.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { navigateQuery } from '../../stores/location.ts'
import { deltaColumn, pointsColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { formatCount, formatScores } from '../../ui/format.ts'
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
      id="losses"
      title={describeReasons(losses)}
      inside={`Lost games of ${formatCount(losers.length, 'team')}`}
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
        csvName="lost games"
        columns={columnsFor(losses)}
        rows={rows}
        rowKey={({ matchupId }) => matchupId}
        rowHref={({ team, week }) => leagueAddress('rosterWeek', { leagueRef, teamId: team.id, query, week })}
      />
    </Section>
  )
}

/** E.g. "15-16". */
const weeksOf = ({ week, weeks }: Loss) => (weeks.length > 1 ? `${weeks[0]}-${weeks.at(-1)}` : String(week))

function columnsFor(losses: readonly Loss[]): Column<Loss>[] {
  return [
    textColumn('week', 'Week', weeksOf, { className: 'w-12', csv: { Team: ({ team }) => team.name, Week: weeksOf } }),
    textColumn('opponent', 'Opponent', ({ opponent }) => opponent.name, {
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
    }),
    pointsColumn('margin', 'Margin', ({ margin }) => margin, {
      headerNote: 'score',
      render: (loss) => <Margin loss={loss} />,
      csv: {
        Points: ({ points }) => points,
        'Opponent points': ({ opponentPoints }) => opponentPoints,
        Margin: ({ margin }) => margin,
      },
    }),
    ...knownReasons(losses).map(
      (key): Column<Loss> =>
        deltaColumn(key, reasonLabels[key], (loss) => loss[key], {
          priority: key === 'opponentDay' || key === 'mistakes' ? 2 : 3,
        }),
    ),
  ]
}

/** The margin above both scores; the scores alone where one decimal would make the margin wrong. */
function Margin({ loss: { margin, points, opponentPoints } }: { loss: Loss }) {
  const scores = formatScores([points, opponentPoints])
  const label = labelDecidedBy(opponentPoints, points)
  const text = label ?? writeExactMargin(margin, [points, opponentPoints])
  if (text === null) return <strong className="whitespace-nowrap">{scores}</strong>
  return (
    <>
      <strong className="whitespace-nowrap">{label ?? `−${text}`}</strong>
      <span className="block whitespace-nowrap text-muted text-sm leading-4">{scores}</span>
    </>
  )
}

interface LossReasonsProps extends LeagueTabProps {
  response: LuckResponse
  chosen: number | null
}
