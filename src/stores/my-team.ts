/**
 * The reader's team in each league, on this device only. Stored by the ids of all known seasons of a league and by the team's managers, so that
 * it also holds in the next season.
 */
import { atom, onMount } from 'nanostores'
import { myTeamsEntry, readListEntry, writeEntry } from '../client/browser-storage.ts'
import { isNumbered } from '../contract/numbered-manager.ts'
import { espnLeagueOf, fromPublicId, type LeagueRef, nameLeague } from '../domain/identity.ts'

export interface ChosenTeam {
  id: number
  name: string
  /** Their names. */
  managers: readonly string[]
  /** Their keys; absent where the source has none, and in choices of earlier versions. */
  keys?: readonly string[]
}

/** The team's situation when the reader last saw it, for the home page, which has no responses about teams. */
export interface TeamNews {
  season: number
  /** The last completed week; null once the season is over. */
  week: number | null
  /** "7-3 · 71% playoffs", "3rd of 12 · 1,204.5 points". */
  standing: string
  /** The next game or the champion: "week 11 vs. Moneyballers"; null if there is neither. */
  beside: string | null
}

interface Choice {
  /** `nameLeague` of all known seasons of the league. */
  leagues: readonly string[]
  /** Null: the reader has none, or has not chosen. */
  team: ChosenTeam | null
  news?: TeamNews
}

/** A league with the ids of its seasons, on hosts with an id per season. */
export interface LeagueChain extends LeagueRef {
  seasonIds?: readonly { leagueId: string }[]
}

/** The last chosen league first. */
export const $myTeams = atom<readonly Choice[]>([])

onMount($myTeams, () => {
  // A build renders pages for all readers.
  if (typeof addEventListener === 'undefined') return
  const read = () => $myTeams.set(readListEntry(myTeamsEntry).flatMap(readChoice))
  read()
  // Another tab may have changed it, also while this page was in the back/forward cache.
  addEventListener('storage', read)
  addEventListener('pageshow', read)
  return () => {
    removeEventListener('storage', read)
    removeEventListener('pageshow', read)
  }
})

/** More leagues than anyone plays in. */
const limit = 50

/** The choice in a league; undefined if the reader never chose. */
export function choiceIn(choices: readonly Choice[], league: LeagueChain): Choice | undefined {
  const names = namesOf(league)
  return choices.find(({ leagues }) => leagues.some((name) => names.includes(name)))
}

/** Readers choose by `choose-team.ts`. Null: the reader has no team there. Returns false if the browser cannot store it, so that it holds on this page only. */
export function storeTeam(league: LeagueChain, team: ChosenTeam | null): boolean {
  const choices = $myTeams.get()
  const former = choiceIn(choices, league)
  const leagues = joinNames(league, former)
  return store([{ leagues, team }, ...choices.filter((choice) => choice !== former)].slice(0, limit))
}

/** The chosen team as a season lists it now: managers rename teams, and a next season has other ids. */
export function updateTeam(league: LeagueChain, listed: ChosenTeam): void {
  const choices = $myTeams.get()
  const choice = choiceIn(choices, league)
  if (!choice?.team || seasonOf(listed) < seasonOf(choice.team)) return
  // A season without names does not say that the team has other managers.
  const managers = listed.managers.length > 0 ? listed.managers : choice.team.managers
  const keys = listed.keys ?? choice.team.keys
  const team = { ...listed, managers, ...(keys && { keys }) }
  if (isSameTeam(team, choice.team)) return
  store(choices.map((one) => (one === choice ? { ...one, leagues: joinNames(league, one), team } : one)))
}

const seasonOf = ({ id }: ChosenTeam) => fromPublicId(id)?.season ?? 0

function isSameTeam(a: ChosenTeam, b: ChosenTeam): boolean {
  const textOf = ({ managers, keys = [] }: ChosenTeam) => [...managers, '', ...keys].join('\n')
  return a.id === b.id && a.name === b.name && textOf(a) === textOf(b)
}

/** Removes the choice in a league, and what was stored of it. */
export function forgetTeam(league: LeagueRef): void {
  const choices = $myTeams.get()
  const choice = choiceIn(choices, league)
  if (choice) store(choices.filter((one) => one !== choice))
}

