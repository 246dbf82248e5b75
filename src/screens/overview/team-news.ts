/** What the home page shows of the reader's team, from the responses of the overview. */
import type { ForecastResponse } from '../../contract/responses/forecast.ts'
import { hasRecords } from '../../domain/season-format.ts'
import { weekToDate } from '../../parts/league/league-phase.ts'
import type { LeagueResponse, StandingsEntry, StandingsResponse } from '../../parts/league/league-view.ts'
import type { TeamNews } from '../../stores/my-team.ts'
import { formatOrdinal, formatPoints, formatRecord, formatWhole } from '../../ui/format.ts'
import { nextGameOf, subjectOf } from './next-game.ts'

interface Sources {
  league: LeagueResponse
  standings: StandingsResponse
  /** Null: the league has none. */
  forecast: Pick<ForecastResponse, 'games' | 'teams' | 'isOver'> | null
}

/** Null before the team's first week. */
export function describeTeamNews({ league, standings, forecast }: Sources, teamId: number): TeamNews | null {
  const { season, phase } = league
  const week = weekToDate(league)
  const teams = standings.standings.filter(({ hasPlayed }) => hasPlayed)
  const team = teams.find((one) => one.teamId === teamId)
  if (!team || season === null || (week === null && phase !== 'complete')) return null
  if (week === null) {
    const champion = teams.find(({ isChampion }) => isChampion)
    const end = team.isChampion ? 'Champion' : describePlace(team, teams.length)
    const beside = champion && champion !== team ? `champion: ${champion.teamName}` : null
    return { season, week, standing: join(end, resultsOf(team.totalSeason, team, league)), beside }
  }
  if (league.scoringFormat === 'elimination') {
    const out = team.eliminatedInWeek
    const state = out === null ? 'still in' : `out in week ${formatWhole(out)}`
    return { season, week, standing: join(state, describePlace(team, teams.length)), beside: null }
  }
  const results = resultsOf(team.regularSeason, team, league)
  if (!hasRecords(league.scoringFormat))
    return { season, week, standing: join(describePlace(team, teams.length), results), beside: null }
  const open = forecast?.isOver ? null : forecast
  const odds = open && subjectOf(open, teamId)
  const game = open && nextGameOf(open, teamId)
  return {
    season,
    week,
    standing: join(results, odds && `${odds.playoffs.text} playoffs`),
    beside: game && `week ${game.week} vs. ${game.opponent.name}`,
  }
}

function describePlace({ rank }: StandingsEntry, teams: number): string | null {
  return rank === null ? null : `${formatOrdinal(rank)} of ${formatWhole(teams)}`
}

/** The record, null while it is unknown; or the points in a league without records. */
function resultsOf(record: StandingsEntry['totalSeason'], team: StandingsEntry, league: LeagueResponse): string | null {
  if (hasRecords(league.scoringFormat)) return record.wins === null ? null : formatRecord(record)
  return `${formatPoints(team.regularSeason.pointsFor)} points`
}

function join(...words: (string | null | undefined)[]): string {
  return words.filter(Boolean).join(' · ')
}
