/** The headings of `docs/measures.md`, in order. The site renders that document as a page, and screens link to its headings. */
export const measures = [
  'Luck',
  'Expected wins',
  'Luck in wins',
  'Timing and opponents',
  'Wins over all schedules',
  'Other schedules',
  'Median record',
  'Schedule strength',
  'Close games',
  'Why they lost',
  'Power rating',
  'The band of a rating',
  'How good the rating is',
  'Chances before a game',
  'While a game is played',
  'What was remarkable',
  'Bracket',
  'Forecast',
  'Proven',
  'Magic number',
  'Path to the playoffs',
  'Leverage of a game',
  'What if',
  'Odds of weeks past',
  'Head-to-head',
  'How good the forecast is',
  'Moves',
  'Value of a move',
  'Regret of a drop',
  'Value of a trade',
  'Overbid and unused money',
  'Churn',
  'What is not known of moves',
  'Manager report',
  'Efficiency of lineups',
  'Luck-free rank',
  'History by manager',
  'Records',
  'Rivalries',
  'Scorigami',
  'Draft skill',
  'Optimal world',
  'Rule lab',
] as const

export type Measure = (typeof measures)[number]

/** The anchor that Astro gives the heading: lower-case words and dashes. */
export function measureAnchor(measure: Measure): string {
  return measure.toLowerCase().replaceAll(' ', '-')
}
