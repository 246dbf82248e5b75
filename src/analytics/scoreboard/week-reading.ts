import { gamesStateAt } from '../../domain/nfl-clock.ts'
import { roundFigure } from '../../domain/points.ts'
import type { Matchup, Season } from '../../domain/season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import type { GameReading, Side, WeekReading } from '../../domain/week-paths.ts'
import { listKickoffs } from '../nfl-opponent.ts'
import { listMatchups } from '../schedule.ts'
import { factsOf } from '../season-facts.ts'
import { homeChanceNow } from './game-odds.ts'
import { oddsWhilePlayed } from './live-odds.ts'
import { expectGame } from './rest-of-week.ts'

const secondsOf = (time: string) => Math.floor(Date.parse(time) / 1000)

/**
 * The games of the running week as they were when the season was read; null before the week's first kickoff, and where its kickoffs or the
 * moment are unknown.
 */
export function readGames(season: Season): WeekReading | null {
  const week = season.status.runningWeek
  if (week === null || !season.asOf) return null
  const kickoffs = listKickoffs(season, week)
  if (kickoffs.length === 0 || gamesStateAt(kickoffs, Date.parse(season.asOf)) === 'before') return null
  return {
    at: secondsOf(season.asOf),
    kickoffs: kickoffs.map(secondsOf),
    games: listMatchups(season, { week }).flatMap((matchup) => readGame(season, matchup, week) ?? []),
  }
}

function readGame(season: Season, matchup: Matchup, week: number): GameReading | null {
  const { id, home, away } = matchup
  const chance = roundFigure(homeChanceNow(season, matchup))
  if (!away || chance == null) return null
  return {
    matchupId: id,
    chance,
    home: home.points ?? 0,
    away: away.points ?? 0,
    players: [...listPlayers(season, home.teamId, week, 'home'), ...listPlayers(season, away.teamId, week, 'away')],
    isQuarterPlayed: isQuarterPlayed(season, matchup),
  }
}

/** Players who have scored. */
function listPlayers(season: Season, teamId: number, week: number, side: Side): GameReading['players'] {
  const { lineupIn, playerWeek } = factsOf(season)
  return (lineupIn(teamId, week)?.entries ?? []).flatMap(({ player, slot }) => {
    const points = playerWeek(player, week)?.points ?? 0
    return points === 0 ? [] : [{ side, player, points, isStarter: isStartingSlot(slot) }]
  })
}

/** Of the points that both sides were expected to score, three quarters at most are to come. */
function isQuarterPlayed(season: Season, matchup: Matchup): boolean {
  const odds = oddsWhilePlayed(season, matchup)
  const before = expectGame(season, matchup)
  if (!odds || !before) return false
  return odds.home.toCome + odds.away.toCome <= 0.75 * (before.home.shown + before.away.shown)
}
