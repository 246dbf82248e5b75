/** A season's rules for the lab's panel. */
import type { LabResponse, LabRules } from '../../client/lab.ts'
import {
  compareStatistics,
  isOffered,
  pointsOfRule,
  type StatisticGroup,
  statisticOf,
} from '../../domain/statistics.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'

/** A statistic that the league or a proposal scores. */
export interface ScoringLine {
  id: string
  name: string
  /** Points of the league; null if they differ by position. */
  own: number | null
  /** "QB 6, others 4" if points differ by position. */
  byPosition: string | null
  /** Proposed points, or null. */
  proposed: number | null
  /** Step of the + button. */
  step: number
}

/** The league's scoring with proposals, by group; rules worth 0 are left out without a proposal. */
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
  const own = pointsOfRule(rule)
  const step = /yard$/i.test(name) ? 0.01 : 0.5
  return { id, name, own, byPosition: own === null && rule ? describePositions(rule) : null, proposed, step }
}

function describePositions({ points, byPosition }: Rule): string {
  const positions = Object.entries(byPosition).map(([position, value]) => `${position} ${value}`)
  return [...positions, `others ${points}`].join(', ')
}

/** Points that the league gives for a statistic; null if they differ by position. */
function pointsOfLeague(lab: LabResponse, id: string): number | null {
  return pointsOfRule(lab.scoring.rules.find(({ statistic }) => statistic === id))
}

/** Common statistics that this league does not score. */
export function listUnscored(lab: LabResponse, shown: ReadonlySet<string>): { id: string; name: string }[] {
  return lab.scoring.statistics
    .filter((id) => !shown.has(id) && isOffered(id))
    .sort(compareStatistics)
    .map((id) => ({ id, name: statisticOf(id).name }))
}

export function startingSlots(lab: LabResponse): string[] {
  return lab.settings.lineupSlots.map(({ slot }) => slot).filter(isStartingSlot)
}

/** The reason why a kind of rule cannot be applied to a season; null if it can. */
export function whyNot(lab: LabResponse, needs: 'statistics' | 'lineups'): string | null {
  return needs === 'statistics' ? lab.scoring.unavailable : lab.lineupsUnavailable
}

/** Weeks of final games without a known lineup: their scores stay. */
export function weeksWithoutLineups(lab: LabResponse): number[] {
  const known = new Set(lab.lineups.map(({ week }) => week))
  return known.size === 0 ? [] : lab.status.scoredWeeks.filter((week) => !known.has(week))
}

/** Removes rules that equal the season's own, so the URL has only changes. */
export function withoutOwnRules(lab: LabResponse, rules: LabRules): LabRules {
  const scoring = Object.fromEntries(
    Object.entries(rules.scoring).filter(([id, points]) => pointsOfLeague(lab, id) !== points),
  )
  const { settings: own, finalWeeks } = lab
  return {
    ...rules,
    scoring,
    hasMedianGame: rules.hasMedianGame === own.hasMedianGame ? undefined : rules.hasMedianGame,
    playoffTeamCount: rules.playoffTeamCount === own.playoffTeamCount ? undefined : rules.playoffTeamCount,
    finalWeeks: rules.finalWeeks === finalWeeks ? undefined : rules.finalWeeks,
    hasDivisions: own.divisions.length < 2 ? undefined : rules.hasDivisions,
    seedingRule: rules.seedingRule === own.seedingRule ? undefined : rules.seedingRule,
    reseeds: rules.reseeds === (own.playoffReseed ?? false) ? undefined : rules.reseeds,
    withoutSlots: rules.withoutSlots.filter((slot) => startingSlots(lab).includes(slot)),
  }
}

/** Assumptions of every result. */
export const lineupsStay =
  'Lineups stay as they were. Under other rules, managers would have started, claimed, and traded other players.'
