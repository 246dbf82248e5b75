import { addressOf } from '../../client/site-base.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeagueTabProps } from '../../parts/league/league-tab.ts'
import { Message } from '../../ui/Message.tsx'
import type { AwardCardProps } from './AwardCard.tsx'
import { AwardsTab } from './AwardsTab.tsx'
import { awardsCalls } from './calls.ts'

export const AwardsScreen = leagueScreen('awards', AwardsView, awardsCalls)

export function AwardsView({ league: { id, season }, espnLeagueId, query, teamHref }: LeagueTabProps) {
  if (id === undefined) {
    return (
      <Message icon="trophy" title="No awards yet" text="This server names no id for the league to ask awards by." />
    )
  }
  const address = addressOf('awards', { espnLeagueId, ...(season === undefined ? {} : { season }) })
  const sourceHref: AwardCardProps['sourceHref'] = ({ screen, search, names }, { week, teamId }) => {
    if ((names === 'week' && week === null) || (names === 'winner' && teamId === null)) return null
    const path = leagueAddress(screen, {
      espnLeagueId,
      query,
      ...(names === 'week' && week !== null ? { week } : {}),
      ...(names === 'winner' && teamId !== null ? { teamId } : {}),
    })
    return search ? `${path}?${search}` : path
  }
  return <AwardsTab leagueId={id} address={address} teamHref={teamHref} sourceHref={sourceHref} />
}
