import { compareTeams } from '../analytics/head-to-head.ts'
import { teamRefOf } from '../analytics/public-ids.ts'
import { listMatchups, type ScheduleFilter, statusOf } from '../analytics/schedule.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { DomainError } from '../domain/errors.ts'
import type { Matchup, MatchupSide, Season } from '../domain/season.ts'
import { expectLeague, expectSameSeason, findTeam } from './find-subject.ts'
import type { Handler, SeasonInput } from './handler.ts'

/** By public league id and by the host's id. */
export const handleLeagueSchedule = (
  { season }: SeasonInput,
  { week }: { week: number | undefined },
): ResponseOf<'leagueSchedule'> => describeMatchups(season, { week })

export const handleMatchups: Handler<'matchups'> = ({ season }, { week, teamId, isPlayoff, leagueId }) => {
  if (leagueId !== undefined) expectLeague(season, leagueId)
  if (teamId !== undefined) expectSameSeason(season, 'team_id', teamId)
  const ownId = teamId === undefined ? undefined : findTeam(season, teamId).id
  return describeMatchups(season, { week, teamId: ownId, isPlayoff })
}

export const handleHeadToHead: Handler<'headToHead'> = ({ season }, { a, b }) => describeHeadToHead(season, a, b)

export const handleTeamVersus: Handler<'teamVersus'> = ({ season }, { id, otherId }) =>
  describeHeadToHead(season, id, otherId)

function describeMatchups(season: Season, filter: ScheduleFilter): ResponseOf<'matchups'> {
  return listMatchups(season, filter).map((matchup) => describeMatchup(season, matchup))
}

function describeMatchup(season: Season, matchup: Matchup): ResponseOf<'matchups'>[number] {
  const { id, weeks, kind, home, away, winner } = matchup
  const winningSide = winner === 'home' ? home : winner === 'away' ? away : null
  return {
    matchupId: id,
    week: weeks[0] ?? 1,
    weeks,
    isPlayoff: kind !== 'regular',
    kind,
    status: statusOf(season, matchup),
    home: describeSide(season, home),
    away: away && describeSide(season, away),
    winner: away && winningSide ? teamRefOf(season, winningSide.teamId) : null,
    isTie: away !== null && winner === 'tie',
  }
}

function describeSide(season: Season, { teamId, points, adjustment }: MatchupSide) {
  const { id, name } = teamRefOf(season, teamId)
  return { teamId: id, teamName: name, score: points, adjustment }
}

/** Throws `DomainError('bad-request')` for teams of two league seasons, and for a team against itself. */
function describeHeadToHead(season: Season, idA: number, idB: number): ResponseOf<'headToHead'> {
  expectSameSeason(season, 'team', idA)
  expectSameSeason(season, 'team', idB)
  if (idA === idB) throw new DomainError('bad-request', `Team ${idA} can’t be compared with itself. Choose two teams.`)
  return compareTeams(season, findTeam(season, idA), findTeam(season, idB))
}
