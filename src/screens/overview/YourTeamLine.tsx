/** Above the standings, in the same place for all readers: which team is the reader's, or how it stands. */
import { Suspense, useRef, useState } from 'react'
import { hasForecast } from '../../parts/league/league-phase.ts'
import { seasonIdsOf } from '../../parts/league/league-ref.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Later } from '../../ui/Later.tsx'
import { preloadable } from '../../ui/later-parts.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { TeamMark } from '../../ui/TeamMark.tsx'
import { forecastCall } from './calls.ts'
import { OverviewParts } from './later.ts'
import { describeOwnLine } from './own-line.ts'

const TeamQuestion = preloadable(() => import('../../parts/my-team/TeamQuestion.tsx'))

export function YourTeamLine(props: LeagueTabProps) {
  const { leagueRef, league, standings, teamHref } = props
  const mine = useMyTeamId()
  const own = standings.standings.find(({ teamId }) => teamId !== null && teamId === mine)
  const [isAsking, setAsking] = useState(false)
  const [isKept, setKept] = useState(true)
  const wasAsked = useRef(false)
  if (standings.standings.length < 2) return null
  if (own && mine !== null) {
    return (
      <section
        aria-label="Your team"
        className="mine-line flex min-h-14 items-center gap-3 rounded-md px-3 py-1.5 print:hidden"
      >
        <TeamMark name={own.teamName} size={32} />
        <div className="min-w-0 grow">
          <a
            href={teamHref(mine)}
            // The focus was in the question, which is gone.
            ref={(link) => {
              if (wasAsked.current) link?.focus()
              wasAsked.current = false
            }}
            className="thumb scoreboard block truncate text-lg/5 hover:underline"
          >
            <Standing {...props} own={own} />
            <span className="sr-only">: {own.teamName}</span>
          </a>
          <div className="min-h-5 text-sm/5">
            {isKept ? (
              <SecondLine {...props} own={own} />
            ) : (
              <p role="status">This browser stores nothing, so your choice lasts until you leave this page.</p>
            )}
          </div>
        </div>
      </section>
    )
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        onPointerEnter={TeamQuestion.preload}
        onFocus={TeamQuestion.preload}
        className="flex min-h-14 w-full items-center gap-3 rounded-md border border-outline border-dashed px-3 text-left hover:bg-raised print:hidden"
      >
        <Icon name="shield" size={22} className="text-muted" />
        <span className="min-w-0 grow">
          <span className="scoreboard block text-lg/5">Which team is yours?</span>
          <span className="block truncate text-muted text-sm/5">Your game, odds, and lineup first.</span>
        </span>
        <Icon name="chevron-right" size={18} className="text-muted" />
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <TeamQuestion
            teams={standings.standings}
            host={leagueRef.host}
            onClose={() => setAsking(false)}
            onChoose={async (team) => {
              wasAsked.current = true
              setAsking(false)
              const { chooseTeam } = await import('../../stores/choose-team.ts')
              setKept(chooseTeam({ ...leagueRef, seasonIds: seasonIdsOf(league) }, team))
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type OwnProps = LeagueTabProps & { own: LeagueTabProps['standings']['standings'][number] }

function Standing({ league, own }: OwnProps) {
  return describeOwnLine({ league, own, forecast: null }).standing
}

/** What is wrong with the lineup, or else the odds and the next game. */
function SecondLine(props: OwnProps) {
  const { league, own } = props
  const [name, parameters] = forecastCall(props)
  const state = useResource(name, hasForecast(league) ? parameters : null)
  const forecast = state.status === 'ready' ? state.data : null
  const otherwise = <p className="truncate text-muted">{describeOwnLine({ league, own, forecast }).beside}</p>
  if (league.phase !== 'in-season') return otherwise
  return (
    <Later place={otherwise}>
      <OverviewParts.OwnLineupAlarm {...props} isBrief otherwise={otherwise} className="*:truncate" />
    </Later>
  )
}
