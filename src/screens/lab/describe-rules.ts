/** Rules in words: "half PPR", "a median game". */

import type { LabRules } from '../../client/lab.ts'
import { joinList } from '../../domain/join-list.ts'
import { spellNumber } from '../../domain/spell-number.ts'
import { statisticOf } from '../../domain/statistics.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { formatCount } from '../../ui/format.ts'

/** Each rule as a phrase after "with" or, for some, "without". */
export function describeRules(rules: LabRules): string[] {
  const { scoring, withoutSlots, hasMedianGame, playoffTeamCount, finalWeeks, hasDivisions, seedingRule } = rules
  return [
    ...Object.entries(scoring).map(([id, points]) => describeScoring(id, points)),
    ...withoutSlots.map((slot) => `no ${slotNames[slot] ?? `${slot} slot`}`),
    ...(hasMedianGame === undefined ? [] : [hasMedianGame ? 'a median game' : 'no median game']),
    ...(playoffTeamCount === undefined ? [] : [`${spellNumber(playoffTeamCount)} playoff teams`]),
    ...(finalWeeks === undefined ? [] : [finalWeeks === 2 ? 'a two-week final' : 'a final of one week']),
    ...(hasDivisions === false ? ['no divisions'] : []),
    ...(seedingRule ? [seedingRule === 'head-to-head' ? 'ties broken head-to-head' : 'ties broken by points'] : []),
    ...(rules.reseeds === undefined ? [] : [rules.reseeds ? 'a reseeded bracket' : 'a fixed bracket']),
    ...(rules.lineups === 'best' ? ['best ball'] : []),
    ...(rules.schedule === 'lot' ? ['random schedules'] : []),
  ]
}

/** "Half PPR and a median game" */
export function nameRules(rules: LabRules): string {
  const text = joinList(describeRules(rules))
  return capitalize(text) || 'The league’s own rules'
}

const slotNames: Readonly<Record<string, string>> = { K: 'kickers', 'D/ST': 'defenses' }

function describeScoring(id: string, points: number): string {
  const name = statisticOf(id).name
  const what = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  const unit = /^(every|fewer|no |\d)/i.test(what) ? `for ${what}` : `for ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`
  if (id === '53') return receptions(points)
  return `${pointsWords(points)} ${unit}`
}

function receptions(points: number): string {
  if (points === 0) return 'no PPR'
  if (points === 0.5) return 'half PPR'
  return points === 1 ? 'full PPR' : `${pointsWords(points)} a reception`
}

function pointsWords(points: number): string {
  if (points === 0) return 'no points'
  if (points === 0.5) return 'half a point'
  const text = String(points).replace('-', '−')
  return Math.abs(points) === 1
    ? `${text === '1' ? 'one' : text} point`
    : `${Number.isInteger(points) ? spellNumber(points) : text} points`
}

/** "7 of 10 teams move" */
export function describeMoved(moved: number, teams: number): string {
  return moved === 0 ? 'no team moves' : `${moved} of ${formatCount(teams, 'team')} ${moved === 1 ? 'moves' : 'move'}`
}
