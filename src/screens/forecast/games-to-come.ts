/** The games whose winners a reader may choose, week by week, with their effect on the odds. */
import type { ForecastModelResponse } from '../../client/what-if.ts'
import type { ForecastResponse } from '../../contract/responses/forecast.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'

/** The effect of a game on one team's chance of the playoffs. */
export interface Stake {
  team: TeamRef
  ifHomeWins: number
  ifAwayWins: number
}

export interface GameToCome {
  matchupId: number
  week: number
  home: TeamRef
  away: TeamRef
  /** 0 to 1; null in weeks beyond those that are analysed game by game. */
  homeChance: number | null
  /** The teams that it affects most, largest effect first; null where it is unknown. */
  stakes: Stake[] | null
}

export function gamesToCome(model: ForecastModelResponse, { teams, games }: ForecastResponse): GameToCome[] {
  const names = new Map(teams.map(({ team }) => [team.id, team.name]))
  const known = new Map(games.map((game) => [game.matchupId, game]))
  const teamAt = (place: number): TeamRef => {
    const id = model.teams[place]?.teamId ?? 0
    return { id, name: names.get(id) ?? '' }
  }
  return model.games.map((game): GameToCome => {
    const weighed = known.get(game.matchupId)
    return {
      matchupId: game.matchupId,
      week: model.periods[game.period]?.week ?? 0,
      home: teamAt(game.home),
      away: teamAt(game.away),
      homeChance: weighed?.homeChance ?? null,
      stakes:
        weighed?.teams.flatMap(({ team, ifHomeWins, ifAwayWins }) =>
          ifHomeWins === null || ifAwayWins === null ? [] : [{ team, ifHomeWins, ifAwayWins }],
        ) ?? null,
    }
  })
}

/** By week, ascending. */
export function byWeek(games: readonly GameToCome[]): [week: number, games: GameToCome[]][] {
  return [...Map.groupBy(games, ({ week }) => week)].sort(([a], [b]) => a - b)
}
