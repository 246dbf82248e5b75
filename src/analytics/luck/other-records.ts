/** Records of the regular season other than the table's: in close games, and against the median. */
import type { Season } from '../../domain/season.ts'
import { addResult, noGames, type Tally } from '../../domain/tally.ts'
import { medianOf } from '../../verdict/median-games.ts'
import { listRegularPeriods, outscores, ownRegularGames } from '../../verdict/regular-periods.ts'
import { marginLimits } from '../power/game-margins.ts'
import { isNoContest } from '../scoreboard/is-no-contest.ts'

/** Every team's record in close games, also of teams that left since: margins below a fifth of the usual spread of margins, unless nobody started. */
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

/** Every team's record against the median score of each final period of the regular season, in any league. By team id. */
export function computeMedianRecords(season: Season): ReadonlyMap<number, Tally> {
  const records = new Map<number, Tally>(season.teams.map(({ id }) => [id, noGames()]))
  for (const { allScores: scores, matchupPeriod } of listRegularPeriods(season)) {
    if (!season.status.finalPeriods.includes(matchupPeriod)) continue
    const median = medianOf([...scores.values()])
    for (const [teamId, points] of scores) {
      const record = records.get(teamId)
      if (record) addResult(record, outscores(points, median))
    }
  }
  return records
}
