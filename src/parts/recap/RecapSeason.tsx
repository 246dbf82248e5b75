/** Ranks over the season as a chart with its finding as the headline, and as a table. */
import { formatWhole } from '../../ui/format.ts'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { Section } from '../../ui/Section.tsx'
import { BumpChart } from './BumpChart.tsx'
import type { RankByWeekSeries } from './rank-by-week-series.ts'
import { describeRankFinding } from './rank-finding.ts'
import type { WeekLinks } from './recap-links.ts'

export interface RecapSeasonProps {
  ranks: RankByWeekSeries | null
  playoffTeams: number | null
  links: WeekLinks
}

export function RecapSeason({ ranks, playoffTeams, links }: RecapSeasonProps) {
  if (!ranks) return null
  return (
    <Section title={describeRankFinding(ranks)} note={rankNote(playoffTeams)}>
      <figure aria-label="Rank by week">
        <BumpChart series={ranks} playoffTeams={playoffTeams} links={links} />
        <details className="mt-3 text-sm print:hidden">
          <summary className="thumb w-fit text-muted hover:text-ink">Show as table</summary>
          <RankTable series={ranks} />
        </details>
      </figure>
    </Section>
  )
}

/** What the picture shows. */
export function rankNote(playoffTeams: number | null): string {
  const cut = playoffTeams === null || playoffTeams === 0 ? '' : `; the top ${playoffTeams} make the playoffs`
  return `Rank after each week of the regular season${cut}`
}

function RankTable({ series: { weeks, teams } }: { series: RankByWeekSeries }) {
  const isOver = teams.some(({ finalRank }) => finalRank !== null)
  return (
    <ScrollFrame label="Rank by week, table" className="relative mt-2">
      <table className="w-full">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-1 pr-3 text-left font-normal">
              Team
            </th>
            {weeks.map((week) => (
              <th key={week} scope="col" className="px-1.5 text-right font-normal">
                <span className="sr-only">Week </span>
                {week}
              </th>
            ))}
            {isOver && (
              <th scope="col" className="pl-3 text-right font-normal">
                Final
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {teams.map(({ teamId, teamName, ranks, finalRank }) => (
            <tr key={teamId} className="border-hairline border-t">
              <th scope="row" className="whitespace-nowrap py-1 pr-3 text-left font-normal">
                <bdi>{teamName}</bdi>
              </th>
              {weeks.map((week) => (
                <td key={week} className="px-1.5 text-right">
                  {formatWhole(ranks.find((one) => one.week === week)?.rank)}
                </td>
              ))}
              {isOver && <td className="pl-3 text-right">{formatWhole(finalRank)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
