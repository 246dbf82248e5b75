/** Stories of snapshot seasons, for their pages and pictures. Each is composed once per build. */
import { siteEnvironment } from '../../build/site-environment.ts'
import { openSiteSnapshots } from '../../build/site-snapshots.ts'
import { readStoryPictures } from '../../contract/site-settings.ts'
import { keyOfSnapshot, type SnapshotSeason, seasonFolder } from '../../contract/snapshot.ts'
import { hasStory } from '../../parts/recap/has-story.ts'
import { composeLeagueStory } from '../../screens/story/league-story.ts'
import { loadTeamStory } from '../../screens/story/load-story.ts'
import { cardFormats } from '../../screens/story/pictures/card-formats.ts'
import type { Story } from '../../screens/story/story.ts'
import { cardPictureName } from '../../screens/story/story-links.ts'
import { composeTeamStory } from '../../screens/story/team-story.ts'
import { snapshotResponses } from '../_lib/snapshot-responses.ts'
import { snapshotRecaps } from '../recap/_snapshot-recaps.ts'

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

/** The path parameters of a story's page and picture. */
export function storyParams({ host, leagueId, season, team }: Story) {
  return { host, leagueId, season: String(season), ...(team && { teamId: String(team.id) }) }
}

/** Whether the build renders the story's cards as pictures. The cards of a running season change every week. */
export function hasCardPictures({ team, throughWeek }: Story): boolean {
  const wanted = readStoryPictures(siteEnvironment())
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
  const key = keyOfSnapshot(snapshot)
  const { leagueId: id, name, throughWeek } = snapshot
  const standings = await load('standings', { leagueId: id, season: key.season })
  const stories = (standings?.standings ?? []).map(async ({ teamId }) =>
    teamId === null
      ? null
      : composeTeamStory({ ...key, name, throughWeek }, teamId, await loadTeamStory({ ...key, id, teamId }, load)),
  )
  return (await Promise.all(stories)).filter((story) => story !== null)
}
