import { use } from 'react'
import { addressOf } from '../../client/site-base.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import { awardId, type SeasonAward, wasWon } from '../../parts/awards/season-awards.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import type { LeagueCalls } from '../../parts/league/league-calls.ts'
import { weekToDate } from '../../parts/league/league-phase.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { storyAddress } from '../../parts/recap/has-story.ts'
import { IsServed } from '../../parts/screen/as-screen.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Skeleton, SkeletonGroup, Skeletons } from '../../ui/Skeleton.tsx'
import type { AwardCardProps } from './AwardCard.tsx'
import { AwardsGrid, type AwardsGridProps } from './AwardsGrid.tsx'

const superlativesCall = (leagueId: number | null) => ['superlatives', { leagueId: leagueId ?? 0 }] as const

const awardsCalls: LeagueCalls = ({ league }) => [superlativesCall(league.id)]

export const AwardsScreen = leagueScreen('awards', AwardsView, awardsCalls)

export function AwardsView({ league, leagueRef, query, teamHref }: LeagueTabProps) {
  const { id, season } = league
  if (id === null) {
    return (
      <Message
        icon="trophy"
        title="No awards yet"
        text="Awards aren’t available: the server didn’t send a league ID."
      />
    )
  }
  const address = addressOf('awards', { ...leagueRef, ...(season === null ? {} : { season }) })
  const sourceHref: AwardCardProps['sourceHref'] = ({ screen, search, names }, { winner: { week, teamId } }) => {
    if ((names === 'week' && week === null) || (names === 'winner' && teamId === null)) return null
    const path = leagueAddress(screen, {
      leagueRef,
      query,
      ...(names === 'week' && week !== null ? { week } : {}),
      ...(names === 'winner' && teamId !== null ? { teamId } : {}),
    })
    return search ? `${path}?${search}` : path
  }
  return (
    <AwardsTab
      leagueId={id}
      throughWeek={weekToDate(league)}
      address={address}
      season={season === null ? null : { ...leagueRef, season }}
      storyHref={season === null ? null : storyAddress({ ...leagueRef, season }, league)}
      teamHref={teamHref}
      sourceHref={sourceHref}
    />
  )
}

interface AwardsTabProps extends Pick<AwardsGridProps, 'teamHref' | 'sourceHref' | 'storyHref'> {
  /** URL of this page. A card's URL adds its id as the hash, unless the award has its own page. */
  address: string
  /** Null: not known. */
  season: LeagueKey | null
  leagueId: number
  throughWeek: number | null
}

function AwardsTab({ leagueId, throughWeek, address, season, ...links }: AwardsTabProps) {
  const isServed = use(IsServed)
  const superlatives = useResource(...superlativesCall(leagueId))
  if (superlatives.status === 'failed') {
    return (
      <Message
        tone="error"
        title="Failed to Load Superlatives"
        text="Failed to load season superlatives"
        detail={superlatives.failure.message}
      >
        <Button onClick={superlatives.reload}>Try Again</Button>
      </Message>
    )
  }
  if (superlatives.status === 'loading') return <AwardsSkeleton />
  const { data: awards, snapshot } = superlatives
  if (awards.superlatives.length === 0) {
    return <Message icon="trophy" title="No awards yet" text="Awards appear here after the first week of games." />
  }
  const addressOfAward = (award: SeasonAward) =>
    season && (snapshot || isServed) && wasWon(award)
      ? addressOf('recapAward', { ...season, award: award.key })
      : `${address}#${awardId(award)}`
  return <AwardsGrid {...{ awards, throughWeek, addressOfAward, ...links }} />
}

function AwardsSkeleton() {
  return (
    <SkeletonGroup label="Loading season superlatives">
      <Skeleton className="h-7 w-56" />
      <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        <Skeletons count={12} className="h-40" />
      </div>
    </SkeletonGroup>
  )
}
