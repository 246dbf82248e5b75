/** Future games with selectable winners, week by week, with their effect on the odds. */
import type { ForecastModelResponse } from '../../client/what-if.ts'
import type { ForecastResponse } from '../../contract/responses/forecast.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'

/** A game's effect on one team's playoff odds. */
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
  /** 0 to 1; null in weeks without a game-by-game analysis. */
  homeChance: number | null
  /** The most affected teams, largest effect first; null if unknown. */
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
export function groupByWeek(games: readonly GameToCome[]): [week: number, games: GameToCome[]][] {
  return [...Map.groupBy(games, ({ week }) => week)].sort(([a], [b]) => a - b)
}
