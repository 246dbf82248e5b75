/** The twelve awards of the specification, in its order. */
export const awardTitles = [
  'Highest Single Week Score',
  'Most Consistent',
  'Boom or Bust',
  'Best Regular Season Record',
  'Strongest Playoff Run',
  'Draft Boom of the Year',
  'Biggest Draft Bust',
  'Late Round Lottery Winner',
  'First Round Failure',
  'Most Points Against',
  'Should Have Made Playoffs',
  'Unluckiest Loss',
]
