/** The forecast of a running season: odds, whom to root for, odds with picked results, paths that clinch, and seeds. */
import { useMemo } from 'react'
import type { ForecastResponse } from '../../contract/responses/forecast.ts'
import { nameLeague } from '../../domain/identity.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { OddsTable } from '../../parts/odds/OddsTable.tsx'
import { RootFor } from '../../parts/odds/RootFor.tsx'
import { navigateQuery } from '../../stores/location.ts'
import { deferred } from '../../ui/deferred.ts'
import { formatHour, formatWhole } from '../../ui/format.ts'
import { Later } from '../../ui/Later.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Section } from '../../ui/Section.tsx'
import { describeForecastFinding } from './forecast-finding.ts'
import { gamesToCome } from './games-to-come.ts'
import { Paths } from './Paths.tsx'
import { SeedHeat } from './SeedHeat.tsx'
import { useWhatIf, withChosenOdds } from './use-what-if.ts'
import { WhatIf } from './WhatIf.tsx'
import { type ReadResults, readResults, whatIfEntry, writeResults } from './what-if-address.ts'

const DeferredOdds = deferred(OddsTable)
const DeferredPaths = deferred(Paths)
const DeferredSeeds = deferred(SeedHeat)

/** "Before week 11’s games. 10,000 simulated seasons."; while they are played "Live, Sun, 3:40 p.m. ET. …". */
export function describeBasis(
  { runs, liveWeek }: Pick<ForecastResponse, 'runs' | 'liveWeek'>,
  games: readonly { week: number }[],
  asOf: string | null,
): string {
  const next = games.length > 0 ? `Before week ${Math.min(...games.map(({ week }) => week))}’s games. ` : ''
  const live = asOf === null ? `Week ${liveWeek} is being played. ` : `Live, ${formatHour(asOf)}. `
  return `${liveWeek === null ? next : live}${formatWhole(runs)} simulated seasons.`
}

export function RunningForecast({ leagueRef, response, league, query, teamHref }: RunningForecastProps) {
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
  return (
    <>
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
        <DeferredOdds
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
        {!isSeeded && nextWeek !== null && nextGames.length > 0 && (
          <RootFor
            games={nextGames}
            teams={before.map(({ team }) => team)}
            week={nextWeek}
            query={query}
            teamHref={teamHref}
          />
        )}
        {model && games.length > 0 && (
          <WhatIf games={games} teams={teams} before={before} read={read} state={whatIf} onChoose={choose} />
        )}
        {!isSeeded && <DeferredPaths teams={before} games={games} onTry={tryPath} teamHref={teamHref} />}
        {!isSeeded && <DeferredSeeds teams={teams} places={places} teamHref={teamHref} />}
      </Later>
    </>
  )
}

interface RunningForecastProps extends Pick<LeagueTabProps, 'leagueRef' | 'league' | 'query' | 'teamHref'> {
  response: ForecastResponse
}
