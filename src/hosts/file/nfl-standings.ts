/**
 * Reads a season's table from a saved response of NFL.com's standings, the only thing of its leagues that was left when its game closed. It has
 * no games; people are in it as numbers of accounts.
 */
import * as z from 'zod/mini'
import { DomainError } from '../../domain/errors.ts'
import { describeIssue } from '../shared/schema-issue.ts'
import { tidyName, toPoints } from '../shared/values.ts'
import { isNeverPlayed, type ReadTable, type TableLine } from './season-table.ts'

/** All numbers are text, with exceptions. */
const numberText = z.union([z.string().check(z.regex(/^-?\d{1,6}(\.\d+)?$/)), z.number()])
const optionalNumber = z.optional(z.nullable(numberText))
const row = z.object({
  rank: optionalNumber,
  wins: optionalNumber,
  losses: optionalNumber,
  ties: optionalNumber,
  pts: optionalNumber,
  ptsAgainst: optionalNumber,
  playoffSeed: optionalNumber,
  playoffBracketType: z.optional(z.nullable(z.string())),
  place: optionalNumber,
})
const team = z.object({
  teamId: numberText,
  name: z.optional(z.nullable(z.string())),
  ownerUserId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  stats: z.optional(z.nullable(z.object({ season: z.record(z.string(), row) }))),
})
const league = z.object({ teams: z.record(z.string(), team), isSeasonOver: z.optional(z.boolean()) })
const game = z.object({
  season: z.union([z.string().check(z.regex(/^20\d\d$/)), z.int()]),
  leagues: z.record(z.string(), league),
})
const standings = z.object({ games: z.record(z.string(), game) })
const refusal = z.object({
  errors: z.array(z.object({ id: z.optional(z.string()), message: z.optional(z.string()) })),
})

/** Throws `DomainError('bad-request')` where it is no such response, and where NFL.com refused. */
export function readNflStandings(text: string, fileName: string): ReadTable {
  const json = parseJson(text, fileName)
  const refused = refusal.safeParse(json)
  if (refused.success) throw fail(fileName, describeRefusal(refused.data.errors[0]))
  const read = standings.safeParse(json)
  if (!read.success) {
    throw fail(fileName, `expected NFL.com’s standings. ${describeIssue(read.error, json)}`)
  }
  const leagues = Object.values(read.data.games).flatMap(({ season, leagues: all }) =>
    Object.values(all).map((one) => ({ season: Number(season), ...one })),
  )
  if (leagues.length === 0) throw fail(fileName, 'NFL.com’s response has no league in it.')
  const seasons = leagues.map(({ season, isSeasonOver, teams }) => {
    const lines = Object.values(teams).flatMap((one) => readTeam(one, season) ?? [])
    return { season, isOver: isSeasonOver !== false, lines, teams: Object.keys(teams).length }
  })
  const reasons = seasons.flatMap(({ season, isOver, lines, teams }) => {
    // Such a season lists "final standings" all the same, in the order of the teams' numbers.
    if (lines.length === 0 || isNeverPlayed(lines)) return [`${season} was never played, so it’s left out.`]
    if (!isOver) return [`${season} isn’t over in this response, so it’s left out.`]
    return lines.length < teams ? [`${season} has no figures of ${teams - lines.length} of its ${teams} teams.`] : []
  })
  return {
    lines: seasons.flatMap(({ isOver, lines }) => (isOver && !isNeverPlayed(lines) ? lines : [])),
    problems: [],
    notes: reasons.map((reason) => `${fileName}: ${reason}`),
  }
}

/** Whether a file's text is meant to be JSON, or a page of the site. */
export const isNflFile = (fileName: string, text: string) => /\.json$/i.test(fileName) || /^\uFEFF?\s*[{[<]/.test(text)

function parseJson(text: string, fileName: string): unknown {
  if (/^\uFEFF?\s*</.test(text)) {
    throw fail(
      fileName,
      'expected a table as CSV or NFL.com’s standings as JSON, found a web page. Export the table as CSV, or save the response of api.fantasy.nfl.com itself.',
    )
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw fail(fileName, 'expected NFL.com’s standings, found incomplete or damaged JSON. Save the response again.')
  }
}

function describeRefusal(error: { id?: string | undefined; message?: string | undefined } | undefined): string {
  if (error?.id === 'leagueInvalid') {
    return 'NFL.com said that it has no such league in this year, so there is no table. Check the league’s ID and the year.'
  }
  const said = tidyName(error?.message ?? error?.id ?? '').slice(0, 100)
  return `NFL.com refused this request${said ? ` ("${said}")` : ''}, so there is no table. Save the response again.`
}

type Team = z.infer<typeof team>

/** Null without figures of the season. */
function readTeam({ teamId, name, ownerUserId, stats }: Team, season: number): TableLine | null {
  const figures = stats?.season[season]
  if (!figures) return null
  const { rank, wins, losses, ties, pts, ptsAgainst, playoffSeed, playoffBracketType, place } = figures
  // The consolation bracket has seeds of its own, from 1.
  const isInPlayoffs = playoffBracketType === 'championship'
  const finalPlace = toNumber(place)
  return {
    where: `team ${teamId}`,
    season,
    teamName: tidyName(name) || `Team ${teamId}`,
    manager: { account: ownerUserId == null ? `team/${teamId}` : String(ownerUserId) },
    record: { wins: toNumber(wins) ?? 0, losses: toNumber(losses) ?? 0, ties: toNumber(ties) ?? 0 },
    pointsFor: toPointsOrNull(pts),
    pointsAgainst: toPointsOrNull(ptsAgainst),
    seed: isInPlayoffs ? toNumber(playoffSeed) : (toNumber(rank) ?? null),
    place: finalPlace,
    isChampion: finalPlace === 1,
    isInPlayoffs,
  }
}

type NumberText = z.infer<typeof optionalNumber>
const toNumber = (value: NumberText) => (value == null ? null : Number(value))
const toPointsOrNull = (value: NumberText) => (value == null ? null : toPoints(Number(value)))

const fail = (fileName: string, text: string) => new DomainError('bad-request', `${fileName}: ${text}`)
