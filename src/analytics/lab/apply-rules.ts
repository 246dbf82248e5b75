/** A season under other rules: scores, standings, seeds, playoffs, final ranks. */

import type { HostMatchup, HostSeason } from '../../domain/host-season.ts'
import { roundFigure } from '../../domain/points.ts'
import type { Season, SeasonSettings } from '../../domain/season.ts'
import type { SeasonStatistics } from '../../domain/season-statistics.ts'
import { toEvidence, withoutRanks, withoutStatements } from '../../verdict/evidence.ts'
import { judgeSeason } from '../../verdict/judge-season.ts'
import { listMedianGames } from '../../verdict/median-games.ts'
import { listMeetings, seedTeams } from '../../verdict/seeding.ts'
import { orderRows } from '../../verdict/table.ts'
import { computeAllPlayRecords } from '../luck/all-play-record.ts'
import type { LabRules } from './lab-rules.ts'
import { type PlayoffPlan, planPlayoffWeeks } from './plan-playoff-weeks.ts'
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
 * score or the standings, the games are judged again by the changed rules, and the playoffs are replayed with the scores of their weeks.
 */
export function applyRules(season: Season, statistics: SeasonStatistics | null, rules: LabRules): AppliedRules {
  const rescored = rescoreSeason(season, statistics, rules)
  const plan = planPlayoffWeeks(season, rules)
  const settings = changedSettings(rescored.settings, rules, plan)
  const isSameTable = rescored === season && isSameRegularSeason(season.settings, settings) && rules.schedule !== 'lot'
  const isSamePlayoffs = !plan.startsEarlier && isSameBracket(season, settings, plan)
  if (isSameTable && isSamePlayoffs) return { season, meanRecords: null, notes: [] }

  const notes = plan.startsEarlier ? [describeEarlierStart(season, plan)] : []
  const evidence = underRules(toEvidence(rescored), settings, plan, rules)
  const table = isSameTable ? season : judgeSeason(onlyRegular(withoutStatements(evidence)))
  const means = rules.schedule === 'lot' ? meanRecords(table) : null
  const seeds = means ? seedByMeans(table, means) : table.table.map(({ teamId }) => teamId)
  const stated = withSeeds(isSameTable ? withoutRanks(evidence) : withoutStatements(evidence), seeds)
  const isOver = season.status.phase === 'complete'
  if (!isOver) {
    const running = judgeSeason(stated)
    return { season: means ? inOrderOf(seeds, running) : running, meanRecords: means, notes }
  }

  if (isSamePlayoffs && keepsPlayoffs(season, rescored, seeds)) {
    return { season: judgeSeason(withRanks(stated, season)), meanRecords: means, notes }
  }
  const played = playPlayoffs({ season, rescored, seeds, plan, settings })
  if (played.note) notes.push(played.note)
  return { season: judgeSeason(withPlayoffs(stated, played)), meanRecords: means, notes }
}

/** The season's document under the changed settings, without regular-season games in weeks that the playoffs take. */
function underRules(evidence: HostSeason, settings: SeasonSettings, plan: PlayoffPlan, rules: LabRules): HostSeason {
  const isLeft = ({ kind, matchupPeriod }: HostMatchup) => kind !== 'regular' || matchupPeriod <= plan.regularPeriods
  const regularSeasonFinalWeek = Math.max(
    0,
    ...settings.matchupPeriods
      .filter(({ matchupPeriod }) => matchupPeriod <= plan.regularPeriods)
      .flatMap(({ weeks }) => weeks),
  )
  return {
    ...evidence,
    settings: { ...evidence.settings, ...settings },
    status: { ...evidence.status, regularSeasonFinalWeek },
    matchups: evidence.matchups.filter(isLeft),
    teams: evidence.teams.map((team) => ({
      ...team,
      divisionId: rules.hasDivisions === false ? null : team.divisionId,
    })),
  }
}

function onlyRegular(season: HostSeason): HostSeason {
  return { ...season, matchups: season.matchups.filter(({ kind }) => kind === 'regular') }
}

function withRanks(season: HostSeason, { finalRanks }: Season): HostSeason {
  return { ...season, teams: season.teams.map((team) => ({ ...team, finalRank: finalRanks?.get(team.id) ?? null })) }
}

function changedSettings(settings: SeasonSettings, rules: LabRules, plan: PlayoffPlan): SeasonSettings {
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

function isSameRegularSeason(before: SeasonSettings, after: SeasonSettings): boolean {
  return (
    before.hasMedianGame === after.hasMedianGame &&
    before.divisions.length === after.divisions.length &&
    before.seedingRule === after.seedingRule &&
    before.regularSeasonMatchups === after.regularSeasonMatchups
  )
}

function isSameBracket({ settings, teams }: Season, after: SeasonSettings, plan: PlayoffPlan): boolean {
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

function seedByMeans(season: Season, means: NonNullable<AppliedRules['meanRecords']>): number[] {
  const candidates = season.table.map((row) => {
    const { wins = 0, results = 0 } = means.get(row.teamId) ?? {}
    return { ...row, winPercentage: results === 0 ? 0 : roundFigure((100 * wins) / results) }
  })
  return seedTeams(season, candidates, listMeetings(season)).map(({ teamId }) => teamId)
}

/** A running season's table follows its records, which random schedules replace by means. */
function inOrderOf(seeds: readonly number[], season: Season): Season {
  const isIn = season.playoffTeamIds.size
  return {
    ...season,
    table: orderRows(season, season.table, Number.POSITIVE_INFINITY, seeds),
    seeds: { ...season.seeds, order: [...seeds], seedOf: new Map(seeds.map((id, index) => [id, index + 1])) },
    playoffTeamIds: new Set(seeds.slice(0, isIn)),
  }
}

function withSeeds(season: HostSeason, seeds: readonly number[]): HostSeason {
  return { ...season, teams: season.teams.map((team) => ({ ...team, playoffSeed: seeds.indexOf(team.id) + 1 })) }
}

/** With equal seeds and winners of all games after the regular season the real ranks stay, however they came about. */
function keepsPlayoffs(before: Season, after: Season, seeds: readonly number[]): boolean {
  const seedsBefore = before.table.map(({ teamId }) => teamId)
  return (
    seedsBefore.join() === seeds.join() &&
    before.matchups.every(({ kind, winner }, index) => kind === 'regular' || winner === after.matchups[index]?.winner)
  )
}

function withPlayoffs(season: HostSeason, { matchups, places }: ReturnType<typeof playPlayoffs>): HostSeason {
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
  return `Playoffs start in week ${first}, so every team plays ${lost === 1 ? 'one regular-season game' : `${lost} regular-season games`} less.`
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
