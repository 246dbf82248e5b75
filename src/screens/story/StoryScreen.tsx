/** The story of a season without its own pages: of a team, or of the league. */
import { useEffect, useRef } from 'react'
import { readWhole } from '../../parts/league/league-address.ts'
import { loadRecapResponses } from '../../parts/recap/load-recap.ts'
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
import { storyLinks, storyTitle } from './story-links.ts'
import { composeTeamStory } from './team-story.ts'

export const StoryScreen = asScreen(
  (props) => (
    <SeasonPage
      {...props}
      kind={`story ${props.parameters.teamId ?? ''}`}
      Loading={StoryLoading}
      compose={async (key, league, id, load): Promise<Loaded> => {
        const season = recapSeasonOf(key, league)
        const teamId = teamIdOf(props)
        const story =
          teamId === undefined
            ? composeLeagueStory(composeSeasonRecap(season, await loadRecapResponses({ ...key, id }, load)))
            : teamId === null
              ? null
              : composeTeamStory(season, teamId, await loadTeamStory({ ...key, id, teamId }, load))
        return { story, overview: storyLinks({ ...key, team: null }).overview }
      }}
    >
      {({ story, overview }) => (story ? <LoadedStory story={story} /> : <NoSuchTeam overview={overview} />)}
    </SeasonPage>
  ),
  () => (
    <main id="content" className="mx-auto max-w-md px-4 pt-14">
      <StoryLoading />
    </main>
  ),
  (props) =>
    seasonPageCalls(props, (key, id, load) => {
      const teamId = teamIdOf(props)
      return teamId == null ? loadRecapResponses({ ...key, id }, load) : loadFirst({ ...key, id, teamId }, load)
    }),
)

interface Loaded {
  /** Null: the season has no such team. */
  story: Story | null
  overview: string
}

/** Undefined: the league's story; null: no id. */
function teamIdOf({ parameters: { teamId } }: Pick<ScreenProps, 'parameters'>): number | null | undefined {
  return teamId === undefined ? undefined : readWhole(teamId)
}

function LoadedStory({ story }: { story: Story }) {
  const place = useRef<HTMLDivElement>(null)
  useDocumentTitle(storyTitle(story))
  useEffect(() => (place.current ? startStory(place.current) : undefined), [])
  return (
    <div ref={place}>
      <StoryView story={story} site={typeof location === 'undefined' ? null : location.host} />
    </div>
  )
}

export function NoSuchTeam({ overview }: { overview: string }) {
  return (
    <main id="content">
      <Message tone="error" level={1} title="No such team" text="This season has no team with this ID.">
        <Button href={overview} variant="primary">
          Open the league
        </Button>
      </Message>
    </main>
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
