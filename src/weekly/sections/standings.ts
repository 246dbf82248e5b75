/** Changes in the standings. */
import type { Sentence } from '../../contract/responses/weekly.ts'
import { joinList } from '../../domain/join-list.ts'
import type { EditionTableRow } from '../facts/table.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { numeral, ordinal, points, record } from '../wording/numbers.ts'
import type { Wording } from '../wording/pick.ts'
import { listParts, type Part, team, write } from '../wording/sentence.ts'
import { span } from '../wording/span.ts'

/** Minimum change of rank. */
const leastMove = 2

export function writeStandings(facts: WeekFacts, wording: Wording, covered: ReadonlySet<string>): Sentence[] {
  const { table, isPlayoffs, format } = facts
  if (isPlayoffs || format === 'elimination' || table.length < 3) return []
  const moved = table.flatMap((row) => (row.previousRank === null ? [] : [{ row, by: row.previousRank - row.rank }]))
  const [up] = moved.toSorted((a, b) => b.by - a.by)
  const [down] = moved.toSorted((a, b) => a.by - b.by)
  return [
    ...(covered.has('leader') ? [] : leader(table, wording)),
    ...acrossTheLine(facts, wording),
    ...(up && up.by >= leastMove && up.row.rank > 1 ? [climb(up.row, wording)] : []),
    ...(down && down.by <= -leastMove ? [drop(down.row, wording)] : []),
    ...(moved.length > 0 && moved.every(({ by }) => by === 0) ? [write`No one moved in the standings.`] : []),
  ]
}

/** Which records and points are the host's, where it counts otherwise than the known games; null where it does not. */
export function noteCounts(table: readonly EditionTableRow[]): string | null {
  const counted = table.flatMap(({ team: { name }, count }) => (count ? [{ name, ...count }] : []))
  const [first] = counted
  if (!first) return null
  const nameOf = (rows: typeof counted) =>
    rows.length === table.length
      ? 'all teams'
      : rows.length > 3
        ? `${rows.length} teams`
        : joinList(rows.map(({ name }) => name))
  const byHost = counted.filter(({ isByHost }) => isByHost)
  const ofKnown = counted.filter(({ isByHost }) => !isByHost)
  return [
    byHost.length > 0 && `Records and points of ${nameOf(byHost)} are as ${first.host} counts.`,
    ofKnown.length > 0 &&
      `Records and points of ${nameOf(ofKnown)} are those of the games we know; ${first.host} counts otherwise.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function leader(table: readonly EditionTableRow[], wording: Wording): Sentence[] {
  const [first, second] = table
  if (!first || !second) return []
  if (first.record === null) {
    if (first.points === null || second.points === null) return []
    const ahead = points(first.points - second.points, 'points-ahead')
    return [
      write`First place: ${team(first.team)} with ${points(first.points)}, ${ahead} ahead of ${team(second.team)}.`,
    ]
  }
  const level = table.filter((row) => row.record === first.record)
  const best = record(first.record)
  if (level.length > 1) {
    return [
      wording.choose('standings.level', [
        () =>
          write`${numeral(level.length, 'teams-level')} teams share the best record, ${best}: ${listParts(level.map((row) => team(row.team)))}.`,
        () => write`At ${best}, ${listParts(level.map((row) => team(row.team)))} share the lead.`,
      ]),
    ]
  }
  const isNew = first.previousRank !== null && first.previousRank !== 1
  return [
    isNew
      ? wording.choose('standings.new-leader', [
          () => write`First place now belongs to ${team(first.team)}, at ${best}.`,
          () => write`${team(first.team)} took the lead at ${best}.`,
        ])
      : wording.choose('standings.leader', [
          () => write`Still on top: ${team(first.team)}, at ${best}.`,
          () => write`The best record, ${best}, belongs to ${team(first.team)}.`,
          () => write`${team(first.team)} kept first place, at ${best}.`,
        ]),
  ]
}

/** Teams that entered and left the playoff spots. */
function acrossTheLine(facts: WeekFacts, wording: Wording): Sentence[] {
  const { table, playoffTeams, week, isRegularFinale } = facts
  if (playoffTeams < 2 || week < 3) return []
  const known = table.filter(({ previousRank }) => previousRank !== null)
  const up = known.filter((row) => row.isAboveLine && !row.wasAboveLine)
  const down = known.filter((row) => !row.isAboveLine && row.wasAboveLine)
  if (up.length === 0 || down.length === 0) return []
  const [entered, left] = [up, down].map((rows) => listParts(rows.map((row) => team(row.team)))) as [Part, Part]
  if (isRegularFinale) {
    const isNews =
      up.every((row) => isInField(facts, row) === true && !wasDecided(facts, row)) &&
      down.every((row) => isInField(facts, row) === false && !wasDecided(facts, row))
    return isNews ? [write`In the final ${span(facts)}, ${entered} knocked ${left} out of the playoffs.`] : []
  }
  const places = numeral(playoffTeams, 'playoff-places')
  return [
    wording.choose('standings.line', [
      () => write`${entered} moved into the top ${places} at the expense of ${left}.`,
      () => write`In: ${entered}. Out: ${left}.`,
      () => write`${entered} moved above the playoff line and ${left} fell below it.`,
    ]),
  ]
}

function isInField({ playoffField }: WeekFacts, { team: { id } }: EditionTableRow): boolean | undefined {
  return playoffField?.has(id)
}

/** Whether a team had clinched, or was eliminated, before the round. */
function wasDecided({ odds }: WeekFacts, { team: { id } }: EditionTableRow): boolean {
  const before = odds.find((entry) => entry.team.id === id)?.before
  return before?.playoffs.isCertain === true
}

function climb(row: EditionTableRow, wording: Wording): Sentence {
  const from = ordinal(row.previousRank ?? row.rank, 'previous-rank')
  const to = ordinal(row.rank, 'rank')
  return wording.choose('standings.climb', [
    () => write`${team(row.team)} climbed from ${from} to ${to}.`,
    () => write`The biggest climb: ${team(row.team)}, from ${from} to ${to}.`,
    () => write`${team(row.team)} moved up from ${from} to ${to}.`,
  ])
}

function drop(row: EditionTableRow, wording: Wording): Sentence {
  const from = ordinal(row.previousRank ?? row.rank, 'previous-rank')
  const to = ordinal(row.rank, 'rank')
  return wording.choose('standings.drop', [
    () => write`${team(row.team)} slipped from ${from} to ${to}.`,
    () => write`${team(row.team)} dropped from ${from} to ${to}.`,
    () => write`${team(row.team)} fell from ${from} to ${to}.`,
  ])
}
