/** Finish by season: the chart, and the selection of the highlighted manager. */
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { navigateQuery } from '../../stores/location.ts'
import { formatCount, formatOrdinal } from '../../ui/format.ts'
import { useMyTeam } from '../../ui/my-team.ts'
import { Section } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { FinishChart } from './FinishChart.tsx'
import { describeLine, type FinishLine, toFinishSeries } from './finish-series.ts'
import type { HistorySectionProps } from './history-view.ts'

/** Up to this number, buttons select the manager. */
const mostButtons = 16

export function Finishes({ response, links, query }: HistorySectionProps & { query: URLSearchParams }) {
  const series = toFinishSeries(response.managers)
  const named = query.get('manager')
  const myTeamId = useMyTeam()?.teamId
  const mine = response.managers.find(({ finishes }) => finishes.some(({ team }) => team.id === myTeamId))
  const shown =
    series?.lines.find(({ key }) => key === named) ??
    series?.lines.find(({ key }) => key === mine?.key) ??
    series?.lines[0]
  if (!series || !shown) return null
  const choose = (key: string) => navigateQuery({ manager: key }, { replace: true })
  return (
    <Section
      id="finishes"
      title={describeLine(shown)}
      inside={`Chart of ${formatCount(series.lines.length, 'manager')}, ${formatCount(series.years.length, 'season')}`}
      note="Final rank by season. Select a manager to highlight, or a rank to open its season"
    >
      <ChartFrame
        title="Finish by season"
        unit="final rank"
        name="finish by season"
        table={{
          headers: ['Season', ...series.lines.map(({ name }) => name)],
          rows: series.years.map((year) => [
            year,
            ...series.lines.map(({ finishes }) => finishes.find(({ season }) => season === year)?.rank),
          ]),
          format: formatOrdinal,
          isLong: true,
        }}
      >
        {(width) => (
          <FinishChart series={series} chosen={shown.key} width={width} onChoose={choose} href={links.season} />
        )}
      </ChartFrame>
      <Choice lines={series.lines} shown={shown} onChoose={choose} />
      <p className="mt-2 text-sm">
        <a href={links.manager(shown.key)} className="thumb text-accent hover:underline">
          All about <bdi>{shown.name}</bdi>
        </a>
      </p>
    </Section>
  )
}

function Choice({ lines, shown, onChoose }: ChoiceProps) {
  if (lines.length > mostButtons) {
    return (
      <Select
        label="Manager"
        value={shown.key}
        options={lines.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={onChoose}
        className="mt-2 sm:max-w-md"
      />
    )
  }
  return (
    <fieldset className="mt-2 flex flex-wrap gap-1 print:hidden">
      <legend className="sr-only">Highlighted manager</legend>
      {lines.map(({ key, name, isCurrent }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === shown.key}
          onClick={() => onChoose(key)}
          className={`min-h-11 max-w-full truncate rounded-md border px-3 text-sm sm:min-h-8 ${
            key === shown.key ? 'border-ink bg-ink text-paper' : 'border-hairline hover:border-outline'
          } ${isCurrent || key === shown.key ? '' : 'text-muted'}`}
        >
          <bdi>{name}</bdi>
        </button>
      ))}
    </fieldset>
  )
}

interface ChoiceProps {
  lines: readonly FinishLine[]
  shown: FinishLine
  onChoose: (key: string) => void
}
