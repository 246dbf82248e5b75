/** A season under other rules: scores, standings, seeds, playoffs, final ranks. */
import type { LeagueSettings, Matchup, Season, Team } from '../../domain/season.ts'
import type { SeasonStatistics } from '../../domain/season-statistics.ts'
import { computeAllPlayRecords } from '../luck/all-play-record.ts'
import { listMedianGames } from '../median-games.ts'
import { isRegularSeasonOver, rankRegularSeason } from '../regular-season-table.ts'
import { listMeetings, seedTeams } from '../seeding.ts'
import type { LabRules } from './lab-rules.ts'
import { type PlayoffPlan, planPlayoffs } from './plan-playoffs.ts'
import { playPlayoffs } from './play-playoffs.ts'
import { rescoreSeason } from './rescore-season.ts'

export interface AppliedRules {
  /** The season after the rules; the same object if they change nothing. */
  season: Season
  /** Mean wins and results by team for a random schedule; else null. */
  meanRecords: ReadonlyMap<number, { wins: number; results: number }> | null
  /** Notes for readers about the result, one sentence each. */
  notes: string[]
}

/**
 * Applies rules to a season. The league's own rules return the season itself, with the host's records, seeds and ranks. If a rule changes a
 * score or the standings, records and seeds are computed from the games by the changed rules, and the playoffs are replayed with the scores
 * of their weeks.
 */
export function applyRules(season: Season, statistics: SeasonStatistics | null, rules: LabRules): AppliedRules {
  const rescored = rescoreSeason(season, statistics, rules)
  const plan = planPlayoffs(season, rules)
  const settings = changedSettings(rescored.settings, rules, plan)
  const isSameTable = rescored === season && isSameRegularSeason(season.settings, settings) && rules.schedule !== 'lot'
  const isSamePlayoffs = !plan.startsEarlier && isSameBracket(season, settings, plan)
  if (isSameTable && isSamePlayoffs) return { season, meanRecords: null, notes: [] }

  const notes = plan.startsEarlier ? [describeEarlierStart(season, plan)] : []
  const table = isSameTable ? { ...rescored, settings } : withoutHostFigures({ ...rescored, settings }, plan, rules)
  const means = rules.schedule === 'lot' ? meanRecords(table) : null
  const seeds = means ? seedByMeans(table, means) : rankRegularSeason(table).map(({ teamId }) => teamId)
  const seeded = withSeeds(table, seeds)
  const isOver = season.status.phase === 'complete' && isRegularSeasonOver(season)
  if (!isOver) return { season: seeded, meanRecords: means, notes }

  if (isSamePlayoffs && keepsPlayoffs(season, rescored, seeds)) return { season: seeded, meanRecords: means, notes }
  const played = playPlayoffs({ season, rescored, seeds, plan, settings })
  if (played.note) notes.push(played.note)
  return { season: withPlayoffs(seeded, played), meanRecords: means, notes }
}

function changedSettings(settings: LeagueSettings, rules: LabRules, plan: PlayoffPlan): LeagueSettings {
  return {
    ...settings,
    hasMedianGame: rules.hasMedianGame ?? settings.hasMedianGame,
    playoffTeamCount: plan.teamCount,
    divisions: rules.hasDivisions === false ? [] : settings.divisions,
    seedingRule: rules.seedingRule ?? settings.seedingRule,
    playoffReseed: rules.reseeds ?? settings.playoffReseed,
    regularSeasonMatchups: plan.regularPeriods,
    matchupPeriods: [
      ...settings.matchupPeriods.filter(({ matchupPeriod }) => matchupPeriod <= plan.regularPeriods),
      ...plan.rounds.map((weeks, round) => ({ matchupPeriod: plan.regularPeriods + 1 + round, weeks: [...weeks] })),
    ],
  }
}

