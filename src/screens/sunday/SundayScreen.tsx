/** All leagues in which this device has a team, on the day of their games: what can still be done, the games, and who moves them. */
import { useEffect, useState } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { listMyLeagues, type MyLeague } from '../../parts/my-team/my-leagues.ts'
import { asScreen } from '../../parts/screen/as-screen.tsx'
import { $myTeams } from '../../stores/my-team.ts'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import { Later } from '../../ui/Later.tsx'
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

/** Boards of one server come shortly after each other: shown together, none moves what is there. */
const longestWait = 1000

function SundayOfDevice() {
  const leagues = useMyLeagues()
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), longestWait)
    return () => clearTimeout(timer)
  }, [])
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
  return <Sunday leagues={leagues} hasWaited={hasWaited} />
}

export function Sunday({ leagues, hasWaited = true }: SundayProps) {
  const { games, closed } = useSundayLeagues(leagues)
  const open = games.filter((game) => 'board' in game)
  const loading = games.length - open.length
  const standing = describeGames(open)
  const failed = closed.filter(({ state }) => state === 'failed').length
  if (loading === leagues.length || (loading > 0 && !hasWaited)) return <Loading />
  // Of a season without a week under way there is nothing to tell.
  const told = [...games, ...closed.filter((one) => one.state === 'failed' || one.week !== null)].map(
    ({ league }) => league,
  )
  return (
    <div className="flex flex-col gap-8 sm:gap-10">
      <header>
        <h1 className="scoreboard text-4xl max-sm:text-2xl">My Sunday</h1>
        {/* Its line is reserved while boards arrive. */}
        {(standing !== null || loading > 0) && <p className="mt-1 min-h-7 text-lg">{standing}</p>}
        <p className="mt-1 text-muted empty:hidden">
          {describeLeagues({ open: open.length, loading, failed, all: leagues.length })}
        </p>
      </header>
      <StillToDo leagues={open} />
      {games.length > 0 && <MyGames leagues={games} />}
      <Later>
        <div className="flex flex-col gap-8 empty:hidden sm:gap-10">
          <SundayPlayers leagues={open} />
          <SundayWishes leagues={open} />
          {closed.length > 0 && (
            <Section title={games.length > 0 ? 'Your other leagues' : 'Your leagues'}>
              <LeagueLines leagues={closed} />
            </Section>
          )}
        </div>
      </Later>
      {told.length > 0 && <TellMe teams={told.map(({ leagueRef, team }) => ({ leagueRef, teamId: team.id }))} />}
    </div>
  )
}

interface SundayProps {
  leagues: readonly MyLeague[]
  /** False: for all boards, until they are late. */
  hasWaited?: boolean
}

interface Counts {
  open: number
  loading: number
  failed: number
  all: number
}

/** Of a league that could not be loaded nobody knows whether it plays; of a single one that plays its game says all. */
function describeLeagues({ open, loading, failed, all }: Counts): string | null {
  const leagues = formatCount(all, 'league')
  if (failed === all) return all === 1 ? 'Your league couldn’t be loaded.' : `None of your ${leagues} could be loaded.`
  const others = failed > 0 ? `, ${failed} couldn’t be loaded` : ''
  if (loading > 0) return `${leagues}, ${loading} still loading${others}.`
  if (open === all) return all === 1 ? null : `All ${all} of your leagues play this week.`
  if (open === 0) return `${leagues}${others || ', none with a game of yours this week'}.`
  return `${open} of your ${leagues} ${open === 1 ? 'plays' : 'play'} this week${others}.`
}

function Loading() {
  return (
    <>
      <h1 className="scoreboard mb-6 text-4xl max-sm:text-2xl">My Sunday</h1>
      <noscript>
        <p>This page shows the leagues that are saved on this device, and needs JavaScript.</p>
      </noscript>
      <SkeletonGroup label="Loading the games of your leagues..." className="flex flex-col gap-6 noscript:hidden">
        <div className="grid gap-6 md:grid-cols-2">
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </div>
        <Skeleton className="h-96" />
      </SkeletonGroup>
    </>
  )
}
