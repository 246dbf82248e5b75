/** The entries of a league's navigation. */
import { addressOf } from '../../client/site-base.ts'
import { leagueScreenOf, type NavigationEntry, type NavigationName, navigationEntries } from '../../contract/routes.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import type { ShownLeague } from '../../stores/shown-league.ts'
import type { NavigationPlace } from './place.ts'

export interface ScreenLink {
  name: NavigationName
  label: string
  icon: string
  group: NavigationEntry['group']
  /** In the phone bar; otherwise behind "More". */
  isOnPhone: boolean
  /** Null until the league is known. */
  href: string | null
  isCurrent: boolean
}

/** What decides about the entries. */
export type NavigationLeague = Pick<ShownLeague, 'phase' | 'hasOpponents' | 'newestEdition' | 'isUnderWay' | 'season'>

/** Entries with content in the league's phase, in order; all lasting ones if the league is unknown. */
export function screenLinks(place: NavigationPlace, league: NavigationLeague | null): ScreenLink[] {
  return toLinks(screensIn(league), place, league)
}

/** All entries, those that are shown only at times among them. */
export function allScreenLinks(place: NavigationPlace): ScreenLink[] {
  return toLinks(allEntries, place, null)
}

function toLinks(
  entries: readonly [NavigationName, NavigationEntry][],
  place: NavigationPlace,
  league: NavigationLeague | null,
): ScreenLink[] {
  const { leagueRef } = place
  return entries.map(([name, { label, icon, group, onPhone = [] }]) => ({
    name,
    label,
    icon,
    group,
    // Most visits are during the season.
    isOnPhone: onPhone.includes(league?.phase ?? 'in-season') && !(name === 'matchups' && league?.isUnderWay),
    href: leagueRef === null ? null : hrefOf(name, { ...place, leagueRef }, league),
    isCurrent: leagueScreenOf(place.name) === name,
  }))
}

/** From a team's week the link leads to that week's matchups. */
function hrefOf(
  name: NavigationName,
  place: NavigationPlace & { leagueRef: LeagueRef },
  known: NavigationLeague | null,
): string | null {
  const { leagueRef, season, teamId, week } = place
  if (name === 'weekly') {
    const { season: year, newestEdition: edition } = known ?? {}
    return year && edition ? addressOf('weekly', { ...leagueRef, season: year, week: edition }) : null
  }
  const league = { ...leagueRef, ...(season === undefined ? {} : { season }) }
  if (name === 'matchups' && teamId !== null && week !== null)
    return addressOf('matchupsWeek', { ...league, weekNum: week })
  return addressOf(name, league)
}

const allEntries = Object.entries(navigationEntries) as [NavigationName, NavigationEntry][]

/** Entries with content in a phase, in a league with or without opponents, and with or without an edition of the weekly. */
export function screensIn(league: NavigationLeague | null): [NavigationName, NavigationEntry][] {
  if (league === null) return allEntries.filter(([, { onlyUnderWay = false }]) => !onlyUnderWay)
  const { phase, hasOpponents = true, newestEdition, isUnderWay = false } = league
  return allEntries.filter(
    ([name, { notIn = [], needsOpponents = false, onlyUnderWay = false }]) =>
      (!onlyUnderWay || isUnderWay) &&
      (phase === null || !notIn.includes(phase)) &&
      (hasOpponents || !needsOpponents) &&
      (name !== 'weekly' || newestEdition != null),
  )
}
