/** The entries of a league's navigation: its doors, their tabs, and all screens for the search. */
import { addressOf } from '../../client/site-base.ts'
import {
  type Door,
  type DoorName,
  doorOf,
  doors,
  entryOf,
  type NavigationEntry,
  type NavigationName,
  navigationEntries,
} from '../../contract/routes.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import type { ShownLeague } from '../../stores/shown-league.ts'
import type { NavigationPlace } from './place.ts'

interface NavigationLink {
  label: string
  icon: string
  /** Null until the league is known. */
  href: string | null
  isCurrent: boolean
}

export interface ScreenLink extends NavigationLink {
  name: NavigationName
  question: string
}

export interface DoorLink extends NavigationLink {
  name: DoorName
  /** On phones behind the door "League". */
  isOfLeague: boolean
  /** Its screens with content. */
  tabs: ScreenLink[]
}

/** What decides about the entries. */
export type NavigationLeague = Pick<
  ShownLeague,
  'phase' | 'hasOpponents' | 'newestEdition' | 'isUnderWay' | 'season' | 'hasRecap' | 'hasStory'
>

/** Entries with content in the league's phase; all lasting ones if the league is unknown. */
export function screenLinks(place: NavigationPlace, league: NavigationLeague | null): ScreenLink[] {
  return screensIn(league).map(([name]) => toLink(name, place, league))
}

/** All entries of the current door, also those without content in the league's phase. */
export function allTabs(place: NavigationPlace): ScreenLink[] {
  return allDoors(place).find(({ isCurrent }) => isCurrent)?.tabs ?? []
}

/** The screens behind the phones' door "League", also those without content. */
export function leagueIndex(place: NavigationPlace): ScreenLink[] {
  const ofLeague = Object.values<Door>(doors).filter(({ isOfLeague }) => isOfLeague)
  return [...ofLeague.flatMap(({ tabs }) => tabs), { name: 'proof' as const }].map(({ name }) =>
    toLink(name, place, null),
  )
}

/** All doors, also those without content in the league's phase. */
export function allDoors(place: NavigationPlace): DoorLink[] {
  return toDoors(place, null, allEntries)
}

/** The doors with content: each leads to its first screen that has some. The teams' has none of its own. */
export function doorLinks(place: NavigationPlace, league: NavigationLeague | null): DoorLink[] {
  return toDoors(place, league, screensIn(league))
}

function toDoors(place: NavigationPlace, league: NavigationLeague | null, screens: typeof allEntries): DoorLink[] {
  const shown = new Set(screens.map(([name]) => name))
  const here = doorOf(place.name)
  return Object.entries<Door>(doors).flatMap(([key, { label, icon, isOfLeague = false, tabs: own }]) => {
    const name = key as DoorName
    const tabs = own
      .filter((tab) => shown.has(tab.name))
      .map((tab) => ({ ...toLink(tab.name, place, league), label: tab.label }))
    const [first] = tabs
    if (!first && name !== 'teams') return []
    return { name, label, icon, isOfLeague, tabs, href: first?.href ?? null, isCurrent: here === name }
  })
}

function toLink(name: NavigationName, place: NavigationPlace, league: NavigationLeague | null): ScreenLink {
  const { label, icon, question }: NavigationEntry = navigationEntries[name]
  return { name, label, icon, question, href: hrefOf(name, place, league), isCurrent: entryOf(place.name) === name }
}

/** The matchups lead to the live board while its games are played, and from a team's week to that week. */
function hrefOf(name: NavigationName, place: NavigationPlace, known: NavigationLeague | null): string | null {
  if (name === 'proof') return addressOf('proof')
  const { leagueRef, season, teamId, week } = place
  if (leagueRef === null) return null
  const { season: year, newestEdition: edition, isUnderWay } = known ?? {}
  if (name === 'weekly')
    return year && edition ? addressOf('weekly', { ...leagueRef, season: year, week: edition }) : null
  if (name === 'recap' || name === 'leagueStory') return year ? addressOf(name, { ...leagueRef, season: year }) : null
  const league: LeagueRef & { season?: number } = { ...leagueRef, ...(season === undefined ? {} : { season }) }
  if (name === 'matchups' && teamId !== null && week !== null)
    return addressOf('matchupsWeek', { ...league, weekNum: week })
  return addressOf(name === 'matchups' && isUnderWay ? 'live' : name, { ...league })
}

const allEntries = Object.entries(navigationEntries) as [NavigationName, NavigationEntry][]

/** Pages that are there once the season has something to tell. */
function isTold(name: NavigationName, { newestEdition, hasRecap, hasStory }: NavigationLeague): boolean {
  if (name === 'weekly') return newestEdition != null
  if (name === 'recap') return hasRecap === true
  return name !== 'leagueStory' || hasStory === true
}

/** Entries with content in a phase, in a league with or without opponents, and with or without an edition of the weekly. */
export function screensIn(league: NavigationLeague | null): [NavigationName, NavigationEntry][] {
  if (league === null) return allEntries.filter(([, { onlyUnderWay = false }]) => !onlyUnderWay)
  const { phase, hasOpponents = true, isUnderWay = false } = league
  return allEntries.filter(
    ([name, { notIn = [], needsOpponents = false, onlyUnderWay = false }]) =>
      (!onlyUnderWay || isUnderWay) &&
      (phase === null || !notIn.includes(phase)) &&
      (hasOpponents || !needsOpponents) &&
      isTold(name, league),
  )
}
