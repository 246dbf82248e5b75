/** The available leagues: the first six, and on `/leagues` all of them. */
import { useStore } from '@nanostores/react'
import { hasEngine } from '../../client/engine.ts'
import { addressOf } from '../../client/site-base.ts'
import { demoLeague, isDemoLeague } from '../../domain/constants.ts'
import { leagueRefOf } from '../../parts/league/league-ref.ts'
import type { ListedLeague } from '../../parts/navigation/league-groups.ts'
import { asScreen, type ScreenProps } from '../../parts/screen/as-screen.tsx'
import { $myTeams } from '../../stores/my-team.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Message } from '../../ui/Message.tsx'
import { AllLeagues } from './AllLeagues.tsx'
import { Examples } from './Examples.tsx'
import { gameDayDoor } from './game-day-door.ts'
import { LeagueCards, LeagueCardsLoading } from './LeagueCards.tsx'
import { useLeagueList } from './use-league-list.ts'

export const LeagueListScreen = asScreen(
  LeagueList,
  () => null,
  () => (call) => call('leagues', {}),
)

function LeagueList({ name }: ScreenProps) {
  const listsAll = name === 'leagues'
  const { list, reload } = useLeagueList()

  function createLeague() {
    console.log('Mock league creation not implemented in v1 API yet')
    reload()
  }

  return (
    <div className="flex flex-col gap-8 sm:gap-10">
      <section aria-labelledby="your-leagues">
        <div className="mb-3 flex items-baseline justify-between gap-4">
          <h2 id="your-leagues" className="scoreboard text-2xl">
            Your Leagues
          </h2>
          {!listsAll && list.status === 'ready' && <GameDayDoor leagues={list.leagues} />}
        </div>
        {list.status === 'loading' && <LeagueCardsLoading />}
        {list.status === 'ready' && list.cards.length > 0 && <LeagueCards cards={list.cards} />}
        {!listsAll && list.status === 'ready' && list.leagues.length > list.cards.length && (
          <p className="mt-4">
            <a href={addressOf('leagues')} className="thumb font-medium text-accent hover:underline">
              All leagues
            </a>
          </p>
        )}
        {list.status === 'ready' && list.cards.length === 0 && (
          <div className="rounded-lg border border-hairline bg-surface">
            <Message
              level={3}
              icon="trophy"
              title="Ready to Dominate Your Draft?"
              text="No leagues yet. Open yours above with its league ID or your Sleeper username, or create a demo league to see the AI-powered analytics in action."
            >
              <Button variant="primary" onClick={createLeague}>
                Create Your First League
              </Button>
              {hasEngine && <Button href={addressOf('overview', { ...demoLeague })}>Open a demo league</Button>}
            </Message>
          </div>
        )}
      </section>
      {listsAll && list.status === 'ready' && list.leagues.length > list.cards.length && (
        <AllLeagues known={list.leagues} />
      )}
      {!listsAll && list.status === 'ready' && (
        <Examples isDemoHere={hasEngine || list.leagues.some(isDemo)} isFolded={list.cards.length > 0} />
      )}
    </div>
  )
}

/** Beside the heading: nothing moves once the device's teams are known. */
function GameDayDoor({ leagues }: { leagues: readonly ListedLeague[] }) {
  const door = gameDayDoor(leagues, useStore($myTeams, { ssr: () => [] }))
  if (door === null) return null
  return (
    <a href={door.href} className="thumb flex min-w-0 items-center gap-1.5 font-medium text-accent hover:underline">
      <Icon name="pulse" size={18} className="shrink-0" />
      <bdi className="truncate">{door.label}</bdi>
    </a>
  )
}

function isDemo(league: ListedLeague): boolean {
  const leagueRef = leagueRefOf(league)
  return leagueRef !== null && isDemoLeague(leagueRef)
}
