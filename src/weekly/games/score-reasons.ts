/** Reasons in the scores: compared with projections, and with all other scores. */
import { roundScores } from '../facts/week-facts.ts'
import { aOrAn, moment, numeral, percent, points } from '../wording/numbers.ts'
import { team, teams, write } from '../wording/sentence.ts'
import { span } from '../wording/span.ts'
import type { FindNote } from './reason.ts'

/** The loser was the favorite. */
export const upsetReason: FindNote = ({ winner, flags, isTie }) => {
  const { chanceBefore: chance } = winner
  if (chance === null || isTie || !flags.includes('upset')) return null
  const before = percent(chance, 'chance-before')
  return {
    subjects: [`chance ${winner.team.id}`],
    weight: 70,
    write: (wording) =>
      wording.choose('reason.upset', [
        () => write`Before kickoff, ${team(winner.team)} had ${aOrAn(before)} chance.`,
        () => write`${teams(winner.team)} chance before kickoff: ${before}.`,
        () => write`The model gave ${team(winner.team)} ${aOrAn(before)} chance.`,
        () => write`${team(winner.team)} went in with ${aOrAn(before)} chance.`,
      ]),
  }
}

/** From a higher chance a win surprises nobody. */
export const mostComebackChance = 0.25

/** The winner of a watched game had nearly lost it. */
export const comebackReason: FindNote = ({ matchupId, winner, isTie }, { comebacks }) => {
  const low = comebacks.find((comeback) => comeback.matchupId === matchupId && comeback.team.id === winner.team.id)
  if (!low || isTie || low.chance > mostComebackChance) return null
  return {
    subjects: [`comeback ${matchupId}`],
    weight: 76,
    write: () =>
      write`${team(winner.team)} came back from ${aOrAn(percent(low.chance, 'lowest-chance'))} chance on ${moment(low.at)}.`,
  }
}

/** The loser would have beaten most other teams. */
export const wrongOpponentReason: FindNote = ({ loser, isTie, isTieBroken }, facts) => {
  const scores = roundScores(facts)
  const beaten = scores.filter(({ points }) => points < loser.points).length
  if (
    isTie ||
    isTieBroken ||
    scores.length < 6 ||
    beaten < (scores.length - 1) * 0.65 ||
    !isScored(scores, loser.team.id)
  )
    return null
  const many = numeral(beaten, 'beaten-scores')
  const others = numeral(scores.length - 2, 'other-teams')
  const all = beaten === scores.length - 2
  return {
    subjects: [`rank ${loser.team.id}`],
    weight: 66,
    write: (wording) =>
      all
        ? wording.choose('reason.second-best', [
            () =>
              write`${teams(loser.team)} score was the second-best of the ${span(facts)}; the best belonged to the opponent.`,
            () => write`${team(loser.team)} would have beaten any other team.`,
          ])
        : wording.choose('reason.wrong-opponent', [
            () => write`Against ${many} of the other ${others}, ${team(loser.team)} would have won.`,
            () =>
              write`Wrong opponent, wrong ${facts.weeks.length > 1 ? 'weeks' : 'week'}: ${teams(loser.team)} score would have beaten ${many} of the other ${others}.`,
            () => write`Hard luck for ${team(loser.team)}, who outscored ${many} of the other ${others} teams.`,
          ]),
  }
}

/** The winner would have lost to most other teams. */
export const rightOpponentReason: FindNote = ({ winner, isTie, isTieBroken }, facts) => {
  const scores = roundScores(facts)
  const better = scores.filter(({ points }) => points > winner.points).length
  if (
    isTie ||
    isTieBroken ||
    scores.length < 6 ||
    better < (scores.length - 1) * 0.55 ||
    !isScored(scores, winner.team.id)
  )
    return null
  const many = numeral(better, 'better-scores')
  const others = numeral(scores.length - 2, 'other-teams')
  return {
    subjects: [`rank ${winner.team.id}`],
    weight: 56,
    write: (wording) =>
      better === scores.length - 2
        ? wording.choose('reason.only-opponent', [
            () => write`${team(winner.team)} beat the one team that scored less.`,
            () => write`${team(winner.team)} would have lost to any other team.`,
          ])
        : wording.choose('reason.right-opponent', [
            () => write`Nice draw: ${many} of the other ${others} teams scored more than ${team(winner.team)}.`,
            () =>
              write`${team(winner.team)} would have lost to ${many} of the other ${others} teams, but didn’t have to play them.`,
            () => write`A win is a win, though ${many} of the ${others} other teams outscored ${team(winner.team)}.`,
          ]),
  }
}

