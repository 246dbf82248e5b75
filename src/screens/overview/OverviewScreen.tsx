import { Suspense, useMemo } from 'react'
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
import { preloadable, withoutIt } from '../../ui/later-parts.tsx'
import { useMyTeam, useMyTeamId } from '../../ui/my-team.ts'
import { Section } from '../../ui/Section.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { BeforeSeason } from './BeforeSeason.tsx'
import { overviewCalls } from './calls.ts'
import { DefendingChampion } from './DefendingChampion.tsx'
import { FrontCard } from './FrontCard.tsx'
import { FrontPage, HistoryLine, LeagueSummarySection, Order, PlayoffOdds, SeasonStory } from './later.ts'
import { StandingsTable } from './StandingsTable.tsx'
import { describeTable } from './table-news.ts'
import { WeeklyLine } from './WeeklyLine.tsx'

const StoreTeamNews = preloadable(() => import('./StoreTeamNews.tsx'), withoutIt)

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
      {(league.phase === 'complete' || league.phase === 'in-season') && (
        <div className="-mb-4 flex flex-col gap-2 empty:hidden">
          {hasFrontPage(league) ? (
            // Its height is reserved, so that the standings do not move.
            <div className={league.phase === 'complete' ? 'min-h-12 sm:min-h-6' : 'min-h-[9.25rem] sm:min-h-24'}>
              <Later place={null}>
                <FrontPage {...aside} />
              </Later>
            </div>
          ) : (
            !hasRecords(league.scoringFormat) && <TableFront {...props} />
          )}
          <WeeklyLine {...props} />
          {league.phase === 'in-season' && mayHaveHistory(league) && (
            <p className="line-clamp-2 min-h-10 text-muted text-sm sm:line-clamp-1 sm:min-h-5">
              <Later place={null}>
                <HistoryLine {...aside} />
              </Later>
            </p>
          )}
        </div>
      )}
      <Section
        title="League Standings"
        note={mayHaveHistory(league) && <DefendingChampion {...props} />}
        action={playoffCount > 0 && <Legend playoffCount={playoffCount} />}
      >
        <StandingsTable
          rows={rows}
          isFinal={standings.isFinal}
          hasRecords={hasRecords(league.scoringFormat)}
          regularSeasonWeeks={summary.regularSeasonWeeks}
          query={query}
          teamHref={teamHref}
        />
        <Later place={null}>
          <Order standings={standings} />
        </Later>
      </Section>
      <Later>
        {hasForecast(league) && <PlayoffOdds {...aside} />}
        {hasRanks(standings) && <SeasonStory {...aside} />}
        <LeagueSummarySection {...aside} summary={summary} />
      </Later>
      {mine && (
        <Suspense fallback={null}>
          <StoreTeamNews {...aside} />
        </Suspense>
      )}
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
