import { hasClinchedBerth, isOutOfRace } from '../facts/odds.ts'
import type { EditionTableRow } from '../facts/table.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { odds, points, record, weeksName } from '../wording/numbers.ts'
import { listParts, type Part, phrase, team, teams, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** The end of the regular season: the playoff teams, and those who just missed. */
export const playoffField: StoryKind = {
  key: 'playoff-field',
  find: (facts) => {
    const field = readField(facts)
    if (!field) return []
    const { first, last, out, newest } = field
    return [
      {
        weight: newest ? 90 : 66,
        subjects: ['playoff-field', `clinch ${last.team.id}`, `out ${out.team.id}`],
        write: (wording) => ({
          headline: newest
            ? wording.choose('headline.playoff-field', headlines(newest, field.missed))
            : wording.choose('headline.regular-finale', [
                () => write`${team(first.team)} finished on top`,
                () => write`The regular season belonged to ${team(first.team)}`,
              ]),
          sentences: [
            write`${team(first.team)} finished on top at ${record(first.record)}.`,
            ...(newest ? writeNewField(facts, field, newest) : [writeOldField(facts, field)]),
            ...writeByes(facts.byes ?? []),
          ],
        }),
      },
    ]
  },
}

type Ranked = EditionTableRow & { record: string }

interface Field {
  teamsIn: EditionTableRow[]
  first: Ranked
  isFirstIn: boolean
  /** The last of those in, and the first of those out. */
  last: Ranked
  out: Ranked
  /** The last team that took a spot this week; a team that had clinched before is no news. */
  newest: EditionTableRow | undefined
  /** The best team that fell out of the race this week. */
  missed: EditionTableRow | undefined
  /** Of the newest, a week earlier. */
  chance: Parameters<typeof odds>[0] | null | undefined
}

/** Null: the regular season isn't over, or there is no line between in and out. */
function readField({
  table,
  playoffTeams,
  playoffField: field,
  isRegularFinale,
  odds: entries,
}: WeekFacts): Field | null {
  const isIn = ({ team: { id }, rank }: EditionTableRow) => (field ? field.has(id) : rank <= playoffTeams)
  const teamsIn = table.filter(isIn)
  const [first, last, out] = [table[0], teamsIn.at(-1), table.find((row) => !isIn(row))]
  if (!isRegularFinale || playoffTeams < 2 || !hasRecord(first) || !hasRecord(last) || !hasRecord(out)) return null
  const before = new Map(entries.flatMap(({ team: { id }, before }) => (before ? [[id, before] as const] : [])))
  const was = (row: EditionTableRow) => before.get(row.team.id)
  const newest = teamsIn.findLast((row) => !wasDecided(was(row), hasClinchedBerth))
  const missed = table.find((row) => !isIn(row) && !wasDecided(was(row), isOutOfRace))
  return { teamsIn, first, isFirstIn: isIn(first), last, out, newest, missed, chance: newest && was(newest)?.playoffs }
}

function hasRecord(row: EditionTableRow | undefined): row is Ranked {
  return !!row?.record
}

function headlines(newest: EditionTableRow, missed: EditionTableRow | undefined) {
  return [
    () => write`The field is set, and ${team(newest.team)} took the last spot`,
    () =>
      missed
        ? write`${team(newest.team)} in, ${team(missed.team)} out`
        : write`The field is set with ${team(newest.team)}`,
    () => write`${team(newest.team)} claimed the final playoff spot`,
  ]
}

function writeNewField(facts: WeekFacts, field: Field, newest: EditionTableRow) {
  const { teamsIn, first, isFirstIn, chance } = field
  const others = listWithRecords(teamsIn.filter((row) => row !== first))
  return [
    write`${isFirstIn ? 'Also in' : 'In the playoffs'}: ${others}.`,
    writeFirstOut(field),
    ...(chance
      ? [write`${beforeRound(facts)}, ${teams(newest.team)} playoff odds were ${odds(chance, 'playoffs-odds-before')}.`]
      : []),
  ]
}

function writeOldField({ weeks }: WeekFacts, { teamsIn }: Field) {
  return write`The playoff field had been set before ${weeksName(weeks)}: ${listWithRecords(teamsIn)}.`
}

function writeByes(byes: NonNullable<WeekFacts['byes']>) {
  if (byes.length === 0) return []
  return [write`${byes.length === 1 ? 'First-round bye' : 'First-round byes'}: ${listParts(byes.map(team))}.`]
}

function wasDecided<Odds>(odds: Odds | undefined, check: (odds: Odds) => boolean): boolean {
  return odds !== undefined && check(odds)
}

function listWithRecords(rows: readonly EditionTableRow[]): Part {
  return listParts(rows.map((row) => phrase`${team(row.team)} (${record(row.record ?? '')})`))
}

function writeFirstOut({ last, out }: { last: EditionTableRow; out: EditionTableRow }) {
  const l = team(last.team)
  const o = team(out.team)
  const ownRecord = record(out.record ?? '')
  if (out.rank < last.rank) return write`${o} missed out at ${ownRecord}, although the standings had ${o} above ${l}.`
  if (last.record !== out.record) return write`First team out: ${o} at ${ownRecord}.`
  const apart = Math.abs(last.points - out.points)
  return write`${o} finished with the same ${ownRecord} as ${l} and missed out${apart === 0 ? '' : phrase`, ${points(apart, 'points-apart')} points apart over the season`}.`
}

function beforeRound({ weeks }: WeekFacts): Part {
  return weeks.length > 1 ? phrase`Before ${weeksName(weeks)}` : { text: 'A week earlier' }
}
