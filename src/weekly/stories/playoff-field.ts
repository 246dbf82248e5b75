import type { TeamRef } from '../../contract/responses/shared.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { odds, points, record } from '../wording/numbers.ts'
import { listParts, phrase, team, teams, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** The end of the regular season: the playoff teams, and those who just missed. */
export const playoffField: StoryKind = {
  key: 'playoff-field',
  find: (facts) => {
    const { table, playoffTeams, isRegularFinale } = facts
    const [first, last, out] = [table[0], table[playoffTeams - 1], table[playoffTeams]]
    const [firstRecord, lastRecord, outRecord] = [first?.record, last?.record, out?.record]
    if (!isRegularFinale || playoffTeams < 2 || !first || !last || !out) return []
    if (!firstRecord || !lastRecord || !outRecord) return []
    return [
      {
        weight: 90,
        subjects: ['playoff-field', `clinch ${last.team.id}`, `out ${out.team.id}`],
        write: (wording) => {
          const was = facts.odds.find(({ team: { id } }) => id === last.team.id)?.before?.playoffs
          const byes = byesOf(facts)
          const apart = Math.abs(last.points - out.points)
          return {
            headline: wording.choose('headline.playoff-field', [
              () => write`The field is set, and ${team(last.team)} took the last spot`,
              () => write`${team(last.team)} in, ${team(out.team)} out`,
              () => write`${team(last.team)} claimed the final playoff spot`,
            ]),
            sentences: [
              write`${team(first.team)} finished on top at ${record(firstRecord)}.`,
              write`Also in: ${listParts(table.slice(1, playoffTeams).map((row) => phrase`${team(row.team)} (${record(row.record ?? '')})`))}.`,
              lastRecord === outRecord
                ? write`${team(out.team)} finished with the same ${record(outRecord)} as ${team(last.team)} and missed out${apart === 0 ? '' : phrase`, ${points(apart, 'points-apart')} points apart over the season`}.`
                : write`First team out: ${team(out.team)} at ${record(outRecord)}.`,
              ...(was
                ? [write`A week earlier, ${teams(last.team)} playoff odds were ${odds(was, 'playoffs-odds-before')}.`]
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

/** Seeds with a first-round bye, once final. */
function byesOf({ sources: { bracket } }: WeekFacts): TeamRef[] {
  if (!bracket || bracket.isProjected) return []
  return bracket.seeds.filter(({ hasBye }) => hasBye).map((seed) => seed.team)
}
