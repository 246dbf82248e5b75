import { ChartFrame } from '../../charts/ChartFrame.tsx'
import type { ManagerReport } from '../../contract/responses/managers.ts'
import { formatNumber } from '../../ui/format.ts'
import type { LeagueResponse } from '../league/league-view.ts'
import { describeCounted, describeWaterfall, type ReportedPart, toSteps } from './manager-view.ts'
import { Waterfall } from './Waterfall.tsx'

/** One manager's waterfall with its values, on the scale of all managers. */
export function WaterfallChart({ league, report, reports, parts }: WaterfallChartProps) {
  const steps = toSteps(report, parts)
  const most = Math.max(...reports.flatMap((one) => toSteps(one, parts).map(({ to }) => to)), 1)
  return (
    <ChartFrame
      title={describeWaterfall(league, report)}
      unit={describeCounted(league)}
      isFluid
      name={`manager report of ${report.team.name}`}
      table={{
        headers: ['Part', 'Wins', 'Sum'],
        rows: steps.map(({ label, from, to }) => [label, to - from, to]),
        format: (value) => formatNumber(value, 2),
      }}
    >
      {() => <Waterfall steps={steps} most={most} />}
    </ChartFrame>
  )
}

interface WaterfallChartProps {
  league: LeagueResponse
  report: ManagerReport
  /** Those of all managers. */
  reports: readonly ManagerReport[]
  parts: readonly ReportedPart[]
}
