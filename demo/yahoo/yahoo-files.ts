/** A simulated league season as the files of Yahoo's responses. */

import type { FantasyMatchup, MatchupTeam } from '../fantasy-matchup.ts'
import { totalPoints } from '../fantasy-matchup.ts'
import type { FantasySeason } from '../fantasy-season.ts'
import { type LeaguePlan, slot } from '../league-plan.ts'
import type { DemoMove } from '../league-state.ts'
import { openingKickoff } from '../nfl-schedule.ts'
import { nflTeams } from '../nfl-teams.ts'
import type { ProPlayer } from '../player-pool.ts'
import { keepRecords } from '../records.ts'
import { yahooGame, yahooNumber } from './yahoo-plan.ts'
import { shapeModifiers, shapeStats } from './yahoo-scoring.ts'

const leagueKey = `${yahooGame}.l.${yahooNumber}`
const teamKey = (teamId: number) => `${leagueKey}.t.${teamId}`

/** The raw folder by file name. */
export function shapeYahooFiles(season: FantasySeason): Record<string, unknown> {
  const { plan } = season
  const response = (part: object) => ({ fantasy_content: { league: { ...shapeHead(plan), ...part } } })
  const weeks = Array.from({ length: plan.currentWeek }, (_, index) => index + 1)
  const files: Record<string, unknown> = {
    'league.json': response({ settings: shapeSettings(plan) }),
    'standings.json': response({ standings: { teams: shapeStandings(season) } }),
    'transactions.json': response({ transactions: shapeTransactions(season) }),
    'draft-results.json': response({
      draft_results: season.draft.map(({ overallPick, round, teamId, playerId }) => ({
        draft_result: { pick: overallPick, round, team_key: teamKey(teamId), player_key: keyOf(season, playerId) },
      })),
    }),
    'game-weeks.json': {
      fantasy_content: {
        game: {
          game_key: yahooGame,
          season: String(plan.season),
          is_game_over: 1,
          game_weeks: weeks.map((week) => ({
            game_week: { week: String(week), start: firstDay(plan, week), end: lastDay(plan, week) },
          })),
        },
      },
    },
  }
  const rostered = new Set(
    season.lineups.flatMap((teams) => [...teams.values()].flatMap((roster) => [...roster.keys()])),
  )
  const others = season.draft.filter(({ playerId }) => !rostered.has(playerId))
  if (others.length > 0) {
    files['players-01.json'] = response({
      players: others.map(({ playerId }) => ({ player: shapePlayer(season.playerScores.player(playerId)) })),
    })
  }
  for (const week of weeks) {
    const number = String(week).padStart(2, '0')
    files[`scoreboard-${number}.json`] = response({
      scoreboard: { week: String(week), matchups: shapeMatchups(season, week) },
    })
    files[`rosters-${number}.json`] = response({ teams: shapeRosters(season, week) })
  }
  return files
}

/** In every response about a league. */
function shapeHead({ name, managers, season, currentWeek }: LeaguePlan) {
  return {
    league_key: leagueKey,
    league_id: yahooNumber,
    name,
    draft_status: 'postdraft',
    num_teams: managers.length,
    scoring_type: 'head',
    league_type: 'public',
    renew: null,
    renewed: null,
    is_guillotine: '0',
    current_week: String(currentWeek),
    start_week: '1',
    end_week: String(currentWeek),
    is_finished: 1,
    game_code: 'nfl',
    season: String(season),
  }
}

const slotWords: Readonly<Record<number, string>> = {
  [slot.QB]: 'QB',
  [slot.WR]: 'WR',
  [slot.RB]: 'RB',
  [slot.TE]: 'TE',
  [slot.FLEX]: 'W/R/T',
  [slot.K]: 'K',
  [slot.DST]: 'DEF',
  [slot.BENCH]: 'BN',
  [slot.IR]: 'IR',
}
const wordOf = (slotId: number) => slotWords[slotId] ?? 'BN'

