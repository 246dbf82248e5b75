/** Next week's games and their stakes. */
import type { EditionNextGame, Sentence } from '../../contract/responses/weekly.ts'
import { findNamedRivalry } from '../facts/history.ts'
import { hasClinchedBerth, isOutOfRace } from '../facts/odds.ts'
import { type Fixture, meetingsOf, pointsOf, streakOf } from '../facts/results.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { placesOf } from '../games/playoff-result.ts'
import { numeral, odds, ordinal, record, score, weeksName } from '../wording/numbers.ts'
import type { Wording } from '../wording/pick.ts'
import { team, write } from '../wording/sentence.ts'

interface Stake {
  kind: string
  weight: number
  write: () => Sentence
}

type FindStake = (fixture: Fixture, facts: WeekFacts, wording: Wording) => Stake | null

/** Maximum sentences of one kind in an edition, so that games do not read alike. */
const mostOfKind = 2

/** Games with the highest stakes first. In the playoffs with an earlier meeting. */
export function writeNextWeek(facts: WeekFacts, wording: Wording): EditionNextGame[] {
  const counts = new Map<string, number>()
  return facts.next
    .map((fixture) => {
      const found = stakes.flatMap((find) => find(fixture, facts, wording) ?? []).sort((a, b) => b.weight - a.weight)
      return { fixture, found, weight: found[0]?.weight ?? 0 }
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ fixture, found }) => {
      const stage = facts.stages.get(fixture.matchupId)
      const open = found.filter(({ kind }) => kind === 'playoffs' || (counts.get(kind) ?? 0) < mostOfKind)
      const covered = open.slice(0, stage && !stage.isFinal ? 2 : 1)
      for (const { kind } of covered) counts.set(kind, (counts.get(kind) ?? 0) + 1)
      return {
        matchupId: fixture.matchupId,
        week: fixture.weeks[0] ?? facts.week + 1,
        stage: stage?.title ?? null,
        teams: [fixture.home, fixture.away],
        sentences: covered.map((stake) => stake.write()),
      }
    })
}

/** A playoff game with its stakes. */
const playoffStake: FindStake = ({ matchupId, home, away }, { stages, results }, wording) => {
  const stage = stages.get(matchupId)
  if (!stage) return null
  const h = team(home)
  const a = team(away)
  const last = meetingsOf(results, home.id, away.id).at(-1)
  if (stage.isFinal) {
    return {
      kind: 'playoffs',
      weight: 100,
      write: () =>
        last?.winnerId != null
          ? write`For the title: ${h} vs. ${a}; the last meeting, in ${weeksName(last.weeks)}, went to ${team(last.winnerId === home.id ? home : away)}.`
          : write`For the title: ${h} vs. ${a}, for the first time this season.`,
    }
  }
  if (stage.isBracket) {
    const round = stage.roundTitle.toLowerCase()
    return {
      kind: 'playoffs',
      weight: 90,
      write: () =>
        wording.choose('next.bracket', [
          () => write`${h} vs. ${a} in the ${round}: the loser’s title run is over.`,
          () => write`Either ${h} or ${a} will advance past the ${round}.`,
          () => write`${h} and ${a} meet in the ${round}.`,
        ]),
    }
  }
  const prize = placesOf(stage)
  return {
    kind: 'playoffs',
    weight: 80 - stage.bestPlace,
    write: () =>
      stage.isToiletBowl
        ? write`The toilet bowl: ${h} vs. ${a}, with ${prize} at stake.`
        : wording.choose('next.places', [
            () => write`${h} and ${a} play for ${prize}.`,
            () => write`For ${prize}: ${h} vs. ${a}.`,
          ]),
  }
}

/** Two of the top teams. */
const topGame: FindStake = ({ home, away, weeks }, { table, week, isPlayoffs, isRegularFinale }, wording) => {
  const rows = [home, away].map(({ id }) => table.find((row) => row.team.id === id))
  const [one, other] = rows.toSorted((a, b) => (a?.rank ?? 99) - (b?.rank ?? 99))
  if (!one?.record || !other?.record || other.rank > 3 || week < 2) return null
  if (isPlayoffs || isRegularFinale) return null
  const first = ordinal(one.rank, 'rank')
  const second = ordinal(other.rank, 'rank')
  return {
    kind: 'top',
    weight: 72 - one.rank - other.rank,
    write: () =>
      wording.choose('next.top', [
        () =>
          write`The game ${weeks.length > 1 ? 'to watch' : 'of the week'}: ${team(one.team)} (${record(one.record ?? '')}) vs. ${team(other.team)} (${record(other.record ?? '')}), ${first} place vs. ${second}.`,
        () => write`${first} vs. ${second}: ${team(one.team)} will face ${team(other.team)}.`,
      ]),
  }
}

