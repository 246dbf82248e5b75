/** On the overview of a running season: every team's playoff odds, and a link to the forecast. */

import type { ForecastTeam } from '../../contract/responses/forecast.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { OddsChanges } from '../../parts/odds/OddsChanges.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { formatCount } from '../../ui/format.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { forecastCall } from './calls.ts'

export function PlayoffOdds(props: LeagueTabProps) {
  const { leagueRef, query } = props
  const forecast = useResource(...forecastCall(props))
  if (forecast.status === 'failed') return null
  if (forecast.status === 'loading') {
    return (
      <SkeletonGroup label="Loading playoff odds...">
        <Skeleton className="h-64" />
      </SkeletonGroup>
    )
  }
  const { isOver, teams } = forecast.data
  if (isOver || teams.length === 0) return null
  return (
    <Section
      title="Playoff odds"
      action={
        <SectionLink href={leagueAddress('forecast', { leagueRef, query })}>
          Full forecast: seeds, title odds, what-ifs
        </SectionLink>
      }
      inside={describeRange(teams)}
    >
      <OddsChanges teams={teams} before={null} className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3" />
    </Section>
  )
}

/** "12 teams, from 93% to 8%" */
function describeRange(teams: readonly ForecastTeam[]): string {
  const byChance = teams.toSorted((a, b) => b.playoffs.chance - a.playoffs.chance)
  return `${formatCount(teams.length, 'team')}, from ${byChance[0]?.playoffs.text} to ${byChance.at(-1)?.playoffs.text}`
}