function shapeSettings(plan: LeaguePlan) {
  const words = plan.startingSlots.map(wordOf)
  const positions = [
    ...[...new Set(words)].map((word) => [word, words.filter((one) => one === word).length] as const),
    ['BN', plan.benchSlots] as const,
    ['IR', plan.injuredReserveSlots] as const,
  ]
  return {
    draft_type: 'live',
    is_auction_draft: '0',
    draft_time: String(openingKickoff(plan.season, 1) / 1000 - 5 * 24 * 3600),
    uses_playoff: '1',
    playoff_start_week: String(plan.regularSeasonMatchups + 1),
    num_playoff_teams: String(plan.playoffTeamCount),
    has_playoff_consolation_games: true,
    uses_playoff_reseeding: 0,
    has_multiweek_championship: 0,
    uses_faab: '1',
    trade_end_date: firstDay(plan, 12),
    can_trade_draft_picks: '0',
    roster_positions: positions.map(([position, count]) => ({ roster_position: { position, count } })),
    stat_modifiers: { stats: shapeModifiers(plan.pointsPerReception) },
    uses_fractional_points: '1',
    uses_negative_points: '1',
  }
}

function shapeTeam({ plan, teams }: FantasySeason, teamId: number) {
  const team = teams.find(({ manager }) => manager.teamId === teamId)
  const owners = plan.managers.find((manager) => manager.teamId === teamId)?.owners ?? []
  return {
    team_key: teamKey(teamId),
    team_id: String(teamId),
    name: team?.manager.teamName ?? '',
    faab_balance: String(team?.budget ?? 0),
    managers: owners.map(({ displayName }, index) => ({
      manager: {
        manager_key: String(teamId * 10 + index).padStart(16, '0'),
        nickname: displayName,
        ...(index > 0 ? { is_comanager: '1' } : {}),
      },
    })),
  }
}

/** Final ranks beside the regular season's records; seeds of the playoffs only. */
function shapeStandings(season: FantasySeason) {
  const { plan, matchups, seeds, finalOrder } = season
  const records = keepRecords(plan, matchups)
  return finalOrder.map((teamId, index) => {
    const { wins = 0, losses = 0, ties = 0, pointsFor = 0, pointsAgainst = 0 } = records.get(teamId) ?? {}
    const seed = seeds.indexOf(teamId) + 1
    return {
      team: {
        ...shapeTeam(season, teamId),
        team_standings: {
          rank: index + 1,
          ...(seed <= plan.playoffTeamCount ? { playoff_seed: String(seed) } : {}),
          outcome_totals: { wins: String(wins), losses: String(losses), ties },
          points_for: pointsFor.toFixed(2),
          points_against: pointsAgainst.toFixed(2),
        },
      },
    }
  })
}

function shapeMatchups(season: FantasySeason, week: number) {
  return season.matchups
    .filter(({ period, away }) => period === week && away !== null)
    .map(({ tier, home, away, winner }) => ({
      matchup: {
        week: String(week),
        week_start: firstDay(season.plan, week),
        week_end: lastDay(season.plan, week),
        status: 'postevent',
        is_playoffs: tier === 'NONE' ? '0' : '1',
        // Games for the title and for third place are not told apart.
        is_consolation: tier === 'LOSERS_CONSOLATION_LADDER' ? '1' : '0',
        is_tied: winner === 'TIE' ? 1 : 0,
        ...shapeWinner(winner, home, away),
        teams: [home, away].flatMap((side) => (side ? [{ team: shapeSide(season, side, week) }] : [])),
      },
    }))
}

function shapeWinner(winner: FantasyMatchup['winner'], home: MatchupTeam, away: MatchupTeam | null) {
  const teamId = winner === 'HOME' ? home.teamId : winner === 'AWAY' ? away?.teamId : undefined
  return teamId === undefined ? {} : { winner_team_key: teamKey(teamId) }
}

function shapeSide(season: FantasySeason, side: MatchupTeam, week: number) {
  const starters = [...(season.lineups[week - 1]?.get(side.teamId) ?? [])].filter(([, slotId]) => !isReserve(slotId))
  const projected = starters.reduce((sum, [id]) => sum + season.playerScores.projection(id, week), 0)
  return {
    ...shapeTeam(season, side.teamId),
    team_points: { total: totalPoints(side).toFixed(2) },
    team_projected_points: { total: projected.toFixed(2) },
  }
}

const isReserve = (slotId: number) => slotId === slot.BENCH || slotId === slot.IR

function shapeRosters(season: FantasySeason, week: number) {
  return season.plan.managers.map(({ teamId }) => ({
    team: {
      ...shapeTeam(season, teamId),
      roster: {
        players: [...(season.lineups[week - 1]?.get(teamId) ?? [])].map(([id, slotId]) => ({
          player: {
            ...shapePlayer(season.playerScores.player(id), byeOf(season, id)),
            selected_position: { week: String(week), position: wordOf(slotId) },
            player_stats: { stats: shapeStats(season.playerScores.week(id, week)?.played ?? {}) },
            player_points: { total: (season.playerScores.points(id, week) ?? 0).toFixed(2) },
          },
        })),
      },
    },
  }))
}

