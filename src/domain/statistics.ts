/**
 * The statistics that leagues score, by ESPN's number. Sleeper's names are translated when they are read, so a rule has one id on both
 * hosts. A statistic that only Sleeper has keeps Sleeper's name as its id.
 */

import type { ScoringRule } from './season-statistics.ts'

const statisticGroups = [
  'Passing',
  'Rushing',
  'Receiving',
  'Turnovers and other',
  'Kicking',
  'Defense and special teams',
  'Points allowed',
  'Yards allowed',
  'Returns',
  'Individual defense',
  'Punting',
  'Team results',
  'Without a name here',
] as const

export type StatisticGroup = (typeof statisticGroups)[number]

export interface Statistic {
  id: string
  name: string
  group: StatisticGroup
}

/** By ESPN's numbers. */
const names: Readonly<Record<Exclude<StatisticGroup, 'Without a name here'>, Readonly<Record<string, string>>>> = {
  Passing: {
    3: 'Passing yard',
    4: 'Passing touchdown',
    20: 'Interception thrown',
    19: 'Two-point pass',
    0: 'Pass attempt',
    1: 'Completion',
    2: 'Incompletion',
    211: 'Passing first down',
    64: 'Sack taken',
    15: 'Passing touchdown of 40 yards or more',
    16: 'Passing touchdown of 50 yards or more',
    17: 'Passing game of 300 to 399 yards',
    18: 'Passing game of 400 yards or more',
    5: 'Every 5 passing yards',
    6: 'Every 10 passing yards',
    7: 'Every 20 passing yards',
    8: 'Every 25 passing yards',
    9: 'Every 50 passing yards',
    10: 'Every 100 passing yards',
    11: 'Every 5 completions',
    12: 'Every 10 completions',
    13: 'Every 5 incompletions',
    14: 'Every 10 incompletions',
  },
  Rushing: {
    24: 'Rushing yard',
    25: 'Rushing touchdown',
    26: 'Two-point run',
    23: 'Carry',
    212: 'Rushing first down',
    35: 'Rushing touchdown of 40 yards or more',
    36: 'Rushing touchdown of 50 yards or more',
    37: 'Rushing game of 100 to 199 yards',
    38: 'Rushing game of 200 yards or more',
    27: 'Every 5 rushing yards',
    28: 'Every 10 rushing yards',
    29: 'Every 20 rushing yards',
    30: 'Every 25 rushing yards',
    31: 'Every 50 rushing yards',
    32: 'Every 100 rushing yards',
    33: 'Every 5 carries',
    34: 'Every 10 carries',
  },
  Receiving: {
    53: 'Reception',
    41: 'Catch',
    42: 'Receiving yard',
    43: 'Receiving touchdown',
    44: 'Two-point catch',
    58: 'Target',
    213: 'Receiving first down',
    45: 'Receiving touchdown of 40 yards or more',
    46: 'Receiving touchdown of 50 yards or more',
    56: 'Receiving game of 100 to 199 yards',
    57: 'Receiving game of 200 yards or more',
    59: 'Yard after the catch',
    47: 'Every 5 receiving yards',
    48: 'Every 10 receiving yards',
    49: 'Every 20 receiving yards',
    50: 'Every 25 receiving yards',
    51: 'Every 50 receiving yards',
    52: 'Every 100 receiving yards',
    54: 'Every 5 receptions',
    55: 'Every 10 receptions',
  },
  'Turnovers and other': {
    72: 'Fumble lost',
    68: 'Fumble',
    63: 'Fumble recovered for a touchdown',
    62: 'Two-point conversion',
    73: 'Turnover',
    65: 'Fumble as passer',
    66: 'Fumble as runner',
    67: 'Fumble as receiver',
    69: 'Fumble lost as passer',
    70: 'Fumble lost as runner',
    71: 'Fumble lost as receiver',
  },
  Kicking: {
    86: 'Extra point',
    88: 'Extra point missed',
    87: 'Extra point tried',
    80: 'Field goal under 40 yards',
    77: 'Field goal of 40 to 49 yards',
    74: 'Field goal of 50 yards or more',
    198: 'Field goal of 50 to 59 yards',
    201: 'Field goal of 60 yards or more',
    83: 'Field goal',
    214: 'Yard of a field goal',
    85: 'Field goal missed',
    82: 'Field goal under 40 yards missed',
    79: 'Field goal of 40 to 49 yards missed',
    76: 'Field goal of 50 yards or more missed',
    200: 'Field goal of 50 to 59 yards missed',
    203: 'Field goal of 60 yards or more missed',
    215: 'Yard of a missed field goal',
    84: 'Field goal tried',
    81: 'Field goal under 40 yards tried',
    78: 'Field goal of 40 to 49 yards tried',
    75: 'Field goal of 50 yards or more tried',
    199: 'Field goal of 50 to 59 yards tried',
    202: 'Field goal of 60 yards or more tried',
  },
  'Defense and special teams': {
    99: 'Sack',
    95: 'Interception',
    96: 'Fumble recovered',
    97: 'Blocked kick',
    98: 'Safety',
    103: 'Interception returned for a touchdown',
    104: 'Fumble returned for a touchdown',
    93: 'Blocked kick returned for a touchdown',
    101: 'Kickoff returned for a touchdown',
    102: 'Punt returned for a touchdown',
    94: 'Defensive touchdown',
    105: 'Defensive or special teams touchdown',
    106: 'Fumble forced',
    206: 'Two-point return',
    209: 'One-point safety',
    100: 'Half a sack',
  },
  'Points allowed': {
    89: 'No point allowed',
    90: '1 to 6 points allowed',
    91: '7 to 13 points allowed',
    92: '14 to 17 points allowed',
    121: '18 to 21 points allowed',
    122: '22 to 27 points allowed',
    123: '28 to 34 points allowed',
    124: '35 to 45 points allowed',
    125: '46 points or more allowed',
    120: 'Point allowed',
  },
  'Yards allowed': {
    128: 'Fewer than 100 yards allowed',
    129: '100 to 199 yards allowed',
    130: '200 to 299 yards allowed',
    131: '300 to 349 yards allowed',
    132: '350 to 399 yards allowed',
    133: '400 to 449 yards allowed',
    134: '450 to 499 yards allowed',
    135: '500 to 549 yards allowed',
    136: '550 yards or more allowed',
    127: 'Yard allowed',
  },
  Returns: {
    114: 'Kickoff return yard',
    115: 'Punt return yard',
    116: 'Every 10 kickoff return yards',
    117: 'Every 25 kickoff return yards',
    118: 'Every 10 punt return yards',
    119: 'Every 25 punt return yards',
  },
  'Individual defense': {
    108: 'Solo tackle',
    107: 'Assisted tackle',
    109: 'Tackle',
    112: 'Stuff',
    113: 'Pass defensed',
    110: 'Every 3 tackles',
    111: 'Every 5 tackles',
  },
  Punting: {
    138: 'Punt',
    139: 'Punting yard',
    140: 'Punt inside the 10',
    141: 'Punt inside the 20',
    142: 'Blocked punt',
    145: 'Touchback',
    146: 'Fair catch',
  },
  'Team results': {
    155: 'Win of the NFL team',
    156: 'Loss of the NFL team',
    157: 'Tie of the NFL team',
    158: 'Point scored by the NFL team',
  },
}

