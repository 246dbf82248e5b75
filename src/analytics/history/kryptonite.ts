import type { LeagueSeason, Player } from '../../domain/league-season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import { meanOf } from '../points.ts'
import { factsOf } from '../season-facts.ts'
import type { Manager } from './manager-seasons.ts'
import { listSeasonGames } from './season-games.ts'

/** An NFL player who is at his best against one manager. */
export interface Kryptonite {
  /** As of the newest of these seasons. */
  season: LeagueSeason
  player: Player
  /** Games in which an opponent started him, and he played. */
  starts: number
  /** Mean of his points in them. */
  mean: number
  /** What he scored on average in the same seasons, whoever had him. */
  usualMean: number
}

const fewestStarts = 4

/** The player who, started by opponents at least four times, scored most above his own mean; null where nobody did. */
export function findKryptonite({ tenures }: Manager): Kryptonite | null {
  const starts = tenures.flatMap(({ season, team }) =>
    (startsAgainst(season).get(team.id) ?? [])
      // Nobody plays against himself.
      .filter(({ byTeamId }) => !tenures.some((own) => own.season === season && own.team.id === byTeamId))
      .map((start) => ({ ...start, season })),
  )
  // The same player in all seasons of a host.
  const byPlayer = Map.groupBy(starts, ({ player, season }) => `${season.host}/${player.hostPlayerId}`)
  const candidates = [...byPlayer.values()].flatMap((own): Kryptonite[] => {
    const newest = own.at(-1)
    const mean = meanOf(own.map(({ points }) => points))
    if (own.length < fewestStarts || !newest || mean === null) return []
    const usualMean = own.reduce((sum, { seasonMean }) => sum + seasonMean, 0) / own.length
    return [{ season: newest.season, player: newest.player, starts: own.length, mean, usualMean }]
  })
  const excess = ({ mean, usualMean }: Kryptonite) => mean - usualMean
  const [worst] = candidates.sort((a, b) => excess(b) - excess(a) || b.starts - a.starts)
  return worst && excess(worst) > 0 ? worst : null
}

interface Start {
  player: Player
  byTeamId: number
  points: number
  /** His mean of the season's completed weeks. */
  seasonMean: number
}

/** Who started against each team in decided games, in the order of play. By team id. */
const startsAgainst = memoizeBySeason((season: LeagueSeason): ReadonlyMap<number, readonly Start[]> => {
  const byTeam = new Map<number, Start[]>(season.teams.map(({ id }) => [id, []]))
  for (const { matchup, home, away } of listSeasonGames(season)) {
    for (const week of matchup.weeks) {
      byTeam.get(home.teamId)?.push(...listStarters(season, away.teamId, week))
      byTeam.get(away.teamId)?.push(...listStarters(season, home.teamId, week))
    }
  }
  return byTeam
})

function listStarters(season: LeagueSeason, byTeamId: number, week: number): Start[] {
  const { lineupIn, players, playerWeek } = factsOf(season)
  return (lineupIn(byTeamId, week)?.entries ?? []).flatMap(({ player: number, slot }) => {
    const player = players.get(number)
    const points = playerWeek(number, week)?.points ?? null
    const seasonMean = meansOfPlayers(season).get(number)
    return player && isStartingSlot(slot) && points !== null && seasonMean !== undefined
      ? [{ player, byTeamId, points, seasonMean }]
      : []
  })
}

/** By `Player.number`; of the completed weeks that he played. */
const meansOfPlayers = memoizeBySeason((season: LeagueSeason): ReadonlyMap<number, number> => {
  const { isCompleted } = factsOf(season)
  return new Map(
    season.players.flatMap(({ number, weeks }) => {
      const mean = meanOf(weeks.flatMap(({ week, points }) => (points !== null && isCompleted(week) ? [points] : [])))
      return mean === null ? [] : [[number, mean]]
    }),
  )
})
