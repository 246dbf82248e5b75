import { listOpenAlerts } from '../analytics/open-decisions.ts'
import { splitScore } from '../analytics/period-score.ts'
import { leagueIdOf, teamIdOf, teamRefOf, toPlayerRef } from '../analytics/public-ids.ts'
import { listMatchups, statusOf } from '../analytics/schedule.ts'
import { findBetterLineup } from '../analytics/scoreboard/better-lineup.ts'
import { type LiveOdds, oddsWhilePlayed } from '../analytics/scoreboard/live-odds.ts'
import { flagMatchup } from '../analytics/scoreboard/matchup-flags.ts'
import { type GameOdds, oddsBefore } from '../analytics/scoreboard/pregame-odds.ts'
import { projectScore } from '../analytics/scoreboard/projected-scores.ts'
import { rankWeek } from '../analytics/scoreboard/week-ranking.ts'
import { listWeekScores } from '../analytics/scoreboard/week-scores.ts'
import { factsOf } from '../analytics/season-facts.ts'
import { weekScoreOf } from '../analytics/team-week.ts'
import { whyNoMatchups } from '../analytics/why-no-games.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { roundFigure, subtractPoints } from '../domain/points.ts'
import { writeRecord } from '../domain/record-text.ts'
import type { Matchup, MatchupKind, MatchupSide, Season } from '../domain/season.ts'
import { weekOfSeason } from '../domain/season-week.ts'
import { hasLine } from '../domain/week-paths.ts'
import { findTitleGame } from '../verdict/end.ts'
import { medianOf } from '../verdict/median-games.ts'
import { listRegularPeriods } from '../verdict/regular-periods.ts'
import { isDecided } from '../verdict/results.ts'
import { tableThrough } from '../verdict/table.ts'
import type { Handler } from './handler.ts'
import { noWeek } from './resolve-season.ts'

type ScoreboardSide = ResponseOf<'scoreboard'>['matchups'][number]['home']

/** Throws `DomainError('not-found')` for a week after the season's last one. */
export const handleScoreboard: Handler<'scoreboard'> = ({ season, paths }, { week }) => {
  const { finalWeek } = season.status
  if (week > finalWeek) throw noWeek(season, week)
  const isOver = (matchup: Matchup) => matchup.away === null || overStatuses.includes(statusOf(season, matchup))
  const isComplete = (ofWeek: number) =>
    factsOf(season).isFinalWeek(ofWeek) && listMatchups(season, { week: ofWeek }).every(isOver)
  const title = describeTitle(season, week)
  const matchups = listMatchups(season, { week }).toSorted(
    (a, b) =>
      Number(b.id === title?.matchupId) - Number(a.id === title?.matchupId) ||
      Number(a.away === null) - Number(b.away === null) ||
      kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind),
  )
  const bases = new Set(matchups.flatMap((matchup) => oddsBefore(season, matchup)?.basis ?? []))
  const table = describeRecords(season, matchups)
  const median = medianOfWeek(season, matchups)
  const watched = paths?.get(week)
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    week,
    isComplete: isComplete(week),
    isPlayoffWeek: weekOfSeason(season.status, week).isPlayoff,
    unavailable: matchups.length > 0 ? null : (whyNoMatchups(season) ?? whyNoneIn(season, week)),
    weeks: Array.from({ length: finalWeek }, (_, index) => ({
      week: index + 1,
      isComplete: isComplete(index + 1),
      isPlayoff: weekOfSeason(season.status, index + 1).isPlayoff,
    })),
    median,
    chanceBasis: bases.size > 1 ? 'mixed' : ([...bases][0] ?? null),
    matchups: matchups.map((matchup) => describeMatchup(season, matchup, week, table, median)),
    title,
    lineupAlerts: season.teams.flatMap(({ id }) => {
      const alerts = listOpenAlerts(season, id, week)
      return alerts.length > 0 ? { teamId: teamIdOf(season, id), alerts } : []
    }),
    isWatched: watched !== undefined && hasLine(watched),
    ranking: rankWeek(season, week).map(({ teamId, ...score }) => ({ team: teamRefOf(season, teamId), ...score })),
  }
}

/** Of a week that is over nothing is to come. */
function whyNoneIn({ status }: Season, week: number): string {
  const { state } = weekOfSeason(status, week)
  return `Week ${week} matchups aren’t available${state === 'final' || state === 'over' ? '' : ' yet'}.`
}