/** Yahoo shows the NFL team of the day it is asked, and that team's bye. */
function shapePlayer({ id, firstName, lastName, position, proTeamId }: ProPlayer, bye?: number) {
  const team = nflTeams.find((one) => one.proTeamId === proTeamId)
  const isDefense = position === 'D/ST'
  const word = isDefense ? 'DEF' : position
  const flex = position === 'RB' || position === 'WR' || position === 'TE' ? ['W/R/T'] : []
  return {
    player_key: toKey({ id, proTeamId, position }),
    name: isDefense ? { full: team?.location ?? '', last: null } : { full: `${firstName} ${lastName}` },
    editorial_team_abbr: team?.abbreviation ?? '',
    editorial_team_full_name: `${team?.location ?? ''} ${team?.name ?? ''}`,
    ...(bye === undefined ? {} : { bye_weeks: { week: String(bye) } }),
    display_position: word,
    position_type: isDefense ? 'DT' : position === 'K' ? 'K' : 'O',
    eligible_positions: [word, ...flex].map((one) => ({ position: one })),
  }
}

function byeOf({ nfl }: FantasySeason, playerId: number): number | undefined {
  const week = nfl.weeks.get(playerId)?.findIndex(({ game }) => game === null) ?? -1
  return week === -1 ? undefined : week + 1
}

/** A defense's number is 100000 and its team. */
function toKey({ id, proTeamId, position }: Pick<ProPlayer, 'id' | 'proTeamId' | 'position'>): string {
  return `${yahooGame}.p.${position === 'D/ST' ? 100_000 + proTeamId : id}`
}

const keyOf = ({ playerScores }: FantasySeason, playerId: number) => toKey(playerScores.player(playerId))

/** Moves that were made, newest first. Failed claims are not listed. */
function shapeTransactions(season: FantasySeason) {
  const made = season.moves.filter(({ status, items }) => status === 'EXECUTED' && items.some(isMove))
  return made.toReversed().map((move, index) => ({
    transaction: {
      transaction_id: String(made.length - index),
      type: typeOf(move),
      status: 'successful',
      timestamp: String(Math.floor(move.at / 1000)),
      ...(move.type === 'WAIVER' ? { faab_bid: String(move.bid) } : {}),
      ...shapeTraders(move),
      players: move.items.filter(isMove).map((item) => ({
        player: {
          ...shapePlayer(season.playerScores.player(item.playerId)),
          transaction_data: shapeData(move, item),
        },
      })),
    },
  }))
}

type Item = DemoMove['items'][number]

const isMove = ({ type }: Item) => type === 'ADD' || type === 'DROP' || type === 'TRADE'

function typeOf({ items }: DemoMove): string {
  const has = (type: Item['type']) => items.some((item) => item.type === type)
  if (has('TRADE')) return 'trade'
  return has('ADD') ? (has('DROP') ? 'add/drop' : 'add') : 'drop'
}

function shapeTraders({ teamId, items }: DemoMove) {
  const traded = items.filter(({ type }) => type === 'TRADE')
  const other = traded
    .flatMap(({ fromTeamId, toTeamId }) => [fromTeamId, toTeamId])
    .find((id) => id > 0 && id !== teamId)
  if (other === undefined) return {}
  return { trader_team_key: teamKey(teamId), tradee_team_key: teamKey(other) }
}

/** A list of one for adds and trades, an object for drops. */
function shapeData({ type: move }: DemoMove, { type, fromTeamId, toTeamId }: Item) {
  const from = fromTeamId > 0 ? { source_type: 'team', source_team_key: teamKey(fromTeamId) } : {}
  if (type === 'DROP') return { type: 'drop', ...from, destination_type: 'waivers' }
  const source = fromTeamId > 0 ? from : { source_type: move === 'WAIVER' ? 'waivers' : 'freeagents' }
  const to = { destination_type: 'team', destination_team_key: teamKey(toTeamId) }
  return [{ type: type === 'TRADE' ? 'trade' : 'add', ...source, ...to }]
}

const day = 24 * 3_600_000
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Week 1 begins on the day of its first game, others on a Tuesday. */
function firstDay({ season }: LeaguePlan, week: number): string {
  return dateOf(openingKickoff(season, week) - (week === 1 ? 0 : 2 * day))
}

function lastDay({ season }: LeaguePlan, week: number): string {
  return dateOf(openingKickoff(season, week) + 4 * day)
}
