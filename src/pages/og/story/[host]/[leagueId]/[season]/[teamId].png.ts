/** The preview picture of a team's story. */
import { renderAhead } from '../../../../../../build/render-picture.ts'
import { StoryPicture } from '../../../../../../screens/story/pictures/StoryPicture.tsx'
import { pictureRoute } from '../../../../../_lib/picture-route.ts'
import { servedStory, storyParams, teamStories } from '../../../../../story/_snapshot-stories.ts'

export async function getStaticPaths() {
  return (await teamStories()).map((story) => ({
    params: storyParams(story),
    props: { picture: renderAhead((supported) => StoryPicture({ story, supported })) },
  }))
}

export const GET = pictureRoute(async (page, { teamId }) => {
  const story = await servedStory(page, Number(teamId))
  return story && ((supported) => StoryPicture({ story, supported }))
})
