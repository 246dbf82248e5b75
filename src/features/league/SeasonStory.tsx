/** Beneath the standings: rank over the weeks as a picture, and the games worth remembering. */
import { useResource } from '../../stores/use-resource.ts'
import { describeGame } from '../recap/RecapGames.tsx'
import { RecapSeason } from '../recap/RecapSeason.tsx'
import { RecapSection } from '../recap/RecapSection.tsx'
import { rankByWeekSeries } from '../recap/rank-by-week-series.ts'
import { Scoreboard } from '../recap/Scoreboard.tsx'
import type { SeasonGame } from '../recap/season-games.ts'
import type { LeagueTabProps } from './league-tab.ts'
import { findSeasonGames } from './season-games.ts'

type Links = Parameters<typeof Scoreboard>[0]['links']

export function SeasonStory(props: LeagueTabProps) {
  const { espnLeagueId, league, standings, teamHref } = props
  const champion = standings.standings?.find(({ is_champion }) => is_champion)
  const teams = (standings.standings ?? []).flatMap(({ team_id: id, team_name: name }) => {
    return id === undefined ? [] : [{ id, name: name?.trim() || 'Unnamed team' }]
  })
  const ranks = rankByWeekSeries(teams, [], standings, champion !== undefined)
  // A server that keeps no ranks by week is somebody else's: what it says of a schedule is not specified.
  const schedule = useResource('espnLeagueSchedule', ranks ? { espnId: espnLeagueId, season: league.season } : null)
  const games = schedule.status === 'ready' ? findSeasonGames(schedule.data, champion?.team_id ?? null) : null
  const listed: [title: string, game: SeasonGame][] = Object.entries({
    'Title game': games?.title,
    'Closest game': games?.closest,
    'Most lopsided game': games?.lopsided,
  }).flatMap(([title, game]) => (game ? [[title, game]] : []))
  const links = { team: teamHref }
  return (
    <>
      <RecapSeason ranks={ranks} playoffTeams={league.playoff_team_count ?? null} links={links} />
      {listed.length > 0 && <Games games={listed} links={links} />}
    </>
  )
}

function Games({ games, links }: { games: readonly [title: string, game: SeasonGame][]; links: Links }) {
  return (
    <RecapSection title={games.length > 1 ? 'Games to remember' : 'A game to remember'}>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-3">
        {games.map(([title, game]) => (
          <Scoreboard
            key={title}
            title={title}
            winner={game.winner}
            loser={game.loser}
            isTie={game.margin === 0}
            note={describeGame(game)}
            links={links}
          />
        ))}
      </div>
    </RecapSection>
  )
}
