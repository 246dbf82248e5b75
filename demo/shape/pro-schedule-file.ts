import type { FantasySeason } from '../fantasy-season.ts'
import type { DemoNflGame } from '../nfl-schedule.ts'
import { nflTeams } from '../nfl-teams.ts'

/** `pro-schedule.json`: proTeamSchedules_wl, every NFL team with its games by week. */
export function shapeProSchedule({ nfl }: FantasySeason) {
  const noGames: Record<string, ReturnType<typeof shapeGame>[]> = {}
  const proTeams = nflTeams.map(({ proTeamId, abbreviation }) => {
    const games = nfl.games.filter((game) => game.homeProTeamId === proTeamId || game.awayProTeamId === proTeamId)
    return {
      abbrev: abbreviation,
      id: proTeamId,
      proGamesByScoringPeriod: Object.fromEntries(games.map((game) => [game.week, [shapeGame(game)]])),
    }
  })
  return { settings: { proTeams: [{ abbrev: 'FA', id: 0, proGamesByScoringPeriod: noGames }, ...proTeams] } }
}

function shapeGame({ awayProTeamId, homeProTeamId, kickoff }: DemoNflGame) {
  return { awayProTeamId, homeProTeamId, date: kickoff }
}
