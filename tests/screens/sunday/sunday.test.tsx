/** All leagues of a device on one page: demo leagues that share NFL players, on their Sunday. */
import { QueryClientProvider } from '@tanstack/react-query'
import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { demoLeagueOf } from '../../../demo/index.ts'
import { demoPlans } from '../../../demo/leagues.ts'
import { CallFailure } from '../../../src/client/call-failure.ts'
import { currentAge } from '../../../src/contract/response-headers.ts'
import type { LiveResponse } from '../../../src/contract/responses/live.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { fromPublicId, isSameLeague } from '../../../src/domain/identity.ts'
import { handlers } from '../../../src/handlers/index.ts'
import { openHosts } from '../../../src/hosts/index.ts'
import { readOnlyFolder } from '../../../src/hosts/shared/raw-files.ts'
import { listMyLeagues, type MyLeague } from '../../../src/parts/my-team/my-leagues.ts'
import { gameDayDoor } from '../../../src/screens/home/game-day-door.ts'
import { Sunday, SundayScreen } from '../../../src/screens/sunday/SundayScreen.tsx'
import { boardOf, describeGames } from '../../../src/screens/sunday/sunday-leagues.ts'
import { listSundayPlayers } from '../../../src/screens/sunday/sunday-players.ts'
import { callKey } from '../../../src/stores/queries.ts'
import { openPageClient } from '../../../src/stores/snapshot-page.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { completed } from '../../support/completed.ts'
import { renderWhole } from '../../support/render-whole.ts'
import { withoutStarter } from '../../support/without-starter.ts'

const hosts = openHosts({ espn: {}, sleeper: {} })
const at = new Date('2026-11-22T19:00:00Z')

/** Two running demo leagues, and two more of the same plans with other draws: all of one NFL season. */
const plans = [103, 105].flatMap((id) => {
  const plan = demoPlans.find(({ espnLeagueId }) => espnLeagueId === id)
  return plan ? [plan, { ...plan, espnLeagueId: id + 80 }] : []
})
const leagues = await Promise.all(
  plans.map(async (plan) => {
    const league = demoLeagueOf(plan)
    const evidence = await (await hosts('espn')).readSeason(readOnlyFolder(league.generate(at)), league)
    return { ...evidence, asOf: at.toISOString() }
  }),
)

const context = { seasons: [], asOf: at.toISOString(), forecastRuns: 20 }
const liveOf = (evidence: HostSeason) => {
  const season = judgeSeason(evidence)
  return handlers.live({ season, context }, { host: season.host, leagueId: season.leagueId, season: undefined })
}
const boards = leagues.map(liveOf)

/** The reader has the first team that the league lists. */
const mine: MyLeague[] = listMyLeagues(
  boards.map(({ matchups }, index) => ({
    leagues: [String(leagues[index]?.leagueId)],
    team: { id: matchups[0]?.home.team.id ?? 0, name: matchups[0]?.home.team.name ?? '', managers: [] },
  })),
)

type Result = LiveResponse | CallFailure | 'loading'

