/** The overview: the standings, how they came about, and the season in eight figures. */
import { playoffTeams } from '../../domain/constants.ts'
import { Card } from '../../ui/Card.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { formatPoints, formatText, formatWhole } from '../../ui/format.ts'
import { Stat } from '../../ui/Stat.tsx'
import { summarizeLeague } from './league-summary.ts'
import type { LeagueTabProps } from './league-tab.ts'
import { SeasonStory } from './SeasonStory.tsx'
import { StandingsTable } from './StandingsTable.tsx'
import { toStandingsRows } from './standings-rows.ts'

export function OverviewTab(props: LeagueTabProps) {
  const { league, standings, query, teamHref } = props
  const summary = summarizeLeague(league, standings)
  const rows = toStandingsRows(standings, league)
  return (
    <div className="flex flex-col gap-6">
      <Card title="League Standings" action={<Legend playoffCount={league.playoff_team_count ?? playoffTeams} />} flush>
        <StandingsTable rows={rows} regularSeasonWeeks={summary.regularSeasonWeeks} query={query} teamHref={teamHref} />
      </Card>
      <SeasonStory {...props} />
      <Card
        title="League Summary"
        action={
          <DownloadButton
            text="Season (JSON)"
            label="Download season (JSON)"
            save={async () => (await import('./save-season.ts')).saveSeason(league)}
          />
        }
      >
        <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
          <Stat label="Season" value={summary.season ?? formatText(null)} />
          <Stat label="Teams" value={formatWhole(summary.teams)} />
          <Stat label="Regular Season Weeks" value={formatWhole(summary.regularSeasonWeeks)} />
          <Stat label="Playoff Weeks" value={formatWhole(summary.playoffWeeks)} />
          <Stat label="Draft Rounds" value={formatWhole(summary.draftRounds)} />
          <Stat label="Total Points Scored" value={formatPoints(summary.totalPoints)} />
          <Stat label="Average Points Per Team" value={formatPoints(summary.averagePoints)} />
          <Stat
            label="Highest Scoring"
            value={<bdi title={summary.highestScoring?.teamName}>{formatText(summary.highestScoring?.teamName)}</bdi>}
            note={summary.highestScoring ? `${formatPoints(summary.highestScoring.points)} points` : undefined}
          />
        </dl>
      </Card>
    </div>
  )
}

function Legend({ playoffCount }: { playoffCount: number }) {
  return (
    <p className="flex items-center gap-2 text-muted text-sm">
      <span aria-hidden="true" className="h-4 w-1 rounded-full bg-accent" />
      Playoff teams: ranks 1 to {formatWhole(playoffCount)}
    </p>
  )
}
