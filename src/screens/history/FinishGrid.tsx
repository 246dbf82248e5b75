/** Champions and finishes in one grid: a row a manager, a column a season, the newest first. */
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { Section } from '../../ui/Section.tsx'
import { type FinishMark, toFinishSeries } from './finish-series.ts'
import type { HistorySectionProps } from './history-view.ts'

export function FinishGrid({ response, links }: HistorySectionProps) {
  const series = toFinishSeries(response.managers)
  const myTeamId = useMyTeamId()
  if (!series) return null
  const years = series.years.toReversed()
  const mine = response.managers.find(({ finishes }) => finishes.some(({ team }) => team.id === myTeamId))
  return (
    <Section title="Champions and finishes" note="Final rank by season. Select a rank to open its season.">
      <ScrollFrame label="Finish of every manager by season" className="relative">
        <table className="border-separate border-spacing-0">
          <thead>
            <tr className="text-muted text-sm">
              <th scope="col" className="sticky left-0 z-10 bg-paper pr-3 text-left font-normal">
                Manager
              </th>
              {years.map((year) => (
                <th key={year} scope="col" className="min-w-11 px-1 text-center font-normal">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.lines.map(({ key, name, isCurrent, finishes }) => (
              <tr key={key} className={key === mine?.key ? 'mine-line' : undefined}>
                <th
                  scope="row"
                  className={`sticky left-0 z-10 max-w-40 max-sm:max-w-32 border-hairline border-t py-1 pr-3 text-left ${
                    key === mine?.key
                      ? 'mine-line pl-2 font-bold'
                      : `bg-paper ${isCurrent ? 'font-medium' : 'font-normal text-muted'}`
                  }`}
                >
                  <a href={links.manager(key)} className="thumb block truncate hover:text-accent hover:underline">
                    <bdi>{name}</bdi>
                  </a>
                </th>
                {years.map((year) => (
                  <td key={year} className="border-hairline border-t px-1 py-1 text-center">
                    <Finish mark={finishes.find(({ season }) => season === year)} name={name} links={links} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </Section>
  )
}

function Finish({ mark, name, links }: { mark: FinishMark | undefined; name: string; links: HistoryLinks }) {
  if (!mark) return <span className="text-muted">·</span>
  const { season, rank, teamCount } = mark
  const text = (
    <>
      <span className="sr-only">{`${name}, ${season}: `}</span>
      {rank === 1 ? <Icon name="trophy" size={18} label="champion" /> : rank}
    </>
  )
  const classes = `inline-flex min-h-8 min-w-9 items-center justify-center rounded-sm ${
    rank === 1
      ? 'bg-gold text-paper'
      : rank <= 3
        ? 'bg-raised font-semibold'
        : rank === teamCount
          ? 'text-worse'
          : 'text-muted'
  }`
  const href = links.season(season)
  return href ? (
    <a href={href} title={mark.teamName} className={`${classes} hover:underline`}>
      {text}
    </a>
  ) : (
    <span title={mark.teamName} className={classes}>
      {text}
    </span>
  )
}