/** Both teams are still in the race, and neither has clinched. */
const bubbleGame: FindStake = ({ home, away }, { odds: entries, weeksLeft, isPlayoffs }, wording) => {
  const [one, other] = [home, away].map(({ id }) => entries.find((entry) => entry.team.id === id))
  const isOpen = (chance: number | undefined) => chance !== undefined && chance >= 0.15 && chance <= 0.75
  if (isPlayoffs || weeksLeft > 7 || !one || !other || !isOpen(one.playoffs.chance) || !isOpen(other.playoffs.chance))
    return null
  const a = odds(one.playoffs, 'playoffs-odds')
  const b = odds(other.playoffs, 'playoffs-odds')
  return {
    kind: 'bubble',
    weight: 48 + Math.max(0, 6 - weeksLeft) * 4,
    write: () =>
      wording.choose('next.bubble', [
        () => write`${team(home)} (${a}) vs. ${team(away)} (${b}): the winner takes a step toward the playoffs.`,
        () => write`Two bubble teams: ${team(home)}, at ${a}, and ${team(away)}, at ${b}.`,
        () => write`A swing game in the race: ${team(home)} at ${a} vs. ${team(away)} at ${b}.`,
      ]),
  }
}

/** A team with low odds and few weeks left. */
const mustWin: FindStake = ({ home, away }, { odds: entries, weeksLeft, isPlayoffs }, wording) => {
  const needy = [home, away]
    .flatMap(({ id }) => entries.find((entry) => entry.team.id === id) ?? [])
    .filter((entry) => !isOutOfRace(entry) && !hasClinchedBerth(entry))
    .filter(({ playoffs }) => playoffs.chance > 0.005 && playoffs.chance < 0.25)
    .sort((a, b) => b.playoffs.chance - a.playoffs.chance)[0]
  if (isPlayoffs || weeksLeft > 4 || weeksLeft < 1 || !needy) return null
  const opponent = needy.team.id === home.id ? away : home
  const own = odds(needy.playoffs, 'playoffs-odds')
  const left = numeral(weeksLeft, 'weeks-left')
  const weeks = weeksLeft === 1 ? 'week' : 'weeks'
  return {
    kind: 'must-win',
    weight: 60,
    write: () =>
      wording.choose('next.must-win', [
        () =>
          write`At ${own} with ${left} ${weeks} left, ${team(needy.team)} can’t afford a loss to ${team(opponent)}.`,
        () => write`Down to ${own} playoff odds, ${team(needy.team)} will face ${team(opponent)} next.`,
      ]),
  }
}

/** The teams have met this season. */
const rematch: FindStake = ({ home, away }, { results }, wording) => {
  const last = meetingsOf(results, home.id, away.id).at(-1)
  if (last?.winnerId == null) return null
  const [winner, loser] = last.winnerId === home.id ? [home, away] : [away, home]
  const both = score(pointsOf(last, winner.id), pointsOf(last, loser.id))
  return {
    kind: 'rematch',
    weight: 50,
    write: () =>
      wording.choose('next.rematch', [
        () => write`Another shot for ${team(loser)} at ${team(winner)}, who won ${both} in ${weeksName(last.weeks)}.`,
        () => write`A rematch: ${team(winner)} beat ${team(loser)} in ${weeksName(last.weeks)}, ${both}.`,
      ]),
  }
}

/** A team with a streak. */
const streakGame: FindStake = ({ home, away }, { results }, wording) => {
  const [best] = [home, away]
    .flatMap((ref) => {
      const streak = streakOf(results, ref.id)
      return streak && streak.result !== 'tie' && streak.length >= 3 ? [{ ref, ...streak }] : []
    })
    .sort((a, b) => b.length - a.length)
  if (!best) return null
  const opponent = best.ref.id === home.id ? away : home
  const run = numeral(best.length, 'streak')
  return {
    kind: 'streak',
    weight: 30 + best.length * 3,
    write: () =>
      best.result === 'win'
        ? wording.choose('next.winning', [
            () => write`Next to try to stop ${team(best.ref)} after ${run} straight wins: ${team(opponent)}.`,
            () => write`${team(best.ref)} will carry ${run} straight wins into the game against ${team(opponent)}.`,
          ])
        : wording.choose('next.losing', [
            () => write`After ${run} straight losses, ${team(best.ref)} will face ${team(opponent)}.`,
            () => write`${run} straight losses for ${team(best.ref)}. Next up: ${team(opponent)}.`,
          ]),
  }
}

/** Fallback: the records. */
const plainGame: FindStake = ({ home, away }, { table, isPlayoffs }, wording) => {
  const [one, other] = [home, away].map(({ id }) => table.find((row) => row.team.id === id))
  if (isPlayoffs || !one?.record || !other?.record) return null
  const first = ordinal(one.rank, 'rank')
  const second = ordinal(other.rank, 'rank')
  const own = record(one.record)
  const opposite = record(other.record)
  return {
    kind: 'plain',
    weight: 5,
    write: () =>
      wording.choose('next.plain', [
        () => write`${team(home)} (${own}) vs. ${team(away)} (${opposite}).`,
        () => write`${team(home)}, in ${first} place, will play ${team(away)}, in ${second}.`,
      ]),
  }
}

/** A game with a name in the league's book. */
const namedGame: FindStake = ({ home, away }, { sources }) => {
  const rivalry = findNamedRivalry(sources, home.id, away.id)
  if (!rivalry) return null
  const { name, trophy } = rivalry
  const h = team(home)
  const a = team(away)
  return {
    kind: 'rivalry',
    weight: 80,
    write: () => (trophy ? write`${name}, for ${trophy}: ${h} vs. ${a}.` : write`${name}: ${h} vs. ${a}.`),
  }
}

const stakes: readonly FindStake[] = [
  playoffStake,
  namedGame,
  topGame,
  bubbleGame,
  mustWin,
  rematch,
  streakGame,
  plainGame,
]
