/** On the overview of a running season: every team's playoff odds, and a link to the forecast. */

import type { ForecastTeam } from '../../contract/responses/forecast.ts'
import { capitalize } from '../../parts/history/history-words.ts'
import { leagueAddress } from '../../parts/league/league-address.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { nameTeam } from '../../parts/my-team/name-team.ts'
import { OddsChanges } from '../../parts/odds/OddsChanges.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { forecastCall } from './calls.ts'

export function PlayoffOdds(props: LeagueTabProps) {
  const { leagueRef, query } = props
  const mine = useMyTeamId()
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
      // Its code loads before hydration if the HTML has it (`later.ts`).
      id="playoff-odds"
      title="Playoff odds"
      action={
        <SectionLink href={leagueAddress('forecast', { leagueRef, query })}>
          Full forecast: seeds, title odds, what-ifs
        </SectionLink>
      }
      inside={capitalize(describeRange(teams, mine))}
    >
      <OddsChanges teams={teams} before={null} className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3" />
    </Section>
  )
}

/** "Going Once (95%), you (41%)"; without a team of the reader the best and the worst odds. */
function describeRange(teams: readonly ForecastTeam[], readerTeamId: number | null): string {
  const byChance = teams.toSorted((a, b) => b.playoffs.chance - a.playoffs.chance)
  const own = byChance.find(({ team }) => team.id === readerTeamId) ?? byChance.at(-1)
  const named = [byChance[0], own === byChance[0] ? byChance[1] : own].filter((one) => one !== undefined)
  return named.map(({ team, playoffs }) => `${nameTeam(team, readerTeamId).name} (${playoffs.text})`).join(', ')
}