/** Stores what the reader saw of the chosen team; an older season does not replace a newer one. */
export function rememberNews(league: LeagueChain, news: TeamNews): void {
  const choices = $myTeams.get()
  const choice = choiceIn(choices, league)
  if (!choice?.team || JSON.stringify(choice.news) === JSON.stringify(news)) return
  if (choice.news && choice.news.season > news.season) return
  store(choices.map((one) => (one === choice ? { ...one, news } : one)))
}

function store(choices: readonly Choice[]): boolean {
  $myTeams.set(choices)
  return writeEntry(myTeamsEntry, JSON.stringify(choices))
}

interface ListedTeam {
  teamId: number | null
  teamName: string
  ownerNames: readonly string[]
  managerKeys?: readonly string[] | null
}

/**
 * The chosen team among the teams of a season: itself, in other seasons that of its manager, by his key, or by his name where there are no
 * keys to compare. Where the managers are unknown, the team with its number, which may be another manager's unless the season names none, or
 * it still has the same name. Numbered managers of an anonymized snapshot are unknown.
 */
export function findChosen<T extends ListedTeam>(team: ChosenTeam, teams: readonly T[]): T | undefined {
  const own = teams.find(({ teamId }) => teamId === team.id)
  if (own) return own
  const managed = hasComparableKeys(team, teams)
    ? teams.filter(({ managerKeys }) => managerKeys?.some((key) => team.keys?.includes(key)))
    : teams.filter(({ ownerNames }) => ownerNames.some((name) => !isNumbered(name) && team.managers.includes(name)))
  if (managed.length > 0) return managed.length === 1 ? managed[0] : undefined
  const { number } = fromPublicId(team.id) ?? {}
  const same = teams.find(({ teamId }) => number !== undefined && fromPublicId(teamId ?? -1)?.number === number)
  const hasManagers = teams.some(({ ownerNames }) => !ownerNames.every(isNumbered))
  if (!hasManagers) return same
  return team.managers.every(isNumbered) && same?.teamName === team.name ? same : undefined
}

/** Keys of ESPN's managers differ between leagues, so a league that moved to another id has others. */
function hasComparableKeys({ id, keys = [] }: ChosenTeam, teams: readonly ListedTeam[]): boolean {
  const leagueOf = (publicId: number) => espnLeagueOf(fromPublicId(publicId)?.leagueNumber ?? 0)?.leagueId
  const listed = teams.find(({ teamId, managerKeys }) => teamId !== null && managerKeys && managerKeys.length > 0)
  return keys.length > 0 && listed?.teamId != null && leagueOf(listed.teamId) === leagueOf(id)
}

function joinNames(league: LeagueChain, choice: Choice | undefined): string[] {
  return [...new Set([...namesOf(league), ...(choice?.leagues ?? [])])]
}

function namesOf({ host, leagueId, seasonIds = [] }: LeagueChain): string[] {
  return [leagueId, ...seasonIds.map((season) => season.leagueId)].map((id) => nameLeague({ host, leagueId: id }))
}

/** What another version stored is not trusted. Damaged news are left out; the choice stays. */
function readChoice(value: unknown): Choice[] {
  if (typeof value !== 'object' || value === null) return []
  const { leagues, team, news } = value as Record<string, unknown>
  if (!isTexts(leagues) || (team !== null && !isTeam(team))) return []
  return [{ leagues, team, ...(isNews(news) ? { news } : {}) }]
}

function isNews(value: unknown): value is TeamNews {
  if (typeof value !== 'object' || value === null) return false
  const { season, week, standing, beside } = value as Record<string, unknown>
  return isSeason(season) && (week === null || Number.isSafeInteger(week)) && isTexts([standing, beside ?? ''])
}

/** A season far ahead would never be replaced. */
function isSeason(value: unknown): boolean {
  return Number.isSafeInteger(value) && String(value).length === 4
}

function isTeam(value: unknown): value is ChosenTeam {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, managers, keys = [] } = value as Record<string, unknown>
  return Number.isSafeInteger(id) && typeof name === 'string' && isTexts(managers) && isTexts(keys)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}
