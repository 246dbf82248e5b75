/**
 * Why odds moved. The only place that names a cause: a result is one if it points the way the odds went. Otherwise the odds moved although
 * it did not, and what moved them is elsewhere.
 */
import type { Sentence } from '../../contract/responses/weekly.ts'
import { type EditionGame, isOverruled } from '../facts/games.ts'
import type { EditionOdds } from '../facts/odds.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { aOrAn, odds, score } from './numbers.ts'
import type { Wording } from './pick.ts'
import { team, write } from './sentence.ts'

export type CauseRace = 'title' | 'playoffs'

/** 1: up, −1: down, 0: neither. */
type Direction = 1 | 0 | -1

function directionOf(value: number): Direction {
  return value > 0 ? 1 : value < 0 ? -1 : 0
}

/** The way a game pointed for a team. A tie, and a win by tiebreaker or ruling, point nowhere for sure. */
function directionOfGame(game: EditionGame, teamId: number): Direction {
  if (game.isTie || game.isTieBroken || isOverruled(game)) return 0
  return game.winner.team.id === teamId ? 1 : -1
}

export function changeOf({ before, ...after }: EditionOdds, race: CauseRace): number {
  return before ? after[race].chance - before[race].chance : 0
}

/** Sentences on why a team's odds moved in the round of a game. */
export function writeCause(
  { facts, entry, race, game }: { facts: WeekFacts; entry: EditionOdds; race: CauseRace; game: EditionGame },
  wording: Wording,
): Sentence[] {
  const effect = directionOf(changeOf(entry, race))
  const event = directionOfGame(game, entry.team.id)
  const { winner, loser } = game
  const both = score(winner.points, loser.points)
  if (effect === 0 || event === 0)
    return game.isTie ? [] : [write`${team(winner.team)} beat ${team(loser.team)}, ${both}.`]
  const opponent = team(event > 0 ? loser.team : winner.team)
  if (event !== effect) {
    const although =
      event > 0
        ? write`The odds fell although ${team(entry.team)} beat ${opponent}, ${both}.`
        : write`The odds rose although ${team(entry.team)} lost to ${opponent}, ${both}.`
    const [instead] = [writeBye(facts, entry, effect), writeRival(facts, race, effect)].flatMap((one) => one ?? [])
    return instead ? [although, instead] : [although]
  }
  return [
    event > 0
      ? wording.choose('lead.swing.win', [
          () => write`${aOrAn(both)} win over ${opponent} did it.`,
          () => write`The reason was ${aOrAn(both)} win over ${opponent}.`,
          () => write`It came with ${aOrAn(both)} win over ${opponent}.`,
        ])
      : wording.choose('lead.swing.loss', [
          () => write`${aOrAn(both)} loss to ${opponent} did it.`,
          () => write`The reason was ${opponent}, who won ${both}.`,
          () => write`It followed ${aOrAn(both)} loss to ${opponent}.`,
        ]),
  ]
}

/** Minimum change of the odds of a bye that explains the others. */
const leastBye = 0.25

/** A first-round bye that was won or lost. */
function writeBye({ byes }: WeekFacts, { team: { id }, before, bye }: EditionOdds, effect: Direction): Sentence | null {
  if (!before) return null
  const after = byes ? Number(byes.some((one) => one.id === id)) : bye.chance
  const change = after - before.bye.chance
  if (directionOf(change) !== effect || Math.abs(change) < leastBye) return null
  const was = odds(before.bye, 'bye-odds-before')
  if (after === 1) return write`A first-round bye did it; the chance of one had been ${was}.`
  if (after === 0) return write`Missing the first-round bye did it; the chance of one had been ${was}.`
  return write`The first-round bye did it: the chance of one went from ${was} to ${odds(bye, 'bye-odds')}.`
}

/** The odds of a race always add up to the same, so what one team gains others lose. */
function writeRival({ odds: all }: WeekFacts, race: CauseRace, effect: Direction): Sentence | null {
  const [rival] = all
    .filter((other) => directionOf(changeOf(other, race)) === -effect)
    .toSorted((a, b) => effect * (changeOf(a, race) - changeOf(b, race)))
  if (!rival?.before) return null
  const from = odds(rival.before[race], `${race}-odds-before`)
  const to = odds(rival[race], `${race}-odds`)
  return effect < 0
    ? write`Results elsewhere did it: ${team(rival.team)} climbed from ${from} to ${to}.`
    : write`Results elsewhere did it: ${team(rival.team)} dropped from ${from} to ${to}.`
}
