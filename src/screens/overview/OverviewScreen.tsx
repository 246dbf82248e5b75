import { lazy, Suspense, useMemo } from 'react'
import { hasRecords } from '../../domain/season-format.ts'
import { hasForecast, isBeforeSeason, mayHaveHistory } from '../../parts/league/league-phase.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import { summarizeLeague } from '../../parts/league/league-summary.ts'
import type { LeagueTabProps, StandingsResponse } from '../../parts/league/league-view.ts'
import { playoffTeamsOf, toStandingsRows } from '../../parts/league/standings-rows.ts'
import { useSeasonQuery } from '../../parts/league/use-season-query.ts'
import { canBePlotted, ranksByWeek, teamsOfStandings } from '../../parts/recap/ranks-by-week.ts'
import { formatWhole } from '../../ui/format.ts'
import { Later } from '../../ui/Later.tsx'
import { orNothing } from '../../ui/later-parts.tsx'
import { useMyTeam, useMyTeamId } from '../../ui/my-team.ts'
import { Section } from '../../ui/Section.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { BeforeSeason } from './BeforeSeason.tsx'
import { overviewCalls } from './calls.ts'
import { DefendingChampion } from './DefendingChampion.tsx'
import { FrontCard } from './FrontCard.tsx'
import { OverviewParts } from './later.ts'
import { StandingsTable } from './StandingsTable.tsx'
import { describeTable } from './table-news.ts'
import { WeeklyLine } from './WeeklyLine.tsx'
import { YourTeamLine } from './YourTeamLine.tsx'

const StoreTeamNews = lazy(orNothing(() => import('./StoreTeamNews.tsx')))

export const OverviewScreen = leagueScreen('overview', OverviewTab, overviewCalls)

export function OverviewTab(props: LeagueTabProps) {
  const { league, standings, query, teamHref } = props
  const mine = useMyTeam()
  const summary = useMemo(() => summarizeLeague(league, standings), [league, standings])
  // Everything but the table stays as it is when the table is sorted.
  const aside = { ...props, query: useSeasonQuery(query) }
  if (isBeforeSeason(league)) return <BeforeSeason {...props} summary={summary} />
  const rows = toStandingsRows(standings, league)
  const playoffCount = playoffTeamsOf(league)
  return (
    <div className="flex flex-col gap-10">
      {/* The standings come first, also on phones; what changes the season is beside them, where there is room. */}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <YourTeamLine {...aside} />
          <Section title="League Standings" action={playoffCount > 0 && <Legend playoffCount={playoffCount} />}>
            <StandingsTable
              rows={rows}
              isFinal={standings.isFinal}
              hasRecords={hasRecords(league.scoringFormat)}
              regularSeasonWeeks={summary.regularSeasonWeeks}
              query={query}
              teamHref={teamHref}
            />
            <Later place={null}>
              <OverviewParts.Order standings={standings} />
            </Later>
          </Section>
        </div>
        <Beside {...aside} />
      </div>
      <Later>
        {hasForecast(league) && <OverviewParts.PlayoffOdds {...aside} />}
        {hasRanks(standings) && <OverviewParts.SeasonStory {...aside} />}
        <OverviewParts.LeagueSummarySection {...aside} summary={summary} />
      </Later>
      {mine && (
        <Suspense fallback={null}>
          <StoreTeamNews {...aside} />
        </Suspense>
      )}
    </div>
  )
}

/** The next game or the end of the season, the weekly, the history's line, the header's cards, and notes. */
function Beside(props: LeagueTabProps) {
  const { league } = props
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {hasFrontPage(league) ? (
        // Its height is reserved, so that what is below it does not move.
        <div className={league.phase === 'complete' ? 'min-h-12' : 'min-h-[9.25rem] sm:min-h-24 xl:min-h-[11rem]'}>
          <Later place={null}>
            <OverviewParts.OverviewFront {...props} />
          </Later>
        </div>
      ) : (
        !hasRecords(league.scoringFormat) && <TableFront {...props} />
      )}
      <WeeklyLine {...props} />
      {mayHaveHistory(league) && (
        <div className="flex flex-col gap-1 text-muted text-sm empty:hidden">
          <DefendingChampion {...props} />
          {league.phase === 'in-season' && (
            <Later place={null}>
              <p className="line-clamp-2">
                <OverviewParts.HistoryLine {...props} />
              </p>
            </Later>
          )}
        </div>
      )}
      {props.figures}
    </div>
  )
}

/** Above the standings of a league without opponents. */
function TableFront({ standings, league }: Pick<LeagueTabProps, 'standings' | 'league'>) {
  const mine = useMyTeamId()
  const news = describeTable(standings, league, mine)
  if (!news) return null
  const { figures, ...text } = news
  return (
    <FrontCard {...text}>
      {figures.length > 0 && figures.map((figure) => <Stat key={figure.label} {...figure} />)}
    </FrontCard>
  )
}

/** Whether there is a next game with odds, or a final record. */
function hasFrontPage(league: LeagueTabProps['league']): boolean {
  return hasForecast(league) || (league.phase === 'complete' && hasRecords(league.scoringFormat))
}

/** Whether the standings have ranks by week, which the specification does not require. */
function hasRanks(standings: StandingsResponse): boolean {
  return canBePlotted(ranksByWeek(teamsOfStandings(standings), standings) ?? [])
}

function Legend({ playoffCount }: { playoffCount: number }) {
  return (
    <p className="flex items-center gap-2 text-muted text-sm">
      <span aria-hidden="true" className="h-4 w-1 rounded-full bg-accent" />
      Playoffs: ranks 1 to {formatWhole(playoffCount)}
    </p>
  )
}
