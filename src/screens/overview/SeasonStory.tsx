/** Beneath the standings: rank by week as a chart, and memorable games. */
import { ChartFrame } from '../../charts/ChartFrame.tsx'
import { addressOf } from '../../client/site-base.ts'
import { joinList } from '../../domain/join-list.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { BumpChart } from '../../parts/recap/BumpChart.tsx'
import type { RecapGame } from '../../parts/recap/GameResult.tsx'
import { MemorableGame } from '../../parts/recap/RecapGames.tsx'
import { type RecapSeasonProps, rankNote } from '../../parts/recap/RecapSeason.tsx'
import { rankByWeekSeries } from '../../parts/recap/rank-by-week-series.ts'
import { describeRankFinding } from '../../parts/recap/rank-finding.ts'
import { teamsOfStandings } from '../../parts/recap/ranks-by-week.ts'
import type { WeekLinks } from '../../parts/recap/recap-links.ts'
import { useResource } from '../../stores/use-resource.ts'
import { formatWhole } from '../../ui/format.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { recapCall } from './calls.ts'

export function SeasonStory(props: LeagueTabProps) {
  const { leagueRef, league, standings, query, teamHref } = props
  const champion = standings.standings.find(({ isChampion }) => isChampion)
  const ranks = rankByWeekSeries(teamsOfStandings(standings), standings, champion !== undefined)
  // A server without ranks by week is not ours: it has no recap.
  const [name, parameters] = recapCall(props)
  const recap = useResource(name, ranks ? parameters : null)
  const games = recap.status === 'ready' ? recap.data : null
  const listed: [title: string, game: RecapGame][] = Object.entries({
    'Title game': games?.titleGame,
    'Closest game': games?.closest,
    'Most lopsided game': games?.lopsided,
  }).flatMap(([title, game]) => (game ? [[title, game]] : []))
  const { season, newestEdition: week } = league
  const weekly = week && season !== null ? { week, address: addressOf('weekly', { ...leagueRef, season, week }) } : null
  const links = {
    team: teamHref,
    week: (week: number) => leagueAddress('matchupsWeek', { leagueRef, week, query }),
  }
  return (
    <>
      <RankChart ranks={ranks} playoffTeams={league.playoffTeamCount ?? null} links={links} weekly={weekly} />
      {listed.length > 0 && (
        <Games games={listed} links={links} bracket={leagueAddress('bracket', { leagueRef, query })} />
      )}
    </>
  )
}

interface GamesProps {
  games: readonly [title: string, game: RecapGame][]
  links: WeekLinks
  bracket: string
}

function Games({ games, links, bracket }: GamesProps) {
  return (
    <Section
      title={games.length > 1 ? 'Games to remember' : 'A game to remember'}
      action={<SectionLink href={bracket}>Playoff bracket</SectionLink>}
      inside={capitalize(joinList(games.map(([title]) => title.toLowerCase())))}
    >
      <div className={`grid gap-x-8 gap-y-5 ${games.length === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}>
        {games.map(([title, game]) => (
          <MemorableGame key={title} title={title} game={game} links={links} />
        ))}
      </div>
    </Section>
  )
}

interface RankChartProps extends RecapSeasonProps {
  /** The newest edition of the weekly; null if there is none. */
  weekly: { week: number; address: string } | null
}

function RankChart({ ranks, playoffTeams, links, weekly }: RankChartProps) {
  if (!ranks) return null
  const { weeks, teams } = ranks
  const isOver = teams.some(({ finalRank }) => finalRank !== null)
  return (
    <Section
      title={describeRankFinding(ranks)}
      note={rankNote(playoffTeams)}
      action={weekly && <SectionLink href={weekly.address}>The weekly of week {weekly.week}</SectionLink>}
    >
      <ChartFrame
        title="Rank by week"
        name="rank by week"
        isFluid
        table={{
          headers: ['Team', ...weeks.map((week) => `Week ${week}`), ...(isOver ? ['Final rank'] : [])],
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
