/** The story of a season without its own pages: of a team, or of the league. */

import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { publicHost } from '../../client/site-base.ts'
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
import { indexInMiddle, keepOrder } from './steady-cards.ts'
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
const laterCalls = ['draftComplete', 'moves', 'trades', 'managers', 'forecastHistory', 'history'] as const

interface Loaded {
  /** Null: the season has no such team. */
  story: Story | null
  key: LeagueKey
}

/** Undefined: the league's story; null: no id. */
function teamIdOf({ parameters: { teamId } }: Pick<ScreenProps, 'parameters'>): number | null | undefined {
  return teamId === undefined ? undefined : readWhole(teamId)
}

function LoadedStory({ story: composed }: { story: Story }) {
  const place = useRef<HTMLDivElement>(null)
  const story = useSteadyStory(composed, place)
  useDocumentTitle(storyTitle(story))
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for the cards that came later
  useEffect(() => (place.current ? startStory(place.current) : undefined), [story])
  return (
    <div ref={place}>
      <StoryView story={story} site={typeof location === 'undefined' ? null : publicHost(location.host)} />
    </div>
  )
}

/** Cards that come later leave the reader at the card being read, and what was read in its order. */
function useSteadyStory(composed: Story, place: RefObject<HTMLDivElement | null>): Story {
  const shown = useRef(composed)
  const read = useRef<string | null>(null)
  const story = useMemo(() => {
    const cards = [...(place.current?.querySelectorAll('.story-cards > *') ?? [])]
    const index = indexInMiddle(cards)
    read.current = cards.length > 0 ? (shown.current.cards[index]?.key ?? null) : null
    shown.current = cards.length > 0 ? keepOrder(shown.current, composed, index) : composed
    return shown.current
  }, [composed, place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the cards
  useLayoutEffect(() => {
    const cards = [...(place.current?.querySelectorAll('.story-cards > *') ?? [])]
    const index = story.cards.findIndex(({ key }) => key === read.current)
    if (index >= 0 && indexInMiddle(cards) !== index)
      cards[index]?.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' })
  }, [story])
  return story
}

function NoSuchTeam({ seasonKey }: { seasonKey: LeagueKey }) {
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
