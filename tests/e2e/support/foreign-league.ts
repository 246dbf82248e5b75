/**
 * A league season of another server: only the specification's fields, some of them null or absent, small ids, and hard names. Its data is
 * valid but arbitrary.
 */
export const foreignLeagueId = 7
export const foreignEspnLeagueId = 4242
export const foreignSeason = 2023
export const foreignPlayerId = 1
/** In this week no team has a roster. */
export const weekWithoutRosters = 9

export const hardNames = [
  '<script>document.title = "taken"</script>',
  '<img src="x" onerror="document.title = 1"><b>Bold & “Quoted” O’Neil\'s</b>',
  'فريق الأبطال العظماء من الإسكندرية إلى الدار البيضاء والعودة مرة أخرى كل أسبوع',
  'קבוצת השבת של חיפה',
  'Çağrı Žižek-Ñúñez Ångström Đặng Þórunn',
  'Unbreakablenameofateamthatnevereverendsandhasnospaceanywhereatall',
  'The Team Whose Manager Could Not Stop Typing Until The Form Said That Sixty Was Enough',
  '🏈👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿🇧🇷 Zoë',
  'T̷̢̛e̴͝a̵m̸ ̶Z̷a̶l̵g̸o̷',
  'Q',
]

const positions = ['QB', 'RB', 'RB', 'WR', 'WR', 'TE', 'RB/WR', 'K', 'DEF', 'WR', 'RB', 'QB', 'TE', 'LB']
const slots = ['QB', 'RB', 'RB', 'WR', 'WR', 'TE', 'FLEX', 'K', 'D/ST', 'BENCH', 'BENCH', 'BENCH', 'IR', 'WEIRD']
const rounds = positions.length
const weeks = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17]

type Json = Record<string, unknown>

const teamIds = hardNames.map((_, index) => index + 1)
const nameOf = (teamId: number) => hardNames[teamId - 1] ?? ''
/** Some figure, always the same: from 0.3 up to 29.9. */
const points = (...seeds: number[]) =>
  ((seeds.reduce((sum, seed) => (sum * 7919 + seed * 104_729) % 297_001, 7) % 297) + 3) / 10
const round2 = (value: number) => Math.round(100 * value) / 100

export const league: Json = {
  id: foreignLeagueId,
  espn_league_id: foreignEspnLeagueId,
  name: 'Die Liga der <em>außergewöhnlich</em> langen Namen & Überschriften, دوري الأبطال, seit 1999',
  season: foreignSeason,
  team_count: null,
  total_teams: hardNames.length,
  playoff_weeks: null,
  draft_complete: true,
  summary: { total_picks: rounds * hardNames.length },
}

export function team(teamId: number): Json {
  const owners = teamId % 3 === 0 ? null : [`Ówner <i>${teamId}</i>`, ...(teamId % 2 ? [nameOf(teamId)] : [])]
  return { id: teamId, name: nameOf(teamId), owner_names: owners, league: { id: foreignLeagueId } }
}

export const teams = teamIds.map(team)

export const standings: Json = {
  standings: teamIds.map((teamId, index) => ({
    team_id: teamId,
    team_name: nameOf(teamId),
    rank: index + 1,
    is_champion: index === 0 ? true : null,
    regular_season: {
      rank: 1 + ((index * 7) % hardNames.length),
      wins: 13 - index,
      losses: index,
      win_percentage: (13 - index) / 13,
      points_for: 1700.456 - 41.7 * index,
      points_against: index === 4 ? null : 1400 + 33.33 * index,
      ...(index === 5 ? {} : { point_differential: 300.456 - 75.03 * index }),
      avg_points_for: null,
    },
    total_season: index === 2 ? null : { wins: 15 - index, losses: 1 + index, win_percentage: null },
  })),
  summary: {
    champion: nameOf(1),
    regular_season_leader: { team_name: nameOf(7) },
    highest_scoring: { team_id: 6, team_name: nameOf(6) },
    regular_season_games: 70,
  },
}

