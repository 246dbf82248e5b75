/** A league over a year at a fake host: what it says at any minute. A step of the year is data. Both hosts have the same season. */
import type { LeagueKey } from '../../../src/domain/identity.ts'
import { daysOfWeeks } from '../../../src/domain/nfl-week.ts'

/** One moment of the year, and what has happened at the host by then. */
export interface YearStep {
  title: string
  /** ISO 8601. */
  at: string
  /** From now on: points that the NFL's corrections add to a team's week. */
  correction?: Correction
  /** From now on: the league's name. */
  name?: string
  /** From now on: the name of its second team. */
  teamName?: string
  /** From now on: the name of that team's manager, who is another one than before. */
  manager?: string
  /** From now on: how far the NFL's kickoffs of the last three weeks are known, and whether those of Sunday noon were moved to the night. */
  kickoffs?: Kickoffs
  /** From now on the host has the league's next season, which is not drafted. */
  hasNextSeason?: boolean
  /** The league's site is published, and its news announced. */
  isPublished?: boolean
  /** Until the next step: its host refuses it (it is private or gone), or does not respond. */
  trouble?: 'refused' | 'down'
  /** The trouble is over so many seconds after the step begins. */
  lasts?: number
}

export type Kickoffs = 'known' | 'unknown' | 'moved'

export interface Correction {
  week: number
  teamId: number
  points: number
}

/** What is so at the host. */
export interface YearState {
  now: Date
  /** The running week; 0 before the first turn. */
  currentWeek: number
  isDrafted: boolean
  isOver: boolean
  corrections: readonly Correction[]
  name: string
  /** Null: as at the beginning. */
  teamName: string | null
  manager: string | null
  kickoffs: Kickoffs
  hasNextSeason: boolean
  trouble: YearStep['trouble']
}

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

export interface LeagueYear {
  /** The season of the year. */
  league: LeagueKey
  /** The host as it is now. */
  fetch: Fetch
  /** The same, as it will be once the current trouble is over. Its requests are not counted. */
  withoutTrouble: Fetch
  enter(step: YearStep): void
  moveTo(time: Date): void
  /** Requests since the last call. */
  takeRequests(): string[]
}

export const season = 2025
export const teamCount = 4
export const regularWeeks = 4
export const roundWeeks = 2
/** Two rounds, the final over two weeks. */
export const lastWeek = regularWeeks + 2 * roundWeeks

const day = 86_400_000

/** From here on `YearStep.kickoffs` says what is known. */
export const firstUncertainWeek = lastWeek - 2

/** When a host turns to a week: on the Tuesday before it, 09:00 UTC. */
export function turnOf(week: number): number {
  return daysOfWeeks(season, [week]).start.getTime() - 2 * day + 9 * 3_600_000
}

/** The draft: on the Sunday before the first week. */
export const draftEnd = turnOf(1) - 2 * day

/** The ISO time at some hours after the Thursday of a week, midnight UTC. */
export function inWeek(week: number, { days = 0, hours = 0, minutes = 0 }): string {
  const thursday = daysOfWeeks(season, [week]).start.getTime()
  return new Date(thursday + ((days * 24 + hours) * 60 + minutes) * 60_000).toISOString()
}

/** `respond`: the host's response to a request, as things are. */
export function openYear(
  league: LeagueKey,
  respond: (request: Request, state: YearState) => Promise<Response>,
): LeagueYear {
  let corrections: readonly Correction[] = []
  let name = 'The League'
  let teamName: string | null = null
  let manager: string | null = null
  let kickoffs: Kickoffs = 'known'
  let hasNextSeason = false
  let trouble: YearStep['trouble']
  let troubleEnds = Number.POSITIVE_INFINITY
  let now = new Date(0)
  const requests: string[] = []

  function stateNow(): YearState {
    const time = now.getTime()
    const weeks = Array.from({ length: lastWeek }, (_, index) => index + 1)
    const isDrafted = time >= draftEnd
    return {
      now,
      currentWeek: isDrafted ? Math.max(1, weeks.findLast((week) => time >= turnOf(week)) ?? 0) : 0,
      isDrafted,
      isOver: time >= turnOf(lastWeek + 1),
      corrections,
      name,
      teamName,
      manager,
      kickoffs,
      hasNextSeason,
      trouble,
    }
  }

  return {
    league,
    async fetch(input, init) {
      const request = new Request(input, init)
      requests.push(request.url)
      if (trouble === 'down') throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })
      return respond(request, stateNow())
    },
    withoutTrouble: (input, init) => respond(new Request(input, init), { ...stateNow(), trouble: undefined }),
    enter(step) {
      now = new Date(step.at)
      trouble = step.trouble
      troubleEnds = now.getTime() + 1000 * (step.lasts ?? Number.POSITIVE_INFINITY)
      name = step.name ?? name
      teamName = step.teamName ?? teamName
      manager = step.manager ?? manager
      kickoffs = step.kickoffs ?? kickoffs
      hasNextSeason = step.hasNextSeason ?? hasNextSeason
      if (step.correction) corrections = [...corrections, step.correction]
    },
    moveTo(time) {
      now = time
      if (now.getTime() >= troubleEnds) trouble = undefined
    },
    takeRequests: () => requests.splice(0),
  }
}

/** The last value is reused while its key is the same: a league is simulated once a minute. */
export function rememberLast<T>(make: (key: string) => T): (key: string) => T {
  let last: { key: string; value: T } | null = null
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) }
    return last.value
  }
}
