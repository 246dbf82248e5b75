/** The preview picture of a league's story. */
import { renderAhead, respondWithPicture } from '../../../../../build/render-picture.ts'
import { StoryPicture } from '../../../../../screens/story/pictures/StoryPicture.tsx'
import { leagueStories, storyParams } from '../../../../story/_snapshot-stories.ts'

export async function getStaticPaths() {
  return (await leagueStories()).map((story) => ({
    params: storyParams(story),
    props: { picture: renderAhead((supported) => StoryPicture({ story, supported })) },
  }))
}

export const GET = respondWithPicture
