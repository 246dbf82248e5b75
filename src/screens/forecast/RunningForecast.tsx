/** The forecast of a running season: odds, whom to root for, odds with picked results, paths that clinch, and seeds. */
import { useMemo } from 'react'
import type { ForecastResponse } from '../../contract/responses/forecast.ts'
import { nameLeague } from '../../domain/identity.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { OddsTable, type OddsTableProps, type RaceKey, raceKeys } from '../../parts/odds/OddsTable.tsx'
import { rootForId } from '../../parts/odds/root-for.ts'
import { navigateQuery } from '../../stores/location.ts'
import { deferred } from '../../ui/deferred.ts'
import { Later } from '../../ui/Later.tsx'
import { laterPart } from '../../ui/later-parts.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Contents, Section, SectionLink } from '../../ui/Section.tsx'
import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { describeBasis, describeForecastFinding } from './forecast-finding.ts'
import { gamesToCome } from './games-to-come.ts'
import { useWhatIf, withChosenOdds } from './use-what-if.ts'
import { type ReadResults, readResults, whatIfEntry, writeResults } from './what-if-address.ts'

const BelowOdds = laterPart(() => import('./BelowOdds.tsx'))
const DeferredOdds = deferred(OddsTable)
/** What the race is sorted by, in the URL. */
const byEntry = 'by'

export function readRaceKey(query: URLSearchParams): RaceKey {
  return raceKeys.find((key) => key === query.get(byEntry)) ?? 'odds'
}

export function RunningForecast({
  leagueRef,
  response,
  league,
  query,
  by = 'odds',
  strength,
  luck,
  teamHref,
}: RunningForecastProps) {
  const { model } = response
  const mine = useMyTeamId()
  const games = useMemo(() => (model ? gamesToCome(model, response) : []), [model, response])
  const named = query.get(whatIfEntry)
  const read = useMemo((): ReadResults => readResults(named, games), [named, games])
  const whatIf = useWhatIf(model, writeResults(read.results) ?? '')
  const before = response.teams
  const teams = withChosenOdds(before, whatIf.teams)
  const places = model?.playoffs.teamCount ?? league.playoffTeamCount ?? 0
  const isSeeded = model !== null && model.playoffs.seeds !== null
  const { nextWeek } = response
  const nextGames = response.games.filter(({ week }) => week === nextWeek)
  const choose = (results: ReadResults['results']) =>
    navigateQuery({ [whatIfEntry]: writeResults(results) }, { replace: true })
  // The odds with picked results are shown there.
  const tryPath = (results: ReadResults['results']) => {
    choose(results)
    const section = document.getElementById(whatIfEntry)
    section?.scrollIntoView()
    section?.querySelector<HTMLElement>('h2 [tabindex]')?.focus({ preventScroll: true })
  }
  const hasRootFor = !isSeeded && nextWeek !== null && nextGames.length > 0
  const hasPaths = !isSeeded && before.some(({ pathKind }) => pathKind === 'clinch')
  const contents = [
    ...(hasRootFor ? [{ id: rootForId, label: 'Root for' }] : []),
    ...(model && games.length > 0 ? [{ id: whatIfEntry, label: 'What if' }] : []),
    ...(hasPaths ? [{ id: 'paths', label: 'Paths' }] : []),
    ...(isSeeded ? [] : [{ id: 'finishes', label: 'Finishes' }]),
  ]
  return (
    <>
      {contents.length > 1 && (
        <div className="-mt-2 -mb-6">
          <Contents sections={contents} />
        </div>
      )}
      <Section
        title={describeForecastFinding(before, places, mine)}
        note={describeBasis(response, games, league.asOf ?? null)}
        action={<MeasureLink measure="Forecast" />}
      >
        {read.results.length > 0 && whatIf.teams && (
          <p className="mb-3 border-accent border-l-4 pl-3">
            Based on the results you picked below.{' '}
            <a href={`#${whatIfEntry}`} className="thumb underline">
              Go to the games
            </a>
          </p>
        )}
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
          <SegmentedToggle
            label="Sort by"
            value={by}
            options={raceKeys.map((key) => ({ value: key, label: capitalize(key) }))}
            onChange={(key) => navigateQuery({ [byEntry]: key === 'odds' ? null : key }, { replace: true })}
          />
          {by !== 'odds' && (
            <SectionLink href={`${leagueAddress('power', { leagueRef, query })}${by === 'luck' ? '#luck' : ''}`}>
              More on strength and luck
            </SectionLink>
          )}
        </div>
        <DeferredOdds
          by={by}
          strength={strength}
          luck={luck}
          teams={teams}
          before={whatIf.teams ? before : null}
          host={leagueRef.host}
          subject={`${nameLeague(leagueRef)} ${league.season}`}
          teamHref={teamHref}
        />
        {response.notes.map((note) => (
          <p key={note} className="mt-2 text-muted text-sm">
            {note}
          </p>
        ))}
      </Section>
      <Later>
        <BelowOdds
          query={query}
          teamHref={teamHref}
          response={response}
          games={games}
          nextGames={hasRootFor ? nextGames : []}
          teams={teams}
          places={places}
          isSeeded={isSeeded}
          read={read}
          whatIf={whatIf}
          onChoose={choose}
          onPath={tryPath}
        />
      </Later>
    </>
  )
}

interface RunningForecastProps
  extends Pick<LeagueTabProps, 'leagueRef' | 'league' | 'query' | 'teamHref'>,
    Pick<OddsTableProps, 'strength' | 'luck'> {
  response: ForecastResponse
  by?: RaceKey
}
