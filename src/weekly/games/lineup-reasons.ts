/** Reasons in the lineups: starters above and below their projection, and bench players. */
import { wouldHaveWon } from '../../domain/would-have-won.ts'
import { findStarters } from '../facts/lineups.ts'
import { aOrAn, margin, points, score, swapParts } from '../wording/numbers.ts'
import { phrase, team, teams, write, writePlayer } from '../wording/sentence.ts'
import type { FindNote } from './reason.ts'

/** One change in the lineup would have won the game. */
export const swapReason: FindNote = ({ loser, winner, isTie }, { lineups }) => {
  const scores = { own: loser.points, opponent: winner.points }
  const swap = lineups.get(loser.team.id)?.swaps.find(({ pointsMissed }) => wouldHaveWon(pointsMissed, scores))
  if (!swap || isTie) return null
  const l = team(loser.team)
  const { bench, sat, starter, got } = swapParts(swap)
  return {
    subjects: [
      `swap ${loser.team.id}`,
      ...[swap.benchId, swap.starterId].flatMap((id) => (id === null ? [] : [`player ${id}`])),
    ],
    weight: 88,
    write: (wording) =>
      starter && !swap.starterPlayed
        ? write`With ${bench} (${sat}) for ${starter}, who didn’t play, ${l} would have won.`
        : starter
          ? wording.choose('reason.swap', [
              () =>
                write`One swap wins it for ${l}: ${bench} sat with ${sat} while ${starter} started and scored ${got}.`,
              () =>
                write`${l} had the win on the bench, with ${bench} at ${sat}; ${starter} scored ${got} in the lineup.`,
              () => write`With ${bench} (${sat}) for ${starter} (${got}), ${l} would have won.`,
              () =>
                write`${bench} had ${sat} on ${teams(loser.team)} bench; ${starter} started and scored ${got}. That was the game.`,
              () => write`${starter} started for ${got}; with ${bench}, on the bench with ${sat}, ${l} would have won.`,
            ])
          : write`An empty slot cost ${l} the game: ${bench} sat on the bench with ${sat}.`,
  }
}

/** No single change, but the optimal lineup would have won. */
export const bestLineupReason: FindNote = (game, { sources }) => {
  const { loser, winner, isTie } = game
  const { optimalPoints: optimal } = loser
  if (isTie || optimal === null || sources.league.isBestBall) return null
  if (!wouldHaveWon(optimal - loser.points, { own: loser.points, opponent: winner.points })) return null
  const best = points(optimal, 'optimal-points')
  return {
    subjects: [`swap ${loser.team.id}`],
    weight: 62,
    write: (wording) =>
      wording.choose('reason.best-lineup', [
        () => write`${teams(loser.team)} optimal lineup, at ${best}, would have won.`,
        () => write`${teams(loser.team)} roster had ${best} in it, enough for the win.`,
        () => write`The optimal lineup, ${best}, wins it for ${team(loser.team)}.`,
        () => write`The points to win were there for ${team(loser.team)}: ${best} with the optimal lineup.`,
      ]),
  }
}

const leastSurplus = 9
const leastExpected = 9

