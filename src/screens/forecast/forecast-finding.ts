/** Headlines of the forecast and of its history. */
import type { ForecastTeam } from '../../contract/responses/forecast.ts'
import { nameTeam } from '../../parts/my-team/name-team.ts'
import type { Moment, OddsHighlights, OddsSeries } from '../../parts/odds/odds-history.ts'
import { formatCount } from '../../ui/format.ts'
import type { SurprisingWeek } from './surprising-weeks.ts'

const inStatus: readonly ForecastTeam['status'][] = ['first-seed', 'bye', 'playoffs']

/** `places`: number of playoff teams; 0 if unknown. */
export function describeForecastFinding(
  teams: readonly ForecastTeam[],
  places: number,
  readerTeamId: number | null = null,
): string {
  const nameOf = ({ team }: ForecastTeam) => nameTeam(team, readerTeamId)
  const clinched = teams.filter(({ status }) => inStatus.includes(status)).length
  const out = teams.filter(({ status }) => status === 'eliminated').length
  const open = teams.length - clinched - out
  if (open === 0) {
    const favourite = best(teams, ({ title }) => title.chance)
    if (!favourite) return 'The playoffs are set'
    const { Name, verb } = nameOf(favourite)
    return `${Name} ${verb('has', 'have')} the best title odds: ${favourite.title.text}`
  }
  if (places > 0 && clinched + out > 0) {
    const certain = [
      ...(clinched > 0 ? [`${clinched} ${clinched === 1 ? 'is' : 'are'} in`] : []),
      ...(out > 0 ? [`${out} ${out === 1 ? 'is' : 'are'} out`] : []),
    ].join(', ')
    const left = places - clinched
    return `${certain}: ${formatCount(open, 'team')} ${open === 1 ? 'plays' : 'play'} for ${formatCount(left, 'spot')}`
  }
  const onTheEdge = best(teams, ({ playoffs }) => -Math.abs(playoffs.chance - 0.5))
  if (!onTheEdge) return 'The race is wide open'
  const { name, verb } = nameOf(onTheEdge)
  return `The race is wide open, and ${name} ${verb('is', 'are')} on the bubble at ${onTheEdge.playoffs.text}`
}

function best(teams: readonly ForecastTeam[], value: (team: ForecastTeam) => number): ForecastTeam | undefined {
  return teams.toSorted((a, b) => value(b) - value(a))[0]
}

/** `story`: of a finished season; `latest`: the last week of a running one. */
export function describeHistoryFinding(
  series: OddsSeries,
  story: OddsHighlights | null,
  latest: SurprisingWeek | null,
  readerTeamId: number | null = null,
): string {
  const nameOf = (one: { teamId: number; teamName: string }) =>
    nameTeam({ id: one.teamId, name: one.teamName }, readerTeamId).Name
  const isTitle = series.kind === 'title'
  if (story?.beaten) {
    const { week, odds } = story.beaten
    return `${nameOf(story.beaten)} had ${odds.text} ${oddsNames[series.kind]} odds after week ${week}, and ${isTitle ? 'won it all' : 'made it'}`
  }
  if (story?.lost) return describeLost(series, story.lost, readerTeamId)
  if (story) return 'The favorites held: no one came from far behind'
  if (latest?.rise)
    return `${nameOf(latest.rise)} rose the most in week ${latest.week}: ${latest.rise.from} to ${latest.rise.to}`
  return `How the ${oddsNames[series.kind]} odds moved`
}

/** "playoff odds". */
const oddsNames = { playoffs: 'playoff', title: 'title' } as const

export function describeLost(
  { kind }: OddsSeries,
  { teamId, teamName, week, odds }: Moment,
  readerTeamId: number | null = null,
): string {
  const { Name } = nameTeam({ id: teamId, name: teamName }, readerTeamId)
  return `${Name} had ${odds.text} ${oddsNames[kind]} odds after week ${week}, and ${kind === 'title' ? 'fell short' : 'missed out'}`
}
