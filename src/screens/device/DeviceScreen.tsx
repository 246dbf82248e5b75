/** Leagues on this device: their size, and a way to remove them. */
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { callEngine, keepsFiles, onEngineEvent } from '../../client/engine.ts'
import { isPrivateOnServer, readSharedLeague } from '../../client/private-leagues.ts'
import { addressOf } from '../../client/site-base.ts'
import type { StoredLeague } from '../../contract/stored-leagues.ts'
import {
  describeHostLeague,
  describeLeague,
  hostTitles,
  type LeagueRef,
  nameLeague,
  parseLeagueName,
} from '../../domain/identity.ts'
import { joinList } from '../../domain/join-list.ts'
import { describeOrigin } from '../../parts/device/describe-origin.ts'
import { $deviceProgress } from '../../stores/device.ts'
import { Button } from '../../ui/Button.tsx'
import { formatBytes } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { DropFiles } from './DropFiles.tsx'
import { forgetPages } from './forget-league.ts'
import { RemoveLeague } from './RemoveLeague.tsx'
import { ShareChoices, ShareOpenedLink } from './ShareChoices.tsx'

export function DeviceScreen() {
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 className="scoreboard text-4xl">Leagues on this device</h1>
        <p className="mt-1 max-w-2xl text-muted">
          {keepsFiles
            ? `Leagues you opened from ${joinList([...Object.values(hostTitles), 'a file'], 'or')}. They’re stored in this browser, and only you can see them.`
            : 'Leagues you opened are saved in this browser. They open at once, even offline.'}
        </p>
      </header>
      <ShareFromServer />
      {keepsFiles ? (
        <DeviceList>
          <SavedPages />
        </DeviceList>
      ) : (
        <OpenAtHome />
      )}
      {!keepsFiles && <SavedPages />}
    </div>
  )
}

/** A private league of this site's server, which the reader came to share. */
function ShareFromServer() {
  const [league, setLeague] = useState<LeagueRef | null>(null)
  useEffect(() => {
    const shared = readSharedLeague(location.search)
    if (shared && isPrivateOnServer(shared)) setLeague(shared)
  }, [])
  if (!league) return null
  const name = describeLeague(league)
  return (
    <section className="flex flex-col gap-3">
      <h2 className="scoreboard text-2xl">Share {name}</h2>
      <ShareChoices league={league} name={name} place="server" />
    </section>
  )
}

/** What pages have saved of leagues that are on the site, or its server has. */
function SavedPages() {
  const [isRemoved, setIsRemoved] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <Button onClick={() => forgetPages().then(() => setIsRemoved(true))} className="self-start">
        Remove saved pages
      </Button>
      <p role="status" className="text-muted">
        {isRemoved && 'The saved pages are removed.'}
      </p>
    </div>
  )
}

/** The children follow the loaded list, which moves nothing that is shown before. */
function DeviceList({ children }: { children: ReactNode }) {
  const [leagues, setLeagues] = useState<StoredLeague[] | null>(null)
  const [problem, setProblem] = useState('')
  const [shared, setShared] = useState<LeagueRef | null>(null)
  const loading = nameLoading(useStore($deviceProgress).keys(), leagues ?? [])
  useEffect(() => {
    setShared(readSharedLeague(location.search))
    const load = () =>
      callEngine((engine) => engine.list()).then(setLeagues, (failure) => setProblem(messageOf(failure)))
    load()
    return onEngineEvent(({ kind }) => (kind === 'changed' || kind === 'removed' || kind === 'returned') && load())
  }, [])

  if (problem) {
    return (
      <>
        <Message tone="error" title="Couldn’t open the leagues on this device" text={problem} />
        {children}
      </>
    )
  }
  if (!leagues) {
    return (
      <SkeletonGroup label="Loading the leagues on this device..." className="flex flex-col gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </SkeletonGroup>
    )
  }
  return (
    <>
      {leagues.length === 0 ? (
        <Message icon="trophy" title="No leagues yet" text="Open one from the home page, or drop a league file below.">
          <OpenAtHome />
        </Message>
      ) : (
        <ul className="flex flex-col gap-3">
          {leagues.map((league) => (
            <DeviceLeague
              key={nameLeague(league)}
              league={league}
              loading={loading}
              isShared={shared !== null && league.host === shared.host && league.leagueIds.includes(shared.leagueId)}
              onProblem={setProblem}
            />
          ))}
        </ul>
      )}
      <DropFiles />
      {children}
    </>
  )
}

/** The league that is being read from its host, in this tab or another one; null if none is. */
function nameLoading(names: Iterable<string>, leagues: readonly StoredLeague[]): string | null {
  const [league] = [...names].flatMap((name) => parseLeagueName(name) ?? [])
  if (!league) return null
  const stored = leagues.find(({ host, leagueIds }) => host === league.host && leagueIds.includes(league.leagueId))
  return stored?.name ?? describeHostLeague(league)
}

interface DeviceLeagueProps {
  league: StoredLeague
  loading: string | null
  /** Whether the reader came to share it. */
  isShared: boolean
  onProblem: (problem: string) => void
}

function DeviceLeague({ league, loading, isShared, onProblem }: DeviceLeagueProps) {
  const { host, leagueId, source, seasons, bytes } = league
  const ref = useMemo(() => ({ host, leagueId }), [host, leagueId])
  const [isSharing, setSharing] = useState(isShared)
  // Others open a league of a host by its address.
  const isPrivate = source === 'folder' || source === 'sealed'
  const name = league.name ?? describeLeague(league)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-hairline bg-surface p-4">
      <TeamMark name={name} size={40} />
      <div className="min-w-0 grow basis-48">
        <a
          href={addressOf('league', { host, leagueId })}
          className="scoreboard block wrap-anywhere text-lg sm:truncate hover:underline"
        >
          <bdi>{name}</bdi>
        </a>
        <p className="text-muted text-sm tabular-nums">
          {seasons.join(', ')} · {formatBytes(bytes)} ·{' '}
          {source === null
            ? 'Its saved copy is damaged. Remove it, and open it again.'
            : describeOrigin({ source, asOf: league.asOf }, host, new Date())}
        </p>
      </div>
      <RemoveLeague
        league={league}
        name={name}
        loading={loading}
        onProblem={(failure) => onProblem(messageOf(failure))}
      />
      {isPrivate && (
        <Button icon="share" label={`Share ${name} with your league`} onClick={() => setSharing(!isSharing)}>
          Share
        </Button>
      )}
      {isPrivate &&
        isSharing &&
        (source === 'folder' ? (
          <ShareChoices league={ref} name={name} place="device" />
        ) : (
          <ShareOpenedLink league={ref} />
        ))}
    </li>
  )
}

function OpenAtHome() {
  return (
    <Button href={addressOf('home')} className="self-start">
      Back to Home
    </Button>
  )
}

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : '')