/** Sleeper's names of statistics that equal ESPN's. Sleeper's brackets of points and yards allowed have other bounds. */
const sleeperNames: Readonly<Record<string, string>> = {
  pass_att: '0',
  pass_cmp: '1',
  pass_inc: '2',
  pass_yd: '3',
  pass_td: '4',
  pass_2pt: '19',
  pass_int: '20',
  pass_sack: '64',
  pass_fd: '211',
  rush_att: '23',
  rush_yd: '24',
  rush_td: '25',
  rush_2pt: '26',
  rush_fd: '212',
  rec_yd: '42',
  rec_td: '43',
  rec_2pt: '44',
  rec: '53',
  rec_tgt: '58',
  rec_fd: '213',
  fum: '68',
  fum_lost: '72',
  fgm: '83',
  fgmiss: '85',
  fgm_40_49: '77',
  fgm_50p: '74',
  xpm: '86',
  xpmiss: '88',
  sack: '99',
  int: '95',
  fum_rec: '96',
  blk_kick: '97',
  safe: '98',
  ff: '106',
  pts_allow_0: '89',
  pts_allow_1_6: '90',
  pts_allow_7_13: '91',
  pts_allow: '120',
  yds_allow: '127',
  tkl: '109',
  tkl_solo: '108',
  tkl_ast: '107',
  kr_yd: '114',
  pr_yd: '115',
}

