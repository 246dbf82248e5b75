/** The history's response as its sections read it: managers with their figures a game. */
import type { HistoryResponse as Response } from '../../contract/responses/history.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { type Tally, winPercentOf } from '../../parts/history/tally.ts'

export type HistoryResponse = Response

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
  expectedWins: number | null
  luck: number | null
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
  relativePoints: number | null
}

export interface Finish {
  season: number
  rank: number
  teamName: string
  teamCount: number
}

export type ManagerTotal = HistoryResponse['managers'][number]

export function toManagers({ managers }: HistoryResponse): HistoryManager[] {
  return managers.map(toManager)
}

export function toManager({ seasonYears, regular, playoffs, all, finishes, ...manager }: ManagerTotal): HistoryManager {
  return {
    ...manager,
    teamName: finishes.at(-1)?.team.name,
    years: seasonYears,
    sets: { regular: toSet(regular), playoffs: toSet(playoffs), all: toSet(all) },
    finishes: finishes.flatMap(({ season, rank, team, teamCount }) =>
      rank === null ? [] : [{ season, rank, teamName: team.name, teamCount: Math.max(teamCount, rank) }],
    ),
  }
}

export function toSet(set: ManagerTotal['regular']): SetRecord {
  const { games, pointsFor, pointsAgainst } = set
  const aGame = (points: number) => (games === 0 ? undefined : points / games)
  return { ...set, winPercent: winPercentOf(set), pointsFor: aGame(pointsFor), pointsAgainst: aGame(pointsAgainst) }
}
