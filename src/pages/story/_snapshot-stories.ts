/** Stories of snapshot seasons, for their pages and pictures. Each is composed once per build. */
import { openSiteSnapshots } from '../../build/site-snapshots.ts'
import type { LoadResponse } from '../../client/calls.ts'
import { readStoryPictures } from '../../contract/site-settings.ts'
import { keyOfSnapshot, type PageSeason, type SnapshotSeason, seasonFolder } from '../../contract/snapshot.ts'
import { hasStory } from '../../parts/recap/has-story.ts'
import type { ServedPage } from '../../parts/screen/page-props.ts'
import { composeLeagueStory } from '../../screens/story/league-story.ts'
import { loadTeamStory } from '../../screens/story/load-story.ts'
import { cardFormats } from '../../screens/story/pictures/card-formats.ts'
import type { Story } from '../../screens/story/story.ts'
import { cardPictureName } from '../../screens/story/story-links.ts'
import { composeTeamStory } from '../../screens/story/team-story.ts'
import { loadFrom } from '../_lib/served-page.ts'
import { snapshotResponses } from '../_lib/snapshot-responses.ts'
import { servedRecap, snapshotRecaps } from '../recap/_snapshot-recaps.ts'

const composed = new Map<string, Promise<Story[]>>()

/** The league's story of every snapshot season whose pages this build renders. */
export async function leagueStories(): Promise<Story[]> {
  return (await snapshotRecaps()).map(composeLeagueStory)
}

/** The stories of its teams; before a season has stories, no pages. */
export async function teamStories(): Promise<Story[]> {
  const { snapshots, seasons } = await openSiteSnapshots()
  const all = seasons.filter(hasStory).map((snapshot) => {
    const key = seasonFolder(snapshot)
    const ofSeason = composed.get(key) ?? composeTeams(snapshot, snapshotResponses(snapshots, snapshot))
    composed.set(key, ofSeason)
    return ofSeason
  })
  return (await Promise.all(all)).flat()
}

/** The story of a page that a server renders; null before a season has stories, and for a team that it does not have. */
export async function servedStory(page: ServedPage, teamId: number | null): Promise<Story | null> {
  if (!hasStory(page.season)) return null
  if (teamId === null) return composeLeagueStory(await servedRecap(page))
  return composeTeam(page.season, teamId, loadFrom(page.read))
}

/** The path parameters of a story's page and picture. */
export function storyParams({ host, leagueId, season, team }: Story) {
  return { host, leagueId, season: String(season), ...(team && { teamId: String(team.id) }) }
}

/** Whether the story's cards have pictures. The cards of a running season change every week. */
export function hasCardPictures({ team, throughWeek }: Story): boolean {
  const wanted = readStoryPictures(import.meta.env)
  return throughWeek === null && (wanted === 'every' || (wanted === 'league' && team === null))
}

/** The pictures of cards that this build renders. */
export async function cardPicturePaths() {
  const stories = [...(await leagueStories()), ...(await teamStories())].filter(hasCardPictures)
  return stories.flatMap((story) =>
    story.cards.flatMap(({ key }, index) =>
      cardFormats.map((format) => {
        const { host, leagueId, season } = storyParams(story)
        return { params: { host, leagueId, season, ...cardPictureName(story, key, format) }, story, index, format }
      }),
    ),
  )
}

async function composeTeams(snapshot: SnapshotSeason, load: ReturnType<typeof snapshotResponses>): Promise<Story[]> {
  const { leagueId, season } = snapshot
  const standings = await load('standings', { leagueId, season })
  const stories = (standings?.standings ?? []).map(async ({ teamId }) =>
    teamId === null ? null : composeTeam(snapshot, teamId, load),
  )
  return (await Promise.all(stories)).filter((story) => story !== null)
}

async function composeTeam(season: PageSeason, teamId: number, load: LoadResponse): Promise<Story | null> {
  const key = keyOfSnapshot(season)
  const { leagueId: id, name, throughWeek } = season
  return composeTeamStory({ ...key, name, throughWeek }, teamId, await loadTeamStory({ ...key, id, teamId }, load))
}
