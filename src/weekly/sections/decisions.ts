/** The best and the worst lineup decisions of the round. */
import type { TeamRef } from '../../contract/responses/shared.ts'
import type { Sentence } from '../../contract/responses/weekly.ts'
import { wouldHaveWon } from '../../domain/would-have-won.ts'
import { isOverruled } from '../facts/games.ts'
import { findGoodCalls, type Swap, type TeamLineup } from '../facts/lineups.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { points, pointsIn, swapParts } from '../wording/numbers.ts'
import type { Wording } from '../wording/pick.ts'
import { listParts, team, teams, write, writePlayer } from '../wording/sentence.ts'

/** Minimum points of a decision. */
const leastGain = 8

export function writeDecisions(facts: WeekFacts, wording: Wording, used: Set<string>): Sentence[] {
  if (facts.sources.league.isBestBall) return []
  const playing = teamsAtStake(facts)
  const all = [...facts.lineups].flatMap(([id, lineup]) => {
    const ref = playing.get(id)
    return ref ? [{ ref, lineup }] : []
  })
  // A lineup whose starters have no points is left out: its manager's decisions cannot be compared with the bench.
  const lineups = all.filter(({ lineup }) => !hasScoredNothing(lineup))
  return [
    ...bestCall(facts, lineups, wording),
    ...perfectLineups(lineups, wording),
    ...costliestSwap(lineups, wording, used),
    ...mostMissed(facts, all, wording),
  ]
}

/** A lineup decides nothing in a week off. */
function teamsAtStake({ games, teams }: WeekFacts): ReadonlyMap<number, TeamRef> {
  if (games.length === 0) return teams
  return new Map(games.flatMap(({ winner, loser }) => [winner.team, loser.team]).map((team) => [team.id, team]))
}

type Lineups = readonly { ref: TeamRef; lineup: TeamLineup }[]

function hasScoredNothing({ players }: TeamLineup): boolean {
  return players.every(({ isStarter, weekPoints }) => !isStarter || !weekPoints)
}

function bestCall({ games }: WeekFacts, lineups: Lineups, wording: Wording): Sentence[] {
  const [best] = lineups
    .flatMap(({ ref, lineup }) => findGoodCalls(lineup).map((call) => ({ ref, ...call })))
    .sort((a, b) => b.gain - a.gain)
  if (!best || best.gain < leastGain) return []
  const { ref, started, benched, gain } = best
  const game = games.find(({ winner, isTie }) => winner.team.id === ref.id && !isTie)
  const isDecisive = game && !isOverruled(game) && gain > game.winner.points - game.loser.points
  const s = writePlayer(started)
  const b = writePlayer(benched)
  const got = pointsIn(started.inWeek, started.weekPoints ?? 0, 'starter-points')
  const other = points(benched.weekPoints ?? 0, 'bench-points')
  const sentence = wording.choose('decision.best', [
    () => write`Best call: ${team(ref)} started ${s} (${got}) over ${b} (${other}), against the projections.`,
    () => write`Projections preferred ${b}; ${team(ref)} started ${s}. It finished ${got} to ${other}.`,
    () => write`${team(ref)} trusted ${s} over the higher-projected ${b}, and got ${got} instead of ${other}.`,
  ])
  return isDecisive ? [sentence, write`Without that call, ${team(ref)} would have lost.`] : [sentence]
}

function perfectLineups(lineups: Lineups, wording: Wording): Sentence[] {
  const perfect = lineups.filter(({ lineup }) => lineup.missed === 0 && lineup.players.length > 0)
  if (perfect.length === 0) return []
  const names = listParts(perfect.map(({ ref }) => team(ref)))
  return [
    wording.choose('decision.perfect', [
      () => write`No better lineup was possible for ${names}.`,
      () => write`${perfect.length === 1 ? 'Optimal lineup' : 'Optimal lineups'}: ${names} left nothing on the bench.`,
    ]),
  ]
}

function costliestSwap(lineups: Lineups, wording: Wording, used: Set<string>): Sentence[] {
  const [worst] = lineups
    .flatMap(({ ref, lineup }) => lineup.swaps.map((swap) => ({ ref, swap })))
    .filter(({ ref }) => !used.has(`swap ${ref.id}`))
    .sort((a, b) => b.swap.pointsMissed - a.swap.pointsMissed)
  if (!worst || worst.swap.pointsMissed < leastGain) return []
  used.add(`swap ${worst.ref.id}`)
  return [writeSwap(worst.ref, worst.swap, wording)]
}

function writeSwap(ref: TeamRef, swap: Swap, wording: Wording): Sentence {
  const { bench: b, sat, starter: s, got } = swapParts(swap)
  if (!s) return write`${team(ref)} left a slot empty with ${b} (${sat}) on the bench.`
  if (!swap.starterPlayed) return write`${team(ref)} started ${s}, who didn’t play, with ${b} (${sat}) on the bench.`
  return wording.choose('decision.worst', [
    () => write`The costly one: ${team(ref)} sat ${b} (${sat}) and played ${s} (${got}).`,
    () => write`${b} scored ${sat} on ${teams(ref)} bench while ${s} started for ${got}.`,
    () => write`${team(ref)} won’t enjoy this one: ${s} started for ${got} while ${b} sat with ${sat}.`,
  ])
}

function mostMissed({ games }: WeekFacts, lineups: Lineups, wording: Wording): Sentence[] {
  const [most] = lineups.toSorted((a, b) => (b.lineup.missed ?? 0) - (a.lineup.missed ?? 0))
  if (!most?.lineup.missed || most.lineup.missed < 25) return []
  const left = points(most.lineup.missed, 'missed-points')
  const lost = games.find(({ loser, isTie }) => loser.team.id === most.ref.id && !isTie)
  const isTurned = lost && wouldHaveWon(most.lineup.missed, { own: lost.loser.points, opponent: lost.winner.points })
  const sentence = wording.choose('decision.most-missed', [
    () => write`${team(most.ref)} left the most on the bench, ${left} short of the optimal lineup.`,
    () => write`${team(most.ref)} started a lineup ${left} points short of optimal, the most of any team.`,
  ])
  return isTurned ? [sentence, write`The optimal lineup wins the game for ${team(most.ref)}.`] : [sentence]
}
