/** How right chances were: what a season measures, and the same figures over several seasons. */

export interface MeasuredOdds {
  /** Chances that were given before they were decided. */
  chances: number
  /** Ten, from 0 to 1; without chances their means are 0. */
  bins: OddsBin[]
  weeks: WeekProof[]
}

export interface OddsBin {
  from: number
  to: number
  chances: number
  meanChance: number
  /** Of these chances, how many came: 0 to 1. */
  share: number
}

export interface WeekProof extends OddsScores {
  week: number
  chances: number
  /** As if every team had the same chance. */
  baseRate: OddsScores
  /** By the standings and a coin for each remaining game. */
  coinPerGame: OddsScores
}

/** Means over chances; less is better. */
export interface OddsScores {
  brier: number
  logLoss: number
}

export const oddsBins = 10
/** With fewer, a gap of .05 between chance and outcome is no news (`docs/decisions/measures.md`). */
export const leastProofSeasons = 15

/** Every chance counts as much as any other. */
export function mergeOdds(seasons: readonly MeasuredOdds[]): MeasuredOdds {
  const weeks = Map.groupBy(
    seasons.flatMap((season) => season.weeks),
    ({ week }) => week,
  )
  return {
    chances: countChances(seasons),
    bins: Array.from({ length: oddsBins }, (_, index) => {
      const own = seasons.flatMap(({ bins }) => bins[index] ?? [])
      return {
        from: index / oddsBins,
        to: (index + 1) / oddsBins,
        chances: countChances(own),
        meanChance: meanByChances(own, ({ meanChance }) => meanChance),
        share: meanByChances(own, ({ share }) => share),
      }
    }),
    weeks: [...weeks]
      .sort(([a], [b]) => a - b)
      .map(([week, own]) => ({ week, chances: countChances(own), ...meanScores(own) })),
  }
}

/** Over all weeks. */
export function meanScores(
  weeks: readonly WeekProof[],
): OddsScores & { baseRate: OddsScores; coinPerGame: OddsScores } {
  return {
    brier: meanByChances(weeks, ({ brier }) => brier),
    logLoss: meanByChances(weeks, ({ logLoss }) => logLoss),
    baseRate: {
      brier: meanByChances(weeks, ({ baseRate }) => baseRate.brier),
      logLoss: meanByChances(weeks, ({ baseRate }) => baseRate.logLoss),
    },
    coinPerGame: {
      brier: meanByChances(weeks, ({ coinPerGame }) => coinPerGame.brier),
      logLoss: meanByChances(weeks, ({ coinPerGame }) => coinPerGame.logLoss),
    },
  }
}

function meanByChances<T extends { chances: number }>(items: readonly T[], value: (item: T) => number): number {
  const total = countChances(items)
  return total === 0 ? 0 : items.reduce((sum, item) => sum + item.chances * value(item), 0) / total
}

function countChances(items: readonly { chances: number }[]): number {
  return items.reduce((sum, { chances }) => sum + chances, 0)
}
