/** Recent moves that paid off this week, and those that did not. */
import type { Sentence } from '../../contract/responses/weekly.ts'
import type { Arrival } from '../facts/moves.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { points, weekName } from '../wording/numbers.ts'
import type { Wording } from '../wording/pick.ts'
import { type Part, phrase, player, team, write } from '../wording/sentence.ts'

const paid = 14
const unpaid = 4
/** A player with so low a projection was a stopgap, not a mistake. */
const leastExpected = 6

export function writeMoves(facts: WeekFacts, wording: Wording): Sentence[] {
  const { arrivals, departures, week } = facts
  const [best] = arrivals.filter((one) => (one.player.weekPoints ?? 0) >= paid)
  const [second] = arrivals.filter(
    (one) => one !== best && one.team.id !== best?.team.id && (one.player.weekPoints ?? 0) >= paid,
  )
  const worst = arrivals.filter(
    ({ player }) => (player.weekPoints ?? 0) <= unpaid && (player.projectedPoints ?? 0) >= leastExpected,
  )
  const [gone] = departures.filter(
    (one) => (one.player.weekPoints ?? 0) >= paid && one.player.playerId !== best?.player.playerId,
  )
  const failed = worst.toSorted((a, b) => (a.player.weekPoints ?? 0) - (b.player.weekPoints ?? 0))[0]
  return [
    ...(best ? [writePaid(best, week, wording)] : []),
    ...(second ? [writePaid(second, week, wording)] : []),
    ...(failed ? [writeFailed(failed, week, wording)] : []),
    ...(gone
      ? [
          gone.isTrade
            ? wording.choose('move.traded', [
                () =>
                  write`${player(gone.player)}, traded by ${team(gone.from)} ${when(gone.week, week)}, scored ${points(gone.player.weekPoints ?? 0, 'player-points')} for ${team(gone.to)}.`,
                () =>
                  write`The trade looked good for ${team(gone.to)}, at least this week: ${points(gone.player.weekPoints ?? 0, 'player-points')} from ${player(gone.player)}, who came from ${team(gone.from)}.`,
              ])
            : wording.choose('move.dropped', [
                () =>
                  write`${team(gone.from)} dropped ${player(gone.player)} ${when(gone.week, week)}; ${team(gone.to)} got ${points(gone.player.weekPoints ?? 0, 'player-points')} out of it.`,
                () =>
                  write`${player(gone.player)}, dropped by ${team(gone.from)} ${when(gone.week, week)}, scored ${points(gone.player.weekPoints ?? 0, 'player-points')} for ${team(gone.to)}.`,
              ]),
        ]
      : []),
  ]
}

function writePaid({ team: ref, week: added, bid, player: who }: Arrival, week: number, wording: Wording): Sentence {
  const [t, name, scored] = [team(ref), player(who), points(who.weekPoints ?? 0, 'player-points')]
  const price = priceOf(bid)
  return wording.choose('move.paid', [
    () => write`${name}, picked up by ${t} ${when(added, week)}${price}, scored ${scored}.`,
    () => write`Adding ${name} ${when(added, week)}${price} paid off for ${t}: ${scored} as a starter.`,
    () => write`${t} found ${name} ${when(added, week)}${price} and got ${scored} from the start.`,
  ])
}

function writeFailed({ team: ref, week: added, bid, player: who }: Arrival, week: number, wording: Wording): Sentence {
  const [t, name, scored] = [team(ref), player(who), points(who.weekPoints ?? 0, 'player-points')]
  const [price, expected] = [priceOf(bid), points(who.projectedPoints ?? 0, 'player-projection')]
  return wording.choose('move.failed', [
    () => write`No such luck for ${t}: ${name}, added ${when(added, week)}${price}, started and scored ${scored}.`,
    () => write`${t} added ${name} ${when(added, week)}${price} and hoped for ${expected}, but got ${scored}.`,
    () => write`Not a bargain yet: ${name}, added by ${t} ${when(added, week)}${price}, scored ${scored}.`,
  ])
}

function when(added: number, week: number): Part {
  if (added === week) return { text: 'this week' }
  return added === week - 1 ? { text: 'last week' } : phrase`in ${weekName(added)}`
}

function priceOf(bid: number | null): Part {
  if (bid === null) return { text: '' }
  const text = `$${bid}`
  return { text: ` for ${text}`, facts: [{ name: 'bid', value: bid, text }] }
}
