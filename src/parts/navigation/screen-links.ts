/** The league's screens in the navigation. */
import { addressOf } from '../../client/site-base.ts'
import {
  type LeagueScreen,
  type LeagueScreenName,
  leagueScreenOf,
  leagueScreens,
  type Phase,
} from '../../contract/routes.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import type { NavigationPlace } from './place.ts'

export interface ScreenLink {
  name: LeagueScreenName
  label: string
  icon: string
  group: LeagueScreen['group']
  isOnPhone: boolean
  /** Null until the league is known. */
  href: string | null
  isCurrent: boolean
}

/** Screens with content in the league's phase, in order; all of them if the phase is unknown. */
export function screenLinks(place: NavigationPlace, phase: Phase | null, hasOpponents = true): ScreenLink[] {
  const { leagueRef } = place
  return screensIn(phase, hasOpponents).map(([name, { label, icon, group, onPhone = false }]) => ({
    name,
    label,
    icon,
    group,
    isOnPhone: onPhone,
    href: leagueRef === null ? null : hrefOf(name, { ...place, leagueRef }),
    isCurrent: leagueScreenOf(place.name) === name,
  }))
}

/** From a team's week the link leads to that week's matchups. */
function hrefOf(name: LeagueScreenName, place: NavigationPlace & { leagueRef: LeagueRef }): string {
  const { leagueRef, season, teamId, week } = place
  const league = { ...leagueRef, ...(season === undefined ? {} : { season }) }
  if (name === 'matchups' && teamId !== null && week !== null)
    return addressOf('matchupsWeek', { ...league, weekNum: week })
  return addressOf(name, league)
}

/** Screens with content in a phase, in a league with or without opponents. */
export function screensIn(phase: Phase | null, hasOpponents = true): [LeagueScreenName, LeagueScreen][] {
  const screens = Object.entries(leagueScreens) as [LeagueScreenName, LeagueScreen][]
  return screens.filter(
    ([, { notIn = [], needsOpponents = false }]) =>
      (phase === null || !notIn.includes(phase)) && (hasOpponents || !needsOpponents),
  )
}
