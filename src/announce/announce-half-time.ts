/** A line between the two weeks of a playoff round, which has no edition before it is decided. */
import type { Webhook } from '../book/webhook-schema.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LeagueKey } from '../domain/identity.ts'
import { joinScores, writeGameScores } from '../domain/score-text.ts'
import { composeLine } from './compose-line.ts'
import { type AnnounceOptions, type AnnounceOutcome, postOnce } from './post-once.ts'

type Bracket = ResponseOf<'bracket'>
type Game = Bracket['rounds'][number]['games'][number]

export interface HalfTime {
  /** The last week that is final. */
  week: number
  text: string
}

const mostGames = 4

/**
 * "Half time of the semifinals: A leads B, 120.3–110.2." Of games of the winners' bracket alone. Null where no round of several weeks has
 * one behind it and one to come. `finalWeeks`: those of the league.
 */
export function writeHalfTime(bracket: Bracket, finalWeeks: readonly number[]): HalfTime | null {
  const round = bracket.rounds.find(
    ({ weeks }) => weeks.some((week) => finalWeeks.includes(week)) && !weeks.every((week) => finalWeeks.includes(week)),
  )
  if (!round) return null
  const week = Math.max(...round.weeks.filter((one) => finalWeeks.includes(one)))
  const games = round.games.filter(({ kind, isBye }) => kind === 'winners-bracket' && !isBye)
  const lines = games.slice(0, mostGames).flatMap((game) => writeScore(game, finalWeeks) ?? [])
  return lines.length === 0 ? null : { week, text: `Half time of the ${round.title.toLowerCase()}: ${lines.join(' ')}` }
}

function writeScore({ first, second }: Game, finalWeeks: readonly number[]): string | null {
  const sides = [first, second].flatMap((side) =>
    side ? { name: side.label, points: pointsIn(side, finalWeeks) } : [],
  )
  const [ahead, behind] = sides.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))
  if (!ahead || !behind || ahead.points === null || behind.points === null) return null
  const score = joinScores(writeGameScores([ahead.points, behind.points]))
  return ahead.points === behind.points
    ? `${ahead.name} and ${behind.name} are tied, ${score}.`
    : `${ahead.name} leads ${behind.name}, ${score}.`
}

/** Of the weeks that are final: later ones may have begun. */
function pointsIn({ weekPoints }: Game['first'], finalWeeks: readonly number[]): number | null {
  const points = weekPoints.filter(({ week }) => finalWeeks.includes(week)).map((one) => one.points)
  return points.length === 0 || points.includes(null) ? null : points.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

/** Posts the line to each webhook, once. */
export function announceHalfTime(
  key: LeagueKey,
  { week, text }: HalfTime,
  url: string,
  options: AnnounceOptions,
): Promise<AnnounceOutcome[]> {
  const compose = (to: Webhook['to']) => composeLine(to, text, url)
  return postOnce({ key, week, kind: 'half-time', compose }, options)
}
