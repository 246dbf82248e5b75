/** The rows of the forecast's tables: the response's teams, with the odds of the results that the reader chose. */
import type { ReadResponse } from '../../client/read-response.ts'
import type { TeamIf } from '../../client/what-if.ts'
import { formatChance, formatCount, formatRecord } from '../../ui/format.ts'

export type ForecastResponse = ReadResponse<'forecast'>
type TeamEntry = ForecastResponse['teams'][number]

export interface ShownOdds {
  /** 0 to 1. */
  chance: number
  /** '43%'; '<1%' and '>99%' where 0 and 1 are not proven. */
  text: string
}

export interface PathResult {
  matchupId: number
  week: number
  winner: string
  loser: string
  winnerId: number
}

export interface ForecastRow {
  teamId: number
  teamName: string
  record: string
  playoffs: ShownOdds | null
  bye: ShownOdds | null
  title: ShownOdds | null
  lastPlace: ShownOdds | null
  meanWins: number
  winsLow: number
  winsHigh: number
  /** Chance of each seed, the first seed first. */
  seeds: number[]
  status: TeamEntry['status']
  magicNumber: number | null
  pathKind: TeamEntry['pathKind']
  paths: PathResult[][]
  /** The host's own odds of the playoffs, 0 to 1. */
  hostChance: number | null
}

/** In the response's order, so that no row moves while results are chosen. */
export function toForecastRows({ teams }: ForecastResponse, chosen: readonly TeamIf[] | null = null): ForecastRow[] {
  const byId = new Map(chosen?.map((team) => [team.teamId, team]))
  return teams.map((team): ForecastRow => {
    const now = { ...team, ...byId.get(team.team.id) }
    return {
      teamId: team.team.id,
      teamName: team.team.name,
      record: formatRecord(team.record),
      playoffs: toOdds(now.playoffs),
      bye: toOdds(now.bye),
      title: toOdds(now.title),
      lastPlace: toOdds(now.lastPlace),
      meanWins: now.meanWins,
      winsLow: now.winsLow,
      winsHigh: now.winsHigh,
      seeds: now.seeds.map(({ chance }) => within(chance)),
      status: now.status,
      magicNumber: team.magicNumber,
      pathKind: team.pathKind,
      paths: team.paths.map((results) => results.map(toResult)),
      hostChance: team.hostPlayoffChance,
    }
  })
}

/** Without a text of the server the chance is formatted, and never as certain. */
export function toOdds(odds: { chance?: number; text?: string } | null | undefined): ShownOdds | null {
  const { chance, text } = odds ?? {}
  return chance === undefined ? null : { chance: within(chance), text: text ?? formatChance(chance) }
}

function within(chance: number): number {
  return Math.min(1, Math.max(0, chance))
}

/** Whether a team is in or out, or what it still needs, in a few words; null where it is unknown. */
export function describeStatus({ status, magicNumber, pathKind, paths }: ForecastRow): string | null {
  if (status === 'first-seed') return 'Clinched the top seed'
  if (status === 'bye') return 'Clinched a bye'
  if (status === 'playoffs') return 'Clinched the playoffs'
  if (status === 'eliminated') return 'Eliminated'
  if (magicNumber !== null && magicNumber > 0)
    return `${formatCount(magicNumber, 'more win')} clinch${magicNumber === 1 ? 'es' : ''}`
  if (pathKind === 'clinch' && paths.length > 0) return 'Can clinch in the next two weeks'
  return status === 'open' ? 'Needs help' : null
}

function toResult({ winner, loser, ...game }: TeamEntry['paths'][number][number]): PathResult {
  return { ...game, winner: winner.name, loser: loser.name, winnerId: winner.id }
}
