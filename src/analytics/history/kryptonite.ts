import type { ManagerHistoryResponse } from '../../contract/responses/history.ts'
import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { compareFigures, meanOf, roundFigure } from '../../domain/points.ts'
import type { Player, Season } from '../../domain/season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { toPlayerRef } from '../public-ids.ts'
import { factsOf } from '../season-facts.ts'
import type { Manager } from './manager-seasons.ts'
import { listSeasonGames } from './season-games.ts'

const fewestStarts = 4

/** The player who, started by opponents at least four times, scored most above his own mean; null if there is none. */
export function findKryptonite({ tenures }: Manager): ManagerHistoryResponse['kryptonite'] {
  const starts = tenures.flatMap(({ season, team }) =>
    (startsAgainst(season).get(team.id) ?? [])
      // A game of a manager against himself has no opponent.
      .filter(({ byTeamId }) => !tenures.some((own) => own.season === season && own.team.id === byTeamId))
      .map((start) => ({ ...start, season })),
  )
  // One key per player across seasons of a host.
  const byPlayer = Map.groupBy(starts, ({ player, season }) => `${season.host}/${player.hostPlayerId}`)
  const candidates = [...byPlayer.values()].flatMap((own) => {
    const newest = own.at(-1)
    const mean = meanOf(own.map(({ points }) => points))
    if (own.length < fewestStarts || !newest || mean === null) return []
    const usualMean = own.reduce((sum, { seasonMean }) => sum + seasonMean, 0) / own.length
    return [{ season: newest.season, player: newest.player, starts: own.length, mean, usualMean }]
  })
  const excess = ({ mean, usualMean }: { mean: number; usualMean: number }) => mean - usualMean
  const [worst] = candidates.sort((a, b) => compareFigures(excess(b), excess(a)) || b.starts - a.starts)
  if (!worst || excess(worst) <= 0) return null
  return {
    // Name and position as of the newest of these seasons.
    player: toPlayerRef(worst.season, worst.player),
    starts: worst.starts,
    meanPoints: roundFigure(worst.mean),
    usualPoints: roundFigure(worst.usualMean),
  }
}

interface Start {
  player: Player
  byTeamId: number
  points: number
  /** Mean points of the season's completed weeks. */
  seasonMean: number
}

/** Opposing starters in final games, in order of play. By team id. */
const startsAgainst = memoizeBySeason((season: Season): ReadonlyMap<number, readonly Start[]> => {
  const byTeam = new Map<number, Start[]>(season.teams.map(({ id }) => [id, []]))
  for (const { matchup, home, away } of listSeasonGames(season)) {
    for (const week of matchup.weeks) {
      byTeam.get(home.teamId)?.push(...listStarters(season, away.teamId, week))
      byTeam.get(away.teamId)?.push(...listStarters(season, home.teamId, week))
    }
  }
  return byTeam
})

function listStarters(season: Season, byTeamId: number, week: number): Start[] {
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

/** By `Player.number`; over the completed weeks in which he played. */
const meansOfPlayers = memoizeBySeason((season: Season): ReadonlyMap<number, number> => {
  const { isFinalWeek } = factsOf(season)
  return new Map(
    season.players.flatMap(({ number, weeks }) => {
      const mean = meanOf(weeks.flatMap(({ week, points }) => (points !== null && isFinalWeek(week) ? [points] : [])))
      return mean === null ? [] : [[number, mean]]
    }),
  )
})
