/** The league's screens as the navigation lists them. */
import { addressOf } from '../../client/site-base.ts'
import {
  type LeagueScreen,
  type LeagueScreenName,
  leagueScreenOf,
  leagueScreens,
  type Phase,
} from '../../contract/routes.ts'
import type { NavigationPlace } from './place.ts'

export interface ScreenLink {
  name: LeagueScreenName
  label: string
  icon: string
  group: LeagueScreen['group']
  isOnPhone: boolean
  /** Null while the league is not known. */
  href: string | null
  isCurrent: boolean
}

/** Those that have something to show in the league's phase, in their order; all of them where the phase is not known. */
export function screenLinks(place: NavigationPlace, phase: Phase | null): ScreenLink[] {
  const { espnLeagueId, season } = place
  return screensIn(phase).map(([name, { label, icon, group, onPhone = false }]) => ({
    name,
    label,
    icon,
    group,
    isOnPhone: onPhone,
    href: espnLeagueId === null ? null : addressOf(name, { espnLeagueId, ...(season === undefined ? {} : { season }) }),
    isCurrent: leagueScreenOf(place.name) === name,
  }))
}

/** The screens that have something to show in a phase. */
export function screensIn(phase: Phase | null): [LeagueScreenName, LeagueScreen][] {
  const screens = Object.entries(leagueScreens) as [LeagueScreenName, LeagueScreen][]
  return screens.filter(([, { notIn = [] }]) => phase === null || !notIn.includes(phase))
}
