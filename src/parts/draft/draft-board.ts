/** The draft as the board shows it: every pick with its result. */
import type { ReadResponse } from '../../client/read-response.ts'
import { normalizePosition } from '../../domain/vocabulary.ts'

export type DraftResponse = ReadResponse<'draftComplete'>

/** What the response lacks is null, never zero. Points are season points in the league's own scoring. */
export interface BoardPick {
  /** Unique on the board, even if the server sends no id. */
  key: string
  overallPick: number | null
  round: number | null
  pickInRound: number | null
  teamId: number | null
  teamName: string | null
  playerId: number | null
  playerName: string | null
  nflTeam: string | null
  /** QB, RB, WR, TE, K, D/ST or an IDP position. */
  position: string | null
  isKeeper: boolean
  /** Auction price. */
  bidDollars: number | null
  points: number | null
  pointsPerGame: number | null
  /** Points minus the mean of the cohort: the picks of the same position in the same round. */
  value: number | null
  /** `value` in standard deviations of the cohort. */
  deviations: number | null
  cohort: Cohort | null
  grade: 'Boom' | 'Bust' | null
  /** In an auction: compared with picks of the same position and similar price. */
  price: PriceComparison | null
}

interface Cohort {
  mean: number
  std: number | null
  /** This pick included. */
  size: number | null
}

export interface PriceComparison extends Cohort {
  /** 1 is the most expensive tier. */
  tier: number | null
  /** In dollars. */
  highestBid: number | null
  lowestBid: number | null
  value: number | null
  deviations: number | null
}

export interface DraftBoard {
  /** By overall pick. */
  picks: BoardPick[]
  totalPicks: number
  /** Rounds that have picks, ascending. */
  rounds: number[]
  /** Missing parts of the analysis, as a sentence; null if it is complete. */
  partialNote: string | null
  isAuction: boolean
}

type ListItem = NonNullable<DraftResponse['draftPicks']>[number]
type Analysis = NonNullable<DraftResponse['draftAnalysis']>
export type AnalyzedItem = NonNullable<Analysis['draftPicks']>[number]

/** Joins picks with their analysis, by pick id, or by overall pick for servers without ids. A pick in only one of the lists is included. */
export function toDraftBoard(response: DraftResponse): DraftBoard {
  const analysis = response.draftAnalysis
  const analyzed = new Map<string, AnalyzedItem>()
  for (const item of analysis?.draftPicks ?? []) {
    for (const name of namesOf(item.pickId, item.overallPick)) if (!analyzed.has(name)) analyzed.set(name, item)
  }
  const used = new Set<AnalyzedItem>()
  const picks = (response.draftPicks ?? []).map((item, index) => {
    const match = namesOf(item.id, item.overallPick)
      .map((name) => analyzed.get(name))
      .find(Boolean)
    if (match) used.add(match)
    return toPick(item, match, `list-${index}`)
  })
  for (const [index, item] of (analysis?.draftPicks ?? []).entries()) {
    // A server that sends only a performance does not name the pick's team.
    if (!used.has(item) && (item.player ?? item.team)) picks.push(toPick(undefined, item, `analysis-${index}`))
  }
  picks.sort((a, b) => compareAbsentLast(a.round, b.round) || compareAbsentLast(a.overallPick, b.overallPick))
  return {
    picks,
    totalPicks: analysis?.summary?.totalPicks ?? picks.length,
    rounds: [...new Set(picks.flatMap(({ round }) => (round === null ? [] : [round])))].sort((a, b) => a - b),
    partialNote: partialNoteOf(analysis),
    isAuction: picks.some(({ bidDollars }) => bidDollars !== null && bidDollars > 0),
  }
}

/** A pick from either or both of its entries. */
export function toPick(item: ListItem | undefined, analyzed: AnalyzedItem | undefined, key: string): BoardPick {
  const player = { ...analyzed?.player, ...item?.player }
  const team = { ...analyzed?.team, ...item?.team }
  const performance = analyzed?.performance
  const value = performance?.valueOverExpectation ?? null
  const std = performance?.cohortStd ?? null
  return {
    key,
    overallPick: item?.overallPick ?? analyzed?.overallPick ?? null,
    round: item?.roundNum ?? analyzed?.roundNum ?? null,
    pickInRound: item?.pickInRound ?? null,
    teamId: team.id ?? null,
    teamName: textOf(team.name),
    playerId: player.id ?? null,
    playerName: textOf(player.name),
    nflTeam: textOf(player.nflTeam),
    position: player.position ? normalizePosition(player.position) : null,
    isKeeper: item?.isKeeper ?? false,
    bidDollars: item?.bidAmount ?? null,
    points: performance?.totalPoints ?? null,
    pointsPerGame: performance?.pointsPerGame ?? null,
    value,
    deviations: performance?.deviations ?? inDeviations(value, std),
    cohort:
      performance?.cohortMean === undefined
        ? null
        : { mean: performance.cohortMean, std, size: performance.cohortSize ?? null },
    grade: gradeOf(performance?.grade),
    price: priceOf(performance?.priceCohort),
  }
}

function priceOf(cohort: NonNullable<AnalyzedItem['performance']>['priceCohort']): PriceComparison | null {
  if (cohort?.mean === undefined) return null
  const { mean, std = null, size = null, tier = null, valueOverExpectation: value = null } = cohort
  const { highestBid = null, lowestBid = null } = cohort
  const deviations = cohort.deviations ?? inDeviations(value, std)
  return { mean, std, size, tier, highestBid, lowestBid, value, deviations }
}

function inDeviations(value: number | null, std: number | null): number | null {
  const deviations = value === null || std === null || std <= 0 ? null : value / std
  return deviations !== null && Number.isFinite(deviations) ? deviations : null
}

export function compareAbsentLast(a: number | null, b: number | null): number {
  return a === b ? 0 : a === null ? 1 : b === null ? -1 : a - b
}

export function compareHighestFirst(a: number | null, b: number | null): number {
  return a === null || b === null ? compareAbsentLast(a, b) : b - a
}

function namesOf(id: number | undefined, overallPick: number | undefined): string[] {
  return [...(id === undefined ? [] : [`id ${id}`]), ...(overallPick === undefined ? [] : [`overall ${overallPick}`])]
}

function gradeOf(grade: string | undefined): BoardPick['grade'] {
  const word = grade?.toLowerCase()
  return word === 'boom' ? 'Boom' : word === 'bust' ? 'Bust' : null
}

function partialNoteOf(analysis: Analysis | undefined): string | null {
  const { isPartial, note } = analysis?.summary ?? {}
  if (!isPartial) return null
  return textOf(note) ?? 'Points scored while a player was unrostered aren’t included.'
}

function textOf(text: string | undefined): string | null {
  return text?.trim() || null
}
