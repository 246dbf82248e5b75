/** The week's changes of the odds, and who clinched or was eliminated. */

import type { Sentence } from '../../contract/responses/weekly.ts'
import { compareFigures } from '../../domain/rounding.ts'
import { type EditionOdds, hasClinchedBerth, isOutOfRace, newlyDecided } from '../facts/odds.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { odds, weeksName } from '../wording/numbers.ts'
import type { Wording } from '../wording/pick.ts'
import { listParts, team, teams, write } from '../wording/sentence.ts'
import { span } from '../wording/span.ts'

/** Minimum change of the odds. */
const leastMove = 0.07

export function writeOdds(facts: WeekFacts, wording: Wording, covered: ReadonlySet<string>): Sentence[] {
  if (facts.odds.length === 0) return []
  return [
    ...writeDecided(facts, wording, covered),
    ...(facts.isPlayoffs ? [] : writeMoves(facts, wording, covered)),
    ...writeFavorite(facts, wording),
  ]
}

function writeDecided(
  { odds: entries, isPlayoffs, isRegularFinale }: WeekFacts,
  wording: Wording,
  covered: ReadonlySet<string>,
) {
  if (isPlayoffs || isRegularFinale) return []
  const clinched = newlyDecided(entries, hasClinchedBerth)
  const out = newlyDecided(entries, isOutOfRace)
  return [
    ...(clinched.length > 0 && !covered.has('clinched')
      ? [
          wording.choose('odds.clinched', [
            () => write`Clinched a playoff spot: ${namesOf(clinched)}.`,
            () => write`In the playoffs: ${namesOf(clinched)}.`,
          ]),
        ]
      : []),
    ...(out.length > 0 && !covered.has('eliminated')
      ? [
          wording.choose('odds.out', [
            () => write`Out of the playoff race: ${namesOf(out)}.`,
            () => write`Eliminated from the playoff race: ${namesOf(out)}.`,
          ]),
        ]
      : []),
  ]
}

function namesOf(entries: readonly EditionOdds[]) {
  return listParts(entries.map((entry) => team(entry.team)))
}

function writeMoves(facts: WeekFacts, wording: Wording, covered: ReadonlySet<string>): Sentence[] {
  const moved = facts.odds
    .flatMap((entry) => (entry.before ? [{ entry, by: entry.playoffs.chance - entry.before.playoffs.chance }] : []))
    .filter(({ entry }) => !covered.has(`odds ${entry.team.id}`) && !hasClinchedBerth(entry) && !isOutOfRace(entry))
    .sort((a, b) => compareFigures(b.by, a.by))
  const up = moved[0]
  const down = moved.at(-1)
  return [
    ...(up && up.by >= leastMove
      ? [
          wording.choose('odds.up', [
            () =>
              write`A good ${span(facts)} for ${teams(up.entry.team)} playoff odds: from ${before(up.entry)} to ${after(up.entry)}.`,
            () => write`${team(up.entry.team)} climbed from ${before(up.entry)} to ${after(up.entry)} in playoff odds.`,
            () => write`Playoff odds on the rise: ${team(up.entry.team)}, ${before(up.entry)} to ${after(up.entry)}.`,
          ]),
        ]
      : []),
    ...(down && down.by <= -leastMove
      ? [
          wording.choose('odds.down', [
            () =>
              write`${team(down.entry.team)} dropped from ${before(down.entry)} to ${after(down.entry)} in the playoff race.`,
            () =>
              write`The ${span(facts)} cost ${team(down.entry.team)}: playoff odds down from ${before(down.entry)} to ${after(down.entry)}.`,
            () => write`Headed the wrong way: ${team(down.entry.team)}, ${before(down.entry)} to ${after(down.entry)}.`,
          ]),
        ]
      : []),
  ]
}

function before(entry: EditionOdds) {
  return odds(entry.before?.playoffs ?? entry.playoffs, 'playoffs-odds-before')
}

function after(entry: EditionOdds) {
  return odds(entry.playoffs, 'playoffs-odds')
}

function writeFavorite(facts: WeekFacts, wording: Wording): Sentence[] {
  const [favorite, second] = facts.odds.toSorted((a, b) => b.title.chance - a.title.chance)
  if (!favorite || !second || favorite.title.isCertain || favorite.title.text === second.title.text) return []
  const best = odds(favorite.title, 'title-odds')
  const next = odds(second.title, 'title-odds')
  return [
    wording.choose('odds.favorite', [
      () =>
        write`After ${weeksName([facts.week])} the title favorite is ${team(favorite.team)} at ${best}, ahead of ${team(second.team)} at ${next}.`,
      () =>
        write`Title favorites after ${weeksName([facts.week])}: ${team(favorite.team)} (${best}), then ${team(second.team)} (${next}).`,
      () =>
        write`Title favorite after ${weeksName([facts.week])}: ${team(favorite.team)} at ${best}, then ${team(second.team)} at ${next}.`,
    ]),
  ]
}
