/** The records of a league's history, in the order in which they are listed. */
export const recordKinds = [
  'highest-week',
  'lowest-week',
  'widest-game',
  'closest-game',
  'most-points-in-a-loss',
  'fewest-points-in-a-win',
  'biggest-comeback',
  'longest-winning-streak',
  'longest-losing-streak',
  'longest-winning-streak-in-a-season',
  'longest-losing-streak-in-a-season',
  'best-season',
  'worst-season',
  'best-draft',
  'worst-draft',
  'best-trade',
  'worst-trade',
  'bench-points',
] as const
export type RecordKind = (typeof recordKinds)[number]
