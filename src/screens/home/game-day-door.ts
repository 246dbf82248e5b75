/** The first door of the home page while a week runs. */
import { addressOf } from '../../client/site-base.ts'
import { isSameLeague } from '../../domain/identity.ts'
import { leagueRefOf } from '../../parts/league/league-ref.ts'
import { listMyLeagues, type MyLeague } from '../../parts/my-team/my-leagues.ts'
import type { ListedLeague } from '../../parts/navigation/league-groups.ts'

/**
 * With two teams or more on this device, the page of all their games; with one, the board of its league. Null while no week of these leagues
 * runs.
 */
export function gameDayDoor(
  leagues: readonly ListedLeague[],
  choices: Parameters<typeof listMyLeagues>[0],
): { label: string; href: string } | null {
  const mine = listMyLeagues(choices)
  const [first] = mine.filter((one) => leagues.some((league) => isRunning(league, one)))
  if (!first) return null
  if (mine.length > 1) return { label: 'My Sunday', href: addressOf('sunday') }
  return { label: `Live: ${first.team.name}`, href: addressOf('live', { ...first.leagueRef }) }
}

function isRunning(listed: ListedLeague, { leagueRef, season }: MyLeague): boolean {
  const { phase, runningWeek } = listed
  return (
    phase === 'in-season' &&
    runningWeek !== null &&
    isSameLeague(leagueRefOf(listed), leagueRef) &&
    (season === undefined || listed.season === season)
  )
}
