/** Rank over the weeks as the recap shows it, with its downloads. */
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { formatWhole } from '../../ui/format.ts'
import { BumpChart } from '../recap/BumpChart.tsx'
import { type RecapSeasonProps, rankNote } from '../recap/RecapSeason.tsx'
import { RecapSection } from '../recap/RecapSection.tsx'
import { wordRankFinding } from '../recap/rank-finding.ts'

export function RankChart({ ranks, playoffTeams, links }: RecapSeasonProps) {
  if (!ranks) return null
  const { weeks, teams } = ranks
  const isOver = teams.some(({ finalRank }) => finalRank !== null)
  return (
    <RecapSection title={wordRankFinding(ranks)} note={rankNote(playoffTeams)}>
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
    </RecapSection>
  )
}
