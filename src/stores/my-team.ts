/**
 * The reader's team in each league, on this device only. Kept by the ids of all known seasons of a league and by the team's managers, so that
 * it also holds in the next season.
 */
import { atom, onMount } from 'nanostores'
import { myTeamsEntry, readListEntry, writeEntry } from '../client/browser-storage.ts'
import { fromPublicId, type LeagueRef, nameLeague } from '../domain/identity.ts'

export interface ChosenTeam {
  id: number
  name: string
  managers: readonly string[]
}

/** The team's situation when the reader last saw it, for the home page, which has no responses about teams. */
export interface TeamNews {
  season: number
  /** The last completed week. */
  week: number
  record: string
  playoffOdds: string
  /** "week 11 vs. Moneyballers"; null without a game to come. */
  game: string | null
}

interface Choice {
  /** `nameLeague` of all known seasons of the league. */
  leagues: readonly string[]
  /** Null: the reader has none, or has not answered. */
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
  const read = () => $myTeams.set(readListEntry(myTeamsEntry).filter(isChoice))
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

/** The choice in a league; undefined if the reader was never asked. */
export function choiceIn(choices: readonly Choice[], league: LeagueChain): Choice | undefined {
  const names = namesOf(league)
  return choices.find(({ leagues }) => leagues.some((name) => names.includes(name)))
}

/** Null: the reader has no team there. */
export function chooseTeam(league: LeagueChain, team: ChosenTeam | null): void {
  const choices = $myTeams.get()
  const former = choiceIn(choices, league)
  const leagues = [...new Set([...namesOf(league), ...(former?.leagues ?? [])])]
  store([{ leagues, team }, ...choices.filter((choice) => choice !== former)].slice(0, limit))
}

/** Removes the choice in a league, and what was kept of it. */
export function forgetTeam(league: LeagueRef): void {
  const choices = $myTeams.get()
  const choice = choiceIn(choices, league)
  if (choice) store(choices.filter((one) => one !== choice))
}

/** Keeps what the reader saw of the chosen team. */
export function rememberNews(league: LeagueChain, news: TeamNews): void {
  const choices = $myTeams.get()
  const choice = choiceIn(choices, league)
  if (!choice?.team || JSON.stringify(choice.news) === JSON.stringify(news)) return
  store(choices.map((one) => (one === choice ? { ...one, news } : one)))
}

function store(choices: readonly Choice[]): void {
  $myTeams.set(choices)
  writeEntry(myTeamsEntry, JSON.stringify(choices))
}

interface ListedTeam {
  teamId: number | null
  ownerNames: readonly string[]
}

/** The chosen team among the teams of a season: itself, in other seasons that of its manager, and without names that with its number. */
export function findChosen<T extends ListedTeam>(team: ChosenTeam, teams: readonly T[]): T | undefined {
  const own = teams.find(({ teamId }) => teamId === team.id)
  if (own) return own
  const managed = teams.filter(({ ownerNames }) => ownerNames.some((name) => team.managers.includes(name)))
  if (managed.length > 0) return managed.length === 1 ? managed[0] : undefined
  const { number } = fromPublicId(team.id) ?? {}
  return teams.find(
    ({ teamId, ownerNames }) =>
      (ownerNames.length === 0 || team.managers.length === 0) && fromPublicId(teamId ?? -1)?.number === number,
  )
}

function namesOf({ host, leagueId, seasonIds = [] }: LeagueChain): string[] {
  return [leagueId, ...seasonIds.map((season) => season.leagueId)].map((id) => nameLeague({ host, leagueId: id }))
}

/** What another version stored is not trusted. */
function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false
  const { leagues, team, news } = value as Record<string, unknown>
  return isTexts(leagues) && (team === null || isTeam(team)) && (news === undefined || isNews(news))
}

function isNews(value: unknown): value is TeamNews {
  if (typeof value !== 'object' || value === null) return false
  const { season, week, record, playoffOdds, game } = value as Record<string, unknown>
  return Number.isInteger(season) && Number.isInteger(week) && isTexts([record, playoffOdds, game ?? ''])
}

function isTeam(value: unknown): value is ChosenTeam {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, managers } = value as Record<string, unknown>
  return Number.isInteger(id) && typeof name === 'string' && isTexts(managers)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}