export const superlatives: Json = {
  superlatives: [
    ['Highest Single Week Score', 'Best week of all', 'Someone <u>fast</u>', '187.4 points in week 3'],
    ['Waiver Wire <b>Wizard</b> of the Whole Wide World and Everything Beyond It', null, null, '1e6 & more'],
    ['Prix de la régularité', 'Für den, der immer gleich spielt', 'Ñíguez', null],
    ['جائزة أفضل مدرب', 'أفضل مدرب في الموسم', undefined, ''],
    ['Boom or Bust', 'Highest swing', null, 'x'.repeat(90)],
  ].map(([award, description, player_name, display], index) => ({
    award,
    description,
    winner: { team_name: nameOf(index + 1), player_name, display },
  })),
  summary: { total_awards: 5 },
}

function player(teamId: number, index: number) {
  const id = (teamId - 1) * rounds + index + 1
  const nfl_team = index % 5 === 4 ? null : 'NYG'
  const name = index % 4 === 3 ? `${nameOf(1 + (id % hardNames.length))} Jr.` : `Pláyer No. ${id} 李`
  return { id, name, position: positions[index], nfl_team }
}

function pick(teamId: number, index: number) {
  const overall_pick = index * hardNames.length + teamId
  return {
    overall_pick,
    round_num: index + 1,
    team: { id: teamId, name: nameOf(teamId) },
    player: player(teamId, index),
  }
}

const picks = Array.from({ length: rounds }, (_, index) => teamIds.map((teamId) => pick(teamId, index))).flat()

export const draftPicks = picks.map((one) => ({
  id: one.overall_pick,
  pick_in_round: one.team.id,
  ...one,
}))

function performance(overallPick: number) {
  const value = round2(points(overallPick) * 6 - 90)
  return {
    grade: value > 50 ? 'Boom' : value < -50 ? 'Bust' : overallPick % 2 ? null : 'Average',
    total_points: overallPick % 11 === 0 ? null : round2(points(overallPick) * 12),
    points_per_game: overallPick % 7 === 0 ? undefined : points(overallPick, 2),
    value_over_expectation: overallPick % 13 === 0 ? null : value,
    cohort_mean: round2(points(overallPick, 3) * 8),
    cohort_std: overallPick % 9 === 0 ? 0 : overallPick % 10 === 0 ? null : 31.4159,
    cohort_size: overallPick % 9 === 0 ? 1 : 4,
  }
}

const analyzed = picks
  .filter(({ overall_pick }) => overall_pick % 17 !== 0)
  .map((one) => ({ pick_id: one.overall_pick, performance: performance(one.overall_pick), ...one }))

export const draftAnalysis: Json = {
  // As the specification lists them: a pick's id and performance, nothing more.
  draft_picks: analyzed.map(({ pick_id, performance }) => ({ pick_id, performance })),
  best_booms: analyzed.filter(({ performance }) => performance.grade === 'Boom').slice(0, 12),
  worst_busts: analyzed.filter(({ performance }) => performance.grade === 'Bust').slice(0, 3),
  summary: null,
}

export const draftAnalytics: Json = {
  teams: teamIds.map((teamId) => ({
    team_id: teamId,
    team_name: nameOf(teamId),
    draft_performance:
      teamId === 8
        ? null
        : {
            draft_efficiency: teamId === 3 ? null : teamId / 10,
            total_value_score: 100.123 - 30 * teamId,
            starter_points_from_draft: teamId === 9 ? undefined : 1500.51 - 70 * teamId,
          },
    best_picks: teamId === 2 ? null : [{ value_score: 20.5 }],
  })),
}

export const draftComplete: Json = {
  draft_picks: draftPicks,
  draft_analysis: draftAnalysis,
  league_draft_analytics: draftAnalytics,
}

const opponentOf = (teamId: number) => (teamId % 2 ? teamId + 1 : teamId - 1)

function matchup(teamId: number, week: number) {
  if (week === 16 && teamId < 3) return null
  const own = points(teamId, week) * 5
  const other = points(opponentOf(teamId), week) * 5
  const result = week === 17 ? null : own > other ? 'win' : 'loss'
  return {
    opponent_id: week === 5 ? null : opponentOf(teamId),
    opponent_name: week === 6 ? undefined : nameOf(opponentOf(teamId)),
    team_score: own,
    opponent_score: week === 17 ? null : other,
    result,
  }
}