/** Names of statistics that only Sleeper has. */
const sleeperOnly: Readonly<Record<string, [name: string, group: StatisticGroup]>> = {
  fgm_0_19: ['Field goal under 20 yards', 'Kicking'],
  fgm_20_29: ['Field goal of 20 to 29 yards', 'Kicking'],
  fgm_30_39: ['Field goal of 30 to 39 yards', 'Kicking'],
  def_td: ['Defensive touchdown', 'Defense and special teams'],
  st_td: ['Special teams touchdown', 'Defense and special teams'],
  def_st_td: ['Touchdown of the special teams', 'Defense and special teams'],
  st_ff: ['Fumble forced by the special teams', 'Defense and special teams'],
  st_fum_rec: ['Fumble recovered by the special teams', 'Defense and special teams'],
  def_st_ff: ['Fumble forced by the team’s special teams', 'Defense and special teams'],
  def_st_fum_rec: ['Fumble recovered by the team’s special teams', 'Defense and special teams'],
  pts_allow_14_20: ['14 to 20 points allowed', 'Points allowed'],
  pts_allow_21_27: ['21 to 27 points allowed', 'Points allowed'],
  pts_allow_28_34: ['28 to 34 points allowed', 'Points allowed'],
  pts_allow_35p: ['35 points or more allowed', 'Points allowed'],
  fum_rec_td: ['Fumble recovered for a touchdown', 'Turnovers and other'],
  bonus_rec_te: ['Reception of a tight end, on top', 'Receiving'],
  bonus_rec_rb: ['Reception of a running back, on top', 'Receiving'],
  bonus_rec_wr: ['Reception of a wide receiver, on top', 'Receiving'],
  bonus_pass_yd_300: ['Passing game of 300 yards or more', 'Passing'],
  bonus_pass_yd_400: ['Passing game of 400 yards or more', 'Passing'],
  bonus_rush_yd_100: ['Rushing game of 100 yards or more', 'Rushing'],
  bonus_rush_yd_200: ['Rushing game of 200 yards or more', 'Rushing'],
  bonus_rec_yd_100: ['Receiving game of 100 yards or more', 'Receiving'],
  bonus_rec_yd_200: ['Receiving game of 200 yards or more', 'Receiving'],
  def_2pt: ['Two-point return of the defense', 'Defense and special teams'],
  def_kr_td: ['Kickoff return touchdown of the team', 'Defense and special teams'],
  def_pr_td: ['Punt return touchdown of the team', 'Defense and special teams'],
  def_kr_yd: ['Kickoff return yard of the team', 'Defense and special teams'],
  def_pr_yd: ['Punt return yard of the team', 'Defense and special teams'],
  def_pass_def: ['Pass defensed by the defense', 'Defense and special teams'],
  def_3_and_out: ['Three and out', 'Defense and special teams'],
  def_4_and_stop: ['Fourth-down stop', 'Defense and special teams'],
  def_forced_punts: ['Punt forced', 'Defense and special teams'],
  qb_hit: ['Hit on the quarterback', 'Defense and special teams'],
  sack_yd: ['Sack yard', 'Defense and special teams'],
  int_ret_yd: ['Interception return yard', 'Defense and special teams'],
  fum_ret_yd: ['Fumble return yard', 'Defense and special teams'],
  blk_kick_ret_yd: ['Blocked kick return yard', 'Defense and special teams'],
  fg_ret_yd: ['Missed field goal return yard', 'Defense and special teams'],
  bonus_sack_2p: ['Game of 2 sacks or more', 'Defense and special teams'],
  st_tkl_solo: ['Solo tackle of the special teams', 'Defense and special teams'],
  fgm_50_59: ['Field goal of 50 to 59 yards', 'Kicking'],
  fgm_60p: ['Field goal of 60 yards or more', 'Kicking'],
  fgm_yds: ['Field goal yard', 'Kicking'],
  fgm_yds_over_30: ['Field goal yard beyond 30', 'Kicking'],
  fgmiss_0_19: ['Missed field goal under 20 yards', 'Kicking'],
  fgmiss_20_29: ['Missed field goal of 20 to 29 yards', 'Kicking'],
  fgmiss_30_39: ['Missed field goal of 30 to 39 yards', 'Kicking'],
  fgmiss_40_49: ['Missed field goal of 40 to 49 yards', 'Kicking'],
  fgmiss_50p: ['Missed field goal of 50 yards or more', 'Kicking'],
  rec_0_4: ['Reception of 0 to 4 yards', 'Receiving'],
  rec_5_9: ['Reception of 5 to 9 yards', 'Receiving'],
  rec_10_19: ['Reception of 10 to 19 yards', 'Receiving'],
  rec_20_29: ['Reception of 20 to 29 yards', 'Receiving'],
  rec_30_39: ['Reception of 30 to 39 yards', 'Receiving'],
  rec_40p: ['Reception of 40 yards or more', 'Receiving'],
  rec_td_40p: ['Receiving touchdown of 40 yards or more', 'Receiving'],
  rec_td_50p: ['Receiving touchdown of 50 yards or more', 'Receiving'],
  bonus_fd_rb: ['First down of a running back', 'Receiving'],
  bonus_fd_wr: ['First down of a wide receiver', 'Receiving'],
  bonus_fd_te: ['First down of a tight end', 'Receiving'],
  bonus_rush_rec_yd_100: ['Game of 100 rushing and receiving yards or more', 'Receiving'],
  bonus_rush_rec_yd_200: ['Game of 200 rushing and receiving yards or more', 'Receiving'],
  pass_cmp_40p: ['Completion of 40 yards or more', 'Passing'],
  pass_td_40p: ['Passing touchdown of 40 yards or more', 'Passing'],
  pass_td_50p: ['Passing touchdown of 50 yards or more', 'Passing'],
  pass_int_td: ['Interception returned for a touchdown', 'Passing'],
  bonus_pass_cmp_25: ['Game of 25 completions or more', 'Passing'],
  bonus_fd_qb: ['First down of a quarterback', 'Passing'],
  rush_40p: ['Run of 40 yards or more', 'Rushing'],
  rush_td_40p: ['Rushing touchdown of 40 yards or more', 'Rushing'],
  rush_td_50p: ['Rushing touchdown of 50 yards or more', 'Rushing'],
  bonus_rush_att_20: ['Game of 20 carries or more', 'Rushing'],
  kr_td: ['Kickoff return touchdown', 'Returns'],
  pr_td: ['Punt return touchdown', 'Returns'],
  yds_allow_0_100: ['Fewer than 100 yards allowed', 'Yards allowed'],
  yds_allow_100_199: ['100 to 199 yards allowed', 'Yards allowed'],
  yds_allow_200_299: ['200 to 299 yards allowed', 'Yards allowed'],
  yds_allow_300_349: ['300 to 349 yards allowed', 'Yards allowed'],
  yds_allow_350_399: ['350 to 399 yards allowed', 'Yards allowed'],
  yds_allow_400_449: ['400 to 449 yards allowed', 'Yards allowed'],
  yds_allow_450_499: ['450 to 499 yards allowed', 'Yards allowed'],
  yds_allow_500_549: ['500 to 549 yards allowed', 'Yards allowed'],
  yds_allow_550p: ['550 yards or more allowed', 'Yards allowed'],
  tkl_loss: ['Tackle for a loss', 'Individual defense'],
  idp_tkl: ['Tackle of a defender', 'Individual defense'],
  idp_tkl_solo: ['Solo tackle of a defender', 'Individual defense'],
  idp_tkl_ast: ['Assisted tackle of a defender', 'Individual defense'],
  idp_tkl_loss: ['Tackle for a loss by a defender', 'Individual defense'],
  idp_sack: ['Sack by a defender', 'Individual defense'],
  idp_sack_yd: ['Sack yard of a defender', 'Individual defense'],
  idp_qb_hit: ['Hit on the quarterback by a defender', 'Individual defense'],
  idp_int: ['Interception by a defender', 'Individual defense'],
  idp_int_ret_yd: ['Interception return yard of a defender', 'Individual defense'],
  idp_pass_def: ['Pass defensed by a defender', 'Individual defense'],
  idp_pass_def_3p: ['Game of 3 passes defensed or more', 'Individual defense'],
  idp_ff: ['Fumble forced by a defender', 'Individual defense'],
  idp_fum_rec: ['Fumble recovered by a defender', 'Individual defense'],
  idp_fum_ret_yd: ['Fumble return yard of a defender', 'Individual defense'],
  idp_def_td: ['Touchdown by a defender', 'Individual defense'],
  idp_safe: ['Safety by a defender', 'Individual defense'],
  idp_blk_kick: ['Kick blocked by a defender', 'Individual defense'],
  bonus_tkl_10p: ['Game of 10 tackles or more', 'Individual defense'],
  bonus_def_int_td_50p: ['Interception touchdown of 50 yards or more', 'Individual defense'],
  bonus_def_fum_td_50p: ['Fumble touchdown of 50 yards or more', 'Individual defense'],
}

