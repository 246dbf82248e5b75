import { type DraftedPlayer, rankForDraft } from './draft-board.ts'
import { type DemoEliminationRound, eliminateLowest, recordRound } from './elimination.ts'
import type { FantasyMatchup, MatchupTeam } from './fantasy-matchup.ts'
import { pairTeams } from './fixtures.ts'
import { holdDraft } from './hold-draft.ts'
import { manageInjuredReserve } from './injured-reserve.ts'
import { draftRounds, type LeaguePlan, matchupPeriods } from './league-plan.ts'
import type { DemoMove, FantasyTeam, LeagueState } from './league-state.ts'
import { setLineup } from './lineups.ts'
import type { NflSeason } from './nfl-season.ts'
import { type PlayerScores, scorePlayers } from './player-scores.ts'
import { pairRound, rankFinally } from './playoffs.ts'
import { createRandom, type Random } from './random.ts'
import { seedDemoTeams } from './records.ts'
import { bookScores, ruleNarrowestTie } from './scorekeeping.ts'
import { createScorer, scoringItems } from './scoring.ts'
import { holdRookieDraft, veteranRounds } from './sleeper/rookie-draft.ts'
import { pairToiletBowlRound } from './sleeper/toilet-bowl.ts'
import { makeTrade } from './trades.ts'
import { processWaivers, streamFreeAgents } from './waivers.ts'
import { wideBrackets } from './wide-brackets.ts'

/** A simulated league season, before it is written in ESPN's format. */
export interface FantasySeason {
  plan: LeaguePlan
  nfl: NflSeason
  playerScores: PlayerScores
  /** Team ids in draft order. */
  draftOrder: number[]
  draft: DraftedPlayer[]
  teams: FantasyTeam[]
  /** Rosters by week (index 0 is week 1), then team: player → slot. */
  lineups: Map<number, Map<number, number>>[]
  matchups: FantasyMatchup[]
  /** Rounds of an elimination league, which has no matchups. */
  rounds: DemoEliminationRound[]
  moves: DemoMove[]
  /** Team ids by the league's own order of the regular season; empty before the draft. */
  seeds: number[]
  /** Team ids by final rank; empty until the season is over. */
  finalOrder: number[]
}

/** Plays a league from its draft to the week its plan stops in. */
export function playFantasySeason(plan: LeaguePlan, nfl: NflSeason): FantasySeason {
  const random = createRandom(`demo league ${plan.espnLeagueId} ${plan.season}`)
  const items = plan.hasWideBrackets ? wideBrackets(plan.pointsPerReception) : scoringItems(plan.pointsPerReception)
  const playerScores = scorePlayers(nfl, createScorer(items))
  const teams = plan.managers.map(
    (manager): FantasyTeam => ({
      manager,
      roster: new Map(),
      budget: plan.waiverBudget ?? 0,
      wins: 0,
      pointsFor: 0,
    }),
  )
  const draftOrder = random.fork('draft order').shuffle(plan.managers.map((manager) => manager.teamId))
  const matchups = plan.format === 'elimination' ? [] : scheduleRegularSeason(random.fork('fixtures'), plan)
  const rounds = plan.dynasty ? veteranRounds(plan) : draftRounds(plan)
  const board = rankForDraft(random.fork('draft board'), plan, playerScores, rounds)
  const season: FantasySeason = {
    plan,
    nfl,
    playerScores: playerScores,
    draftOrder,
    draft: [],
    teams,
    lineups: [],
    matchups,
    rounds: [],
    moves: [],
    seeds: [],
    finalOrder: [],
  }
  if (plan.stage === 'not-drafted') return season

  const state: LeagueState = { plan, playerScores, random, teams: [...teams], moves: season.moves }
  season.draft = plan.dynasty ? holdRookieDraft(state, draftOrder, board) : holdDraft(state, draftOrder, board)
  const playoffRounds: FantasyMatchup[][] = []
  for (const [index, weeks] of matchupPeriods(plan).entries()) {
    const period = index + 1
    if ((weeks[0] ?? 0) > plan.currentWeek) break
    if (period === plan.regularSeasonMatchups + 1) closeRegularSeason(season)
    if (period > plan.regularSeasonMatchups) season.matchups.push(...nextRound(season, period, playoffRounds))
    for (const week of weeks) playWeek(season, state, week)
    if (plan.format === 'elimination') playRound(season, state, period, weeks)
    const round = season.matchups.filter((matchup) => matchup.period === period)
    if (period > plan.regularSeasonMatchups) playoffRounds.push(round)
  }
  if (plan.format === 'elimination') return season
  season.seeds = season.seeds.length > 0 ? season.seeds : seedDemoTeams(plan, season.matchups)
  const lastRound = playoffRounds.at(-1)
  if (plan.stage === 'finished' && lastRound && !plan.dynasty) season.finalOrder = rankFinally(lastRound)
  return season
}

