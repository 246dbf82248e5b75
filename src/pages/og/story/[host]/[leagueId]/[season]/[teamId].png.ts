/** The preview picture of a team's story. */
import { renderAhead, respondWithPicture } from '../../../../../../build/render-picture.ts'
import { StoryPicture } from '../../../../../../screens/story/pictures/StoryPicture.tsx'
import { storyParams, teamStories } from '../../../../../story/_snapshot-stories.ts'

export async function getStaticPaths() {
  return (await teamStories()).map((story) => ({
    params: storyParams(story),
    props: { picture: renderAhead((supported) => StoryPicture({ story, supported })) },
  }))
}

export const GET = respondWithPicture
