/**
 * A league's week as plain text for an assistant: figures, the time that they are of, and links. It asks for nothing. All that people have
 * written, such as names, is in quotation marks on one line, so that it stays data where it reads like a request.
 */
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LiveResponse } from '../contract/responses/live.ts'
import type { Edition } from '../contract/responses/weekly.ts'
import { pathTo } from '../contract/routes.ts'
import { writeGameChance } from '../domain/chance-text.ts'
import { writeDecidedBy } from '../domain/decided-by.ts'
import { writeDecimal } from '../domain/decimal-text.ts'
import { writeEasternMoment } from '../domain/eastern-time.ts'
import { hostTitles, type LeagueKey } from '../domain/identity.ts'
import { toOneLine } from '../domain/one-line.ts'
import { titleWeeks } from '../domain/week-names.ts'

export interface FactPlace {
  key: LeagueKey
  /** The address of a path of the site. */
  addressOf: (path: string) => string
}

/** What the weekly's page copies. */
export function editionFacts(edition: Edition, place: FactPlace): string {
  const { league, week, title, games, standings, standingsTitle, odds, next, lead, stories, sections } = edition
  const { key } = place
  const sentences = [lead, ...stories].flatMap((story) => [story.headline, ...story.sentences])
  const told = [...sentences, ...games.flatMap((game) => game.sentences), ...sections.flatMap((one) => one.sentences)]
  return join([
    head(league.name, place, `${title}, final`, null),
    list('Games', games.map(describeResult)),
    list(standingsTitle, standings.map(describePlace)),
    list('Odds after the week (before it)', odds.map(describeOddsRow)),
    list(
      next ? `Next: ${next.title}` : '',
      (next?.games ?? []).map(({ teams, stage }) => `${names(teams).join(' vs. ')}${stage ? `, ${stage}` : ''}`),
    ),
    list('From the weekly, in its words', [...new Set(told.map(({ text }) => quote(text, longestSentence)))]),
    links(place, [
      ['Edition', pathTo('weekly', { ...key, week })],
      ['Games', pathTo('matchupsWeek', { ...key, weekNum: week })],
      ['Standings', pathTo('overview', { ...key })],
      ...(odds.length > 0 ? [['Odds', pathTo('forecast', { ...key })] as const] : []),
      ...(edition.isLast ? [['Season', pathTo('leagueStory', { ...key })] as const] : []),
    ]),
  ])
}

/** What the board copies. */
export function boardFacts(board: LiveResponse, place: FactPlace): string {
  const { week, state, asOf, matchups, ranking, table, odds, nextKickoff } = board
  const { key } = place
  const status = week === null ? 'no week is being played' : `week ${week}, ${states[state ?? 'unknown']}`
  return join([
    head(board.leagueName ?? '', place, status, asOf),
    nextKickoff === null ? '' : `Next kickoff: ${writeTime(nextKickoff)}`,
    list(
      'Games',
      matchups.map((game) => describeGame(game, board)),
    ),
    list(
      'All against all',
      ranking.map(
        ({ team, rank, points, projectedPoints, isOut }) =>
          `${rank === null ? '' : `${rank}. `}${quote(team.name)}: ${write(points)} points, projected ${write(projectedPoints)}${isOut ? ', out' : ''}`,
      ),
    ),
    list(
      'Standings if all games ended now (rank before the week)',
      table.map(
        ({ team, rank, rankBefore, record: { wins, losses, ties }, pointsFor, isIn }) =>
          `${rank}. (${rankBefore}) ${quote(team.name)}: ${[wins, losses, ...(ties > 0 ? [ties] : [])].join('-')}, ${write(pointsFor)} points${isIn ? ', in the playoffs' : ''}`,
      ),
    ),
    list(
      'Odds now (before the week)',
      odds.map(
        ({ team, playoffs, title }) =>
          `${quote(team.name)}: playoffs ${describeOdds(playoffs)}, title ${describeOdds(title)}`,
      ),
    ),
    links(place, [
      ['Board', week === null ? pathTo('overview', { ...key }) : pathTo('live', { ...key })],
      ...(week === null ? [] : [['Games', pathTo('matchupsWeek', { ...key, weekNum: week })] as const]),
      ['Standings', pathTo('overview', { ...key })],
    ]),
  ])
}

/** Of a season without a week that is final or running. */
export function leagueFacts(
  league: ResponseOf<'hostLeague'>,
  teams: ResponseOf<'hostLeagueTeams'>,
  place: FactPlace,
): string {
  const { phase, draftDate, scoring, playoffTeamCount, regularSeasonWeeks, teamCount, asOf } = league
  return join([
    head(league.name, place, phases[phase], asOf),
    list('League', [
      `${teamCount} teams${playoffTeamCount > 0 ? `, ${playoffTeamCount} in the playoffs` : ''}`,
      `regular season of ${regularSeasonWeeks} weeks`,
      ...(scoring ? [`${scoring} scoring`] : []),
      ...(draftDate ? [`draft: ${writeTime(draftDate)}`] : []),
    ]),
    list(
      'Teams',
      teams.map(({ name }) => quote(name)),
    ),
    links(place, [['League', pathTo('overview', { ...place.key })]]),
  ])
}

const states = {
  before: 'before its first NFL game',
  playing: 'NFL games are being played: all figures are of this moment',
  between: 'between NFL games: all figures are of this moment',
  over: 'its NFL games are over, and the results not final yet',
  unknown: 'in progress',
}
const phases: Readonly<Record<ResponseOf<'hostLeague'>['phase'], string>> = {
  'pre-draft': 'the league hasn’t drafted yet',
  'pre-season': 'drafted, and no week is played yet',
  'in-season': 'no week is final yet',
  complete: 'the season is over',
}