/** Whether a week is over: all its games are played and its matchups scored. */
function isWeekOver(plan: LeaguePlan, week: number): boolean {
  return plan.stage === 'finished' ? week <= plan.currentWeek : plan.stage === 'running' && week < plan.currentWeek
}

function scheduleRegularSeason(random: Random, plan: LeaguePlan): FantasyMatchup[] {
  const weeks = pairTeams(
    random,
    plan.managers.map((manager) => manager.teamId),
    plan.regularSeasonMatchups,
  )
  return weeks
    .flatMap((games, index) => games.map(([home, away]) => ({ home, away, period: index + 1 })))
    .map(({ home, away, period }, index) => ({
      id: index + 1,
      period,
      tier: 'NONE',
      home: sideOf(home),
      away: sideOf(away),
      winner: 'UNDECIDED',
    }))
}

/** One week: moves, lineups, games. In the running week the games stay open. */
function playWeek(season: FantasySeason, state: LeagueState, week: number): void {
  manageInjuredReserve(state, week)
  if (week > 1) processWaivers(state, week)
  if (season.plan.format === 'head-to-head') makeTrade(state, week)
  streamFreeAgents(state, week)
  for (const team of state.teams) setLineup(state, team, week)
  season.lineups.push(new Map(state.teams.map((team) => [team.manager.teamId, new Map(team.roster)])))
  if (isWeekOver(season.plan, week)) season.matchups = bookScores(state, season.matchups, week)
}

/** A round of all remaining teams. Once it is over the lowest score is eliminated, and its players become free agents. */
function playRound(season: FantasySeason, state: LeagueState, period: number, weeks: readonly number[]): void {
  const sides = state.teams.map((team) => sideOf(team.manager.teamId))
  const round: DemoEliminationRound = { period, sides, eliminatedTeamId: null }
  season.rounds.push(round)
  const lastWeek = weeks.at(-1) ?? 0
  if (!isWeekOver(season.plan, lastWeek)) return
  recordRound(state, round, weeks)
  round.eliminatedTeamId = eliminateLowest(state, round, lastWeek)
}

function closeRegularSeason(season: FantasySeason): void {
  if (season.plan.narrowestGameRuledTie) season.matchups = ruleNarrowestTie(season.matchups)
  season.seeds = seedDemoTeams(season.plan, season.matchups)
}

function nextRound(season: FantasySeason, period: number, played: readonly FantasyMatchup[][]): FantasyMatchup[] {
  const { seeds, plan } = season
  const games = plan.dynasty ? pairToiletBowlRound(seeds, played) : pairRound(seeds, plan.playoffTeamCount, played)
  return games.map(({ tier, homeTeamId, awayTeamId }, index) => ({
    id: season.matchups.length + index + 1,
    period,
    tier,
    home: sideOf(homeTeamId),
    away: awayTeamId === null ? null : sideOf(awayTeamId),
    winner: 'UNDECIDED',
  }))
}

function sideOf(teamId: number): MatchupTeam {
  return { teamId, pointsByWeek: new Map(), adjustment: 0 }
}
