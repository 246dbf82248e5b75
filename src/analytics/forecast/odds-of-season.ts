import type { ForecastOdds, ForecastTeam } from '../../contract/responses/forecast.ts'
import { writeChance } from '../../domain/chance-text.ts'
import { roundFigure } from '../../domain/points.ts'
import { type Draws, drawSeasons } from './draws.ts'
import { byesOf, type FixedResult, type ForecastModel } from './forecast-model.ts'
import { type Counts, playSeasons } from './play-seasons.ts'
import { judgeRace, type RaceVerdict } from './race-verdict.ts'
import { titleGameChances } from './title-game.ts'

/** A team's odds, as in responses. */
export type TeamOdds = Pick<
  ForecastTeam,
  'playoffs' | 'bye' | 'title' | 'lastPlace' | 'seeds' | 'meanWins' | 'winsLow' | 'winsHigh' | 'status'
> & {
  /** Team index in the model. */
  team: number
}

export interface SeasonOdds {
  runs: number
  /** By team index in the model. */
  teams: readonly TeamOdds[]
  counts: Counts
}

/** Simulated seasons for a forecast, and for the odds after each past week. */
export const forecastRuns = 10_000
export const pastRuns = 4_000

/** The odds of a model. Without remaining games all of them are certain. */
export function forecastSeason(
  model: ForecastModel,
  runs: number,
  fixed: readonly FixedResult[] = [],
  draws: Draws = drawSeasons(model, model.periods.length === 0 ? 1 : runs),
): SeasonOdds {
  const counts = playSeasons(model, draws, fixed)
  const verdicts = judgeRace(model, fixed)
  const settled = settlePlayoffs(model, counts)
  return {
    runs: draws.runs,
    counts,
    teams: model.teams.map((_, team) => describeTeam(model, team, counts, verdicts, settled)),
  }
}

/** Team indexes that can no longer win the title or finish last, and the final ranks once all games are final. */
interface Settled {
  isOver: boolean
  isTitleWon: boolean
  noTitle: ReadonlySet<number>
  /** Teams that may still win the title by the host's bracket; null if seeds determine the games. */
  contenders: ReadonlySet<number> | null
  /** The chances of the title game, once only it is open. */
  titleGame: ReadonlyMap<number, number> | null
}

function settlePlayoffs(model: ForecastModel, { title }: Counts): Settled {
  const { playoffs, periods } = model
  const contenders = findContenders(playoffs)
  const isLastRound = periods.length === 1 && periods[0]?.isPlayoff === true
  const finalists = isLastRound && contenders?.size === 2 ? contenders : null
  // A commissioner may bring a team back that has lost: it may win the title as long as it plays for it.
  const isBack = (team: number) => finalists?.has(team) ?? (title[team] ?? 0) > 0
  const lost = new Set<number>()
  const inBracket = new Set(playoffs.seeds?.slice(0, playoffs.teamCount) ?? [])
  for (const { losers } of playoffs.decided) {
    for (const team of losers) if (inBracket.has(team) && !isBack(team)) lost.add(team)
  }
  const isTitleWon = playoffs.seeds !== null && finalists === null && inBracket.size - lost.size === 1
  const alive = [...inBracket].filter((team) => !lost.has(team) && (contenders?.has(team) ?? true))
  return {
    isOver: periods.length === 0,
    isTitleWon,
    noTitle: lost,
    contenders,
    titleGame: titleGameChances(
      model,
      finalists ? (playoffs.seeds ?? []).filter((team) => finalists.has(team)) : alive,
    ),
  }
}

function findContenders({ plan, seeds }: ForecastModel['playoffs']): ReadonlySet<number> | null {
  const top = plan?.places[0] ?? null
  if (!plan || !seeds || top === null) return null
  const slots = new Set([top])
  for (const step of plan.steps.toReversed()) {
    const [from, to] =
      'sorted' in step
        ? [step.sorted, step.into]
        : [
            [step.first, step.second],
            [step.winner, step.loser],
          ]
    if (to.some((slot) => slots.has(slot))) for (const slot of from) slots.add(slot)
  }
  return new Set(seeds.filter((_, slot) => slots.has(slot)))
}

function describeTeam(
  { playoffs, teams }: ForecastModel,
  team: number,
  counts: Counts,
  verdicts: readonly RaceVerdict[],
  { isOver, isTitleWon, noTitle, contenders, titleGame }: Settled,
): TeamOdds {
  const verdict = verdicts[team] ?? { playoffs: 'unproven', bye: 'unproven', firstSeed: 'unproven' }
  const oddsOf = (list: Int32Array, isCertain: boolean, chance = (list[team] ?? 0) / counts.runs): ForecastOdds => ({
    chance: roundFigure(chance),
    text: writeChance(chance, isCertain),
    isCertain,
  })
  const isProven = (of: RaceVerdict['playoffs']) => of === 'clinched' || of === 'eliminated'
  const isOut = noTitle.has(team) || (contenders ? !contenders.has(team) : verdict.playoffs === 'eliminated')
  const everybodyIsIn = playoffs.teamCount >= teams.length
  const isLast = isOver || (!playoffs.plan && verdict.playoffs === 'clinched' && !everybodyIsIn)
  const histogram = [...(counts.halfWins[team] ?? [])].sort(([a], [b]) => a - b)
  return {
    team,
    meanWins: roundFigure(histogram.reduce((sum, [halfWins, count]) => sum + (halfWins / 2) * count, 0) / counts.runs),
    winsLow: quantile(histogram, 0.1 * counts.runs),
    winsHigh: quantile(histogram, 0.9 * counts.runs),
    playoffs: oddsOf(counts.playoffs, isProven(verdict.playoffs)),
    bye: oddsOf(counts.bye, isProven(verdict.bye) || byesOf(playoffs) === 0),
    title: oddsOf(counts.title, isOver || isTitleWon || isOut, titleGame?.get(team)),
    lastPlace: playoffs.isLastKnown ? oddsOf(counts.lastPlace, isLast) : null,
    seeds: teams.map((_, seed) => ({
      seed: seed + 1,
      chance: roundFigure((counts.seeds[team * teams.length + seed] ?? 0) / counts.runs),
    })),
    status: statusOf(verdict),
  }
}

function statusOf({ playoffs, bye, firstSeed }: RaceVerdict): TeamOdds['status'] {
  if (playoffs !== 'clinched') return playoffs
  if (firstSeed === 'clinched') return 'first-seed'
  return bye === 'clinched' ? 'bye' : 'playoffs'
}

function quantile(histogram: readonly (readonly [number, number])[], runs: number): number {
  let seen = 0
  for (const [halfWins, count] of histogram) {
    seen += count
    if (seen >= runs) return halfWins / 2
  }
  return (histogram.at(-1)?.[0] ?? 0) / 2
}

/**
 * Simulates the seasons of a model once, and computes the odds for fixed results from these same seasons. Odds therefore differ by the
 * fixed results only, not by chance. Without fixed results they equal the forecast's odds.
 */
export function openWhatIf(model: ForecastModel, runs = forecastRuns): (fixed: readonly FixedResult[]) => SeasonOdds {
  const draws = drawSeasons(model, model.periods.length === 0 ? 1 : runs)
  return (fixed) => forecastSeason(model, runs, fixed, draws)
}
