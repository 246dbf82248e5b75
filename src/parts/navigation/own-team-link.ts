/** The reader's team in the navigation. */
import { addressOf } from '../../client/site-base.ts'
import { doorOf } from '../../contract/routes.ts'
import { fromPublicId } from '../../domain/identity.ts'
import { $myTeams, type ChosenTeam, choiceIn } from '../../stores/my-team.ts'
import type { ShownLeague } from '../../stores/shown-league.ts'
import type { NavigationPlace } from './place.ts'
import { teamSwitchAddress } from './switch-address.ts'

/** Null without a choice, and in seasons other than that of the chosen team, where its manager may have another one. */
export function ownTeamLink(
  place: NavigationPlace,
  shown: ShownLeague | null,
): { name: string; href: string; isCurrent: boolean } | null {
  const league = shown ?? place.leagueRef
  const team = league && choiceIn($myTeams.get(), league)?.team
  if (!league || !team) return null
  const season = shown?.season ?? place.season
  if (season !== undefined && fromPublicId(team.id)?.season !== season) return null
  return {
    name: team.name,
    href: shown
      ? teamSwitchAddress({ ...place, name: 'rosterWeek' }, team.id, shown)
      : addressOf('team', { ...league, teamId: team.id }),
    isCurrent: doorOf(place.name) === 'teams' && isOf(place, team),
  }
}

/** Whether a page is the team's, or that of its manager over all seasons. */
const isOf = ({ teamId, managerKey }: NavigationPlace, { id, keys = [] }: ChosenTeam) =>
  managerKey === undefined ? teamId === id : keys.includes(managerKey)
