/** Specification, sections 2, 4, 5, 8 and 9: texts of a team's week view, for any server. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Season } from '../../src/domain/season.ts'
import { groupRoster } from '../../src/parts/team/group-roster.ts'
import { rosterTable } from '../../src/parts/team/roster-csv.ts'
import { WeekScreen } from '../../src/screens/week/WeekScreen.tsx'
import { brokenText } from '../support/broken-text.ts'
import { espnLeague } from '../support/league-keys.ts'
import {
  demoSeason,
  firstTeamOf,
  type Instead,
  oneLine,
  Refusal,
  readResponseFor,
  responseFor,
  type ShownScreen,
  showScreen,
} from '../support/shown-screen.ts'

let finished: Season
const week = 9
beforeAll(async () => {
  finished = await demoSeason(101)
})

interface Shown {
  season?: Season
  teamId?: number
  week?: number
  query?: string
  instead?: Instead
}

function weekOf({
  season = finished,
  teamId = firstTeamOf(season).id,
  week: shown = week,
  query = '',
  instead,
}: Shown = {}) {
  const address = `/leagues/espn/${season.leagueId}/teams/${teamId}/roster/week/${shown}${query}`
  return showScreen(WeekScreen, address, season, instead)
}

const rosterOf = () => responseFor(finished, 'weeklyRoster', { id: firstTeamOf(finished).id, week }).roster
const points = (value: number | null) => (value === null ? '—' : value.toFixed(1).replace('-', '−'))
const names = (screen: ShownScreen, group: string) => screen.named(group).texts('li bdi')
const cardOf = ({ parts }: ShownScreen, name: string) => parts('button').find(({ text }) => text.includes(name))

describe('roster', () => {
  it('is grouped as Starting Lineup, Bench, Injured Reserve (lineup slot IR)', async () => {
    const roster = rosterOf()
    const screen = await weekOf({
      instead: {
        weeklyRoster: () => ({
          week,
          roster: roster.map((player, index) =>
            index === roster.length - 1 ? { ...player, isStarter: false, lineupSlot: 'IR' } : player,
          ),
          matchup: null,
        }),
      },
    })
    const starters = roster.slice(0, -1).filter(({ isStarter }) => isStarter)
    expect(names(screen, 'Starting Lineup')).toHaveLength(starters.length)
    expect(names(screen, 'Injured Reserve')).toEqual([oneLine(roster.at(-1)?.name ?? '?')])
    const titles = screen.texts('h3').map((title) => /^(Starting Lineup|Bench|Injured Reserve)/.exec(title)?.[0])
    expect(titles.filter(Boolean)).toEqual(['Starting Lineup', 'Bench', 'Injured Reserve'])
  })

  it('sorts by Lineup Position, Week Points, Position or Name, stored in the address', async () => {
    const starters = rosterOf().filter(({ isStarter }) => isStarter)
    const sorted = async (sort: string) => names(await weekOf({ query: `?sort=${sort}` }), 'Starting Lineup')
    const screen = await weekOf()
    expect(screen.named('Sort by').texts('option')).toEqual(['Lineup Position', 'Week Points', 'Position', 'Name'])
    const slots = ['QB', 'RB', 'WR', 'TE', 'FLEX', 'K', 'D/ST']
    const bySlot = starters
      .map(({ lineupSlot }) => slots.indexOf(lineupSlot))
      .every((place, index, all) => index === 0 || (all[index - 1] ?? 0) <= place)
    expect(bySlot).toBe(true)
    expect(names(screen, 'Starting Lineup')[0]).toBe(starters.find(({ lineupSlot }) => lineupSlot === 'QB')?.name)
    const byPoints = starters.toSorted((a, b) => (b.weekPoints ?? -99) - (a.weekPoints ?? -99))
    expect((await sorted('points'))[0]).toBe(byPoints[0]?.name)
    expect(await sorted('name')).toEqual(starters.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')))
    expect((await sorted('position'))[0]).toBe(starters.find(({ position }) => position === 'QB')?.name)
  })

  it('player cards show name, NFL team, position, draft round/pick, points vs projected, START/BENCH, opponent and a sparkline', async () => {
    const player = {
      playerId: 7,
      name: 'Perry Fields',
      nflTeam: 'BUF',
      position: 'RB',
      isStarter: true,
      lineupSlot: 'FLEX',
      weekPoints: 18.44,
      projectedPoints: 12.2,
      opponentMatchup: '@KC',
      draftInfo: { round: 3, overallPick: 31 },
      weeklyPerformance: [4, 5, 6, 7, 8, 9].map((one) => ({ week: one, points: 2 * one, isStarter: true })),
    }
    const benched = { ...player, playerId: 8, name: 'Ben Cher', isStarter: false, lineupSlot: 'BENCH' }
    const screen = await weekOf({
      instead: {
        weeklyRoster: () => ({
          week,
          roster: [player, { ...benched, weekPoints: 12.3, draftInfo: null, weeklyPerformance: [] }],
          matchup: null,
        }),
      },
    })
    const card = cardOf(screen, 'Perry Fields')
    for (const text of ['RB', 'BUF @KC', 'Round 3, Pick 31', '18.4', 'proj 12.2', '+6.2', 'START', 'FLEX']) {
      expect(card?.text).toContain(text)
    }
    expect(card?.all('svg path').length).toBeGreaterThan(0)
    const other = cardOf(screen, 'Ben Cher')
    expect(other?.text).toContain('BENCH')
    expect(other?.text).toContain('No data')
    expect(other?.text).not.toContain('+0.1')
    expect(screen.text).not.toMatch(brokenText)
  })

  it('is a file as well', async () => {
    const roster = rosterOf()
    const response = readResponseFor(finished, 'weeklyRoster', { id: firstTeamOf(finished).id, week })
    const { headers, rows } = rosterTable(groupRoster(response.roster, 'lineup'))
    const cells = rows.map((row) => [row[headers.indexOf('Player')], row[headers.indexOf('Points')]])
    expect(cells).toHaveLength(roster.length)
    expect(cells).toEqual(expect.arrayContaining(roster.map(({ name, weekPoints }) => [name, weekPoints ?? null])))
    expect((await weekOf()).named(`Download roster of week ${week} as CSV`).text).toBe('CSV')
  })

  it("a 404 whose detail contains 'No roster data found' is a bye in a week that is over", async () => {
    const refusal = new Refusal(404, 'No roster data found for team 1 in week 15')
    for (const scoreboard of [(week: object) => ({ ...week, matchups: [] }), new Refusal(404)]) {
      const { text } = await weekOf({ week: 15, instead: { weeklyRoster: refusal, scoreboard } })
      expect(text).toContain('This team had a bye in Week 15. No roster data available.')
      expect(text).not.toContain('Error Loading Roster')
    }
  })

  it('and no bye where the team had a game, or nobody’s games are known', async () => {
    const weeklyRoster = new Refusal(404, 'No roster data found for team 1 in week 9')
    const played = await weekOf({ instead: { weeklyRoster } })
    expect(played.text).toContain('This team’s lineup for Week 9 wasn’t recorded. No roster data available.')
    const scoreboard = (shown: object) => ({ ...shown, unavailable: 'Week 9 matchups aren’t available.', matchups: [] })
    const lost = await weekOf({ instead: { weeklyRoster, scoreboard } })
    expect(lost.text).toContain('Nothing was recorded for Week 9. No roster data available.')
    for (const { text } of [played, lost]) expect(text).not.toContain('bye')
  })

  it('and otherwise a week that has not occurred yet', async () => {
    const season = await demoSeason(103)
    const league = responseFor(season, 'hostLeague', espnLeague(103))
    const { text, texts } = await weekOf({
      season,
      week: league.finalWeek,
      instead: { weeklyRoster: new Refusal(404, 'No roster data found') },
    })
    expect(text).toContain(
      "No roster data available for this week. The team was on bye or this week hasn't occurred yet.",
    )
    // The week that is being played, from which the one before it is one step.
    expect(texts('button')).toContain(`Go to week ${league.currentWeek}`)
    const running = await weekOf({
      season,
      week: league.currentWeek ?? 0,
      instead: { weeklyRoster: new Refusal(404, 'No roster data found') },
    })
    expect(running.texts('button')).toContain(`Go to week ${league.completedWeeks.at(-1)}`)
  })

  it("failure: 'Error Loading Roster', 'Failed to load roster data. Please try again.', Retry", async () => {
    const { text, texts } = await weekOf({ instead: { weeklyRoster: new Refusal(500) } })
    expect(texts('h2')).toContain('Error Loading Roster')
    expect(text).toContain('Failed to load roster data. Please try again.')
    expect(texts('button')).toContain('Retry')
  })

  it("empty: 'No Roster Data'", async () => {
    const { text } = await weekOf({ instead: { weeklyRoster: () => ({ week, roster: [], matchup: null }) } })
    expect(text).toContain('No Roster Data')
  })
})

// Each result, missed opportunities and the perfect lineup: tests/ui/start-sit.test.tsx.
describe('start/sit analysis', () => {
  it('week result and scores, actual vs optimal score, Start/Sit Impact', async () => {
    const id = firstTeamOf(finished).id
    const { matchup } = responseFor(finished, 'weeklyRoster', { id, week })
    const analysis = responseFor(finished, 'startSitAnalysis', { id, week })
    const { text } = (await weekOf()).named('Start/Sit Analysis')
    expect(text).toContain(matchup?.result?.toUpperCase() ?? '?')
    expect(text).toContain(`${points(matchup?.teamScore ?? -1)} – ${points(matchup?.opponentScore ?? -1)}`)
    expect(text).toContain(oneLine(matchup?.opponentName ?? '?'))
    expect(text).toContain(`Actual${points(analysis.teamScore)}`)
    expect(text).toContain(`Optimal${points(analysis.optimalScore)}`)
    expect(text).toContain(
      `Start/Sit Impact${analysis.startSitImpact === 0 ? '0.0' : points(-(analysis.startSitImpact ?? 0))}`,
    )
  })

  it('a two-week playoff round shows its week and both scores', async () => {
    const seasons = await Promise.all([101, 102, 103, 105, 106].map(demoSeason))
    const rounds = seasons.flatMap((season) => {
      const { id } = responseFor(season, 'hostLeague', { host: season.host, leagueId: season.leagueId })
      return responseFor(season, 'leagueSchedule', { id }).map((matchup) => ({ season, matchup }))
    })
    const round = rounds.find(({ matchup: { weeks, away } }) => weeks.length === 2 && away)
    if (!round) throw new Error('The demo has no two-week round')
    const { season, matchup } = round
    const [first, second = 0] = matchup.weeks
    const teamId = matchup.home.teamId
    const { text } = (await weekOf({ season, teamId, week: first })).named('Start/Sit Analysis')
    expect(text).toContain('Week 1 of 2')
    expect(text).toContain(`${points(matchup.home.score)} – ${points(matchup.away?.score ?? -1)}`)
    const { matchup: own } = responseFor(season, 'weeklyRoster', { id: teamId, week: second })
    const next = (await weekOf({ season, teamId, week: second })).named('Start/Sit Analysis')
    expect(next.text).toContain(
      `Week 2 of 2: ${points(own?.teamWeekScore ?? -1)} – ${points(own?.opponentWeekScore ?? -1)}`,
    )
  })

  it('an analysis that fails leaves the roster in place', async () => {
    const { text, texts } = await weekOf({ instead: { startSitAnalysis: new Refusal(500) } })
    expect(text).toContain('Couldn’t load this week’s start/sit analysis.')
    expect(texts('button')).toContain('Try again')
    expect(text).toContain('Starting Lineup')
  })
})
