/** The games of all weeks with their scores. */
import type { HostMatchup, MatchupSide } from '../../domain/host-season.ts'
import { pairingId } from '../../domain/matchup-ids.ts'
import { toPoints, toScores } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import { listMatchupPeriods } from '../shared/weeks.ts'
import { scoreboardFile } from './raw-files.ts'
import type { YahooCalendar } from './read-calendar.ts'
import type { SideRecord, YahooMatchup } from './responses/scoreboard.ts'
import { teamOf } from './responses/values.ts'

type GamesByWeek = ReadonlyMap<number, readonly YahooMatchup[]>

/** A game of two weeks is listed in both, each time with the points of that week. */
export function readYahooMatchups(games: GamesByWeek, calendar: YahooCalendar, warnings: Warnings): HostMatchup[] {
  return listMatchupPeriods(calendar).flatMap(({ matchupPeriod, weeks }) => {
    const listed = weeks.flatMap((week) => (games.get(week) ?? []).map((record) => ({ week, record })))
    const playable = listed.filter(({ week, record }) => {
      const ids = new Set(record.teams.map(({ team_key }) => teamOf(team_key)))
      if (ids.size === 2 && record.teams.length === 2) return true
      warnings.add(`A game of week ${week} was skipped: it doesn’t have two teams.`, scoreboardFile(week), { week })
      return false
    })
    const pairs = Map.groupBy(playable, ({ record }) =>
      record.teams
        .map(({ team_key }) => teamOf(team_key))
        .sort((a, b) => a - b)
        .join(),
    )
    return [...pairs.values()].map((parts, index) =>
      readGame(parts, { matchupPeriod, weeks, number: index + 1 }, calendar),
    )
  })
}

interface Part {
  week: number
  record: YahooMatchup
}

function readGame(
  parts: readonly Part[],
  { matchupPeriod, weeks, number }: { matchupPeriod: number; weeks: number[]; number: number },
  calendar: YahooCalendar,
): HostMatchup {
  const last = parts.at(-1)?.record as YahooMatchup
  const [first, second] = last.teams.map(({ team_key }) => team_key) as [string, string]
  const winner = readWinner(last, first)
  const home = readSide(first, parts, winner, calendar)
  const away = readSide(second, parts, winner, calendar)
  if (home.points !== null && away.points !== null && winner !== 'open' && winner !== 'tie') {
    ;[home.points, away.points] = toScores(sumOf(first, parts) ?? 0, sumOf(second, parts) ?? 0)
  }
  return { id: pairingId(matchupPeriod, number), matchupPeriod, weeks, kind: readKind(last), home, away, winner }
}

/** Yahoo marks games of teams that are out. Games for the title and for third or fifth place are not told apart. */
function readKind({ is_playoffs, is_consolation }: YahooMatchup): HostMatchup['kind'] {
  if (!is_playoffs) return 'regular'
  return is_consolation ? 'losers-consolation' : 'playoffs'
}

/** Of a tied playoff game Yahoo names the winner. Null where a game is over without either: then points decide. */
function readWinner({ status, is_tied, winner_team_key }: YahooMatchup, home: string): HostMatchup['winner'] {
  if (winner_team_key) return winner_team_key === home ? 'home' : 'away'
  if (status !== 'postevent') return 'open'
  return is_tied ? 'tie' : null
}

function readSide(
  teamKey: string,
  parts: readonly Part[],
  winner: HostMatchup['winner'],
  calendar: YahooCalendar,
): MatchupSide {
  const running = parts.find(
    ({ week, record }) => winner === 'open' && week === calendar.presentWeek && hasNotEnded(record),
  )
  const now = running && sideOf(teamKey, running.record)
  const total = sumOf(teamKey, parts)
  const projection = parts.length === 1 ? now?.team_projected_points?.total : null
  return {
    teamId: teamOf(teamKey),
    points: total === null ? null : toPoints(total),
    adjustment: 0,
    homeBonus: 0,
    pointsByWeek: parts.flatMap(({ week, record }) => {
      const points = pointsOf(teamKey, record)
      return points === null ? [] : [{ week, points: toPoints(points) }]
    }),
    ...(projection != null ? { hostProjection: toPoints(projection) } : {}),
    ...(now?.win_probability != null ? { hostChance: Math.max(0, Math.min(1, now.win_probability)) } : {}),
  }
}

const hasNotEnded = ({ status }: YahooMatchup) => status !== 'postevent'

function sideOf(teamKey: string, { teams }: YahooMatchup): SideRecord | undefined {
  return teams.find(({ team_key }) => team_key === teamKey)
}

/** Null before the game: Yahoo writes 0.00. */
function pointsOf(teamKey: string, record: YahooMatchup): number | null {
  return record.status === 'preevent' ? null : (sideOf(teamKey, record)?.team_points?.total ?? null)
}

function sumOf(teamKey: string, parts: readonly Part[]): number | null {
  const points = parts.flatMap(({ record }) => pointsOf(teamKey, record) ?? [])
  return points.length === 0 ? null : points.reduce((sum, one) => sum + one, 0)
}
