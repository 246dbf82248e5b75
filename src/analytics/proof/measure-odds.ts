/** How right playoff odds were, against what came: reliability in ten bins, and Brier score and log loss by week beside simpler odds. */
import { type MeasuredOdds, type OddsScores, oddsBins } from '../../domain/measured-odds.ts'

/** Odds of one season by week, as the history of the forecast has them. */
export interface OddsOfSeason {
  weeks: readonly {
    week: number
    isPlayoff: boolean
    teams: readonly { team: Team; playoffs: { chance: number; isCertain: boolean } }[]
  }[]
}

/** A team's chance after a week by a coin for each remaining game; undefined if unknown. */
export type CoinOdds = (week: number, teamId: number) => number | undefined

interface Team {
  id: number
  name: string
}

interface Given {
  week: number
  chance: number
  /** The share of teams in the playoffs: the chance of every team if nothing were known. */
  baseRate: number
  /** By the standings and a coin for each remaining game. */
  coinPerGame: number
  came: 0 | 1
}

/** An event that no simulation had is given half a chance in twice as many. */
const leastChance = 0.0005

/** Null where nothing was open, and before the playoff teams are certain. */
export function measureOdds(season: OddsOfSeason, coin: CoinOdds): MeasuredOdds | null {
  const given = listGiven(season, coin)
  if (given.length === 0) return null
  return {
    chances: given.length,
    bins: Array.from({ length: oddsBins }, (_, bin) => {
      const own = given.filter(({ chance }) => Math.min(oddsBins - 1, Math.floor(chance * oddsBins)) === bin)
      return {
        from: bin / oddsBins,
        to: (bin + 1) / oddsBins,
        chances: own.length,
        meanChance: meanOf(own, ({ chance }) => chance),
        share: meanOf(own, ({ came }) => came),
      }
    }),
    weeks: [...Map.groupBy(given, ({ week }) => week)]
      .sort(([a], [b]) => a - b)
      .map(([week, own]) => ({
        week,
        chances: own.length,
        ...scoresOf(own, 'chance'),
        baseRate: scoresOf(own, 'baseRate'),
        coinPerGame: scoresOf(own, 'coinPerGame'),
      })),
  }
}

/** What was said after a week, and what came; the most likely first. Empty for a week without odds, and before the end. */
export function compareWeek(season: OddsOfSeason, week: number): { team: Team; chance: number; came: boolean }[] {
  const outcome = outcomeOf(season)
  const said = season.weeks.find((one) => one.week === week && !one.isPlayoff)
  if (!outcome || !said) return []
  return said.teams
    .map(({ team, playoffs }) => ({ team, chance: playoffs.chance, came: outcome.has(team.id) }))
    .sort((a, b) => b.chance - a.chance || a.team.id - b.team.id)
}

/** Of weeks in which something was open: what was certain by then is no prediction. */
function listGiven(season: OddsOfSeason, coin: CoinOdds): Given[] {
  const outcome = outcomeOf(season)
  if (!outcome) return []
  return season.weeks
    .filter(({ isPlayoff }) => !isPlayoff)
    .flatMap(({ week, teams }) =>
      teams
        .filter(({ playoffs }) => !playoffs.isCertain)
        .map(({ team, playoffs }): Given => {
          const baseRate = outcome.size / teams.length
          const coinPerGame = coin(week, team.id) ?? baseRate
          return { week, chance: playoffs.chance, baseRate, coinPerGame, came: outcome.has(team.id) ? 1 : 0 }
        }),
    )
}

/** The teams that were in the playoffs; null until that is certain for all. */
function outcomeOf({ weeks }: OddsOfSeason): ReadonlySet<number> | null {
  const last = weeks.findLast(({ teams }) => teams.length > 0 && teams.every(({ playoffs }) => playoffs.isCertain))
  if (!last) return null
  return new Set(last.teams.flatMap(({ team, playoffs }) => (playoffs.chance === 1 ? [team.id] : [])))
}

function scoresOf(given: readonly Given[], by: 'chance' | 'baseRate' | 'coinPerGame'): OddsScores {
  return {
    brier: meanOf(given, (one) => (one[by] - one.came) ** 2),
    logLoss: meanOf(given, (one) => {
      const chance = Math.min(1 - leastChance, Math.max(leastChance, one[by]))
      return -Math.log(one.came === 1 ? chance : 1 - chance)
    }),
  }
}

function meanOf<T>(items: readonly T[], value: (item: T) => number): number {
  return items.length === 0 ? 0 : items.reduce((sum, item) => sum + value(item), 0) / items.length
}
