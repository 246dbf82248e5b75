/** NFL.com's standings of an invented league, in the shape that was recorded. */

export interface NflTeam {
  /** The account of its owner. */
  owner: string
  name: string
  /** "8-5-0". */
  record: string
  points: readonly [scored: string, against: string]
  /** Regular season, over the whole league. */
  rank: number
  seed?: number
  bracket?: 'championship' | 'consolation'
  place?: number
}

export function nflResponse(season: number, teams: readonly NflTeam[], { isOver = true } = {}): object {
  const leagueId = '8080808'
  const ids = teams.map((_, index) => String(index + 1))
  return {
    games: {
      [`10${season}`]: {
        gameId: `10${season}`,
        type: 'core',
        season: String(season),
        leagues: {
          [leagueId]: {
            leagueId,
            name: 'Invented League',
            numTeams: teams.length,
            divisions: { 1: { divisionId: '1', name: 'Division 1', teamIds: ids } },
            teams: Object.fromEntries(teams.map((team, index) => [ids[index], describeTeam(team, index, season)])),
            teamIds: ids,
            isSeasonOver: isOver,
            finalStandingsTeamIds: ids,
          },
        },
      },
    },
  }
}

function describeTeam(
  { owner, name, record, points, rank, seed, bracket, place }: NflTeam,
  index: number,
  season: number,
) {
  const [wins, losses, ties] = record.split('-')
  const isPlayed = record !== '0-0-0'
  const row = {
    rank: isPlayed ? String(rank) : null,
    record,
    ...{ wins, losses, ties },
    pts: isPlayed ? points[0] : null,
    ptsAgainst: isPlayed ? points[1] : null,
    playoffSeed: seed === undefined ? null : String(seed),
    playoffBracketType: bracket ?? null,
    place: place === undefined ? null : String(place),
  }
  const teamId = String(index + 1)
  return {
    teamId,
    name,
    ownerUserId: owner,
    coManagerUserId: null,
    rank: row.rank,
    stats: { season: { [season]: row } },
  }
}

/** A league that was renewed and left: it is "over", with final standings in the order of its teams' numbers. */
export const neverPlayed = (season: number, teams: readonly NflTeam[]) =>
  nflResponse(
    season,
    teams.map(({ owner, name }) => ({ owner, name, record: '0-0-0', points: ['0', '0'], rank: 0 })),
  )
