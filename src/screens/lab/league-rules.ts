/** The rules that a season was played by, as the lab's panel shows them. */
import type { LabResponse, LabRules } from '../../client/lab.ts'
import { compareStatistics, isOffered, type StatisticGroup, statisticOf } from '../../domain/statistics.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'

/** A statistic that the league scores, or that somebody proposes to score. */
export interface ScoringLine {
  id: string
  name: string
  /** Points of the league; null where it gives different points by position. */
  own: number | null
  /** "QB 6, others 4" where it gives different points. */
  byPosition: string | null
  /** Proposed; null where nothing is. */
  proposed: number | null
  /** What a tap on + adds. */
  step: number
}

/** The league's scoring and what is proposed, by group; rules worth nothing are left out unless something is proposed. */
export function listScoring(
  lab: LabResponse,
  { scoring }: LabRules,
): { group: StatisticGroup; lines: ScoringLine[] }[] {
  const rules = new Map(lab.scoring.rules.map((rule) => [rule.statistic, rule]))
  const own = lab.scoring.rules.filter(({ points, byPosition }) =>
    [points, ...Object.values(byPosition)].some((value) => value !== 0),
  )
  const ids = [...new Set([...own.map(({ statistic }) => statistic), ...Object.keys(scoring)])].sort(compareStatistics)
  const lines = ids.map((id) => toLine(id, rules.get(id), scoring[id] ?? null))
  return [...Map.groupBy(lines, ({ id }) => statisticOf(id).group)].map(([group, lines]) => ({ group, lines }))
}

type Rule = LabResponse['scoring']['rules'][number]

function toLine(id: string, rule: Rule | undefined, proposed: number | null): ScoringLine {
  const { name } = statisticOf(id)
  const own = ownPoints(rule)
  const step = /yard$/i.test(name) ? 0.01 : 0.5
  return { id, name, own, byPosition: own === null && rule ? describePositions(rule) : null, proposed, step }
}

/** A rule with nothing for all and something for one position is that position's, such as a sack of the D/ST. */
function ownPoints(rule: Rule | undefined): number | null {
  if (!rule) return 0
  const values = [...new Set(Object.values(rule.byPosition))]
  if (values.length === 0 || (values.length === 1 && values[0] === rule.points)) return rule.points
  const isOfDefense = Object.keys(rule.byPosition).join() === 'D/ST' && rule.points === 0
  return isOfDefense ? (values[0] ?? 0) : null
}

function describePositions({ points, byPosition }: Rule): string {
  const positions = Object.entries(byPosition).map(([position, value]) => `${position} ${value}`)
  return [...positions, `others ${points}`].join(', ')
}

/** Points that the league gives for a statistic; null where they differ by position. */
export function pointsOfLeague(lab: LabResponse, id: string): number | null {
  return ownPoints(lab.scoring.rules.find(({ statistic }) => statistic === id))
}

/** Statistics that leagues like to score and this one does not. */
export function listUnscored(lab: LabResponse, shown: ReadonlySet<string>): { id: string; name: string }[] {
  return lab.scoring.statistics
    .filter((id) => !shown.has(id) && isOffered(id))
    .sort(compareStatistics)
    .map((id) => ({ id, name: statisticOf(id).name }))
}

/** Starting slots of the league. */
export function startingSlots(lab: LabResponse): string[] {
  return lab.rules.lineupSlots.flatMap(({ slot }) => {
    const name = lab.slots[slot]
    return name && isStartingSlot(name) ? [name] : []
  })
}

/** Weeks that the final takes; null where there is none. */
export function finalWeeksOf({ rules }: LabResponse): number | null {
  const rounds = Math.ceil(Math.log2(Math.max(1, rules.playoffTeamCount)))
  const final = rules.matchupPeriods.find(({ matchupPeriod }) => matchupPeriod === rules.regularSeasonMatchups + rounds)
  return rounds === 0 ? null : (final?.weeks.length ?? null)
}

/** Why rules of a kind cannot be tried in a season; null where they can. */
export function whyNot(lab: LabResponse, needs: 'statistics' | 'lineups' | 'scores'): string | null {
  if (needs === 'scores') return null
  return needs === 'statistics' ? lab.scoring.unavailable : lab.lineupsUnavailable
}

/** Weeks of decided games of which no lineup is known: their scores stay as they were. */
export function weeksWithoutLineups(lab: LabResponse): number[] {
  const known = new Set(lab.lineups.map(({ week }) => week))
  return known.size === 0 ? [] : lab.status.completedWeeks.filter((week) => !known.has(week))
}

/** Rules without what a season has anyway, so that an address shows what is changed. */
export function withoutOwnRules(lab: LabResponse, rules: LabRules): LabRules {
  const scoring = Object.fromEntries(
    Object.entries(rules.scoring).filter(([id, points]) => pointsOfLeague(lab, id) !== points),
  )
  const { rules: own } = lab
  return {
    ...rules,
    scoring,
    hasMedianGame: rules.hasMedianGame === own.hasMedianGame ? undefined : rules.hasMedianGame,
    playoffTeamCount: rules.playoffTeamCount === own.playoffTeamCount ? undefined : rules.playoffTeamCount,
    finalWeeks: rules.finalWeeks === finalWeeksOf(lab) ? undefined : rules.finalWeeks,
    hasDivisions: own.divisions.length < 2 ? undefined : rules.hasDivisions,
    seedingRule: rules.seedingRule === own.seedingRule ? undefined : rules.seedingRule,
    reseeds: rules.reseeds === (own.reseeds ?? false) ? undefined : rules.reseeds,
    withoutSlots: rules.withoutSlots.filter((slot) => startingSlots(lab).includes(slot)),
  }
}

/** What every result rests on. */
export const lineupsStay =
  'Lineups stay as they were set: with other rules people would have started, claimed and traded other players.'
