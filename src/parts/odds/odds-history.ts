/** Odds over the weeks, one line per team. */
import type { ForecastHistory, ForecastOdds, ForecastResponse } from '../../contract/responses/forecast.ts'

export type HistoryWeeks = ForecastHistory['weeks']
export type OddsKind = 'playoffs' | 'title'

export interface TeamHistory {
  teamId: number
  teamName: string
  /** By week of `OddsSeries.weeks`; null if the response has none. */
  odds: (ForecastOdds | null)[]
  /** The forecast's; null once the season is over. */
  now: ForecastOdds | null
}

export interface OddsSeries {
  kind: OddsKind
  weeks: number[]
  /** By the odds now, then by those of the last week; ties by earlier odds. */
  teams: TeamHistory[]
  /** Whether teams have odds of now. They know projections and points of the running week, which those of past weeks do not. */
  hasNow: boolean
}

/** Playoff odds end with the regular season. `forecast`: of a running season. */
export function oddsSeries(
  history: HistoryWeeks,
  kind: OddsKind,
  forecast: Pick<ForecastResponse, 'isOver' | 'teams'> | null = null,
): OddsSeries {
  const isDecided = kind === 'playoffs' && history.some(({ isPlayoff }) => isPlayoff)
  const today = forecast?.isOver || isDecided ? [] : (forecast?.teams ?? [])
  const rows = history.filter(({ isPlayoff }) => kind === 'title' || !isPlayoff).sort((a, b) => a.week - b.week)
  const names = new Map<number, string>()
  for (const { teams } of rows) {
    for (const { team } of teams) names.set(team.id, team.name)
  }
  const teams = [...names].map(([teamId, teamName]) => ({
    teamId,
    teamName,
    odds: rows.map((row) => row.teams.find(({ team }) => team.id === teamId)?.[kind] ?? null),
    now: today.find(({ team }) => team.id === teamId)?.[kind] ?? null,
  }))
  return { kind, weeks: rows.map(({ week }) => week), teams: teams.sort(byLastOdds), hasNow: today.length > 0 }
}

function byLastOdds(a: TeamHistory, b: TeamHistory): number {
  const today = (b.now?.chance ?? 0) - (a.now?.chance ?? 0)
  if (today !== 0) return today
  for (let week = a.odds.length - 1; week >= 0; week--) {
    const difference = (b.odds[week]?.chance ?? 0) - (a.odds[week]?.chance ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** A team's odds at one time. */
export interface Moment {
  teamId: number
  teamName: string
  week: number
  odds: ForecastOdds
}

export interface OddsHighlights {
  /** The team that made the playoffs, or won the title, with the lowest odds. */
  beaten: Moment | null
  /** The team that missed with the highest odds. */
  lost: Moment | null
}

/** Odds that count as long, and as nearly certain. */
const longest = 0.35
const surest = 0.65

/** For a finished season; null if the favorites always prevailed. */
export function findOddsHighlights({ weeks, teams }: OddsSeries): OddsHighlights {
  const moments = teams.map(({ odds, ...team }) => ({
    isIn: (odds.at(-1)?.chance ?? 0) >= 1,
    all: odds.flatMap((one, index): Moment[] => (one ? [{ ...team, week: weeks[index] ?? 0, odds: one }] : [])),
  }))
  const pick = (isIn: boolean, isFurther: (a: number, b: number) => boolean) =>
    moments
      .filter((team) => team.isIn === isIn)
      .flatMap(({ all }) => all)
      .reduce<Moment | null>((so, one) => (so && !isFurther(one.odds.chance, so.odds.chance) ? so : one), null)
  const beaten = pick(true, (a, b) => a < b)
  const lost = pick(false, (a, b) => a > b)
  return {
    beaten: beaten && beaten.odds.chance <= longest ? beaten : null,
    lost: lost && lost.odds.chance >= surest ? lost : null,
  }
}
