import { findPlayers } from '../analytics/find-players.ts'
import { leagueIdOf, playerIdOf, teamIdOf } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { lastWeek } from '../domain/constants.ts'
import type { Team } from '../domain/season.ts'
import { bracket } from './bracket.ts'
import { draftComplete } from './draft.ts'
import type { Handler, SeasonInput } from './handler.ts'
import { leagueCard } from './leagues.ts'
import { luck } from './luck.ts'
import { managers } from './managers.ts'
import { moves } from './moves.ts'
import { player } from './player.ts'
import { power } from './power.ts'
import { scoreboard } from './scoreboard.ts'
import { standings } from './standings.ts'
import { superlatives } from './superlatives.ts'
import { seasonOverview } from './team-season.ts'
import { team } from './teams.ts'
import { teamWeeklyPerformance } from './weekly-performance.ts'
import { rosterAmongOthers, startSitAnalysis } from './weekly-roster.ts'

/** The responses of the other calls in one, players by points; rosters without points of earlier weeks. */
export const wholeSeason: Handler<'wholeSeason'> = (input) => {
  const { season, context } = input
  const leagueId = leagueIdOf(season)
  const key = { host: season.host, leagueId: season.leagueId, season: season.season }
  return {
    league: leagueCard(season, context),
    standings: standings(input, { leagueId, season: season.season }),
    superlatives: superlatives(input, { leagueId }),
    draft: draftComplete(input, key),
    luck: luck(input, key),
    power: power(input, key),
    scoreboards: Array.from({ length: Math.min(season.status.finalWeek, lastWeek) }, (_, index) =>
      scoreboard(input, { ...key, week: index + 1 }),
    ),
    bracket: bracket(input, key),
    moves: moves(input, key),
    managers: managers(input, key),
    teams: season.teams.map((team) => describeTeam(input, team)),
    players: findPlayers(season, {}).map(({ player: { number } }) => player(input, { id: playerIdOf(season, number) })),
  }
}

function describeTeam(input: SeasonInput, { id: teamId }: Team): ResponseOf<'wholeSeason'>['teams'][number] {
  const id = teamIdOf(input.season, teamId)
  return {
    team: team(input, { id }),
    seasonOverview: seasonOverview(input, { id }),
    weeklyPerformance: teamWeeklyPerformance(input, { id, weekStart: 1, weekEnd: lastWeek }),
    weeks: factsOf(input.season)
      .lineupWeeksOf(teamId)
      .map((week) => ({
        week,
        roster: rosterAmongOthers(input.season, id, week),
        startSitAnalysis: startSitAnalysis(input, { id, week }),
      })),
  }
}
