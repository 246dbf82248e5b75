/** The preview picture of a league's story. */
import { renderAhead } from '../../../../../build/render-picture.ts'
import { StoryPicture } from '../../../../../screens/story/pictures/StoryPicture.tsx'
import { pictureRoute } from '../../../../_lib/picture-route.ts'
import { leagueStories, servedStory, storyParams } from '../../../../story/_snapshot-stories.ts'

export async function getStaticPaths() {
  return (await leagueStories()).map((story) => ({
    params: storyParams(story),
    props: { picture: renderAhead((supported) => StoryPicture({ story, supported })) },
  }))
}

export const GET = pictureRoute(async (page) => {
  const story = await servedStory(page, null)
  return story && ((supported) => StoryPicture({ story, supported }))
})
