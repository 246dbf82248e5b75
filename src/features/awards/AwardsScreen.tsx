import { addressOf } from '../../client/site-base.ts'
import { Message } from '../../ui/Message.tsx'
import { leagueScreen } from '../league/league-screen.tsx'
import type { LeagueTabProps } from '../league/league-tab.ts'
import { AwardsTab } from './AwardsTab.tsx'

export const AwardsScreen = leagueScreen('awards', AwardsView)

export function AwardsView({ league: { id, season }, espnLeagueId, teamHref }: LeagueTabProps) {
  if (id === undefined) {
    return (
      <Message icon="trophy" title="No awards yet" text="This server names no id for the league to ask awards by." />
    )
  }
  const address = addressOf('awards', { espnLeagueId, ...(season === undefined ? {} : { season }) })
  return <AwardsTab leagueId={id} address={address} teamHref={teamHref} />
}