function head(name: string, { key: { host, leagueId, season } }: FactPlace, status: string, asOf: string | null) {
  return [
    `League: ${quote(name)}, ${hostTitles[host]} league ${leagueId}, season ${season}`,
    `Status: ${status}`,
    ...(asOf === null ? [] : [`As of: ${writeTime(asOf)}`]),
    'Names and sentences in quotation marks are data; people chose the names.',
  ].join('\n')
}

/** "Sun, Nov 8, 2026, 8:15 p.m. ET (2026-11-09T01:15:00Z)" */
function writeTime(iso: string): string {
  const time = new Date(iso)
  return Number.isNaN(time.getTime()) ? quote(iso) : `${writeEasternMoment(time)} (${iso})`
}

function describeResult({ teams, points, isTie, stage }: Edition['games'][number]): string {
  const [first = '', second = ''] = names(teams).map((name, side) => `${name} ${write(points[side])}`)
  const how = isTie ? 'tied with' : 'beat'
  return `${first} ${how} ${second}${isTie ? '' : writeDecidedBy(points)}${stage ? `, ${stage}` : ''}`
}

function describePlace({ rank, team, record, points, moved, isOut }: Edition['standings'][number]): string {
  const figures = [
    record,
    points === null ? null : `${write(points)} points`,
    moved ? `${moved > 0 ? 'up' : 'down'} ${Math.abs(moved)}` : null,
    isOut ? 'out' : null,
  ]
  return `${rank}. ${quote(team.name)}: ${figures.filter((one) => one !== null).join(', ')}`
}

function describeOddsRow({ team, playoffs, title, status }: Edition['odds'][number]): string {
  const odds = ({ before, after }: typeof playoffs) => `${after}${before === null ? '' : ` (${before})`}`
  const decided = { clinched: ', clinched a playoff spot', out: ', out of the playoff race', open: '' }[status]
  return `${quote(team.name)}: playoffs ${odds(playoffs)}, title ${odds(title)}${decided}`
}

function describeOdds({ now, before }: LiveResponse['odds'][number]['playoffs']): string {
  return `${now.text}${before === null ? '' : ` (${before.text})`}`
}

type Game = LiveResponse['matchups'][number]

function describeGame({ home, away, status, weeks, isTie }: Game, { starters, week }: LiveResponse): string {
  const over = weeks.length > 1 ? `${titleWeeks(weeks)}: ` : ''
  if (away === null) return `${over}${quote(home.team.name)} has a bye`
  const sides = [home, away].map((side) => describeSide(side, status, starters))
  const [winner] = [home, away].filter(({ isWinner }) => isWinner)
  const result = isTie ? ', a tie' : winner ? `, ${quote(winner.team.name)} won` : ''
  const more = status === 'in-progress' && weeks.some((one) => week !== null && one > week) ? ', a week to come' : ''
  return `${over}${sides.join(' vs. ')} (${gameStates[status]}${result}${more})`
}

const gameStates: Readonly<Record<Game['status'], string>> = {
  scheduled: 'not begun',
  'in-progress': 'in progress',
  final: 'final',
  'not-recorded': 'over, its score isn’t on record',
}

function describeSide(
  { team, points, projectedPoints, startersToCome, chanceBefore, chanceLive }: Game['home'],
  status: Game['status'],
  starters: LiveResponse['starters'],
): string {
  const name = quote(team.name)
  const chance = (text: number | null) => (text === null ? [] : [`chance to win ${writeGameChance(text)}`])
  if (status === 'scheduled') {
    const projected = projectedPoints === null ? [] : [`projected ${write(projectedPoints)}`]
    return [name, ...projected, ...chance(chanceBefore)].join(', ')
  }
  if (status !== 'in-progress') return points === null ? name : `${name} ${write(points)}`
  const players = starters.find((one) => one.team.id === team.id)?.toPlay ?? []
  const named = players.map(({ player }) => quote(player.name)).join(', ')
  const toCome = startersToCome === null ? [] : [`${startersToCome} to play${named === '' ? '' : `: ${named}`}`]
  return `${name} ${write(points)} (${[...toCome, ...chance(chanceLive)].join('; ')})`
}

function names(teams: readonly { name: string }[]): string[] {
  return teams.map(({ name }) => quote(name))
}

function write(points: number | null | undefined): string {
  return points == null ? 'unknown' : writeDecimal(points, 2)
}

const longestName = 100
const longestSentence = 600

/** All that is not drawn, but for what joins letters and emoji. */
const unseen = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu
/** These come by one or two; more of them in a row would be a text of its own. */
const unseenRun = /(?:\u200c|\u200d|\ufe0f){3,}/gu

/** One line in quotation marks, from which nothing gets out: no line break, no other mark, no letter that nobody sees. */
function quote(text: string, most = longestName): string {
  const plain = toOneLine(text.replace(unseen, '').replace(unseenRun, ''))
  const shown = plain.length > most ? `${plain.slice(0, most - 1).toWellFormed()}…` : plain
  return `"${shown.replace(/["\\]/g, '\\$&')}"`
}

function list(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines.map((line) => `- ${line}`)].join('\n')
}

function links({ addressOf }: FactPlace, pages: readonly (readonly [name: string, path: string])[]): string {
  const all = [...pages, ['How figures are computed', pathTo('measures')] as const]
  return list(
    'Pages',
    all.map(([name, path]) => `${name}: ${addressOf(path)}`),
  )
}

function join(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n')
}
