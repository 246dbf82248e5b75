/** The scoring of the demo's dynasty, and the demo's statistics under Sleeper's names. */
import { type DemoStatLine, statId } from '../stat-line.ts'
import { wideBrackets } from '../wide-brackets.ts'

const names: Record<string, string> = {
  [statId.passingYards]: 'pass_yd',
  [statId.passingTouchdowns]: 'pass_td',
  [statId.interceptionsThrown]: 'pass_int',
  [statId.rushingYards]: 'rush_yd',
  [statId.rushingTouchdowns]: 'rush_td',
  [statId.receivingYards]: 'rec_yd',
  [statId.receivingTouchdowns]: 'rec_td',
  [statId.receptions]: 'rec',
  [statId.fumblesLost]: 'fum_lost',
  [statId.fieldGoalsFrom50]: 'fgm_50p',
  [statId.fieldGoalsFrom40]: 'fgm_40_49',
  [statId.fieldGoalsUnder40]: 'fgm_30_39',
  [statId.fieldGoalsMissed]: 'fgmiss',
  [statId.extraPoints]: 'xpm',
  [statId.sacks]: 'sack',
  [statId.interceptions]: 'int',
  [statId.fumblesRecovered]: 'fum_rec',
  [statId.blockedKicks]: 'blk_kick',
  [statId.safeties]: 'safe',
  [statId.interceptionReturnTouchdowns]: 'def_td',
  [statId.fumbleReturnTouchdowns]: 'def_td',
  '89': 'pts_allow_0',
  '90': 'pts_allow_1_6',
  '91': 'pts_allow_7_13',
  '92': 'pts_allow_14_20',
  '121': 'pts_allow_21_27',
  '122': 'pts_allow_21_27',
  '123': 'pts_allow_28_34',
  '124': 'pts_allow_35p',
  '125': 'pts_allow_35p',
}

/** `scoring_settings`: points per unit by name. */
export function shapeScoring(pointsPerReception: number): Record<string, number> {
  return Object.fromEntries(
    wideBrackets(pointsPerReception).map(({ statId: id, points, pointsOverrides }) => [
      names[id] ?? `stat_${id}`,
      pointsOverrides?.['16'] ?? points,
    ]),
  )
}

/** A stat line by Sleeper's names; what two numbers stand for is added up. */
export function shapeStats(line: DemoStatLine): Record<string, number> {
  const stats: Record<string, number> = {}
  for (const [id, amount] of Object.entries(line)) {
    const name = names[id]
    if (name) stats[name] = (stats[name] ?? 0) + amount
  }
  return stats
}
