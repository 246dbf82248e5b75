/** The story of a season without its own pages: of a team, or of the league. */
import { useEffect, useRef } from 'react'
import type { LeagueKey } from '../../domain/identity.ts'
import { readWhole } from '../../parts/league/league-address.ts'
import { loadRecapResponses } from '../../parts/recap/load-recap.ts'
import { RecapFrame } from '../../parts/recap/RecapFrame.tsx'
import { recapLinks } from '../../parts/recap/recap-links.ts'
import { SeasonPage, seasonPageCalls } from '../../parts/recap/SeasonPage.tsx'
import { composeSeasonRecap, recapSeasonOf } from '../../parts/recap/season-recap.ts'
import { asScreen, type ScreenProps } from '../../parts/screen/as-screen.tsx'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { composeLeagueStory } from './league-story.ts'
import { loadFirst, loadTeamStory } from './load-story.ts'
import { StoryView } from './StoryView.tsx'
import { startStory } from './start-story.ts'
import type { Story } from './story.ts'
import { storyTitle } from './story-links.ts'
import { composeTeamStory } from './team-story.ts'

export const StoryScreen = asScreen(
  (props) => (
    <SeasonPage
      {...props}
      kind={`story ${props.parameters.teamId ?? ''}`}
      Loading={StoryLoading}
      later={laterCalls}
      compose={async (key, id, load): Promise<Loaded> => {
        const teamId = teamIdOf(props)
        if (teamId === null) return { story: null, key }
        if (teamId !== undefined) {
          const responses = await loadTeamStory({ ...key, id, teamId }, load)
          return { story: composeTeamStory(recapSeasonOf(key, responses), teamId, responses), key }
        }
        const responses = await loadRecapResponses({ ...key, id }, load)
        return { story: composeLeagueStory(composeSeasonRecap(recapSeasonOf(key, responses), responses)), key }
      }}
    >
      {({ story, key }) => (story ? <LoadedStory story={story} /> : <NoSuchTeam seasonKey={key} />)}
    </SeasonPage>
  ),
  () => (
    <RecapFrame links={null}>
      <StoryLoading />
    </RecapFrame>
  ),
  (props) =>
    seasonPageCalls(
      props,
      (key, id, load) => {
        const teamId = teamIdOf(props)
        return teamId == null ? loadRecapResponses({ ...key, id }, load) : loadFirst({ ...key, id, teamId }, load)
      },
      laterCalls,
    ),
)

/** What they say is on the last cards. Together they are as large as all others, and simulations and other seasons take long. */
const laterCalls = ['draftComplete', 'moves', 'managers', 'forecastHistory', 'history'] as const

interface Loaded {
  /** Null: the season has no such team. */
  story: Story | null
  key: LeagueKey
}

/** Undefined: the league's story; null: no id. */
function teamIdOf({ parameters: { teamId } }: Pick<ScreenProps, 'parameters'>): number | null | undefined {
  return teamId === undefined ? undefined : readWhole(teamId)
}

function LoadedStory({ story }: { story: Story }) {
  const place = useRef<HTMLDivElement>(null)
  useDocumentTitle(storyTitle(story))
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for the cards that came later
  useEffect(() => (place.current ? startStory(place.current) : undefined), [story])
  return (
    <div ref={place}>
      <StoryView story={story} site={typeof location === 'undefined' ? null : location.host} />
    </div>
  )
}

export function NoSuchTeam({ seasonKey }: { seasonKey: LeagueKey }) {
  const links = recapLinks(seasonKey)
  return (
    <RecapFrame links={links}>
      <Message tone="error" level={1} title="No such team" text="This season has no team with this ID.">
        <Button href={links.story} variant="primary">
          Open the league’s story
        </Button>
      </Message>
    </RecapFrame>
  )
}

function StoryLoading() {
  return (
    <SkeletonGroup label="Loading the story..." className="flex flex-col gap-6 pt-2">
      <Skeleton className="h-11 w-64 max-w-full" />
      <Skeleton className="h-[70svh]" />
    </SkeletonGroup>
  )
}
