/** Stories of a season with the responses that they are composed from. */
import { leagueIdOf } from '../../../../src/analytics/public-ids.ts'
import { loadRecapResponses, type RecapResponses } from '../../../../src/parts/recap/load-recap.ts'
import { composeSeasonRecap } from '../../../../src/parts/recap/season-recap.ts'
import { composeLeagueStory } from '../../../../src/screens/story/league-story.ts'
import { loadTeamStory, type TeamStoryResponses } from '../../../../src/screens/story/load-story.ts'
import type { Story } from '../../../../src/screens/story/story.ts'
import { composeTeamStory } from '../../../../src/screens/story/team-story.ts'
import { type Alter, type DemoSeason, loaderOf } from '../../../parts/recap/support/demo-recaps.ts'

export interface ToldTeam {
  story: Story
  teamId: number
  responses: TeamStoryResponses
}

export interface ToldLeague {
  story: Story
  responses: RecapResponses
}

/** The first teams of the standings. */
export async function tellTeams(
  { season, throughWeek }: DemoSeason,
  { most = 4, alter }: { most?: number; alter?: Alter } = {},
): Promise<ToldTeam[]> {
  const id = leagueIdOf(season)
  const key = { host: season.host, leagueId: season.leagueId, season: season.season }
  const load = loaderOf(season, alter)
  const standings = await load('standings', { leagueId: id, season: key.season })
  const all: ToldTeam[] = []
  for (const { teamId } of standings?.standings.slice(0, most) ?? []) {
    if (teamId === null) continue
    const responses = await loadTeamStory({ ...key, id, teamId }, load)
    const story = composeTeamStory({ ...key, name: season.name, throughWeek }, teamId, responses)
    if (story) all.push({ story, teamId, responses })
  }
  return all
}

export async function tellLeague({ season, throughWeek }: DemoSeason): Promise<ToldLeague> {
  const key = { host: season.host, leagueId: season.leagueId, season: season.season }
  const responses = await loadRecapResponses({ ...key, id: leagueIdOf(season) }, loaderOf(season))
  return {
    story: composeLeagueStory(composeSeasonRecap({ ...key, name: season.name, throughWeek }, responses)),
    responses,
  }
}
