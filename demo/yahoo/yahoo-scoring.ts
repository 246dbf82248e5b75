/** The demo's statistics under Yahoo's numbers. */
import type { DemoStatLine } from '../stat-line.ts'
import { statId } from '../stat-line.ts'
import { wideBrackets } from '../wide-brackets.ts'

const numbers: Readonly<Record<string, number>> = {
  [statId.passingYards]: 4,
  [statId.passingTouchdowns]: 5,
  [statId.interceptionsThrown]: 6,
  [statId.rushingYards]: 9,
  [statId.rushingTouchdowns]: 10,
  [statId.receptions]: 11,
  [statId.receivingYards]: 12,
  [statId.receivingTouchdowns]: 13,
  [statId.fumblesLost]: 18,
  [statId.fieldGoalsUnder40]: 21,
  [statId.fieldGoalsFrom40]: 22,
  [statId.fieldGoalsFrom50]: 23,
  [statId.extraPoints]: 29,
  [statId.fieldGoalsMissed]: 86,
  [statId.sacks]: 32,
  [statId.interceptions]: 33,
  [statId.fumblesRecovered]: 34,
  [statId.interceptionReturnTouchdowns]: 35,
  [statId.fumbleReturnTouchdowns]: 35,
  [statId.safeties]: 36,
  [statId.blockedKicks]: 37,
  '89': 50,
  '90': 51,
  '91': 52,
  '92': 53,
  '121': 54,
  '122': 54,
  '123': 55,
  '124': 56,
  '125': 56,
}

/** `stat_modifiers`: numbers are text, as Yahoo sends them. */
export function shapeModifiers(pointsPerReception: number) {
  const modifiers = new Map(
    wideBrackets(pointsPerReception).flatMap(({ statId: id, points, pointsOverrides }): [number, number][] => {
      const number = numbers[id]
      return number === undefined ? [] : [[number, pointsOverrides?.['16'] ?? points]]
    }),
  )
  return [...modifiers].map(([stat_id, value]) => ({ stat: { stat_id, value: String(value) } }))
}

/** A stat line by Yahoo's numbers; what two numbers stand for is added up. */
export function shapeStats(line: DemoStatLine) {
  const stats = new Map<number, number>()
  for (const [id, amount] of Object.entries(line)) {
    const number = numbers[id]
    if (number !== undefined) stats.set(number, (stats.get(number) ?? 0) + amount)
  }
  return [...stats].map(([stat_id, value]) => ({ stat: { stat_id: String(stat_id), value: String(value) } }))
}
