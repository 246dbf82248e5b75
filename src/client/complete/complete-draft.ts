/** Completes a draft: every pick has its result, from whichever list of the analysis names it. */
import type { Completed } from '../../contract/read-completed.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { topListLength } from '../../domain/constants.ts'
import { rankGraded } from './graded-picks.ts'
import { compareUnknownLast, completePosition, unknownPlayer, unnamedTeam, withKnown } from './unknown.ts'

type Draft = Completed<ResponseOf<'draftComplete'>>
type AnalyzedPick = Draft['draftAnalysis']['draftPicks'][number]
type Performance = AnalyzedPick['performance']
type PickFields = Pick<
  Draft['draftPicks'][number],
  'roundNum' | 'pickInRound' | 'overallPick' | 'isKeeper' | 'bidAmount' | 'draftName'
>

/** A pick and its result. */
export interface CompletedPick extends PickFields {
  /** Unique in the draft. Below zero if the server sends none. */
  id: number
  team: { id: number | null; name: string }
  player: { id: number | null; name: string; position: string | null; nflTeam: string | null }
  performance: Performance
}

export function completeDraft(draft: Draft) {
  const { draftPicks: analyzed, bestBooms, worstBusts, summary } = draft.draftAnalysis
  const draftPicks: CompletedPick[] = []
  const byName = new Map<string, CompletedPick>()
  const ids = new Set<number>()
  const find = (names: readonly string[]) => names.map((name) => byName.get(name)).find(Boolean)
  const add = (item: Omit<Draft['draftPicks'][number], 'id'>, id: number | null, performance: Performance) => {
    const names = namesOf(id, item.overallPick)
    const unique = id === null || ids.has(id) ? -1 - draftPicks.length : id
    ids.add(unique)
    const pick = {
      ...item,
      id: unique,
      team: completeTeam(item.team),
      player: completePlayer(item.player),
      performance,
    }
    draftPicks.push(pick)
    for (const name of names) if (!byName.has(name)) byName.set(name, pick)
  }
  for (const { id, ...item } of draft.draftPicks) add(item, id, unknownPerformance)
  for (const { pickId, performance, ...item } of [...analyzed, ...bestBooms, ...worstBusts]) {
    const listed = find(namesOf(pickId, item.overallPick))
    if (listed?.performance === unknownPerformance) listed.performance = completePerformance(performance)
    // A server that sends only a performance does not name its pick.
    else if (!listed && (item.player.name ?? item.team.name) !== null)
      add(
        { ...item, pickInRound: null, isKeeper: null, bidAmount: null, draftName: null },
        pickId,
        completePerformance(performance),
      )
  }
  draftPicks.sort(
    (a, b) => compareUnknownLast(a.roundNum, b.roundNum) || compareUnknownLast(a.overallPick, b.overallPick),
  )
  const listOf = (items: readonly AnalyzedPick[], grade: 'Boom' | 'Bust') =>
    items.length > 0
      ? items.flatMap(({ pickId, overallPick }) => find(namesOf(pickId, overallPick)) ?? []).slice(0, topListLength)
      : rankGraded(draftPicks, grade)
  return {
    draftPicks,
    draftAnalysis: {
      bestBooms: listOf(bestBooms, 'Boom'),
      worstBusts: listOf(worstBusts, 'Bust'),
      summary: { ...summary, totalPicks: summary.totalPicks ?? draftPicks.length, note: noteOf(summary) },
    },
    leagueDraftAnalytics: {
      teams: withKnown(draft.leagueDraftAnalytics.teams, 'teamId').map((team) => ({
        ...team,
        teamName: team.teamName ?? unnamedTeam,
      })),
    },
  }
}

/** A server without ids of picks names them by their number in the draft. */
function namesOf(id: number | null, overallPick: number | null): string[] {
  return [...(id === null ? [] : [`id ${id}`]), ...(overallPick === null ? [] : [`overall ${overallPick}`])]
}

const unknownPerformance: Performance = {
  grade: null,
  totalPoints: null,
  pointsForTeam: null,
  pointsPerGame: null,
  gamesPlayed: null,
  valueOverExpectation: null,
  deviations: null,
  cohortMean: null,
  cohortStd: null,
  cohortSize: null,
  priceCohort: null,
}

const completeTeam = (team: AnalyzedPick['team']) => ({ ...team, name: team.name ?? unnamedTeam })

function completePlayer(player: AnalyzedPick['player']): CompletedPick['player'] {
  return { ...player, name: player.name ?? unknownPlayer, position: completePosition(player.position) }
}

function completePerformance(performance: Performance): Performance {
  const { valueOverExpectation: value, cohortStd, priceCohort: price } = performance
  return {
    ...performance,
    deviations: performance.deviations ?? inDeviations(value, cohortStd),
    priceCohort: price && {
      ...price,
      deviations: price.deviations ?? inDeviations(price.valueOverExpectation, price.std),
    },
  }
}

function inDeviations(value: number | null, std: number | null): number | null {
  const deviations = value === null || std === null || std <= 0 ? null : value / std
  return deviations !== null && Number.isFinite(deviations) ? deviations : null
}

/** What the analysis lacks, as a sentence; null if it is complete. */
function noteOf({ isPartial, note }: Draft['draftAnalysis']['summary']): string | null {
  if (!isPartial) return null
  return note ?? 'Points scored while a player was unrostered aren’t included.'
}
