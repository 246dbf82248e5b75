/** What the picture of the odds shows, as its headline. */
import type { Moment, OddsSeries, OddsStory } from '../../parts/odds/odds-history.ts'
import type { SurprisingWeek } from './surprising-weeks.ts'

/** `story`: of a season that is over; `latest`: the last week of one that runs. */
export function wordHistoryFinding(series: OddsSeries, story: OddsStory | null, latest: SurprisingWeek | null): string {
  const isTitle = series.kind === 'title'
  if (story?.beaten) {
    const { teamName, week, odds } = story.beaten
    return `${teamName} had ${odds.text} for the ${series.kind} after week ${week}, and ${isTitle ? 'won it' : 'made them'}`
  }
  if (story?.lost) return wordLost(series, story.lost)
  if (story) return 'The favorites held: nobody came from far behind'
  if (latest?.rise)
    return `${latest.rise.teamName} rose most in week ${latest.week}: ${latest.rise.from} to ${latest.rise.to}`
  return `How the odds of the ${series.kind} moved`
}

export function wordLost({ kind }: OddsSeries, { teamName, week, odds }: Moment): string {
  return `${teamName} had ${odds.text} for the ${kind} after week ${week}, and ${kind === 'title' ? 'lost it' : 'missed them'}`
}