/** A winner's starter who far outscored his projection. */
export const starReason: FindNote = ({ winner, loser, isTie, isTieBroken }, { lineups }) => {
  const star = findStarters(lineups.get(winner.team.id)).sort((a, b) => b.surplus - a.surplus)[0]
  if (!star || star.surplus < leastSurplus || isTie) return null
  // In a game without a margin every point was decisive.
  const isDecisive = !isTieBroken && star.surplus > winner.points - loser.points
  const gap = margin(winner.points, loser.points)
  const by = gap ? phrase`by ${gap}` : score(winner.points, loser.points)
  const name = writePlayer(star.player)
  const scored = points(star.scored, 'player-points')
  const expected = points(star.expected, 'player-projection')
  const w = team(winner.team)
  return {
    subjects: [`player ${star.player.playerId}`],
    weight: Math.min(84, (isDecisive ? 52 : 34) + star.surplus),
    write: (wording) =>
      isDecisive
        ? wording.choose('reason.decisive-star', [
            () => write`${name} was the difference for ${w}: ${scored} on ${aOrAn(expected)} projection.`,
            () => write`${w} got ${scored} from ${name}, projected for ${expected}, and won ${by}.`,
            () => write`${name} scored ${scored}. At the projected ${expected}, ${w} would have lost.`,
            () => write`${name} swung it for ${w}: ${scored} on ${aOrAn(expected)} projection in a game decided ${by}.`,
            () => write`${name} beat the projection by more than the margin for ${w}, ${scored} vs. ${expected}.`,
          ])
        : wording.choose('reason.star', [
            () => write`${name} led the way for ${w} with ${scored}, on a projection of ${expected}.`,
            () => write`${name} had ${scored} for ${w} on ${aOrAn(expected)} projection.`,
            () => write`${teams(winner.team)} biggest overachiever: ${name}, ${scored} on a projection of ${expected}.`,
            () => write`${w} got ${scored} out of ${name}, projected for ${expected}.`,
            () => write`${name} was projected for ${expected} and scored ${scored} for ${w}.`,
            () =>
              write`${name} scored ${scored} of ${teams(winner.team)} points, well above the ${expected} projected.`,
          ]),
  }
}

/** A loser's starter far below his projection. */
export const letdownReason: FindNote = ({ winner, loser, isTie, isTieBroken }, { lineups }) => {
  const dud = findStarters(lineups.get(loser.team.id))
    .filter(({ expected }) => expected >= leastExpected)
    .sort((a, b) => a.surplus - b.surplus)[0]
  if (!dud || dud.surplus > -leastSurplus || isTie) return null
  const isDecisive = !isTieBroken && -dud.surplus > winner.points - loser.points
  const name = writePlayer(dud.player)
  const scored = points(dud.scored, 'player-points')
  const expected = points(dud.expected, 'player-projection')
  const l = team(loser.team)
  return {
    subjects: [`player ${dud.player.playerId}`],
    weight: Math.min(80, (isDecisive ? 50 : 32) - dud.surplus),
    write: (wording) =>
      isDecisive
        ? wording.choose('reason.decisive-letdown', [
            () => write`${l} needed the projected ${expected} from ${name} and got ${scored}.`,
            () =>
              write`${name}, projected for ${expected}, finished with ${scored}; on an average day, ${l} would have won.`,
            () =>
              write`${name} fell short by more than the margin for ${l}: ${scored} on ${aOrAn(expected)} projection.`,
          ])
        : wording.choose('reason.letdown', [
            () => write`${name}, projected for ${expected}, gave ${l} ${scored}.`,
            () => write`${l} counted on ${expected} from ${name} and got ${scored}.`,
            () => write`The hole in ${teams(loser.team)} lineup was ${name}: ${scored} on a projection of ${expected}.`,
            () => write`${l} got ${scored} from ${name}, who was projected for ${expected}.`,
            () => write`${name} was projected for ${expected} and gave ${l} ${scored}.`,
          ]),
  }
}

/** Points on the bench per week from which they are worth a note. */
const leastIdle = 30

/** The winner left far more on the bench than it needed. */
export const idleBenchReason: FindNote = ({ winner, isTie, weeks }, { lineups }) => {
  const missed = lineups.get(winner.team.id)?.missed
  if (isTie || missed == null || missed < leastIdle * weeks.length) return null
  const left = points(missed, 'missed-points')
  return {
    subjects: [`missed ${winner.team.id}`],
    weight: 36,
    write: (wording) =>
      wording.choose('reason.idle-bench', [
        () => write`It could have been more: the optimal lineup would have added ${left}.`,
        () => write`${team(winner.team)} won with ${left} points left on the bench.`,
        () => write`${team(winner.team)} won with a lineup ${left} short of optimal.`,
      ]),
  }
}
