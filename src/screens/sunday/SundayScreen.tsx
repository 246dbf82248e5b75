/** All leagues in which this device has a team, on the day of their games: what can still be done, the games, and who moves them. */
import { addressOf } from '../../client/site-base.ts'
import { listMyLeagues, type MyLeague } from '../../parts/my-team/my-leagues.ts'
import { asScreen } from '../../parts/screen/as-screen.tsx'
import { $myTeams } from '../../stores/my-team.ts'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import { idlePart, orNothing } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { LeagueLines } from './LeagueLines.tsx'
import { MyGames } from './MyGames.tsx'
import { StillToDo } from './StillToDo.tsx'
import { SundayPlayers } from './SundayPlayers.tsx'
import { SundayWishes } from './SundayWishes.tsx'
import { boardOf, describeGames, useMyLeagues, useSundayLeagues } from './sunday-leagues.ts'

const TellMe = idlePart(orNothing(() => import('../../parts/device/TellMe.tsx')))

export const SundayScreen = asScreen(
  SundayOfDevice,
  () => null,
  () => (call) =>
    Promise.all(listMyLeagues($myTeams.get()).map((league) => call('live', boardOf(league)))).then(() => {}),
)

function SundayOfDevice() {
  const leagues = useMyLeagues()
  if (leagues === null) return <Loading />
  if (leagues.length === 0) {
    return (
      <Message
        level={1}
        icon="star"
        title="My Sunday"
        text="No team yet. Open a league and choose your team there: this page then shows its games, with those of your other leagues."
      >
        <Button href={addressOf('home')} variant="primary">
          Open a league
        </Button>
      </Message>
    )
  }
  return <Sunday leagues={leagues} />
}

export function Sunday({ leagues }: { leagues: readonly MyLeague[] }) {
  const { games, closed } = useSundayLeagues(leagues)
  const open = games.filter((game) => 'board' in game)
  const loading = games.length - open.length
  if (loading === leagues.length) return <Loading />
  return (
    <div className="flex flex-col gap-8 sm:gap-10">
      <header>
        <h1 className="scoreboard text-4xl max-sm:text-2xl">My Sunday</h1>
        <p className="mt-1 text-lg">{describeGames(open)}</p>
        <p className="mt-1 text-muted">{describeLeagues({ open: open.length, loading, all: leagues.length })}</p>
      </header>
      <StillToDo leagues={open} />
      {games.length > 0 && <MyGames leagues={games} />}
      <SundayPlayers leagues={open} />
      <SundayWishes leagues={open} />
      {closed.length > 0 && (
        <Section title={games.length > 0 ? 'Your other leagues' : 'Your leagues'}>
          <LeagueLines leagues={closed} />
        </Section>
      )}
      <TellMe teams={leagues.map(({ leagueRef, team }) => ({ leagueRef, teamId: team.id }))} />
    </div>
  )
}

interface Counts {
  open: number
  loading: number
  all: number
}

function describeLeagues({ open, loading, all }: Counts): string {
  const leagues = formatCount(all, 'league')
  if (loading > 0) return `${leagues}, ${loading} still loading.`
  if (open === all) return `${leagues}, every team of yours on one page.`
  return open === 0 ? `${leagues}, none with a game of yours this week.` : `${open} of ${leagues} with a game of yours.`
}

function Loading() {
  return (
    <>
      <h1 className="scoreboard mb-6 text-4xl max-sm:text-2xl">My Sunday</h1>
      <SkeletonGroup label="Loading the games of your leagues..." className="flex flex-col gap-6">
        <div className="grid gap-6 md:grid-cols-2">
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </div>
        <Skeleton className="h-96" />
      </SkeletonGroup>
      <noscript>
        <p>This page shows the leagues that are saved on this device, and needs JavaScript.</p>
      </noscript>
    </>
  )
}
