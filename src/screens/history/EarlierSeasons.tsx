/** Missing seasons with the reason, and the button that loads them. */
import { useEffect, useRef } from 'react'
import { addressOf } from '../../client/site-base.ts'
import type { SeasonSource } from '../../contract/response-headers.ts'
import type { HistoryResponse } from '../../contract/responses/history.ts'
import { hostTitles, type LeagueRef } from '../../domain/identity.ts'
import { joinList } from '../../domain/join-list.ts'
import { spellCount } from '../../domain/spell-number.ts'
import { capitalize, describeYears } from '../../parts/history/history-words.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Section } from '../../ui/Section.tsx'
import {
  type SeasonOutcome,
  type SeasonToLoad,
  splitByWay,
  toMissing,
  useEarlierSeasons,
} from './use-earlier-seasons.ts'

interface EarlierSeasonsProps {
  response: HistoryResponse
  leagueRef: LeagueRef
  /** Where this browser's engine has the league from; absent where a server or the site's files respond. */
  source?: SeasonSource
}

export function EarlierSeasons({ response, leagueRef, source }: EarlierSeasonsProps) {
  const missing = toMissing(response)
  const { active, outcomes, start, stop, onEnd } = useEarlierSeasons(leagueRef, response)
  const done = [...outcomes].flatMap(([season, { status }]) => (status === 'done' ? season : []))
  if (missing.length === 0 && outcomes.size === 0) return null
  const hasRows = active !== null || outcomes.size > 0
  // The list of champions explains the other missing seasons.
  const tried = missing.filter(({ season }) => season === active || outcomes.has(season))
  const { requested, saved } = splitByWay(missing, leagueRef)
  const open = requested.filter(({ season }) => !outcomes.has(season))
  return (
    <Section
      title={
        missing.length === 0
          ? `${capitalize(spellCount(done.length, 'season'))} loaded`
          : `${capitalize(spellCount(missing.length, 'season'))} missing: ${describeYears(missing.map(({ season }) => season))}`
      }
      note="Totals and records only include loaded seasons; streaks stop at a gap"
    >
      <ul className={hasRows ? 'mb-3 max-w-3xl' : 'hidden'}>
        {tried.map((one) => (
          <Row key={one.season} missing={one} outcome={outcomes.get(one.season)}>
            {one.season === active && (
              <SeasonBeingRead leagueRef={one.league ?? leagueRef} season={one.season} onEnd={onEnd} />
            )}
          </Row>
        ))}
        {done
          .filter((season) => missing.every((one) => one.season !== season))
          .map((season) => (
            <Row key={season} missing={{ season, reason: '', league: null }} outcome={{ status: 'done' }} />
          ))}
      </ul>
      {missing.length > 0 && source === 'sealed' && (
        <p className="text-muted">
          They aren’t in the league’s encrypted file. Whoever made it can add them and send it again.
        </p>
      )}
      {saved.length > 0 && source !== 'sealed' && (
        <p className="text-muted">
          {titleOfHosts(saved, leagueRef)} shows leagues to their members only.{' '}
          <a className="underline" href={`${addressOf('privateLeague')}#${hostOf(saved[0], leagueRef)}`}>
            Save {describeYears(saved.map(({ season }) => season))} with the bookmark
          </a>{' '}
          and open the file.
        </p>
      )}
      {requested.length > 0 && source !== 'sealed' && (
        <p className="flex flex-wrap items-center gap-3 print:hidden">
          {active === null ? (
            <Button variant="primary" icon="download" onClick={start}>
              {open.length < requested.length ? 'Try again' : 'Load earlier seasons'}
            </Button>
          ) : (
            <Button onClick={stop}>Stop</Button>
          )}
          <span className="text-muted text-sm">
            {active === null
              ? `We’ll load them from ${titleOfHosts(requested, leagueRef)} one at a time.`
              : 'Loaded seasons are saved, so you can finish later.'}
            {source === 'folder' && (
              <>
                {' '}
                If the league is private,{' '}
                <a className="underline" href={addressOf('privateLeague')}>
                  open their files
                </a>{' '}
                instead.
              </>
            )}
          </span>
        </p>
      )}
    </Section>
  )
}

/** "ESPN", or "ESPN and Sleeper" of a league that moved. */
function titleOfHosts(missing: readonly SeasonToLoad[], leagueRef: LeagueRef): string {
  return joinList([...new Set(missing.map((one) => hostTitles[hostOf(one, leagueRef)]))])
}

const hostOf = (missing: SeasonToLoad | undefined, leagueRef: LeagueRef) => (missing?.league ?? leagueRef).host

function Row({ missing: { season, reason }, outcome, children }: RowProps) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 border-hairline border-b py-1">
      <span className="scoreboard w-12 text-lg">{season}</span>
      <span className="min-w-0 grow basis-60">
        {children || (
          <span className={outcome?.status === 'failed' ? undefined : 'text-muted'}>
            {outcome?.status === 'done' ? (
              <span className="flex items-center gap-1 text-accent">
                <Icon name="check" size={16} /> Read
              </span>
            ) : (
              (outcome?.reason ?? reason)
            )}
          </span>
        )}
      </span>
    </li>
  )
}

/** Milliseconds before a retry after too many requests. */
const patience = 20_000

/** Requests the league of the season, and shows the progress of its import. */
function SeasonBeingRead({ leagueRef, season, onEnd }: ReadingProps) {
  const league = useResource('hostLeague', { ...leagueRef, season })
  const isPartial = league.status === 'ready' && league.data.isPartial === true
  // The league responds before its weeks are read; calls that need them report the progress.
  const rest = useResource('luck', isPartial ? { ...leagueRef, season } : null)
  const { status, reload } = league
  const failure = league.status === 'failed' ? league.failure : null
  const isBusy = failure?.status === 429
  const latest = useRef(onEnd)
  latest.current = onEnd
  const hasEnded = useRef(false)
  useEffect(() => {
    if (isBusy) {
      const timer = setTimeout(reload, patience)
      return () => clearTimeout(timer)
    }
    if (hasEnded.current || isPartial || status === 'loading') return
    hasEnded.current = true
    latest.current(season, failure ? { status: 'failed', reason: failure.message } : { status: 'done' })
  }, [isBusy, isPartial, status, failure, season, reload])
  if (isBusy) return <span className="text-muted">Rate limited. Resuming in a moment.</span>
  const progress = league.status === 'loading' ? league.progress : rest.status === 'loading' ? rest.progress : null
  return (
    <Progress
      label={`Loading ${season}`}
      step={progress?.step || `Loading season ${season}`}
      done={progress?.done}
      total={progress?.total}
    />
  )
}

interface RowProps {
  missing: SeasonToLoad
  outcome: SeasonOutcome | undefined
  children?: React.ReactNode
}

interface ReadingProps {
  leagueRef: LeagueRef
  season: number
  onEnd: (season: number, outcome: SeasonOutcome) => void
}
