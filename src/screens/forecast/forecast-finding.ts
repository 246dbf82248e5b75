/** Headlines of the forecast and of its history, and what a forecast is based on. */
import type { ForecastResponse, ForecastTeam } from '../../contract/responses/forecast.ts'
import { spellCount } from '../../domain/spell-number.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { nameTeam } from '../../parts/my-team/name-team.ts'
import type { Moment, OddsHighlights, OddsSeries } from '../../parts/odds/odds-history.ts'
import { formatCount, formatHour, formatWhole } from '../../ui/format.ts'
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
  const favorite = best(teams, ({ title }) => title.chance)
  if (!favorite) return 'No title odds yet'
  const reader = teams.find(({ team }) => team.id === readerTeamId)
  const { Name, verb } = nameOf(favorite)
  const own = reader && reader !== favorite ? `, you ${reader.title.text}` : ''
  const near = countNearLastSpot(teams, places)
  const race = near > 1 ? `. ${capitalize(spellCount(near, 'team'))} within ten points of the last spot` : ''
  return `${verb(Name, 'You are')} favored for the title at ${favorite.title.text}${own}${race}`
}

/** Teams with playoff odds within ten points of those of the team in the last spot, which is one of them; 0 without such a spot. */
function countNearLastSpot(teams: readonly ForecastTeam[], places: number): number {
  const chances = teams.map(({ playoffs }) => playoffs.chance).sort((a, b) => b - a)
  const last = chances[places - 1]
  if (last === undefined || places >= teams.length) return 0
  return chances.filter((chance) => Math.abs(chance - last) <= 0.1).length
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

/** "Before week 11’s games. 10,000 simulated seasons."; while they are played "Live, Sun, 3:40 p.m. ET. …". */
export function describeBasis(
  { runs, liveWeek }: Pick<ForecastResponse, 'runs' | 'liveWeek'>,
  games: readonly { week: number }[],
  asOf: string | null,
): string {
  const next = games.length > 0 ? `Before week ${Math.min(...games.map(({ week }) => week))}’s games. ` : ''
  const live = asOf === null ? `Week ${liveWeek} is being played. ` : `Live, ${formatHour(asOf)}. `
  return `${liveWeek === null ? next : live}${formatWhole(runs)} simulated seasons.`
}
