/** Completes standings: figures that follow from a record, and the summary's teams as those of the list. */
import type { Completed } from '../../contract/read-completed.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { winPercentOf } from '../../domain/tally.ts'
import { unnamedTeam } from './unknown.ts'

type Standings = Completed<ResponseOf<'standings'>>
type Entry = Standings['standings'][number]
type Team = ReturnType<typeof completeTeam>
type Reference = Standings['summary']['champion']

export function completeStandings(response: Standings) {
  const teams = response.standings.map(completeTeam)
  const { champion, regularSeasonLeader, highestScoring, totalPoints, avgPointsPerTeam } = response.summary
  const isMarked = teams.some(({ isChampion }) => isChampion)
  const standings = isMarked ? teams : teams.map((team) => ({ ...team, isChampion: isTeam(champion, team) }))
  const points = teams.flatMap(({ regularSeason }) => regularSeason.pointsFor ?? [])
  const total = totalPoints ?? (points.length > 0 ? points.reduce((sum, one) => sum + one, 0) : null)
  return {
    ...response,
    // A server without this field sends final ranks, as the specification says.
    isFinal: response.isFinal ?? true,
    standings,
    summary: {
      ...response.summary,
      champion: completeLeader(champion, teams),
      regularSeasonLeader: completeLeader(regularSeasonLeader, teams),
      highestScoring: completeLeader(highestScoring, teams) ?? findHighestScoring(teams),
      totalPoints: total,
      avgPointsPerTeam: avgPointsPerTeam ?? (total === null ? null : total / teams.length),
    },
  }
}

function completeTeam(team: Entry) {
  const { regularSeason, totalSeason } = team
  const { pointsFor, pointsAgainst, pointDifferential, avgPointsFor, avgPointsAgainst } = regularSeason
  const games = countGames(regularSeason)
  // Only a 0-0 record without points is that of a team that has not played.
  const hasPlayed = (pointsFor ?? 0) > 0 || games !== 0
  return {
    ...team,
    teamName: team.teamName ?? unnamedTeam,
    // Before the first game ranks and averages are meaningless.
    rank: hasPlayed ? team.rank : null,
    isChampion: team.isChampion === true,
    hasPlayed,
    regularSeason: {
      ...regularSeason,
      rank: hasPlayed ? regularSeason.rank : null,
      winPercentage: completeShare(regularSeason),
      pointDifferential: pointDifferential ?? subtract(pointsFor, pointsAgainst),
      avgPointsFor: hasPlayed ? (avgPointsFor ?? divide(pointsFor, games)) : null,
      avgPointsAgainst: hasPlayed ? (avgPointsAgainst ?? divide(pointsAgainst, games)) : null,
    },
    totalSeason: { ...totalSeason, winPercentage: completeShare(totalSeason) },
    rankByWeek: team.rankByWeek
      .flatMap(({ week, rank }) => (week !== null && rank !== null && rank >= 1 ? { week, rank } : []))
      .toSorted((a, b) => a.week - b.week),
  }
}

type Record = Entry['totalSeason']

/** Null: unknown. */
function countGames({ wins, losses, ties }: Record): number | null {
  return wins === null || losses === null ? null : wins + losses + (ties ?? 0)
}

/** From the record, a tie counting half, since servers differ between shares and percentages. */
function completeShare(record: Record): number | null {
  const { wins, losses, ties, winPercentage } = record
  return wins === null || losses === null ? winPercentage : winPercentOf({ wins, losses, ties: ties ?? 0 })
}

function subtract(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a - b
}

function divide(points: number | null, games: number | null): number | null {
  return points === null || games === null || games === 0 ? null : points / games
}

/** Some servers only send a name. */
function isTeam(reference: Reference, { teamId, teamName }: Team): boolean {
  if (reference === null) return false
  return reference.teamId === null ? reference.teamName === teamName : reference.teamId === teamId
}

function completeLeader(reference: Reference, teams: readonly Team[]) {
  if (reference === null) return null
  const team = teams.find((one) => isTeam(reference, one))
  const teamName = team?.teamName ?? reference.teamName
  if (teamName === null) return null
  const points = reference.points ?? team?.regularSeason.pointsFor ?? null
  return { teamId: team?.teamId ?? reference.teamId, teamName, points }
}

/** Null before the first point. */
function findHighestScoring(teams: readonly Team[]) {
  const [best] = teams.toSorted((a, b) => (b.regularSeason.pointsFor ?? 0) - (a.regularSeason.pointsFor ?? 0))
  const points = best?.regularSeason.pointsFor ?? 0
  return best && points > 0 ? { teamId: best.teamId, teamName: best.teamName, points } : null
}
