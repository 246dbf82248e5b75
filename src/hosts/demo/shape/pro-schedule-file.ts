import type { FantasySeason } from '../fantasy-season.ts'
import { type NflGame, nflWeeks } from '../nfl-schedule.ts'
import { nflTeams } from '../nfl-teams.ts'

/** `pro-schedule.json`: proTeamSchedules_wl, every NFL team with its games by week and its bye. */
export function shapeProSchedule({ nfl, plan }: FantasySeason) {
  const noGames: Record<string, ProGame[]> = {}
  const freeAgents = {
    abbrev: 'FA',
    byeWeek: 0,
    id: 0,
    location: '',
    name: 'FA',
    proGamesByScoringPeriod: noGames,
    universeId: 0,
  }
  const proTeams = nflTeams.map(({ proTeamId, abbreviation, location, name }) => {
    const games = nfl.games.filter((game) => game.homeProTeamId === proTeamId || game.awayProTeamId === proTeamId)
    const byeWeek = Array.from({ length: nflWeeks }, (_, index) => index + 1).find((week) =>
      games.every((game) => game.week !== week),
    )
    return {
      abbrev: abbreviation,
      byeWeek: byeWeek ?? 0,
      id: proTeamId,
      location,
      name,
      proGamesByScoringPeriod: Object.fromEntries(games.map((game) => [game.week, [shapeGame(game, plan.answeredAt)]])),
      universeId: 1,
    }
  })
  return { display: true, settings: { proTeams: [freeAgents, ...proTeams], readOnly: false } }
}

type ProGame = ReturnType<typeof shapeGame>

function shapeGame(game: NflGame, answeredAt: number) {
  return {
    awayProTeamId: game.awayProTeamId,
    date: game.kickoff,
    homeProTeamId: game.homeProTeamId,
    id: game.id,
    scoringPeriodId: game.week,
    startTimeTBD: false,
    statsOfficial: game.kickoff + 86_400_000 < answeredAt,
    validForLocking: true,
  }
}
