/** A past week of a finished season at a time within it, as if it had been read then. */

import { createRandom } from '../../../demo/random.ts'
import { listKickoffs, shareOfGameLeft } from '../../../src/analytics/nfl-opponent.ts'
import type { HostMatchup, HostSeason, MatchupSide, NflGame, NflSchedule } from '../../../src/domain/host-season.ts'
import type { Season } from '../../../src/domain/season.ts'
import { isStartingSlot } from '../../../src/domain/vocabulary.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'

/** Kickoffs in hours after the first one, with the number of a week's 16 games. */
const slots = [
  { hours: 0, games: 1 },
  { hours: 64.7, games: 9 },
  { hours: 68.1, games: 4 },
  { hours: 72, games: 1 },
  { hours: 96, games: 1 },
] as const

const hour = 3_600_000
const nflTeams = 32

/** Moments of a week between its games, so that no half-played game betrays the rest of a player's points. */
export const moments = [
  { name: 'before', hours: -1 },
  { name: 'first kickoff, no points yet', hours: 0.01 },
  { name: 'after the first game', hours: 10 },
  { name: 'after the early games', hours: 67.9 },
  { name: 'before the night game', hours: 71.9 },
  { name: 'before the last game', hours: 95.9 },
] as const

export type Moment = (typeof moments)[number]['name']

/**
 * The document with kickoffs. Where its source has none, every NFL team plays each week in one of five slots, as many as usual
 * in each; players without a team get one.
 */
export function withKickoffs(document: HostSeason): HostSeason {
  const isKnown = Object.values(document.nflSchedule ?? {}).some((games) => games.some(({ kickoff }) => kickoff))
  if (isKnown) return document
  const teams = Array.from({ length: nflTeams }, (_, index) => `T${index + 1}`)
  const players = document.players.map((player) => {
    const nflTeam = player.nflTeam ?? teams[player.number % nflTeams] ?? null
    return { ...player, nflTeam, weeks: player.weeks.map((week) => ({ ...week, nflTeam: week.nflTeam ?? nflTeam })) }
  })
  const names = new Set(players.flatMap(({ nflTeam, weeks }) => [nflTeam, ...weeks.map((week) => week.nflTeam)]))
  return {
    ...document,
    players,
    nflSchedule: scheduleTeams(
      document,
      [...names].flatMap((team) => team ?? []),
    ),
  }
}

function scheduleTeams(document: HostSeason, teams: readonly string[]): NflSchedule {
  const weeks = Array.from({ length: document.status.finalWeek }, (_, index) => {
    const week = index + 1
    const order = createRandom(`kickoffs/${week}`).shuffle(teams)
    return new Map(
      order.map((team, place) => [team, firstKickoff(document, week) + hour * hoursOf(place / order.length)]),
    )
  })
  return Object.fromEntries(
    teams.map((team) => [
      team,
      weeks.map(
        (kickoffs, index): NflGame => ({
          week: index + 1,
          opponent: team,
          isHome: true,
          kickoff: new Date(kickoffs.get(team) ?? 0).toISOString(),
        }),
      ),
    ]),
  )
}

const firstKickoff = ({ season }: HostSeason, week: number) =>
  Date.UTC(season, 8, 7, 0, 20) + 7 * 24 * hour * (week - 1)

/** The slot of a share of the teams, from 0 to 1. */
function hoursOf(share: number): number {
  let games = 0
  for (const slot of slots) {
    games += slot.games
    if (16 * share < games) return slot.hours
  }
  return 0
}

/** The time of a moment; null without kickoffs. */
export function timeOf(season: Season, week: number, hours: number): string | null {
  const [first] = listKickoffs(season, week)
  return first ? new Date(Date.parse(first) + hours * hour).toISOString() : null
}

/** The season as it was then. A player whose game is being played has the share of his points that he has of his game. */
export function rewindWeek(document: HostSeason, week: number, asOf: string): HostSeason {
  const season = { ...judgeSeason(document), asOf }
  const isBefore = (other: number) => other < week
  const hasBegun = (listKickoffs(season, week)[0] ?? '') <= asOf
  const points = new Map<number, number | null>()
  const players = document.players.map((player) => {
    const own = player.weeks.find((entry) => entry.week === week)
    const left = own ? shareOfGameLeft(season, player, week) : 1
    const soFar = own?.points == null || left === 1 ? null : own.points * (1 - left)
    points.set(player.number, soFar)
    const weeks = player.weeks.flatMap((entry) =>
      isBefore(entry.week) ? entry : entry.week === week ? { ...entry, points: soFar } : [],
    )
    // His status at import says nothing of that week.
    return { ...player, injuryStatus: null, weeks }
  })
  const scoreOf = (teamId: number) =>
    document.lineups
      .filter((lineup) => lineup.week === week && lineup.teamId === teamId)
      .flatMap(({ entries }) => entries)
      .filter(({ slot }) => isStartingSlot(slot))
      .reduce((sum, { player }) => sum + (points.get(player) ?? 0), 0)
  const toSide = (side: MatchupSide): MatchupSide => {
    // The commissioner adjusts afterwards.
    if (!hasBegun) return { ...side, points: null, adjustment: 0, pointsByWeek: [] }
    const soFar = scoreOf(side.teamId)
    return { ...side, points: soFar + side.homeBonus, adjustment: 0, pointsByWeek: [{ week, points: soFar }] }
  }
  const openSide = (side: MatchupSide): MatchupSide => ({ ...side, points: null, adjustment: 0, pointsByWeek: [] })
  return {
    ...document,
    asOf,
    status: {
      ...document.status,
      phase: 'in-season',
      currentWeek: week,
      scoredWeeks: document.status.scoredWeeks.filter(isBefore),
      closedPeriods: document.status.closedPeriods.filter((period) =>
        document.matchups.every(({ matchupPeriod, weeks }) => matchupPeriod !== period || weeks.every(isBefore)),
      ),
    },
    players,
    teams: document.teams.map((team) => ({ ...team, playoffSeed: null, finalRank: null, recordByHost: null })),
    matchups: document.matchups
      .filter(({ weeks, kind }) => (weeks[0] ?? 0) <= week || kind === 'regular')
      .map((matchup): HostMatchup => {
        if (matchup.weeks.every(isBefore)) return matchup
        const to = matchup.weeks.includes(week) ? toSide : openSide
        return { ...matchup, home: to(matchup.home), away: matchup.away && to(matchup.away), winner: 'open' }
      }),
    lineups: document.lineups.filter((lineup) => lineup.week <= week),
  }
}