/**
 * Statistics that many leagues score, stored for every season so that a league can try them. Rules are listed in this order, others after
 * them.
 */
const offered = [
  ...['3', '4', '20', '19', '211', '64', '15', '16', '17', '18'],
  ...['24', '25', '26', '23', '212', '35', '36', '37', '38'],
  ...['53', 'bonus_rec_te', '42', '43', '44', '213', '45', '46', '56', '57'],
  ...['72', '63'],
  ...['86', '88', '80', '77', '74', '85'],
  ...['99', '95', '96', '97', '98', '103', '104', '93', '101', '102'],
  ...['89', '90', '91', '92', '121', '122', '123', '124', '125'],
]

const all: readonly Statistic[] = [
  ...Object.entries(names).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).map(([id, name]) => ({ id, name, group: group as StatisticGroup })),
  ),
  ...Object.entries(sleeperOnly).map(([id, [name, group]]) => ({ id, name, group })),
]
const byId = new Map(all.map((statistic) => [statistic.id, statistic]))
const groupPlaces = new Map<string, number>(statisticGroups.map((group, index) => [group, index]))
const places = new Map([...new Set([...offered, ...byId.keys()])].map((id, index) => [id, index]))

/** A statistic by its id; unnamed ones use their number. */
export function statisticOf(id: string): Statistic {
  return byId.get(id) ?? { id, name: `Statistic ${id}`, group: 'Without a name here' }
}

/** In the order of the groups, common ones first. */
export function compareStatistics(a: string, b: string): number {
  const groupOf = (id: string) => groupPlaces.get(statisticOf(id).group) ?? 0
  const placeOf = (id: string) => places.get(id) ?? places.size
  return groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b) || (a < b ? -1 : 1)
}

/** Whether a statistic is stored for every season, even if the league does not score it. */
export function isOffered(id: string): boolean {
  return offered.includes(id)
}

/**
 * Points that a rule gives for its statistic; null if they differ by position. A rule with points for one position only belongs to that
 * position, such as a sack to the D/ST. Without a rule 0.
 */
export function pointsOfRule(rule: Pick<ScoringRule, 'points' | 'byPosition'> | undefined): number | null {
  if (!rule) return 0
  const { points, byPosition = {} } = rule
  const values = [...new Set(Object.values(byPosition))]
  if (values.length === 0 || (values.length === 1 && values[0] === points)) return points
  const isOfDefense = Object.keys(byPosition).join() === 'D/ST' && points === 0
  return isOfDefense ? (values[0] ?? 0) : null
}

/** The id of a Sleeper statistic. */
export function fromSleeperStatistic(name: string): string {
  return sleeperNames[name] ?? name
}
