/** The league's history on other screens, which are complete without it. */
import { describe, expect, it } from 'vitest'
import type { Calls } from '../../src/client/calls.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleHistory } from '../../src/handlers/history.ts'
import { PairRecord } from '../../src/parts/history/PairRecord.tsx'
import { MatchupPanel } from '../../src/parts/matchup/MatchupPanel.tsx'
import type { ScreenIsland } from '../../src/parts/screen/as-screen.tsx'
import { ManagerScreen } from '../../src/screens/managers/ManagerScreen.tsx'
import { DefendingLine, LastPlace } from '../../src/screens/overview/HistoryLines.tsx'
import { completedLeague } from '../support/completed.ts'
import { type Instead, Refusal, responseFor, showElement, showScreen } from '../support/shown-screen.ts'
import { missing2022, threeSeasons } from './history/history-league.ts'

const newest = threeSeasons.at(-1) as Season
const leagueRef = { host: 'espn', leagueId: '4242' } as const
const league = () => handleHistory({ seasons: threeSeasons, aliases: {}, missing: [missing2022] })
const server: Instead = {
  hostLeague: (response) => ({ ...response, seasons: [2024, 2023, 2021] }),
  history: () => league(),
}
const without: Instead = { ...server, history: new Refusal(404) }

/** A screen with the history, which it requests once it is idle. */
function show(Screen: ScreenIsland, path: string, instead = server) {
  const address = `/leagues/espn/4242/${path}`
  const calls: Calls = async (call) => {
    await Screen.callsAt(address)?.(call)
    await call('history', leagueRef)
  }
  return showScreen(Screen, address, newest, instead, calls)
}

const teams = responseFor(newest, 'leagueTeams', {
  id: responseFor(newest, 'hostLeague', leagueRef).id,
})
const teamId = teams[0]?.id ?? 0
const versus = 'a[href*="/history/ann/"]'

describe('a week’s game', () => {
  const teamIds = [teamId, teams[1]?.id ?? 0] as const
  function showRecord(instead: Instead, seasons = [2024, 2023, 2021]) {
    const place = { leagueRef, league: completedLeague({ season: 2024, seasons }), query: new URLSearchParams() }
    const calls: Calls = async (call) => void (await call('history', leagueRef))
    const record = <PairRecord place={place} teamIds={teamIds} week={3} isToCome={false} />
    return showElement(record, { calls }, newest, instead)
  }

  it('shows the record of the two managers, with its page', async () => {
    const page = await showRecord(server)
    expect(page.texts(versus)).toEqual(['All time: Ann leads 4-2; Bob won the last two'])
    expect(page.texts(`${versus} .whitespace-nowrap`), 'the record stays in one line').toContain('4-2')
    expect(page.all(versus)[0]?.getAttribute('href')).toBe('/leagues/espn/4242/history/ann/bob')
  })

  it('has the name in the league’s book, in either order of managers', async () => {
    const bookRivalries = [{ key: 'bob', otherKey: 'ann', name: 'The Ditch', trophy: 'The Shovel' }]
    const page = await showRecord({ history: () => ({ ...league(), bookRivalries }) })
    expect(page.texts(versus)).toEqual(['The Ditch. All time: Ann leads 4-2; Bob won the last two'])
  })

  it('has it in a league with a single season, too, and nothing else of the history', async () => {
    const single = handleHistory({ seasons: [newest], aliases: {}, missing: [] })
    const bookRivalries = [{ key: 'bob', otherKey: 'ann', name: 'The Ditch', trophy: null }]
    expect((await showRecord({ history: () => ({ ...single, bookRivalries }) }, [2024])).text).toBe('The Ditch')
    expect((await showRecord({ history: () => single }, [2024])).text).toBe('')
  })

  it('has an empty line without it, and no message', async () => {
    const page = await showRecord(without)
    expect(page.text).toBe('')
    expect(page.all('[role=alert]')).toEqual([])
  })
})

describe('the matchup panel', () => {
  const other = teams[1]?.id ?? 0
  const rosterOf = (teamName: string) => ({
    teamName,
    week: 3,
    matchup: { opponentId: other, opponentName: 'Team 2', teamScore: 100, opponentScore: 111, result: 'loss' },
    roster: [],
  })
  /** Of a server with nothing but the two rosters and the history. */
  function panelOf(instead: Instead = {}) {
    const place = {
      leagueRef,
      league: completedLeague({ season: 2024, seasons: [2024, 2023, 2021] }),
      query: new URLSearchParams(),
    }
    const calls: Calls = async (call) => {
      for (const id of [teamId, other]) await call('weeklyRoster', { id, week: 3 })
      await call('history', leagueRef)
    }
    return showElement(
      <MatchupPanel teamId={teamId} week={3} weeks={[3]} onWeek={() => {}} onClose={() => {}} place={place} />,
      { calls },
      (url) => (url.endsWith('/history') ? league() : rosterOf(url.includes(`/${teamId}/`) ? 'Team 1' : 'Team 2')),
      instead,
    )
  }

  it('shows it, too, and is empty if the history is unavailable', async () => {
    expect((await panelOf()).texts(versus)).toEqual(['All time: Ann leads 4-2; Bob won the last two'])
    const panel = await panelOf({ history: new Refusal(404) })
    expect(panel.text).toContain('111.0')
    expect(panel.all(versus)).toEqual([])
    expect(panel.all('[role=alert]')).toEqual([])
  })
})

it('the overview’s line names the champion of the season before', async () => {
  const place = {
    leagueRef,
    league: completedLeague({ season: 2024, seasons: [2024, 2023, 2021] }),
    query: new URLSearchParams(),
  }
  const lineOf = async (instead: Instead) => {
    const calls: Calls = async (call) => void (await call('history', leagueRef))
    return (await showElement(<DefendingLine {...place} />, { calls }, newest, instead)).text
  }
  expect(await lineOf(server)).toBe('Defending champion: Ann (Team 1)')
  expect(await lineOf(without)).toBe('')
})

it('the overview’s line says what the league’s book has in store for last place', async () => {
  const place = { leagueRef, league: completedLeague({ season: 2024, seasons: [2024] }), query: new URLSearchParams() }
  const calls: Calls = async (call) => void (await call('leagueBook', leagueRef))
  const showLine = (lastPlace: object | null) => {
    const instead: Instead = { leagueBook: (book) => ({ ...book, lastPlace }) }
    return showElement(<LastPlace {...place} />, { calls }, newest, instead)
  }
  const shown = await showLine({ task: 'Bring the snacks.', until: 'the first pick' })
  expect(shown.text).toBe('For last place, until the first pick: Bring the snacks.')
  expect(shown.all('a')[0]?.getAttribute('href')).toBe('/leagues/espn/4242/book')
  expect((await showLine(null)).text).toBe('')
})

it('the report of a team’s manager leads to the person', async () => {
  const person = '[href="/leagues/espn/4242/history/ann"]'
  const withPerson = await show(ManagerScreen, `managers/${teamId}`)
  expect(withPerson.texts(person)).toEqual(['Ann'])
  const plain = await show(ManagerScreen, `managers/${teamId}`, without)
  expect(plain.all(person)).toEqual([])
  expect(plain.text).toContain('Ann')
})
