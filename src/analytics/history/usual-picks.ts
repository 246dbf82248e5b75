/**
 * Where this league usually picks: for comparison with a draft that runs. Only drafts by rounds with as many teams as the newest season
 * has, because a pick is the same pick only then. Keepers are no picks.
 */
import { meanOf } from '../../domain/points.ts'
import { type Position, positions as positionOrder } from '../../domain/vocabulary.ts'
import { summarizePlayers } from '../player-season.ts'
import type { LeagueHistory } from './league-history.ts'
import { listStoredDrafts, type StoredDraft } from './stored-drafts.ts'

export interface UsualPicks {
  /** The seasons of the drafts, ascending. */
  seasons: number[]
  positions: {
    position: Position
    /** The mean round of the first pick of the position. */
    firstRound: number
    /**
     * The mean overall pick of the first of the position, the second, and so on, as far as at least half of the drafts go, by the mean of
     * the drafts that have it.
     */
    overallPicks: number[]
  }[]
  /** What the same overall pick brought, by overall pick, in played seasons. */
  picks: {
    overallPick: number
    drafts: number
    meanPoints: number
    best: { season: number; playerName: string; position: Position; points: number }
  }[]
}

export function findUsualPicks(history: LeagueHistory): UsualPicks {
  const { drafts, isAuction } = listStoredDrafts(history)
  const teams = history.seasons.at(-1)?.season.teams.length
  const alike = isAuction ? [] : drafts.filter(({ entry }) => entry.season.teams.length === teams)
  return {
    seasons: alike.map(({ entry }) => entry.season.season),
    positions: positionOrder.flatMap((position) => usualOf(alike, position)),
    picks: comparePicks(alike),
  }
}

function usualOf(drafts: readonly StoredDraft[], position: Position): UsualPicks['positions'] {
  const byDraft = drafts.flatMap(({ picks }) => {
    const own = picks.filter(({ player }) => player.position === position).map(({ pick }) => pick)
    return own.length === 0 ? [] : [own]
  })
  if (byDraft.length === 0) return []
  const longest = Math.max(...byDraft.map(({ length }) => length))
  const overallPicks = Array.from({ length: longest }, (_, index) =>
    byDraft.flatMap((own) => own[index]?.overallPick ?? []),
  )
    .filter((places) => 2 * places.length >= drafts.length)
    .map((places) => mean(places))
  const firstRounds = byDraft.flatMap(([first]) => first?.round ?? [])
  return firstRounds.length === 0 ? [] : [{ position, firstRound: mean(firstRounds), overallPicks }]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function comparePicks(drafts: readonly StoredDraft[]): UsualPicks['picks'] {
  const rated = drafts
    .filter(({ entry }) => entry.isPlayed)
    .flatMap(({ entry: { season }, picks }) =>
      picks.flatMap(({ pick, player }) => {
        const points = summarizePlayers(season).get(player.number)?.totalPoints
        const { name: playerName, position } = player
        return points === undefined
          ? []
          : [{ overallPick: pick.overallPick, season: season.season, playerName, position, points }]
      }),
    )
  return [...Map.groupBy(rated, ({ overallPick }) => overallPick)]
    .sort(([a], [b]) => a - b)
    .flatMap(([overallPick, same]) => {
      const [top] = same.toSorted((a, b) => b.points - a.points)
      const meanPoints = meanOf(same.map(({ points }) => points))
      if (!top || meanPoints === null) return []
      const { overallPick: _, ...best } = top
      return [{ overallPick, drafts: same.length, meanPoints, best }]
    })
}
