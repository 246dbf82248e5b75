/** How many figures that we compute without the host's own equal them. */
import type { HostSeason } from '../domain/host-season.ts'
import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { sumPoints, toCents } from '../domain/points.ts'
import type { EqualFigures } from '../domain/season.ts'
import { isStartingSlot } from '../domain/vocabulary.ts'
import { listHostRanks } from './end.ts'
import { withoutStatements } from './evidence.ts'
import { judgeSeason } from './judge-season.ts'
import { statedOrder } from './seeds.ts'

export const comparedFigures = ['records', 'points', 'seeds', 'ranks', 'lineups'] as const
type ComparedFigure = (typeof comparedFigures)[number]
export type HostComparison = Readonly<Record<ComparedFigure, EqualFigures>>

/** `total` is 0 for what the host does not state, and for what no game has decided yet. */
export const compareWithHost = memoizeBySeason((host: HostSeason): HostComparison => {
  const { playoffDraw } = host
  // Who met in the playoffs is known by the draw; who won is not.
  const ours = judgeSeason({ ...withoutStatements(host), ...(playoffDraw && { playoffDraw }) })
  const { status, hasOpponents } = ours
  const order =
    status.isRegularSeasonOver && hasOpponents ? statedOrder(host.teams, host.settings.playoffTeamCount) : null
  const hostRanks = status.phase === 'complete' && hasOpponents ? listHostRanks(host.teams) : null
  return {
    ...judgeSeason(host).equalToHost,
    seeds: count([...(order ?? []).entries()], ([index, teamId]) => ours.seeds.order[index] === teamId),
    ranks: count([...(hostRanks ?? [])], ([teamId, rank]) => ours.finalRanks?.get(teamId) === rank),
    lineups: compareLineups(host),
  }
})

/** Of final weeks: whether the starters' points add up to the team's. */
function compareLineups(host: HostSeason): EqualFigures {
  const { status, lineups } = judgeSeason(host)
  const final = new Set(status.finalWeeks)
  const scores = new Map(
    host.matchups.flatMap(({ home, away }) =>
      [home, ...(away ? [away] : [])].flatMap(({ teamId, pointsByWeek }) =>
        pointsByWeek.map(({ week, points }) => [`${teamId} ${week}`, points] as const),
      ),
    ),
  )
  const pointsOf = new Map(
    host.players.flatMap(({ number, weeks }) =>
      weeks.map(({ week, points }) => [`${number} ${week}`, points] as const),
    ),
  )
  const compared = lineups.flatMap(({ week, teamId, entries }) => {
    const points = scores.get(`${teamId} ${week}`)
    if (points === undefined || !final.has(week)) return []
    const starters = entries.filter(({ slot }) => isStartingSlot(slot))
    return [{ points, sum: sumPoints(starters.map(({ player }) => pointsOf.get(`${player} ${week}`) ?? 0)) }]
  })
  return count(compared, ({ points, sum }) => toCents(points) === toCents(sum))
}

function count<T>(all: readonly T[], isEqual: (one: T) => boolean): EqualFigures {
  return { equal: all.filter(isEqual).length, total: all.length }
}