function isSameRegularSeason(before: LeagueSettings, after: LeagueSettings): boolean {
  return (
    before.hasMedianGame === after.hasMedianGame &&
    before.divisions.length === after.divisions.length &&
    before.seedingRule === after.seedingRule &&
    before.regularSeasonMatchups === after.regularSeasonMatchups
  )
}

function isSameBracket({ settings, teams }: Season, after: LeagueSettings, plan: PlayoffPlan): boolean {
  return (
    Math.min(settings.playoffTeamCount, teams.length) === plan.teamCount &&
    (settings.playoffReseed ?? false) === (after.playoffReseed ?? false) &&
    plan.rounds.every((weeks, round) => {
      const own = settings.matchupPeriods.find(
        ({ matchupPeriod }) => matchupPeriod === settings.regularSeasonMatchups + 1 + round,
      )
      return own?.weeks.join() === weeks.join()
    })
  )
}

/** Removes the host's records, ranks and forecasts, which no longer apply. */
function withoutHostFigures(season: Season, plan: PlayoffPlan, rules: LabRules): Season {
  const isLeft = ({ kind, matchupPeriod }: Matchup) => kind !== 'regular' || matchupPeriod <= plan.regularPeriods
  const toTeam = (team: Team): Team => ({
    ...team,
    playoffSeed: null,
    recordByHost: null,
    divisionId: rules.hasDivisions === false ? null : team.divisionId,
  })
  return { ...season, teams: season.teams.map(toTeam), matchups: season.matchups.filter(isLeft) }
}

function seedByMeans(season: Season, means: NonNullable<AppliedRules['meanRecords']>): number[] {
  const candidates = rankRegularSeason(season).map((row) => {
    const { wins = 0, results = 0 } = means.get(row.teamId) ?? {}
    return { ...row, winPercentage: results === 0 ? 0 : wins / results }
  })
  return seedTeams(season, candidates, listMeetings(season)).map(({ teamId }) => teamId)
}

function withSeeds(season: Season, seeds: readonly number[]): Season {
  return { ...season, teams: season.teams.map((team) => ({ ...team, playoffSeed: seeds.indexOf(team.id) + 1 })) }
}

/** With equal seeds and winners of all games after the regular season the real ranks stay, however they came about. */
function keepsPlayoffs(before: Season, after: Season, seeds: readonly number[]): boolean {
  const seedsBefore = rankRegularSeason(before).map(({ teamId }) => teamId)
  return (
    seedsBefore.join() === seeds.join() &&
    before.matchups.every(({ kind, winner }, index) => kind === 'regular' || winner === after.matchups[index]?.winner)
  )
}

function withPlayoffs(season: Season, { matchups, places }: ReturnType<typeof playPlayoffs>): Season {
  return {
    ...season,
    matchups: [...season.matchups.filter(({ kind }) => kind === 'regular'), ...matchups],
    teams: season.teams.map((team) => ({
      ...team,
      finalRank: places ? places.indexOf(team.id) + 1 || null : null,
    })),
  }
}

function describeEarlierStart({ settings }: Season, { rounds, regularPeriods }: PlayoffPlan): string {
  const [first] = rounds.flat()
  const lost = settings.regularSeasonMatchups - regularPeriods
  return `The playoffs begin in week ${first}: ${lost === 1 ? 'a game' : `${lost} games`} of the regular season less for every team.`
}

/**
 * Every team's mean wins over all schedules: each week it plays every other team with equal probability. Median results need no schedule
 * and count as they are.
 */
function meanRecords(season: Season): Map<number, { wins: number; results: number }> {
  const medianGames = listMedianGames(season)
  return new Map(
    [...computeAllPlayRecords(season)].map(([teamId, { expectedWins, weeks }]) => {
      const games = medianGames.get(teamId) ?? []
      const medianWins = games.reduce((sum, { result }) => sum + (result === 'win' ? 1 : result === 'tie' ? 0.5 : 0), 0)
      return [teamId, { wins: expectedWins + medianWins, results: weeks.length + games.length }]
    }),
  )
}
