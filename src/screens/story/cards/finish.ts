import { formatCount, formatOrdinal, formatPoints, formatRecord, formatWhole } from '../../../ui/format.ts'
import type { StoryCard } from '../story.ts'
import type { TeamFacts } from '../team-facts.ts'

/** Record and final place, as the standings show them; in leagues without opponents points, in elimination leagues the last week. */
export function writeFinish({ standing, throughWeek, teamCount, isUnluckiestScorer }: TeamFacts): StoryCard | null {
  const { regularSeason, teamName } = standing
  const record = recordOf(standing)
  const { pointsFor } = regularSeason
  if (record === null && pointsFor === null) return null
  const sentence = isUnluckiestScorer
    ? `The league’s highest scorer missed the playoffs${standing.rank === null ? '' : `, ${formatOrdinal(standing.rank)} of ${formatCount(teamCount, 'team')}`}.`
    : describeFinish(standing, throughWeek, teamCount)
  if (sentence === null) return null
  const isChampion = throughWeek === null && standing.isChampion
  return {
    key: 'finish',
    // The cover.
    weight: Number.MAX_VALUE,
    layout: 'figure',
    label: isChampion ? 'Champion' : throughWeek === null ? 'The season' : 'The season so far',
    figure: record ?? formatWhole(pointsFor),
    unit: record === null ? 'points' : '',
    sentence,
    ...(record !== null &&
      pointsFor !== null && {
        note: `${formatPoints(pointsFor)} points ${throughWeek === null ? 'in the regular season' : 'so far'}`,
      }),
    team: teamName,
    inShort: {
      label: record === null ? 'Points' : 'Record',
      name: shortFinish(standing, teamCount),
      figure: record ?? formatWhole(pointsFor),
    },
    ...(isChampion && { isTitle: true }),
    source: { screen: 'overview', label: 'The standings' },
  }
}

/** Of the regular season; null in leagues without opponents. */
export function recordOf({ regularSeason }: TeamFacts['standing']): string | null {
  const { wins, losses } = regularSeason
  return wins === null || losses === null ? null : formatRecord(regularSeason)
}

function describeFinish(
  { rank, isChampion, madePlayoffs, regularSeason, eliminatedInWeek }: TeamFacts['standing'],
  throughWeek: number | null,
  teamCount: number,
): string | null {
  const of = `of ${formatCount(teamCount, 'team')}`
  if (throughWeek !== null && eliminatedInWeek === null) {
    return rank === null ? null : `${formatOrdinal(rank)} ${of} after week ${throughWeek}.`
  }
  if (isChampion) {
    return regularSeason.rank === null || regularSeason.wins === null
      ? 'Won the league.'
      : `Won the title, after finishing the regular season ${formatOrdinal(regularSeason.rank)}.`
  }
  if (eliminatedInWeek !== null)
    return `Out in week ${eliminatedInWeek}${rank === null ? '' : `, ${formatOrdinal(rank)} ${of}`}.`
  if (rank === null) return null
  const playoffs = madePlayoffs === null ? '' : madePlayoffs ? ', and made the playoffs' : ', and missed the playoffs'
  return `Finished ${formatOrdinal(rank)} ${of}${regularSeason.wins === null ? '' : playoffs}.`
}

/** What a finished season was to the team, in a few words; null: not known. */
export function nameYear({ standing, isRunnerUp, isLast }: TeamFacts): string | null {
  const { isChampion, madePlayoffs, eliminatedInWeek } = standing
  if (isChampion) return 'A year with a title'
  if (isRunnerUp) return 'So close to a title'
  if (eliminatedInWeek !== null) return null
  if (isLast) return 'Only up from here'
  return madePlayoffs === null ? null : madePlayoffs ? 'A playoff year' : 'A year without playoffs'
}

function shortFinish({ rank, isChampion }: TeamFacts['standing'], teamCount: number): string {
  if (isChampion) return 'Champion'
  return rank === null ? '' : `${formatOrdinal(rank)} of ${formatCount(teamCount, 'team')}`
}
