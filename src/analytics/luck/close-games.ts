import type { Season } from '../../domain/season.ts'
import { addResult, noGames, type Tally } from '../../domain/tally.ts'
import { ownRegularGames } from '../../verdict/regular-periods.ts'
import { marginLimits } from '../power/game-margins.ts'
import { isNoContest } from '../scoreboard/is-no-contest.ts'

/** Every team's record in close games: margins below a fifth of the usual spread of margins, unless nobody started. */
export function recordCloseGames(season: Season): ReadonlyMap<number, Tally> {
  return new Map(
    [...ownRegularGames(season)].map(([teamId, games]) => {
      const close = games.filter(
        ({ points, opponentPoints, matchup }) =>
          !isNoContest(season, matchup) &&
          Math.abs(points - opponentPoints) < (marginLimits(season, matchup.weeks.length)?.close ?? 0),
      )
      const record = noGames()
      for (const { result } of close) addResult(record, result)
      return [teamId, record]
    }),
  )
}
