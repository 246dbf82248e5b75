import { capitalize } from '../../../src/parts/history/history-words.ts'
import { shownWeekOf } from '../../../src/parts/league/default-week.ts'
import { describeDraft, hasForecast, isBeforeSeason } from '../../../src/parts/league/league-phase.ts'
import { formatText } from '../../../src/ui/format.ts'
import { oddsBlock } from './odds.ts'
import { standingsBlock } from './standings.ts'
import { asOnSite, type Block, type Place, type View } from './view.ts'
import { weekBlock } from './week.ts'

export const overview: View = {
  name: 'overview',
  description: 'a short season summary (default)',
  notIn: [],
  async show(place) {
    const { league, call, key } = place
    if (isBeforeSeason(league)) return { response: league, blocks: [factsOf(place), await teamsOf(place)] }
    const standings = await call('standings', { leagueId: league.id, season: league.season })
    const onSite = await asOnSite('hostLeague', league)
    const week = await call('scoreboard', { ...key, week: shownWeekOf(onSite) })
    const odds = hasForecast(onSite) ? [oddsBlock(place, await call('forecast', key))] : []
    return {
      response: league,
      blocks: [factsOf(place), await standingsBlock(place, standings), weekBlock(place, week), ...odds],
    }
  },
}

function factsOf({ league }: Place): Block {
  const { teamCount, scoring, draftType, completedWeeks: weeks, finalWeek, seasons } = league
  const status = {
    'pre-draft': describeBeforeDraft(league),
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

/** By the clock, as a draft day may have gone by since the league was read. */
export function describeBeforeDraft(league: Place['league']): string {
  const { draftDate = null, draftState = null, asOf = null, totalPicks } = league
  return capitalize(describeDraft({ draftDate, draftState, asOf, totalPicks }, Date.now()))
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
