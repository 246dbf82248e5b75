/** A season's part of the league's history: managers of its teams, and earlier results. */

import type { HistoryResponse } from '../../contract/responses/history.ts'
import { newestFirst } from '../../domain/season-order.ts'
import { addTallies, noGames, type Tally } from '../../domain/tally.ts'
import { chooseMoment } from '../../domain/week-moment.ts'

type HeadToHead = HistoryResponse['headToHead'][number]

export interface Person {
  key: string
  name: string
}

/** All final games of two managers, up to today. */
export interface Pair {
  manager: Person
  other: Person
  all: Tally
  currentStreak: HeadToHead['currentStreak']
  lastGame: HeadToHead['lastGame'] | null
  /** The league book's name for their games, or null. */
  rivalry: Rivalry | null
}

export type Rivalry = Pick<HistoryResponse['bookRivalries'][number], 'name' | 'trophy'>

export interface TitleHolder extends Person {
  /** The season that he won. */
  year: number
  /** His team of this season, or null. */
  teamName: string | null
  /** True: he is this season's champion, too. */
  hasRepeated: boolean
}

export interface SeasonHistory {
  /** The manager of a team of the season, or null. */
  managerOf: (teamId: number) => Person | null
  /** The managers of two teams of the season, in the order of the history's pages; null if one has none, or both are one person. */
  pairOf: (teamId: number, otherTeamId: number) => Pair | null
  /** The champion of the previous played season; null if unknown. */
  defending: TitleHolder | null
  /** What the week of an earlier season had, as the weekly of that week recalls it; null without any. */
  recall: (week: number) => string | null
}

/** Null with a single known season, which has no history. */
export function toSeasonHistory(response: HistoryResponse, season: number): SeasonHistory | null {
  if (response.seasons.filter(({ known }) => known !== 'missing').length < 2) return null
  const people = peopleOf(response, season)
  const managerOf = (teamId: number) => people.get(teamId) ?? null
  return {
    managerOf,
    pairOf(teamId, otherTeamId) {
      const manager = managerOf(teamId)
      const other = managerOf(otherTeamId)
      return manager && other && manager.key !== other.key ? toPair(response, manager, other) : null
    },
    defending: findDefending(response, season),
    recall: (week) => chooseMoment(response.weekMoments, { season, week })?.text ?? null,
  }
}

/** The league book's name for the games of two teams' managers, or null. */
export function findRivalryOf(
  response: HistoryResponse,
  season: number,
  [teamId, otherTeamId]: readonly [number, number],
): Rivalry | null {
  const people = peopleOf(response, season)
  const manager = people.get(teamId)
  const other = people.get(otherTeamId)
  return manager && other ? findRivalry(response, manager.key, other.key) : null
}

/** By the team's id. */
function peopleOf({ managers }: HistoryResponse, season: number): Map<number, Person> {
  return new Map(
    managers.flatMap(({ key, name, finishes }) =>
      finishes.flatMap(({ season: year, team }): [number, Person][] =>
        year === season ? [[team.id, { key, name }]] : [],
      ),
    ),
  )
}

function toPair(response: HistoryResponse, manager: Person, other: Person): Pair {
  const { headToHead } = response
  const isOf = (key: string, otherKey: string) => (one: (typeof headToHead)[number]) =>
    one.key === key && one.otherKey === otherKey
  const own = headToHead.find(isOf(manager.key, other.key))
  const found = own ?? headToHead.find(isOf(other.key, manager.key))
  return {
    ...(own || !found ? { manager, other } : { manager: other, other: manager }),
    all: found ? addTallies(found.regular, found.playoffs, found.consolation) : noGames(),
    currentStreak: found?.currentStreak ?? null,
    lastGame: found?.lastGame ?? null,
    rivalry: findRivalry(response, manager.key, other.key),
  }
}

/** Whether their last final game is that of a season's week. */
export function isLastGame({ lastGame }: Pair, { season, week }: { season: number | null; week: number }): boolean {
  return lastGame !== null && lastGame.season === season && lastGame.week === week
}

function findRivalry({ bookRivalries }: HistoryResponse, key: string, otherKey: string): Rivalry | null {
  const pair = [key, otherKey]
  return (
    bookRivalries.find((one) => one.key !== one.otherKey && pair.includes(one.key) && pair.includes(one.otherKey)) ??
    null
  )
}

function findDefending({ seasons, managers }: HistoryResponse, season: number): TitleHolder | null {
  const before = newestFirst(seasons.filter((one) => one.season < season))
  const last = before.find((one) => one.known === 'missing' || one.isPlayed)
  const { season: year, championKey: key, championName: name } = last ?? {}
  if (year === undefined || key == null || name == null) return null
  const team = managers.find((one) => one.key === key)?.finishes.find((one) => one.season === season)?.team
  const champion = seasons.find((one) => one.season === season)?.championKey
  return { key, name, year, teamName: team?.name ?? null, hasRepeated: champion === key }
}
