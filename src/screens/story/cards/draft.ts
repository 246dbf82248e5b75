import type { CompletedPick } from '../../../client/complete/complete-draft.ts'
import { findBestAndWorstPicks } from '../../../parts/recap/best-and-worst-picks.ts'
import { formatDollars, formatOrdinal, formatSigned } from '../../../ui/format.ts'
import type { StoryCard, StoryRow } from '../story.ts'
import type { TeamFacts } from '../team-story.ts'

/** The pick that made the season, and the one that didn't. */
export function writeDraft({ responses: { draft }, teamId, standing }: TeamFacts): StoryCard | null {
  const found = findBestAndWorstPicks({
    ...draft,
    draftPicks: draft.draftPicks.filter(({ team }) => team.id === teamId),
  })
  const [best] = found?.best ?? []
  const [worst] = found?.worst ?? []
  const rows = [...pickRow('The pick that made it', best), ...pickRow('The one that didn’t', worst)]
  const [first] = rows
  const top = best ?? worst
  if (!first || !top) return null
  return {
    key: 'draft',
    ...(rows.length > 1
      ? { layout: 'rows', label: 'Draft day', rows }
      : { layout: 'figure', label: best ? first.label : 'The pick that didn’t', figure: first.figure, unit: '' }),
    sentence: `${top.player.name} ${describePlace(top)}.`,
    note: found?.note ?? 'Points above comparable picks',
    team: standing.teamName,
    inShort: { ...first, label: best ? 'Best pick' : 'Worst pick' },
    source: { screen: 'draftboard', label: 'The draft board' },
  }
}

export function pickRow(label: string, pick: CompletedPick | undefined): StoryRow[] {
  return pick ? [{ label, name: pick.player.name, figure: formatSigned(pick.performance.valueOverExpectation) }] : []
}

/** Rounds of an auction are an order of nomination. */
function describePlace({ bidAmount, isKeeper, overallPick, roundNum }: CompletedPick): string {
  if (isKeeper) return 'was a keeper'
  if (bidAmount !== null) return `cost ${formatDollars(bidAmount)}`
  if (roundNum !== null) return `came in round ${roundNum}`
  return overallPick === null ? 'was drafted' : `went ${formatOrdinal(overallPick)} overall`
}
