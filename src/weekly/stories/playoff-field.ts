import { hasClinchedBerth, isOutOfRace } from '../facts/odds.ts'
import type { RaceRow } from '../facts/table.ts'
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
            ...writeLeft(facts.leftPlayoffTeams),
            ...writeByes(facts.byes ?? []),
          ],
        }),
      },
    ]
  },
}

type Ranked = RaceRow & { record: string }

interface Field {
  teamsIn: RaceRow[]
  first: Ranked
  isFirstIn: boolean
  /** The last of those in, and the first of those out. */
  last: Ranked
  out: Ranked
  /** A team below the first one out is in: only the commissioner can have put it there. */
  isPassedOver: boolean
  /** The last team that took a spot this week; a team that had clinched before is no news. */
  newest: RaceRow | undefined
  /** The best team that fell out of the race this week. */
  missed: RaceRow | undefined
  /** Of the newest, a week earlier. */
  chance: Parameters<typeof odds>[0] | null | undefined
}

/** Null: the regular season isn't over, or there is no line between in and out. */
function readField({ table, playoffTeams, isRegularFinale, odds: entries }: WeekFacts): Field | null {
  const teamsIn = table.filter(({ isIn }) => isIn)
  const [first, last, out] = [table[0], teamsIn.at(-1), table.find(({ isIn }) => !isIn)]
  if (!isRegularFinale || playoffTeams < 2 || !hasRecord(first) || !hasRecord(last) || !hasRecord(out)) return null
  const before = new Map(entries.flatMap(({ team: { id }, before }) => (before ? [[id, before] as const] : [])))
  const was = (row: RaceRow) => before.get(row.team.id)
  const newest = teamsIn.findLast((row) => !wasDecided(was(row), hasClinchedBerth))
  const missed = table.find((row) => !row.isIn && !wasDecided(was(row), isOutOfRace))
  return {
    ...{ teamsIn, first, isFirstIn: first.isIn, last, out, isPassedOver: out.rank < last.rank, newest, missed },
    chance: newest && was(newest)?.playoffs,
  }
}

function hasRecord(row: RaceRow | undefined): row is Ranked {
  return !!row?.record
}

function headlines(newest: RaceRow, missed: RaceRow | undefined) {
  return [
    () => write`The field is set, and ${team(newest.team)} took the last spot`,
    () =>
      missed
        ? write`${team(newest.team)} in, ${team(missed.team)} out`
        : write`The field is set with ${team(newest.team)}`,
    () => write`${team(newest.team)} claimed the final playoff spot`,
  ]
}

function writeNewField(facts: WeekFacts, field: Field, newest: RaceRow) {
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

function writeLeft(left: WeekFacts['leftPlayoffTeams']) {
  return left.length === 0
    ? []
    : [write`In the playoffs, too, and no longer in the league: ${listParts(left.map(team))}.`]
}

function writeByes(byes: NonNullable<WeekFacts['byes']>) {
  if (byes.length === 0) return []
  return [write`${byes.length === 1 ? 'First-round bye' : 'First-round byes'}: ${listParts(byes.map(team))}.`]
}

function wasDecided<Odds>(odds: Odds | undefined, check: (odds: Odds) => boolean): boolean {
  return odds !== undefined && check(odds)
}

function listWithRecords(rows: readonly RaceRow[]): Part {
  return listParts(rows.map((row) => phrase`${team(row.team)} (${record(row.record ?? '')})`))
}

function writeFirstOut({ last, out, isPassedOver }: Field) {
  const l = team(last.team)
  const o = team(out.team)
  const ownRecord = record(out.record ?? '')
  if (isPassedOver) return write`${o} missed out at ${ownRecord}: the commissioner put ${l} into the bracket instead.`
  if (last.record !== out.record) return write`First team out: ${o} at ${ownRecord}.`
  const apart = Math.abs(last.points - out.points)
  return write`${o} finished with the same ${ownRecord} as ${l} and missed out${apart === 0 ? '' : phrase`, ${points(apart, 'points-apart')} points apart over the season`}.`
}

function beforeRound({ weeks }: WeekFacts): Part {
  return weeks.length > 1 ? phrase`Before ${weeksName(weeks)}` : { text: 'A week earlier' }
}
