import { shownWeekOf } from '../../../src/parts/league/default-week.ts'
import { hasForecast, isBeforeSeason } from '../../../src/parts/league/league-phase.ts'
import { formatMoment, formatText } from '../../../src/ui/format.ts'
import { oddsBlock } from './odds.ts'
import { standingsBlock } from './standings.ts'
import { asOnSite, type Block, type Place, type View } from './view.ts'
import { weekBlock } from './week.ts'

export const overview: View = {
  name: 'overview',
  description: 'a short season summary (default)',
  endpoint: 'hostLeague',
  notIn: [],
  async show(place) {
    const { league, call, key } = place
    if (isBeforeSeason(league)) return { response: league, blocks: [factsOf(place), await teamsOf(place)] }
    const standings = await call('standings', { leagueId: league.id, season: league.season })
    const week = await call('scoreboard', { ...key, week: shownWeekOf(league) })
    const odds = hasForecast(await asOnSite('hostLeague', league))
      ? [oddsBlock(place, await call('forecast', key))]
      : []
    return {
      response: league,
      blocks: [factsOf(place), await standingsBlock(place, standings), weekBlock(place, week), ...odds],
    }
  },
}

function factsOf({ league }: Place): Block {
  const { teamCount, scoring, draftType, completedWeeks: weeks, finalWeek, seasons } = league
  const status = {
    'pre-draft': `Not drafted yet${league.draftDate ? `: the draft is on ${formatMoment(league.draftDate)}` : ''}`,
    'pre-season': 'Drafted, not started yet',
    'in-season': `${weeks.length} of ${finalWeek} weeks final`,
    complete: 'Over',
  }[league.phase]
  const lines = [
    `${status}. ${[`${teamCount} teams`, scoring && `${scoring} scoring`, `${draftType} draft`].filter(Boolean).join(', ')}.`,
    ...(seasons.length > 1 ? [`Seasons: ${seasons.join(', ')}.`] : []),
    ...league.warnings,
  ]
  return { title: `${league.name}, season ${league.season}`, lines }
}

async function teamsOf({ call, key }: Place): Promise<Block> {
  const teams = await call('hostLeagueTeams', key)
  if (teams.length === 0) return { title: 'Teams', lines: ['No teams yet.'] }
  const columns = [
    { header: 'Team', isText: true },
    { header: 'Managers', isText: true },
  ] as const
  return {
    title: 'Teams',
    table: { columns, rows: teams.map(({ name, ownerNames }) => [name, formatText(ownerNames.join(', '))]) },
  }
}
