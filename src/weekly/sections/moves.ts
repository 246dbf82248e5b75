/** Recent moves that paid off this week, and those that did not. */
import type { Sentence } from '../../contract/responses/weekly.ts'
import type { Arrival, Departure } from '../facts/moves.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { points, weeksName } from '../wording/numbers.ts'
import type { Wording } from '../wording/pick.ts'
import { type Part, phrase, team, write, writePlayer } from '../wording/sentence.ts'
import { thisSpan } from '../wording/span.ts'

const paid = 14
const unpaid = 4
/** A player with so low a projection was a stopgap, not a mistake. */
const leastExpected = 6

export function writeMoves(facts: WeekFacts, wording: Wording): Sentence[] {
  const { arrivals, departures, weeks } = facts
  const [best] = arrivals.filter((one) => one.points >= paid)
  const [second] = arrivals.filter((one) => one !== best && one.team.id !== best?.team.id && one.points >= paid)
  const worst = arrivals.filter(({ points, expected }) => points <= unpaid && (expected ?? 0) >= leastExpected)
  const [gone] = departures.filter((one) => one.points >= paid && one.player.playerId !== best?.player.playerId)
  const failed = worst.toSorted((a, b) => a.points - b.points)[0]
  return [
    ...(best ? [writePaid(best, weeks, wording)] : []),
    ...(second ? [writePaid(second, weeks, wording)] : []),
    ...(failed ? [writeFailed(failed, weeks, wording)] : []),
    ...(gone
      ? [
          gone.tradeId !== null
            ? wording.choose('move.traded', [
                () =>
                  write`${writePlayer(gone.player)}, ${trade(gone, 'traded')} by ${team(gone.from)} ${when(gone.week, weeks)}, scored ${points(gone.points, 'player-points')} for ${team(gone.to)}.`,
                () =>
                  write`The ${trade(gone, 'trade')} looked good for ${team(gone.to)}, at least ${thisSpan({ weeks })}: ${points(gone.points, 'player-points')} from ${writePlayer(gone.player)}, who came from ${team(gone.from)}.`,
              ])
            : wording.choose('move.dropped', [
                () =>
                  write`${team(gone.from)} dropped ${writePlayer(gone.player)} ${when(gone.week, weeks)}; ${team(gone.to)} got ${points(gone.points, 'player-points')} out of it.`,
                () =>
                  write`${writePlayer(gone.player)}, dropped by ${team(gone.from)} ${when(gone.week, weeks)}, scored ${points(gone.points, 'player-points')} for ${team(gone.to)}.`,
              ]),
        ]
      : []),
  ]
}

function writePaid(arrival: Arrival, weeks: readonly number[], wording: Wording): Sentence {
  const { team: ref, week: added, bid } = arrival
  const t = team(ref)
  const name = writePlayer(arrival.player)
  const scored = points(arrival.points, 'player-points')
  const price = priceOf(bid)
  return wording.choose('move.paid', [
    () => write`${name}, picked up by ${t} ${when(added, weeks)}${price}, scored ${scored}.`,
    () => write`Adding ${name} ${when(added, weeks)}${price} paid off for ${t}: ${scored} as a starter.`,
    () => write`${t} found ${name} ${when(added, weeks)}${price} and got ${scored} from the start.`,
  ])
}

function writeFailed(arrival: Arrival, weeks: readonly number[], wording: Wording): Sentence {
  const { team: ref, week: added, bid } = arrival
  const t = team(ref)
  const name = writePlayer(arrival.player)
  const scored = points(arrival.points, 'player-points')
  const price = priceOf(bid)
  const expected = points(arrival.expected ?? 0, 'player-projection')
  return wording.choose('move.failed', [
    () => write`No such luck for ${t}: ${name}, added ${when(added, weeks)}${price}, started and scored ${scored}.`,
    () => write`${t} added ${name} ${when(added, weeks)}${price} and hoped for ${expected}, but got ${scored}.`,
    () => write`Not a bargain yet: ${name}, added by ${t} ${when(added, weeks)}${price}, scored ${scored}.`,
  ])
}

/** The word that opens the trade's page. */
function trade({ tradeId }: Departure, text: string): Part {
  return { text, facts: [{ name: 'trade', value: tradeId, text }] }
}

function when(added: number, [week = 0, ...more]: readonly number[]): Part {
  if (added === week && more.length === 0) return { text: 'this week' }
  return added === week - 1 ? { text: 'last week' } : phrase`in ${weeksName([added])}`
}

function priceOf(bid: number | null): Part {
  if (bid === null) return { text: '' }
  const text = `$${bid}`
  return { text: ` for ${text}`, facts: [{ name: 'bid', value: bid, text }] }
}
