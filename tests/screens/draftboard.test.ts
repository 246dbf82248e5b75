/** Specification, sections 2 ('Draft board tab'), 4, 5 and 9: texts of the draft board and its analysis, for any server. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Calls } from '../../src/client/calls.ts'
import type { Season } from '../../src/domain/season.ts'
import { DraftBoardScreen } from '../../src/screens/draftboard/DraftBoardScreen.tsx'
import { picksTable } from '../../src/screens/draftboard/draft-csv.ts'
import { brokenText } from '../support/broken-text.ts'
import { espnLeague } from '../support/league-keys.ts'
import {
  demoSeason,
  type Instead,
  loading,
  oneLine,
  readResponseFor,
  responseFor,
  type ShownScreen,
  showScreen,
} from '../support/shown-screen.ts'

const league = espnLeague(101)
let season: Season
beforeAll(async () => {
  season = await demoSeason(101)
})

const boardOf = (query = '', instead: Instead = {}) =>
  showScreen(DraftBoardScreen, `/leagues/espn/101/draftboard${query}`, season, instead)
const draft = () => responseFor(season, 'draftComplete', league)
const cards = (board: ShownScreen) => board.parts('article')
const chosen = (board: ShownScreen, label: string) => board.named(label).texts('option[selected]')

function card(board: ShownScreen, overallPick: number): ShownScreen {
  const [found] = board.parts(`[data-pick="${overallPick}"]`)
  if (!found) throw new Error(`Pick ${overallPick} is not shown`)
  return found
}

it('leads with the best pick in a sentence, and where it is in its cohort, and names the worst', async () => {
  const { bestBooms, worstBusts } = draft().draftAnalysis
  const [best] = bestBooms
  const [worst] = worstBusts
  const board = await boardOf()
  const value = best?.performance.valueOverExpectation?.toFixed(1)
  expect(board.text).toContain(
    `${best?.team.name.trim()} made the best pick: ${best?.player.name} in round ${best?.roundNum}, +${value} points vs. players of that round`,
  )
  const missed = worst?.performance.valueOverExpectation?.toFixed(1).replace('-', '−')
  expect(board.text).toContain(
    `${worst?.team.name.trim()} made the worst pick: ${worst?.player.name} in round ${worst?.roundNum}, ${missed} points`,
  )
})

describe('best drafters', () => {
  const buttons = (board: ShownScreen) => board.named('Best Drafters').parts('li button')

  it('ranks a grid of team buttons by points scored by drafted starters, shown with no decimals', async () => {
    const { teams } = draft().leagueDraftAnalytics
    const ranked = [...teams].sort(
      (a, b) => b.draftPerformance.starterPointsFromDraft - a.draftPerformance.starterPointsFromDraft,
    )
    const board = await boardOf()
    expect(buttons(board)).toHaveLength(teams.length)
    for (const [index, { teamName, draftPerformance }] of ranked.entries()) {
      const points = Math.round(draftPerformance.starterPointsFromDraft).toLocaleString('en-US')
      expect(buttons(board)[index]?.text).toContain(teamName.trim())
      expect(buttons(board)[index]?.text).toContain(`${points} pts`)
    }
  })

  it('rank badge: 1 trophy, 2 silver medal, 3 bronze medal, other ranks nothing, missing from the standings a chart', async () => {
    const { id } = responseFor(season, 'hostLeague', league)
    const { standings } = responseFor(season, 'standings', { leagueId: id })
    const [first, second, third, fourth, fifth] = [...standings].sort((a, b) => a.rank - b.rank)
    const board = await boardOf('', {
      standings: (response) => ({
        ...response,
        standings: standings.filter(({ teamId }) => teamId !== fifth?.teamId),
      }),
    })
    const badges = (team = first) =>
      buttons(board)
        .filter(({ text }) => text.includes(team?.teamName.trim() ?? '?'))
        .flatMap(({ all }) => all('[role=img]').map((badge) => badge.getAttribute('aria-label')))
        .filter((label) => label?.includes('standings'))
    expect(badges(first)).toEqual(['1st in the standings'])
    expect(badges(second)).toEqual(['2nd in the standings'])
    expect(badges(third)).toEqual(['3rd in the standings'])
    expect(badges(fourth)).toEqual([])
    expect(badges(fifth)).toEqual(['Not in the standings'])
  })

  it('efficiency bands: 0.8 or more green, 0.6 or more blue, 0.4 or more yellow, below 0.4 red', async () => {
    const bands = [
      [0.8, 'green'],
      [0.79, 'blue'],
      [0.6, 'blue'],
      [0.59, 'yellow'],
      [0.4, 'yellow'],
      [0.39, 'red'],
    ] as const
    const board = await boardOf('', {
      draftComplete: (response) => {
        const teams = response.leagueDraftAnalytics.teams.slice(0, bands.length).map((team, index) => ({
          ...team,
          draftPerformance: {
            ...team.draftPerformance,
            draftEfficiency: bands[index]?.[0] ?? null,
            starterPointsFromDraft: 1000 - index,
          },
        }))
        return { ...response, leagueDraftAnalytics: { ...response.leagueDraftAnalytics, teams } }
      },
    })
    for (const [index, [efficiency, colour]] of bands.entries()) {
      const [meter] = buttons(board)[index]?.parts('[data-band]') ?? []
      expect(buttons(board)[index]?.all(`[data-band=${colour}]`)).toHaveLength(1)
      expect(meter?.text).toBe(`${(100 * efficiency).toFixed(1)}% of starter points`)
    }
  })
})

describe('toolbar', () => {
  it('has a round filter (All Rounds / Round n) and a team filter (All Teams, sorted by name)', async () => {
    const picks = draft().draftPicks
    const rounds = [...new Set(picks.map(({ roundNum }) => roundNum ?? 0))].sort((a, b) => a - b)
    const names = [...new Set(picks.map(({ team }) => team.name.trim()))].sort((a, b) => a.localeCompare(b, 'en'))
    const board = await boardOf()
    expect(board.named('Round').texts('option')).toEqual(['All Rounds', ...rounds.map((round) => `Round ${round}`)])
    expect(board.named('Team').texts('option')).toEqual(['All Teams', ...names.map(oneLine)])
    expect(board.text).toContain(`${picks.length} total picks across ${rounds.length} rounds`)
  })

  it('round and team filters are numeric or cleared', async () => {
    const board = await boardOf('?draft_round=abc&draft_team=-4')
    expect(cards(board)).toHaveLength(draft().draftPicks.length)
    expect(chosen(board, 'Round')).toEqual(['All Rounds'])
    expect(chosen(board, 'Team')).toEqual(['All Teams'])
  })

  it('has the picks as a file', async () => {
    const { totalPicks } = responseFor(season, 'hostLeague', league)
    expect((await boardOf()).named('Download draft picks as CSV').text).toBe('CSV')
    expect(picksTable(readResponseFor(season, 'draftComplete', league).draftPicks).rows.length).toBe(totalPicks)
  })
})

describe('board view', () => {
  it('groups picks by round, each with its figures', async () => {
    const { draftPicks, draftAnalysis } = draft()
    const board = await boardOf()
    const rounds = [...new Set(draftPicks.map(({ roundNum }) => roundNum))]
    expect(board.texts('h3').filter((title) => /^Round \d+/.test(title))).toHaveLength(rounds.length)
    expect(cards(board)).toHaveLength(draftPicks.length)
    for (const pick of draftPicks.filter(({ overallPick }) => overallPick % 31 === 1)) {
      const performance = draftAnalysis.draftPicks.find(({ pickId }) => pickId === pick.id)?.performance
      const { text, parts } = card(board.named(`Round ${pick.roundNum}`), pick.overallPick)
      expect(text).toContain(pick.player.name)
      expect(text).toContain(`Pick ${pick.overallPick}`)
      expect(text).toContain(pick.player.position)
      if (pick.player.nflTeam) expect(text).toContain(pick.player.nflTeam)
      expect(text).toContain(performance?.totalPoints.toFixed(1) ?? 'points')
      if (performance?.pointsPerGame != null) expect(text).toContain(performance.pointsPerGame.toFixed(1))
      const [team] = parts(`a[href^="/leagues/espn/101/teams/${pick.team.id}/"]`)
      expect(team?.text).toBe(oneLine(pick.team.name))
    }
  })

  it('highlights Boom and Bust picks only', async () => {
    const { draftAnalysis } = draft()
    const board = await boardOf()
    for (const grade of ['Boom', 'Bust'] as const) {
      const graded = draftAnalysis.draftPicks.filter(({ performance }) => performance.grade === grade)
      const marks = ({ texts }: ShownScreen) => texts('*').filter((text) => text === grade)
      expect(graded.length).toBeGreaterThan(0)
      expect(cards(board).flatMap(marks)).toHaveLength(graded.length)
      expect(marks(card(board, graded[0]?.overallPick ?? 0))).toEqual([grade])
    }
  })

  it("with only a team filter set, one grid titled 'All Picks' for that team", async () => {
    const picks = draft().draftPicks
    const team = picks[0]?.team
    const own = picks.filter((pick) => pick.team.id === team?.id)
    const board = await boardOf(`?draft_team=${team?.id}`)
    expect(board.texts('h3').filter((title) => /^All Picks/.test(title))).toHaveLength(1)
    expect(board.texts('h3').filter((title) => /^Round \d+/.test(title))).toEqual([])
    expect(cards(board)).toHaveLength(own.length)
    expect(board.text).toContain(`${own.length} picks shown`)
    expect(chosen(board, 'Team')).toEqual([oneLine(team?.name ?? '')])
    const round = await boardOf(`?draft_team=${team?.id}&draft_round=2`)
    expect(round.texts('h3').some((title) => /^All Picks/.test(title))).toBe(false)
    expect(round.texts('h3').some((title) => /^Round 2/.test(title))).toBe(true)
  })

  it('shows auction prices', async () => {
    const running = await demoSeason(103)
    const { draftPicks } = responseFor(running, 'draftComplete', espnLeague(103))
    const dearest = [...draftPicks].sort((a, b) => (b.bidAmount ?? 0) - (a.bidAmount ?? 0))[0]
    expect(dearest?.bidAmount).toBeGreaterThan(1)
    const board = await showScreen(DraftBoardScreen, '/leagues/espn/103/draftboard', running)
    expect(card(board, dearest?.overallPick ?? 0).text).toContain(`$${dearest?.bidAmount}`)
  })

  it('shows keepers', async () => {
    let seen = 0
    for (const id of [101, 102, 103, 105, 106]) {
      const drafted = await demoSeason(id)
      const keepers = responseFor(drafted, 'draftComplete', espnLeague(id)).draftPicks.filter((pick) => pick.isKeeper)
      if (keepers.length === 0) continue
      seen += keepers.length
      const board = await showScreen(DraftBoardScreen, `/leagues/espn/${id}/draftboard`, drafted)
      const marked = cards(board).flatMap(({ texts }) => texts('*').filter((text) => / · Keeper$/.test(text)))
      expect(marked, `league ${id}`).toHaveLength(keepers.length)
    }
    expect(seen).toBeGreaterThan(0)
  })
})

describe('analysis view', () => {
  it('explains itself and lists Best Booms and Worst Busts, top 10 each', async () => {
    const { bestBooms, worstBusts } = draft().draftAnalysis
    const board = await boardOf('?draft_view=analysis')
    expect(board.text).toMatch(/Boom: a standard deviation or more above .*Bust: a standard deviation or more below/)
    for (const [title, picks, unit] of [
      ['Best Booms', bestBooms, 'over expected'],
      ['Worst Busts', worstBusts, 'vs expected'],
    ] as const) {
      const rows = board.named(title).parts('li')
      expect(rows).toHaveLength(Math.min(picks.length, 10))
      for (const [index, pick] of picks.slice(0, 10).entries()) {
        const { text, texts } = rows[index] as ShownScreen
        expect(text).toContain(pick.player.name)
        expect(text).toContain(`Pick ${pick.overallPick}`)
        expect(text).toContain(`Round ${pick.roundNum}`)
        expect(text).toContain(pick.performance.totalPoints.toFixed(1))
        expect(text).toContain(Math.abs(pick.performance.valueOverExpectation ?? 0).toFixed(1))
        expect(text).toContain(unit)
        expect(texts('a').join()).toContain(oneLine(pick.team.name))
      }
      // Phones fold all but three under the last of its values.
      const last = Math.abs(picks.at(-1)?.performance.valueOverExpectation ?? 0).toFixed(1)
      expect(board.named(title).texts('.fold > summary')).toEqual([
        expect.stringMatching(`^7 more, to [+−]${last} points$`),
      ])
    }
  })
})

describe('states', () => {
  it('shows the picks of a season that is being read, and that their results follow', async () => {
    const path = '/leagues/espn/101/draftboard'
    const withPicks: Calls = async (call) => {
      await DraftBoardScreen.callsAt(path)?.(call)
      await call('hostLeagueDraft', league)
    }
    const isRead: Instead = { draftComplete: loading, hostLeague: (one) => ({ ...one, isPartial: true }) }
    const board = await showScreen(DraftBoardScreen, path, season, isRead, withPicks)
    const { draftPicks } = draft()
    expect(board.parts('article').length).toBeGreaterThan(10)
    expect(card(board, 1).text).toContain(draftPicks[0]?.player.name)
    expect(card(board, 1).text).not.toMatch(/\d PPG|▲|▼/)
    expect(board.text).toContain('Points and grades follow once the whole season is loaded.')
    expect(board.text).not.toMatch(brokenText)
    const analysis = await showScreen(DraftBoardScreen, `${path}?draft_view=analysis`, season, isRead, withPicks)
    expect(analysis.text).not.toContain('No picks qualified.')
  })

  it("shows 'Loading draft analysis...' until draft analysis arrives", async () => {
    expect((await boardOf('', { draftComplete: loading })).text).toContain('Loading draft analysis...')
    expect((await boardOf()).text).not.toContain('Loading draft analysis...')
  })

  it("shows 'No draft picks found' for a league that has not drafted", async () => {
    const undrafted = await demoSeason(104)
    const { text } = await showScreen(DraftBoardScreen, '/leagues/espn/104/draftboard', undrafted)
    expect(text).toContain('No draft picks found')
    expect(text).not.toMatch(brokenText)
  })
})
