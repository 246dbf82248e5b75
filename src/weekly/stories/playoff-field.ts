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
    const { table, playoffTeams, playoffField: field, isRegularFinale, odds: entries } = facts
    const isIn = ({ team: { id }, rank }: EditionTableRow) => (field ? field.has(id) : rank <= playoffTeams)
    const teamsIn = table.filter(isIn)
    const first = table[0]
    const last = teamsIn.at(-1)
    const out = table.find((row) => !isIn(row))
    const firstRecord = first?.record
    const lastRecord = last?.record
    const outRecord = out?.record
    if (!isRegularFinale || playoffTeams < 2 || !first || !last || !out) return []
    if (!firstRecord || !lastRecord || !outRecord) return []
    const before = new Map(entries.flatMap(({ team: { id }, before }) => (before ? [[id, before] as const] : [])))
    const was = (row: EditionTableRow) => before.get(row.team.id)
    // A team that had clinched before is no news.
    const newest = teamsIn.findLast((row) => !wasDecided(was(row), hasClinchedBerth))
    const missed = table.find((row) => !isIn(row) && !wasDecided(was(row), isOutOfRace))
    const chance = newest && was(newest)?.playoffs
    return [
      {
        weight: newest ? 90 : 66,
        subjects: ['playoff-field', `clinch ${last.team.id}`, `out ${out.team.id}`],
        write: (wording) => {
          const byes = facts.byes ?? []
          return {
            headline: newest
              ? wording.choose('headline.playoff-field', [
                  () => write`The field is set, and ${team(newest.team)} took the last spot`,
                  () =>
                    missed
                      ? write`${team(newest.team)} in, ${team(missed.team)} out`
                      : write`The field is set with ${team(newest.team)}`,
                  () => write`${team(newest.team)} claimed the final playoff spot`,
                ])
              : wording.choose('headline.regular-finale', [
                  () => write`${team(first.team)} finished on top`,
                  () => write`The regular season belonged to ${team(first.team)}`,
                ]),
            sentences: [
              write`${team(first.team)} finished on top at ${record(firstRecord)}.`,
              newest
                ? write`${isIn(first) ? 'Also in' : 'In the playoffs'}: ${listWithRecords(teamsIn.filter((row) => row !== first))}.`
                : write`The playoff field had been set before ${weeksName(facts.weeks)}: ${listWithRecords(teamsIn)}.`,
              ...(newest ? [writeFirstOut({ last, out })] : []),
              ...(newest && chance
                ? [
                    write`${beforeRound(facts)}, ${teams(newest.team)} playoff odds were ${odds(chance, 'playoffs-odds-before')}.`,
                  ]
                : []),
              ...(byes.length > 0
                ? [write`${byes.length === 1 ? 'First-round bye' : 'First-round byes'}: ${listParts(byes.map(team))}.`]
                : []),
            ],
          }
        },
      },
    ]
  },
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
