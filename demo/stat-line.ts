/** A player's stats of a game, by ESPN's stat id. Projections have fractions. */
export type DemoStatLine = Record<string, number>

/** ESPN's numbers of the statistics the demo counts. */
export const statId = {
  passingYards: '3',
  passingTouchdowns: '4',
  interceptionsThrown: '20',
  rushingYards: '24',
  rushingTouchdowns: '25',
  receivingYards: '42',
  receivingTouchdowns: '43',
  receptions: '53',
  fumblesLost: '72',
  fieldGoalsFrom50: '74',
  fieldGoalsFrom40: '77',
  fieldGoalsUnder40: '80',
  fieldGoalsMissed: '85',
  extraPoints: '86',
  sacks: '99',
  interceptions: '95',
  fumblesRecovered: '96',
  blockedKicks: '97',
  safeties: '98',
  interceptionReturnTouchdowns: '103',
  fumbleReturnTouchdowns: '104',
} as const

/** Brackets of points a defense allowed; each is a stat of its own that is 1 in one game and 0 in the others. */
const pointsAllowedBrackets: readonly { stat: string; upTo: number }[] = [
  { stat: '89', upTo: 0 },
  { stat: '90', upTo: 6 },
  { stat: '91', upTo: 13 },
  { stat: '92', upTo: 17 },
  { stat: '121', upTo: 21 },
  { stat: '122', upTo: 27 },
  { stat: '123', upTo: 34 },
  { stat: '124', upTo: 45 },
  { stat: '125', upTo: Number.POSITIVE_INFINITY },
]

/** A line without its zeros, as ESPN sends it. */
export function statLine(entries: Record<string, number>): DemoStatLine {
  return Object.fromEntries(Object.entries(entries).filter(([, amount]) => amount !== 0))
}

/** The bracket of a final score allowed. */
export function bracketOf(pointsAllowed: number): string {
  return pointsAllowedBrackets.find((bracket) => pointsAllowed <= bracket.upTo)?.stat ?? '125'
}