/** Null: the team had no roster in that week. */
export function weeklyRoster(teamId: number, week: number): Json | null {
  if (!weeks.includes(week)) return null
  const roster = slots.map((slot, index) => ({
    player_id: player(teamId, index).id,
    name: player(teamId, index).name,
    nfl_team: player(teamId, index).nfl_team,
    position: positions[index],
    is_starter: index < 9,
    lineup_slot: slot,
    week_points: index === 3 ? null : points(teamId, index, week),
    projected_points: index === 5 ? undefined : points(index, week),
    opponent_matchup: index % 6 === 5 ? null : index % 2 ? 'vs DAL' : '@PHI',
    draft_info: index % 3 === 2 ? null : { round: index + 1, overall_pick: index * 10 + teamId },
    weekly_performance:
      index === 7
        ? null
        : weeks
            .filter((past) => past <= week)
            .slice(-6)
            .map((past) => ({
              week: past,
              points: past % 4 ? points(teamId, index, past) : past % 8 ? null : 'n/a',
              is_starter: index < 9,
            })),
  }))
  return { week, roster, matchup: matchup(teamId, week) }
}

export function startSitAnalysis(teamId: number, week: number): Json {
  const isPerfect = week % 2 === 1
  return {
    week,
    team_score: 101.2,
    optimal_score: isPerfect ? 101.2 : 119.04,
    start_sit_impact: isPerfect ? 0 : 17.84,
    missed_opportunities: isPerfect
      ? null
      : [
          {
            position_eligibility: 'RB/WR/TE',
            starter_name: player(teamId, 3).name,
            starter_points: 3.2,
            bench_name: player(teamId, 9).name,
            bench_points: 21.04,
            points_missed: 17.84,
          },
        ],
  }
}

export function seasonOverview(teamId: number): Json {
  return {
    draft_summary: positions.map((position, index) => ({
      player_id: player(teamId, index).id,
      player_name: index === 6 ? null : player(teamId, index).name,
      position,
      round: index + 1,
      pick: index * 10 + teamId,
      is_best_pick: index === 4 ? true : null,
      is_worst_pick: index === 1,
    })),
    position_production: {
      QB: weeks.map((week) => ({ week, total_points: points(teamId, week) })),
      RB: weeks.map((week) => ({ week, total_points: week % 5 ? points(teamId, week, 2) : null })),
      WR: [{ week: 3, total_points: 12.5 }],
      TE: [],
      K: null,
      'D/ST': weeks.map((week) => ({ week, total_points: week % 3 ? 4 : -6 })),
    },
  }
}

export function weeklyPerformance(teamId: number): Json {
  return {
    weekly_performance: weeks.map((week) => ({
      week,
      total_points: points(teamId, week) * 8,
      starter_points: week === 4 ? null : points(teamId, week) * 5,
      projected_points: week === 3 ? undefined : points(week) * 5,
      matchup:
        week === 2
          ? null
          : { opponent_score: matchup(teamId, week)?.opponent_score, result: matchup(teamId, week)?.result },
    })),
    summary: { best_week: { week: 3, points: 144.5 }, worst_week: null },
  }
}

export function playerDetail(playerId: number): Json {
  const teamId = 1 + Math.floor((playerId - 1) / rounds)
  const { name, position, nfl_team } = player(teamId, (playerId - 1) % rounds)
  return {
    name,
    position,
    nfl_team,
    injury_status: playerId % 2 ? 'INJURY_RESERVE' : null,
    draft_info: playerId % 3 ? { round: 3, pick: 27 } : null,
    season_stats: {
      total_points: 211.337,
      avg_points_per_game: null,
      starts: 11,
      games_played: 15,
      total_projected: 190.04,
      start_percentage: playerId % 4 ? 73.333 : null,
    },
    weekly_stats: weeks.map((week) => ({
      week,
      nfl_opponent: week % 6 === 0 ? null : week % 2 ? 'DAL' : '@PHI',
      points: week === 7 ? 0 : week === 8 ? null : points(playerId, week),
      projected_points: week === 2 ? null : points(week),
      lineup_slot: week % 3 ? 'FLEX' : week % 2 ? 'BENCH' : null,
      is_starter: week % 3 !== 0,
      matchup_info: week > 14 ? { is_playoff: true } : null,
    })),
    performance_highlights: { best_week: { week: 3, points: 29.9 }, worst_week: null, consistency_score: 61.55 },
  }
}
