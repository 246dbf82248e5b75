/** Home and the list of leagues: what this is, a box to open a league, the leagues that are here. */
import '../../stores/read-page-answers.ts'
import { addressOf } from '../../client/site-base.ts'
import { routes } from '../../contract/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { ProductMark } from '../../ui/ProductMark.tsx'
import { AllLeagues } from './AllLeagues.tsx'
import { LeagueCards, LeagueCardsLoading } from './LeagueCards.tsx'
import { OpenLeague } from './OpenLeague.tsx'
import { useLeagueList } from './use-league-list.ts'

/** The list of leagues, `/leagues`, has every league below the first six. */
export function HomeScreen({ path }: { path: string }) {
  const listsAll = path === routes.leagues
  const { list, reload } = useLeagueList()

  function createLeague() {
    console.log('Mock league creation not implemented in v1 API yet')
    reload()
  }

  return (
    <div className="flex flex-col gap-8 sm:gap-10">
      <header className="flex flex-col gap-6 pt-2 sm:pt-6 lg:flex-row lg:items-end lg:justify-between lg:gap-12">
        <div className="flex max-w-2xl items-start gap-4">
          <ProductMark size={56} />
          <div className="min-w-0">
            <h1 className="scoreboard text-4xl">Fantasy Football Analytics</h1>
            <p className="mt-1 text-lg text-muted">
              Advanced analytics and insights for your fantasy football drafts and team performance
            </p>
          </div>
        </div>
        <OpenLeague />
      </header>
      <section aria-labelledby="your-leagues">
        <h2 id="your-leagues" className="scoreboard mb-3 text-2xl">
          Your Leagues
        </h2>
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
              text="No league is here yet. Open yours above by its ESPN id, or create a demo league to see the AI-powered analytics at work."
            >
              <Button variant="primary" onClick={createLeague}>
                Create Your First League
              </Button>
            </Message>
          </div>
        )}
      </section>
      {listsAll && list.status === 'ready' && list.leagues.length > list.cards.length && (
        <AllLeagues known={list.leagues} />
      )}
    </div>
  )
}
