/** Rank over the weeks as the recap shows it, with its downloads. */
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { BumpChart } from '../../parts/recap/BumpChart.tsx'
import { type RecapSeasonProps, rankNote } from '../../parts/recap/RecapSeason.tsx'
import { wordRankFinding } from '../../parts/recap/rank-finding.ts'
import { formatWhole } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'

export function RankChart({ ranks, playoffTeams, links }: RecapSeasonProps) {
  if (!ranks) return null
  const { weeks, teams } = ranks
  const isOver = teams.some(({ finalRank }) => finalRank !== null)
  return (
    <Section title={wordRankFinding(ranks)} note={rankNote(playoffTeams)}>
      <ChartFrame
        title="Rank by week"
        name="rank by week"
        isFluid
        table={{
          headers: ['Team', ...weeks.map((week) => `Week ${week}`), ...(isOver ? ['Final place'] : [])],
          rows: teams.map(({ teamName, ranks: own, finalRank }) => [
            teamName,
            ...weeks.map((week) => own.find((one) => one.week === week)?.rank ?? null),
            ...(isOver ? [finalRank] : []),
          ]),
          format: formatWhole,
        }}
      >
        {() => <BumpChart series={ranks} playoffTeams={playoffTeams} links={links} />}
      </ChartFrame>
    </Section>
  )
}