async function show(results: readonly Result[]) {
  const client = openPageClient('/sunday')
  for (const [index, league] of mine.entries()) {
    const result = results[index]
    if (result === undefined || result === 'loading') continue
    client.setQueryData(
      callKey('live', boardOf(league)),
      result instanceof CallFailure
        ? { status: 'failed', failure: result }
        : { status: 'ready', data: completed('live', JSON.parse(JSON.stringify(result))), age: currentAge('server') },
    )
  }
  const html = await renderWhole(
    <QueryClientProvider client={client}>
      <Sunday leagues={mine.slice(0, results.length)} />
    </QueryClientProvider>,
  )
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`)
  const text = (element: { textContent: string | null } | null) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  return {
    text: text(document.body as never),
    titles: [...document.querySelectorAll('h2')].map((one) => text(one as never)),
    all: (selector: string) => [...document.querySelectorAll(selector)].map((one) => text(one as never)),
  }
}

describe('a reader with teams in four leagues', () => {
  it('sees each player’s swing as the board’s chance without him, in every league and in sum', () => {
    const shown = listSundayPlayers(
      boards.map((board, index) => ({
        key: String(index),
        host: 'espn' as const,
        leagueName: board.leagueName ?? '',
        teamId: mine[index]?.team.id ?? 0,
        board,
      })),
    )
    const shared = shown.filter(({ parts }) => parts.length > 1)
    expect(shared.some(({ parts }) => new Set(parts.map(({ isMine }) => isMine)).size === 2)).toBe(true)
    for (const { name, parts, effect } of shared.slice(0, 6)) {
      const moved = parts.map(({ key, isMine }) => {
        const [board, evidence, own] = [boards[Number(key)], leagues[Number(key)], mine[Number(key)]]
        if (!board || !evidence || !own) throw new Error(`no league ${key}`)
        const game = board.matchups.find(({ home, away }) => [home.team.id, away?.team.id].includes(own.team.id))
        const opponent = game?.home.team.id === own.team.id ? game.away : game?.home
        const teamId = (isMine ? own.team.id : opponent?.team.id) ?? 0
        const starter = board.starters
          .find(({ team }) => team.id === teamId)
          ?.toPlay.find(({ player }) => player.name === name)
        const numbers = [teamId, starter?.player.id ?? 0].map((id) => fromPublicId(id)?.number ?? 0) as [number, number]
        const season = judgeSeason(withoutStarter(evidence, board.week ?? 0, ...numbers))
        const then = handlers.scoreboard(
          { season, context },
          { host: 'espn', leagueId: season.leagueId, season: undefined, week: board.week ?? 0 },
        ).matchups
        const chanceIn = (matchups: typeof then) =>
          matchups
            .flatMap(({ home, away }) => (away ? [home, away] : [home]))
            .find(({ team }) => team.id === own.team.id)?.chanceLive ?? 0
        return chanceIn(board.matchups) - chanceIn(then)
      })
      expect(parts.map((part) => part.effect)).toEqual(moved.map((one) => expect.closeTo(one, 3)))
      expect(effect).toBeCloseTo(
        moved.reduce((sum, one) => sum + one, 0),
        3,
      )
    }
  })

  it('sees what can still be done, the games, the players and whom to root for', async () => {
    const page = await show(boards)
    expect(page.titles).toEqual(expect.arrayContaining(['My games', 'On the field now and next']))
    expect(page.titles).not.toContain('Your other leagues')
    for (const { leagueName } of boards) expect(page.text).toContain(leagueName)
    expect(page.text).toMatch(/to win now/)
    expect(page.text).toMatch(/Yours in .* · (Yours in|Against you in)/)
    expect(page.text).toMatch(/Yours in Dollar Bin Dynamos: \+\d+▲ \+\d+\.\d points, playoffs/)
    const settled = await show(boards.map((board) => ({ ...board, games: [] })))
    expect(settled.text).toMatch(/Yours in Dollar Bin Dynamos▲ \+\d+ points, to win/)
    expect(settled.text).not.toContain('points, playoffs')
    const [first] = boards
    const alert = {
      kind: 'bye' as const,
      slot: 'RB',
      playerId: 1,
      name: 'Cal Castlebury',
      replacement: null,
      until: null,
    }
    const open = [{ teamId: mine[0]?.team.id ?? 0, changes: [], alerts: [alert] }]
    const due = await show([{ ...(first as LiveResponse), open }])
    expect(due.titles[0]).toBe('Still to do')
    expect(due.text).toContain('Cal Castlebury is on bye.')
    const maybe = await show([
      {
        ...(first as LiveResponse),
        open: [
          {
            ...open[0],
            teamId: open[0]?.teamId ?? 0,
            changes: [],
            alerts: [{ ...alert, kind: 'questionable' as const }],
          },
        ],
      },
    ])
    expect(maybe.titles).not.toContain('Still to do')
  })
})

describe('the first line', () => {
  const [board] = boards as [LiveResponse]
  const teamId = mine[0]?.team.id ?? 0
  /** The reader's game in this state, with this chance, as an open league. */
  const open = (
    status: 'scheduled' | 'in-progress' | 'final',
    chance: number | null,
    isWinner: boolean | null = null,
  ) => {
    const matchups = board.matchups.map((game) => {
      const side = (one: typeof game.home) => {
        const isMine = one.team.id === teamId
        const own = chance === null ? null : isMine ? chance : 1 - chance
        const won = isWinner === null ? false : isMine === isWinner
        return { ...one, chanceBefore: own, chanceLive: own, isWinner: won }
      }
      return { ...game, status, home: side(game.home), away: game.away && side(game.away) }
    })
    return { board: { ...board, matchups }, teamId }
  }

  it('says how the games stand', () => {
    expect(describeGames([open('scheduled', 0.6), open('in-progress', 0.4)])).toBe('Favored in 1 of 2 games.')
    expect(describeGames([open('final', 1, true), open('final', 0, false), open('in-progress', 0.51)])).toBe(
      '1 won, 1 lost. 51% to win the other game.',
    )
    expect(describeGames([open('final', null, null)])).toBe('1 tied.')
    expect(describeGames([open('scheduled', null)])).toBeNull()
    expect(describeGames([open('scheduled', 0.6), open('scheduled', null)])).toBe('60% to win one of your games.')
  })

  it('counts a game whose starters have all played by its points, before its host calls it final', () => {
    const [league] = [open('in-progress', 0.99)]
    const played = (own: number, others: number) => ({
      ...league,
      board: {
        ...league.board,
        matchups: league.board.matchups.map((game) => {
          const side = (one: typeof game.home) => ({
            ...one,
            startersToCome: 0,
            points: one.team.id === teamId ? own : others,
          })
          return { ...game, home: side(game.home), away: game.away && side(game.away) }
        }),
      },
    })
    expect(describeGames([played(91, 90), played(90, 91), open('in-progress', 0.6)])).toBe(
      '1 won, 1 lost. 60% to win the other game.',
    )
    expect(describeGames([played(90, 90)])).toBe('1 tied.')

    const { board, ...other } = played(91, 90)
    const matchups = board.matchups.map((game) => ({ ...game, weeks: [...game.weeks, Number(board.week) + 1] }))
    expect(describeGames([{ ...other, board: { ...board, matchups } }])).toBe('99% to win your game.')
  })

  it('says nothing of a week that is over since its league was read', () => {
    const { board: then, ...league } = open('in-progress', 0.6)
    expect(describeGames([{ ...league, board: { ...then, state: 'over' as const } }])).toBeNull()
  })
})

describe('a league', () => {
  const [one, other] = boards as [LiveResponse, LiveResponse]

  it('that is slow or refused leaves the others as they are', async () => {
    const page = await show([one, 'loading', new CallFailure(403, 'This league is private.')])
    expect(page.titles).toContain('My games')
    expect(page.text.match(/Loading ESPN league \d+\.\.\./g)).toHaveLength(1)
    expect(page.text).toContain('3 leagues, 1 still loading, 1 couldn’t be loaded.')
    expect(page.all('[role=alert]').join()).toMatch('This league is private.')
    expect(page.all('button').join()).not.toMatch('Retry')
    expect((await show([one, new CallFailure(502, 'ESPN is down.')])).all('button').join()).toMatch('Retry')
  })

  it('that could not be loaded is not said to have no game', async () => {
    const down = new CallFailure(0, 'You seem to be offline.')
    expect((await show([down, down])).text).toContain('None of your 2 leagues could be loaded.')
    expect((await show([down])).text).toContain('Your league couldn’t be loaded.')
    expect((await show([one, down])).text).toContain('1 of your 2 leagues plays this week, 1 couldn’t be loaded.')
    const over = { ...other, week: null, state: null, matchups: [], ranking: [], starters: [], table: [], games: [] }
    expect((await show([over, down])).text).toContain('2 leagues, 1 couldn’t be loaded.')
  })

  it('outside its week is one line', async () => {
    const over = { ...other, week: null, state: null, matchups: [], ranking: [], starters: [], table: [], games: [] }
    const page = await show([one, over])
    expect(page.titles).toContain('Your other leagues')
    expect(page.text).toContain('No week of the 2026 season is in progress.')
    const all = await show([over as LiveResponse])
    expect(all.titles).toEqual(['Your leagues'])
    expect(all.text).toContain('1 league, none with a game of yours this week.')
  })

  it('in whose week the reader’s team has no game says so', async () => {
    const without = { ...one, matchups: one.matchups.slice(1) }
    expect((await show([without])).text).toContain(`No game in week ${one.week}.`)
  })

  it('whose board is not here yet shows as a page that loads', async () => {
    const page = await show(['loading', 'loading'])
    expect(page.text).toContain('Loading the games of your leagues...')
  })

  it('without opponents shows the reader’s rank', async () => {
    const { team } = one.matchups[0]?.home ?? {}
    const row = { rank: 2, points: 81.5, projectedPoints: null, optimalPoints: null, missedPoints: null, isOut: false }
    const ranked = { ...one, matchups: [], ranking: [{ ...row, team: team as never }] } as LiveResponse
    const page = await show([ranked])
    expect(page.text).toMatch(/2nd of 1.*81\.5/)
  })
})

it('has the same HTML for all devices, and says what it needs without scripts', async () => {
  const html = await renderWhole(<SundayScreen path="/sunday" />)
  expect(html).toContain('needs JavaScript')
})

describe('the leagues of a device', () => {
  it('are those with a team, each named by the id of its season', () => {
    const team = { id: mine[0]?.team.id ?? 0, name: 'A', managers: [] }
    const listed = listMyLeagues(
      [
        { leagues: ['999', '103'], team },
        { leagues: ['105'], team: null },
      ],
      [{ host: 'espn', leagueId: '999', name: 'Dynamos', season: 2026, isDrafted: true }],
    )
    expect(listed).toEqual([{ leagueRef: { host: 'espn', leagueId: '103' }, season: 2026, name: 'Dynamos', team }])
  })
})

describe('the first door of the home page', () => {
  const running = completed('leagues', [{ id: 1, host: 'espn', hostLeagueId: '103', name: 'A', season: 2026 }]).map(
    (league) => ({ ...league, phase: 'in-season' as const, runningWeek: 11 }),
  )
  const choices = mine.map(({ leagueRef, team }) => ({ leagues: [leagueRef.leagueId], team }))
  const own = choices.filter(({ leagues }) => leagues.includes('103'))

  it('is the page of all games with two teams, and the board with one', () => {
    expect(mine.some(({ leagueRef }) => isSameLeague(leagueRef, { host: 'espn', leagueId: '103' }))).toBe(true)
    expect(gameDayDoor(running, choices)).toMatchObject({
      label: 'My Sunday',
      href: expect.stringMatching(/\/sunday$/),
    })
    expect(gameDayDoor(running, own)).toMatchObject({ href: expect.stringMatching(/\/leagues\/espn\/103\/live$/) })
  })

  it('is none without a team, and while no week runs', () => {
    expect(gameDayDoor(running, [])).toBeNull()
    const over = running.map((league) => ({ ...league, phase: 'complete' as const, runningWeek: null }))
    expect(gameDayDoor(over, choices)).toBeNull()
  })
})
