/** The history's response as its sections read it: what a row cannot do without is there, the rest may be absent. */
import type { DeepPartial } from '../../client/read-partial.ts'
import type { HistoryResponse as Response } from '../../contract/responses/history.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { readTally, type Tally, winPercentOf } from '../../parts/history/tally.ts'

export type HistoryResponse = DeepPartial<Response>

export interface SectionProps {
  response: HistoryResponse
  managers: readonly HistoryManager[]
  links: HistoryLinks
}

/** Which games count. */
export type GameSet = 'regular' | 'playoffs' | 'all'

export const gameSets: readonly { value: GameSet; label: string }[] = [
  { value: 'regular', label: 'Regular season' },
  { value: 'playoffs', label: 'Playoffs' },
  { value: 'all', label: 'All' },
]

/** What `?games=` names; the regular season by default. */
export function readGameSet(query: URLSearchParams): GameSet {
  return gameSets.find(({ value }) => value === query.get('games'))?.value ?? 'regular'
}

export interface HistoryManager {
  key: string
  name: string
  /** Of the newest season: its mark stands for the manager. */
  teamName: string | undefined
  years: readonly number[]
  isCurrent: boolean
  sets: Readonly<Record<GameSet, SetRecord>>
  expectedWins: number | undefined
  luck: number | undefined
  playoffAppearances: number
  titles: number
  titleYears: readonly number[]
  runnerUps: number
  lastPlaces: number
  weeklyHighs: number
  weeklyLows: number
  finishes: readonly Finish[]
}

export interface SetRecord extends Tally {
  games: number
  /** 0 to 100; undefined without a game. */
  winPercent: number | undefined
  /** A game. */
  pointsFor: number | undefined
  pointsAgainst: number | undefined
  relativePoints: number | undefined
}

export interface Finish {
  season: number
  rank: number
  teamName: string
  teamCount: number
}

export type ManagerTotal = NonNullable<HistoryResponse['managers']>[number]

export function toManagers({ managers = [] }: HistoryResponse): HistoryManager[] {
  const found = managers.flatMap((manager) => toManager(manager) ?? [])
  // Once each: the matrix has a cell for every two.
  return [...new Map(found.map((manager) => [manager.key, manager])).values()]
}

export function toManager(manager: ManagerTotal): HistoryManager | null {
  const { key, finishes = [] } = manager
  if (key === undefined) return null
  return {
    key,
    name: manager.name?.trim() || 'Unnamed manager',
    teamName: finishes.at(-1)?.team?.name,
    years: manager.seasonYears ?? [],
    isCurrent: manager.isCurrent === true,
    sets: { regular: toSet(manager.regular), playoffs: toSet(manager.playoffs), all: toSet(manager.all) },
    expectedWins: manager.expectedWins,
    luck: manager.luck,
    playoffAppearances: manager.playoffAppearances ?? 0,
    titles: manager.titles ?? 0,
    titleYears: manager.titleYears ?? [],
    runnerUps: manager.runnerUps ?? 0,
    lastPlaces: manager.lastPlaces ?? 0,
    weeklyHighs: manager.weeklyHighs ?? 0,
    weeklyLows: manager.weeklyLows ?? 0,
    finishes: finishes.flatMap(({ season, rank, team, teamCount = 0 }) =>
      isYear(season) && isPlace(rank)
        ? [
            {
              season,
              rank,
              teamName: team?.name ?? '',
              teamCount: isPlace(teamCount) ? Math.max(teamCount, rank) : rank,
            },
          ]
        : [],
    ),
  }
}

/** Charts have a step for every year and place: whatever a server responds, there must not be millions. */
const isYear = (season: number | undefined): season is number => season !== undefined && season >= 1960 && season < 2100
const isPlace = (rank: number | undefined): rank is number => rank !== undefined && rank >= 1 && rank <= mostTeams
const mostTeams = 100

export function toSet(set: ManagerTotal['regular'] = {}): SetRecord {
  const tally = readTally(set)
  const { games = 0, pointsFor, pointsAgainst, relativePoints } = set
  const aGame = (points: number | undefined) => (points === undefined || games === 0 ? undefined : points / games)
  return {
    ...tally,
    games,
    winPercent: winPercentOf(tally),
    pointsFor: aGame(pointsFor),
    pointsAgainst: aGame(pointsAgainst),
    relativePoints,
  }
}