function describeTitle(season: Season, week: number): ResponseOf<'scoreboard'>['title'] {
  const { championId, final } = season.title
  const matchup = final?.matchup ?? findTitleGame(season.bracket)
  if (!matchup?.weeks.includes(week)) return null
  return { matchupId: matchup.id, winnerIsChampion: final !== null && final.winnerId === championId }
}

/** Of a game of which nothing is to come. */
const overStatuses: readonly ReturnType<typeof statusOf>[] = ['final', 'not-recorded']

const kindOrder: readonly MatchupKind[] = ['winners-bracket', 'regular', 'winners-consolation', 'losers-consolation']

/** The record of each team after the week's matchup period, as text. */
function describeRecords(season: Season, matchups: readonly Matchup[]): ReadonlyMap<number, string> {
  const period = Math.max(0, ...matchups.map(({ matchupPeriod }) => matchupPeriod))
  return new Map(tableThrough(season, period).map((row) => [row.teamId, writeRecord(row)]))
}

function medianOfWeek(season: Season, [matchup]: readonly Matchup[]): number | null {
  if (!season.settings.hasMedianGame || matchup?.kind !== 'regular') return null
  const period = listRegularPeriods(season).find(({ matchupPeriod }) => matchupPeriod === matchup.matchupPeriod)
  return period ? roundFigure(medianOf([...period.allScores.values()])) : null
}

function describeMatchup(
  season: Season,
  matchup: Matchup,
  week: number,
  records: ReadonlyMap<number, string>,
  median: number | null,
): ResponseOf<'scoreboard'>['matchups'][number] {
  const { id, weeks, kind, home, away, winner } = matchup
  const before = oddsBefore(season, matchup)
  const live = oddsWhilePlayed(season, matchup)
  const toSide = (at: 'home' | 'away', side: MatchupSide): ScoreboardSide => ({
    team: teamRefOf(season, side.teamId),
    seed: kind === 'regular' ? null : (season.seeds.seedOf.get(side.teamId) ?? null),
    record: records.get(side.teamId) ?? '',
    ...describeScore(season, matchup, side, week),
    betterLineup: describeBetterLineup(season, matchup, at),
    ...describeChances(at, before, live),
    hostProjectedPoints: live ? (side.hostProjection ?? null) : null,
    hostChance: live ? (side.hostChance ?? null) : null,
    isWinner: winner === at,
    beatsMedian: median === null || side.points === null || side.points === median ? null : side.points > median,
  })
  const decided = isDecided(matchup)
  return {
    matchupId: id,
    weeks,
    kind,
    status: statusOf(season, matchup),
    home: toSide('home', home),
    away: away && toSide('away', away),
    isTie: decided && winner === 'tie',
    margin: decided && away ? Math.abs(subtractPoints(home.points ?? 0, away.points ?? 0)) : null,
    flags: flagMatchup(season, matchup),
  }
}

function describeScore(season: Season, matchup: Matchup, { teamId, points, adjustment }: MatchupSide, week: number) {
  const parts = isDecided(matchup) ? splitScore(season, teamId, matchup.weeks, points ?? 0) : null
  const rank = listWeekScores(season, matchup).find((score) => score.teamId === teamId)?.rank
  return {
    points,
    weekPoints: weekScoreOf(season, teamId, week),
    adjustment,
    projectedPoints: projectScore(season, teamId, matchup.weeks),
    optimalPoints: parts && roundFigure(parts.optimal + parts.adjustment),
    missedPoints: parts?.missed ?? null,
    scoreRank: rank ?? null,
  }
}

function describeBetterLineup(season: Season, matchup: Matchup, at: 'home' | 'away'): ScoreboardSide['betterLineup'] {
  const better = findBetterLineup(season, matchup, at)
  const player = factsOf(season).players.get(better?.swap?.benched.player ?? -1)
  return (
    better && {
      wins: better.wins,
      player: player ? toPlayerRef(season, player) : null,
      week: better.swap?.week ?? null,
    }
  )
}

function describeChances(at: 'home' | 'away', before: GameOdds | null, live: LiveOdds | null) {
  const own = (home: number | undefined) => (home === undefined ? undefined : at === 'home' ? home : 1 - home)
  return {
    chanceBefore: roundFigure(own(before?.home)),
    chanceLive: roundFigure(own(live?.homeChance)),
    pointsToCome: live?.[at].toCome ?? null,
    startersToCome: live?.[at].startersToCome ?? null,
  }
}
