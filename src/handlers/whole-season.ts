import { findPlayers } from '../analytics/find-players.ts'
import { leagueIdOf, playerIdOf, teamIdOf } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { lastWeek } from '../domain/constants.ts'
import type { Team } from '../domain/season.ts'
import { handleBracket } from './bracket.ts'
import { handleDraftComplete } from './draft.ts'
import type { Handler, SeasonInput } from './handler.ts'
import { handleLeague } from './leagues.ts'
import { handleLuck } from './luck.ts'
import { handleManagers } from './managers.ts'
import { handleMoves } from './moves.ts'
import { handlePlayer } from './player.ts'
import { handlePower } from './power.ts'
import { handleScoreboard } from './scoreboard.ts'
import { handleStandings } from './standings.ts'
import { handleSuperlatives } from './superlatives.ts'
import { handleSeasonOverview } from './team-season.ts'
import { handleTeam } from './teams.ts'
import { handleTeamWeeklyPerformance } from './weekly-performance.ts'
import { handleRosterAmongOthers, handleStartSitAnalysis } from './weekly-roster.ts'

/** The responses of the other calls in one, players by points; rosters without points of earlier weeks. */
export const handleWholeSeason: Handler<'wholeSeason'> = (input) => {
  const { season, context } = input
  const leagueId = leagueIdOf(season)
  const key = { host: season.host, leagueId: season.leagueId, season: season.season }
  return {
    league: handleLeague({ season, context }),
    standings: handleStandings(input, { leagueId, season: season.season }),
    superlatives: handleSuperlatives(input, { leagueId }),
    draft: handleDraftComplete(input, key),
    luck: handleLuck(input, key),
    power: handlePower(input, key),
    scoreboards: Array.from({ length: Math.min(season.status.finalWeek, lastWeek) }, (_, index) =>
      handleScoreboard(input, { ...key, week: index + 1 }),
    ),
    bracket: handleBracket(input, key),
    moves: handleMoves(input, key),
    managers: handleManagers(input, key),
    teams: season.teams.map((team) => describeTeam(input, team)),
    players: findPlayers(season, {}).map(({ player: { number } }) =>
      handlePlayer(input, { id: playerIdOf(season, number) }),
    ),
  }
}

function describeTeam(input: SeasonInput, { id: teamId }: Team): ResponseOf<'wholeSeason'>['teams'][number] {
  const id = teamIdOf(input.season, teamId)
  return {
    team: handleTeam(input, { id }),
    seasonOverview: handleSeasonOverview(input, { id }),
    weeklyPerformance: handleTeamWeeklyPerformance(input, { id, weekStart: 1, weekEnd: lastWeek }),
    weeks: factsOf(input.season)
      .lineupWeeksOf(teamId)
      .map((week) => ({
        week,
        roster: handleRosterAmongOthers(input.season, id, week),
        startSitAnalysis: handleStartSitAnalysis(input, { id, week }),
      })),
  }
}