function isScored(scores: ReturnType<typeof roundScores>, teamId: number): boolean {
  return scores.some(({ team }) => team.id === teamId)
}

const leastOff = 12

/** One team was far off its projection. */
export const projectionReason: FindNote = ({ winner, loser, isTie }) => {
  if (isTie || winner.projectedPoints === null || loser.projectedPoints === null) return null
  const above = winner.points - winner.projectedPoints
  const below = loser.projectedPoints - loser.points
  const w = team(winner.team)
  const l = team(loser.team)
  const won = points(winner.projectedPoints, 'projection')
  const lost = points(loser.projectedPoints, 'projection')
  if (above < leastOff && below < leastOff) return null
  const isAbove = above >= below
  const side = isAbove ? winner : loser
  return {
    subjects: [`projection ${side.team.id}`],
    weight: Math.min(60, 26 + Math.max(above, below) / 2),
    write: (wording) =>
      isAbove
        ? wording.choose('reason.above', [
            () => write`${w} had been projected for ${won}.`,
            () => write`The projection for ${w} was ${won}, and the lineup did better.`,
            () => write`${w} beat the projection of ${won}.`,
            () => write`On paper, ${w} projected to ${won}.`,
          ])
        : wording.choose('reason.below', [
            () => write`${l} had been projected for ${lost}.`,
            () => write`${l} fell short of the projected ${lost}.`,
            () => write`Projections had ${l} at ${lost}.`,
            () => write`Going in, ${l} had a projection of ${lost}.`,
          ]),
  }
}

/** Tolerance in points between a score and its projection. */
const asProjected = 7

/** Fallback: the projections. */
export const asProjectedReason: FindNote = ({ matchupId, winner, loser, isTie }) => {
  if (isTie || winner.projectedPoints === null || loser.projectedPoints === null) return null
  const won = points(winner.projectedPoints, 'projection')
  const lost = points(loser.projectedPoints, 'projection')
  const isFavorite = winner.projectedPoints > loser.projectedPoints
  const isClose = [winner, loser].every((side) => Math.abs(side.points - (side.projectedPoints ?? 0)) < asProjected)
  return {
    subjects: [`projection ${matchupId}`],
    weight: 12,
    write: (wording) =>
      isFavorite
        ? isClose
          ? wording.choose('reason.as-projected', [
              () => write`It followed the script: ${won} to ${lost} was projected.`,
              () => write`That’s about what was projected: ${won} to ${lost}.`,
            ])
          : wording.choose('reason.favorite', [
              () => write`Projections had the same winner, ${won} to ${lost}.`,
              () => write`${team(winner.team)} led on paper, too, ${won} to ${lost}.`,
            ])
        : wording.choose('reason.against-projection', [
            () => write`Projections had it the other way, ${lost} to ${won}.`,
            () => write`On paper, it was ${lost} to ${won} for ${team(loser.team)}.`,
          ]),
  }
}

/** A median result that softens the game's. */
export const medianReason: FindNote = ({ winner, loser, isTie }, { median, weeks }) => {
  if (isTie || median === null) return null
  const line = points(median, 'median')
  if (loser.beatsMedian === true) {
    return {
      subjects: [`median ${loser.team.id}`],
      weight: 46,
      write: (wording) =>
        wording.choose('reason.median-win', [
          () => write`The consolation for ${team(loser.team)}: a win over the median, ${line}.`,
          () => write`${team(loser.team)} still beat the median, ${line}, and split the ${span({ weeks })}.`,
        ]),
    }
  }
  if (winner.beatsMedian !== false) return null
  return {
    subjects: [`median ${winner.team.id}`],
    weight: 47,
    write: (wording) =>
      wording.choose('reason.median-loss', [
        () => write`${team(winner.team)} still lost to the median, ${line}.`,
        () => write`Only half a good ${span({ weeks })}: the median was ${line}.`,
      ]),
  }
}
