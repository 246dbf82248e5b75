import type { CompletedPick } from '../../../client/complete/complete-draft.ts'
import { withKnownValue } from '../../../client/complete/graded-picks.ts'
import { roundPoints, roundTo } from '../../../domain/rounding.ts'
import { formatDollars, formatOrdinal, formatSigned } from '../../../ui/format.ts'
import { sortRows } from '../../../ui/sort.ts'
import { type StoryCard, type StoryRow, weighPoints } from '../story.ts'
import type { TeamFacts } from '../team-facts.ts'

/** The pick that made the season, and the one that didn't. What he scored for other teams made theirs. */
export function writeDraft({ responses: { draft }, teamId, standing }: TeamFacts): StoryCard | null {
  const own = withKnownValue(draft.draftPicks.filter(({ team }) => team.id === teamId))
  const best = sortRows(
    own
      .map(({ pick, value }) => ({ pick, value: roundTo(value - pointsElsewhere(pick), 4) }))
      .filter(({ value }) => value > 0),
    ({ value }) => value,
    'descending',
  )[0]
  const worst = sortRows(
    own.filter(({ pick, value }) => value < 0 && pick !== best?.pick),
    ({ value }) => value,
    'ascending',
  )[0]
  const rows = [...pickRow('The pick that made it', best), ...pickRow('The one that didn’t', worst)]
  const [first] = rows
  const top = best ?? worst
  if (!first || !top) return null
  const left = best && pointsElsewhere(best.pick) !== 0 ? ', for this team' : ''
  return {
    key: 'draft',
    weight: weighPicks(best, worst),
    ...(rows.length > 1
      ? { layout: 'rows', label: 'Draft day', rows }
      : { layout: 'figure', label: best ? first.label : 'The pick that didn’t', figure: first.figure, unit: '' }),
    sentence: `${top.pick.player.name} ${describePlace(top.pick)}.`,
    note: draft.draftAnalysis.summary.note ?? `Points above comparable picks${left}`,
    team: standing.teamName,
    inShort: { ...first, label: best ? 'Best pick' : 'Worst pick' },
    source: { screen: 'draftboard', label: 'The draft board' },
  }
}

interface ValuedPick {
  pick: CompletedPick
  value: number
}

/** Points of weeks in which the team that picked him did not have him; 0 where its lineups aren't known. */
function pointsElsewhere({ performance: { totalPoints, pointsForTeam } }: CompletedPick): number {
  return pointsForTeam == null || totalPoints === null ? 0 : roundPoints(totalPoints - pointsForTeam)
}

/** The weight of the pick that made most of a difference. */
export function weighPicks(...picks: readonly (ValuedPick | undefined)[]): number {
  return Math.max(...picks.map((pick) => weighPoints(pick?.value)))
}

export function pickRow(label: string, valued: ValuedPick | undefined): StoryRow[] {
  return valued ? [{ label, name: valued.pick.player.name, figure: formatSigned(valued.value) }] : []
}

/** Rounds of an auction are an order of nomination. */
function describePlace({ bidAmount, isKeeper, overallPick, roundNum }: CompletedPick): string {
  if (isKeeper) return 'was a keeper'
  if (bidAmount !== null) return `cost ${formatDollars(bidAmount)}`
  if (roundNum !== null) return `came in round ${roundNum}`
  return overallPick === null ? 'was drafted' : `went ${formatOrdinal(overallPick)} overall`
}
