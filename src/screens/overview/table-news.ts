/** The head of the overview of a league without opponents: how it stands, for the reader's team if that is known. */
import type { LeagueResponse, StandingsEntry, StandingsResponse } from '../../parts/league/league-view.ts'
import { formatOrdinal, formatPoints, formatWhole } from '../../ui/format.ts'

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
  return league.scoringFormat === 'elimination' ? describeSurvivors(teams, own) : describeRace(teams, own)
}

function describeRace(teams: readonly StandingsEntry[], own: StandingsEntry | undefined): TableNews | null {
  const [leader, second] = teams.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  const team = own ?? leader
  if (!leader || !team) return null
  const rival = team === leader ? second : leader
  const gap = formatPoints(Math.abs((team.regularSeason.pointsFor ?? 0) - (rival?.regularSeason.pointsFor ?? 0)))
  return {
    kicker: own ? 'Your season' : 'In the lead',
    headline: own ? `You are ${formatOrdinal(own.rank)} of ${formatWhole(teams.length)}` : leader.teamName,
    note: rival ? `${gap} points ${team === leader ? 'ahead of' : 'behind'} ${rival.teamName}` : '',
    figures: [
      { label: 'Points', value: formatPoints(team.regularSeason.pointsFor) },
      { label: 'A week', value: formatPoints(team.regularSeason.avgPointsFor) },
    ],
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
  const out = own.eliminatedInWeek
  return {
    kicker: `Your season · ${count} left`,
    headline: out === null ? 'You are still in' : `You went out in week ${formatWhole(out)}`,
    note:
      own === lowest
        ? `Your average ${formatPoints(average(own))} is the lowest`
        : `Your average ${formatPoints(average(own))}, lowest ${ofLowest}`,
    figures: [],
  }
}
