/** The head of the overview of a league without opponents: how it stands, for the reader's team if that is known. */
import type { LeagueResponse, StandingsEntry, StandingsResponse } from '../../parts/league/league-view.ts'
import { formatOrdinal, formatPoints, formatWhole } from '../../ui/format.ts'
import { sortRows } from '../../ui/sort.ts'
import { describeOwnFinish } from './describe-finish.ts'

export interface TableNews {
  kicker: string
  headline: string
  note: string
  /** None where the note has them. */
  figures: { label: string; value: string }[]
}

/** Null before the first points. */
export function describeTable(
  { standings }: StandingsResponse,
  league: LeagueResponse,
  teamId: number | null,
): TableNews | null {
  const teams = standings.filter(({ hasPlayed, rank }) => hasPlayed && rank !== null)
  const own = teams.find((team) => team.teamId !== null && team.teamId === teamId)
  if (league.phase === 'complete') return describeEnd(teams, own)
  return league.scoringFormat === 'elimination' ? describeSurvivors(teams, own) : describeRace(teams, own)
}

/** The winner, or where the reader's team finished: place and points. */
function describeEnd(teams: readonly StandingsEntry[], own: StandingsEntry | undefined): TableNews | null {
  const winner = teams.find(({ isChampion }) => isChampion)
  const team = own ?? winner
  if (!team) return null
  const out = team.eliminatedInWeek
  return {
    kicker: own ? 'Your season' : 'Season champion',
    headline: own ? describeOwnFinish(own) : team.teamName,
    note: [
      out !== null && `Out in week ${formatWhole(out)}`,
      team !== winner && winner && `${winner.teamName} won with ${formatPoints(winner.regularSeason.pointsFor)} points`,
    ]
      .filter(Boolean)
      .join(' · '),
    figures: [
      { label: 'Place', value: `${formatOrdinal(team.rank)} of ${formatWhole(teams.length)}` },
      ...pointsOf(team),
    ],
  }
}

function pointsOf({ regularSeason: { pointsFor, avgPointsFor } }: StandingsEntry): TableNews['figures'] {
  return [
    { label: 'Points', value: formatPoints(pointsFor) },
    { label: 'A week', value: formatPoints(avgPointsFor) },
  ]
}

function describeRace(teams: readonly StandingsEntry[], own: StandingsEntry | undefined): TableNews | null {
  const [leader, second] = sortRows(teams, ({ rank }) => rank, 'ascending')
  const team = own ?? leader
  if (!leader || !team) return null
  const rival = team === leader ? second : leader
  const gap = formatPoints(Math.abs((team.regularSeason.pointsFor ?? 0) - (rival?.regularSeason.pointsFor ?? 0)))
  return {
    kicker: own ? 'Your season' : 'In the lead',
    headline: own ? `You are ${formatOrdinal(own.rank)} of ${formatWhole(teams.length)}` : leader.teamName,
    note: rival ? `${gap} points ${team === leader ? 'ahead of' : 'behind'} ${rival.teamName}` : '',
    figures: pointsOf(team),
  }
}

/** The lowest score of a round is out, so that the lowest average is the one to worry about. */
function describeSurvivors(teams: readonly StandingsEntry[], own: StandingsEntry | undefined): TableNews | null {
  const left = teams.filter(({ eliminatedInWeek }) => eliminatedInWeek === null)
  const average = ({ regularSeason }: StandingsEntry) => regularSeason.avgPointsFor ?? 0
  const lowest = left.toSorted((a, b) => average(a) - average(b))[0]
  if (!lowest) return null
  const count = `${formatWhole(left.length)} of ${formatWhole(teams.length)} teams`
  const ofLowest = `${formatPoints(average(lowest))} (${lowest.teamName})`
  if (!own) return { kicker: 'Still in', headline: count, note: `Lowest average ${ofLowest}`, figures: [] }
  const kicker = `Your season · ${count} left`
  const out = own.eliminatedInWeek
  // Who is out is not measured against those who go on.
  if (out !== null) {
    return {
      kicker,
      headline: `You went out in week ${formatWhole(out)}`,
      note: `${formatOrdinal(own.rank)} of ${formatWhole(teams.length)} · ${formatPoints(average(own))} points a week until then`,
      figures: [],
    }
  }
  return {
    kicker,
    headline: 'You are still in',
    note:
      own === lowest
        ? `Your average ${formatPoints(average(own))} is the lowest`
        : `Your average ${formatPoints(average(own))}, lowest ${ofLowest}`,
    figures: [],
  }
}
