/** What is so now of a team that its manager may want to hear: nothing that was so before and is not any more. */
import { alarmingKinds, sundayLineups } from '../announce/moments/sunday-lineups.ts'
import type { LiveResponse } from '../contract/responses/live.ts'
import type { Edition } from '../contract/responses/weekly.ts'
import { pathTo } from '../contract/routes.ts'
import { describeAlert } from '../domain/alert-text.ts'
import { writeChance } from '../domain/chance-text.ts'
import type { LeagueKey } from '../domain/identity.ts'
import { ordinalEnding } from '../domain/ordinal.ts'
import { joinScores, writeGameScores } from '../domain/score-text.ts'
import type { PushRecord } from '../storage/push-store.ts'
import type { Notice } from './notice.ts'

export interface LeagueFacts {
  key: LeagueKey
  live: LiveResponse
  /** The newest one; null before the first, and where no device wants to hear of it. */
  edition: Edition | null
  /** Of the running week, ascending, milliseconds since 1970. */
  kickoffs: readonly number[]
  /** Whether the board is of this moment: without that nothing is said of games and lineups. */
  isCurrent: boolean
  record: Pick<PushRecord, 'games' | 'edition'>
}

const minute = 60_000
const hour = 60 * minute
/** A turn is news for an hour, an end for half a day, a week for three. */
const lasts = { turn: hour, end: 12 * hour, week: 72 * hour }
const mostAlerts = 3

/** `teamId`: public id. `now`: milliseconds since 1970. The most urgent first. */
export function listNotices(facts: LeagueFacts, teamId: number, now: number): Notice[] {
  const all = [...listLineup(facts, teamId, now), ...listGames(facts, teamId), ...listWeek(facts, teamId)]
  return all.filter(({ at, until }) => at <= now && now < until)
}

function listLineup({ key, live, kickoffs, isCurrent }: LeagueFacts, teamId: number, now: number): Notice[] {
  const span = sundayLineups.dueIn(kickoffs)
  if (!isCurrent || live.week === null || span === null || now < span.from) return []
  const open = live.open?.find((one) => one.teamId === teamId)
  const alerts = (open?.alerts ?? []).filter(({ kind }) => alarmingKinds.includes(kind)).map(describeAlert)
  if (alerts.length === 0) return []
  const shown = alerts.slice(0, mostAlerts)
  const more = alerts.length - shown.length
  return [
    {
      id: `lineup ${live.week}`,
      kind: 'lineup',
      tag: `lineup ${live.week}`,
      title: 'Check your lineup',
      body: `${shown.join('. ')}.${more > 0 ? ` And ${more} more.` : ''}`,
      path: pathTo('live', { ...key }),
      at: now,
      until: span.until,
      isEnd: false,
    },
  ]
}

/** A team may play twice in a week. */
function listGames(facts: LeagueFacts, teamId: number): Notice[] {
  return facts.live.matchups
    .filter(({ home, away }) => home.team.id === teamId || away?.team.id === teamId)
    .flatMap((game) => listGame(facts, game, teamId))
}

function listGame(
  { key, isCurrent, record }: LeagueFacts,
  game: LiveResponse['matchups'][number],
  teamId: number,
): Notice[] {
  const known = record.games[game.matchupId]
  if (!isCurrent || !game.away || !known) return []
  const side = game.home.team.id === teamId ? 'home' : 'away'
  const [own, other] = side === 'home' ? [game.home, game.away] : [game.away, game.home]
  if (own.points === null || other.points === null) return []
  const about = { kind: 'game', tag: `game ${game.matchupId}`, path: pathTo('live', { ...key }) } as const
  const score = joinScores(writeGameScores([own.points, other.points]))
  if (known.isOver) {
    if (known.overAt === null) return []
    const at = Date.parse(known.overAt)
    const title = describeEnd(own.points - other.points, game.status === 'final' ? own : null, other)
    return [
      {
        ...about,
        id: `${about.tag} end`,
        title,
        body: `${score}. Your game is over.`,
        at,
        until: at + lasts.end,
        isEnd: true,
      },
    ]
  }
  const chance = own.chanceLive
  // Since it turned it may have gone back.
  if (known.turnedAt === null || chance === null || known.ahead === null) return []
  const isAhead = known.ahead === side
  if (isAhead ? chance < 0.5 : chance > 0.5) return []
  const at = Date.parse(known.turnedAt)
  return [
    {
      ...about,
      id: `${about.tag} turn ${known.turns}`,
      title: isAhead ? 'Your game turned your way' : 'Your game turned against you',
      body: `${score} vs. ${other.team.name}: ${writeChance(chance)} to win.`,
      at,
      until: at + lasts.turn,
      isEnd: false,
    },
  ]
}

/** Of a final game its verdict counts: a tied playoff game has a winner. */
function describeEnd(
  gap: number,
  final: { isWinner: boolean } | null,
  { team, isWinner }: { team: { name: string }; isWinner: boolean },
): string {
  const hasWon = final ? final.isWinner : gap > 0
  const hasLost = final ? isWinner : gap < 0
  if (!hasWon && !hasLost) return `You tied ${team.name}`
  return hasWon ? `You beat ${team.name}` : `You lost to ${team.name}`
}

function listWeek({ key, edition, record }: LeagueFacts, teamId: number): Notice[] {
  const { week = null, at = null } = record.edition ?? {}
  if (edition === null || at === null || edition.week !== week) return []
  const result = describeResult(edition, teamId)
  const row = edition.standings.find(({ team }) => team.id === teamId)
  if (row === undefined) return []
  const place = `${row.rank}${ordinalEnding(row.rank)} of ${edition.standings.length}`
  const odds = edition.odds.find(({ team }) => team.id === teamId)
  const time = Date.parse(at)
  return [
    {
      id: `week ${edition.week}`,
      kind: 'week',
      tag: `week ${edition.week}`,
      title: edition.title,
      body: [result, row.record === null ? `${place}.` : `${row.record}, ${place}.`, odds && describeOdds(odds)]
        .filter(Boolean)
        .join(' '),
      path: pathTo('weekly', { ...key, week: edition.week }),
      at: time,
      until: time + lasts.week,
      isEnd: false,
    },
  ]
}

/** "You beat Team 3, 112.1–98.2." Null without a game. */
function describeResult({ games }: Edition, teamId: number): string | null {
  const game = games.find(({ teams }) => teams.some(({ id }) => id === teamId))
  if (!game) return null
  const [winner, loser] = game.teams
  const isFirst = winner?.id === teamId
  const other = isFirst ? loser : winner
  const verb = game.isTie ? 'tied' : isFirst ? 'beat' : 'lost to'
  const points = isFirst ? game.points : game.points.toReversed()
  return `You ${verb} ${other?.name ?? 'your opponent'}, ${joinScores(writeGameScores(points))}.`
}

function describeOdds({ playoffs, status }: Edition['odds'][number]): string {
  if (status === 'clinched') return 'You are in the playoffs.'
  if (status === 'out') return 'You are out of the playoff race.'
  const before = playoffs.before === null || playoffs.before === playoffs.after ? '' : `, ${playoffs.before} before`
  return `Playoff odds: ${playoffs.after}${before}.`
}
