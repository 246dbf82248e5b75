/** The rule lab's response as a season that can be judged, and as statistics. */
import type { ResponseOf } from '../contract/responses/index.ts'
import type { HostSeason } from '../domain/host-season.ts'
import { fromLeagueId } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import type { SeasonStatistics } from '../domain/season-statistics.ts'
import { unknownSeason, unknownTeam } from '../domain/unknown-season.ts'
import { judgeSeason } from '../verdict/judge-season.ts'

type Lab = ResponseOf<'lab'>

/** A player's number serves as his host id. */
export function readLabSeason(lab: Lab): { season: Season; statistics: SeasonStatistics | null } {
  const { settings, status, matchups, playoffDraw, lineups, drafts } = lab
  const season: HostSeason = {
    ...unknownSeason,
    host: 'espn',
    leagueId: '',
    leagueNumber: fromLeagueId(lab.leagueId)?.leagueNumber ?? 0,
    season: lab.season,
    name: '',
    settings,
    status,
    teams: lab.teams.map((team) => ({ ...unknownTeam, abbreviation: '', ownerNames: [], ownerKeys: [], ...team })),
    matchups,
    ...(playoffDraw ? { playoffDraw } : {}),
    players: lab.players.map(({ weeks, ...player }) => ({
      ...player,
      hostPlayerId: player.number,
      nflTeam: null,
      injuryStatus: null,
      weeks: weeks.map(([week = 0, points = 0]) => ({ week, points, projectedPoints: null, nflTeam: null })),
    })),
    lineups,
    drafts,
  }
  return { season: judgeSeason(season), statistics: readStatistics(lab) }
}

function readStatistics({ scoring, players }: Lab): SeasonStatistics | null {
  if (scoring.unavailable !== null || scoring.statistics.length === 0) return null
  const lines = players.flatMap(({ number, weeks }) =>
    weeks.flatMap(([week = 0, , ...amounts]) => (amounts.length === 0 ? [] : [{ week, line: [number, ...amounts] }])),
  )
  return {
    scoring: scoring.rules,
    statistics: scoring.statistics,
    weeks: [...Map.groupBy(lines, ({ week }) => week)].map(([week, own]) => ({
      week,
      players: own.map(({ line }) => line),
    })),
  }
}
