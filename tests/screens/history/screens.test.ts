import { describe, expect, it } from 'vitest'
import type { HistoryInput } from '../../../src/handlers/history-input.ts'
import { HistoryScreen } from '../../../src/screens/history/HistoryScreen.tsx'
import { ManagerHistoryScreen } from '../../../src/screens/history/ManagerHistoryScreen.tsx'
import { VersusScreen } from '../../../src/screens/history/VersusScreen.tsx'
import { Refusal, showScreen } from '../../support/shown-screen.ts'
import { missing2022, serverOf, threeSeasons } from './history-league.ts'

const league: HistoryInput = { seasons: threeSeasons, aliases: {}, missing: [missing2022] }
const address = '/leagues/espn/4242/history'
const show = (query = '', input = league) => showScreen(HistoryScreen, address + query, serverOf(input))
const showPerson = (path: string) => showScreen(ManagerHistoryScreen, `${address}/${path}`, serverOf(league))
const showTwo = (path: string) => showScreen(VersusScreen, `${address}/${path}`, serverOf(league))

describe('the history of a league', () => {
  it('names the champions and their opponents', async () => {
    const table = (await show()).named('Champions by year')
    expect(table.texts('tbody tr')).toEqual([
      expect.stringMatching(/^2024BobTeam 2Ann111.0–100.0.*week 3$/),
      expect.stringMatching(/^2023AnnTeam 1Bob121.0–100.0/),
      '2022Missing: ESPN refused it.',
      expect.stringMatching(/^2021AnnTeam 1Bob120.0–110.0/),
    ])
    expect(table.all('[data-row-opener]').map((link) => link.getAttribute('href'))).toContain(
      '/leagues/espn/4242/seasons/2023/matchups/3',
    )
  })

  it('titles its sections by their finding', async () => {
    const page = await show()
    const titles = page.texts('h2')
    expect(titles[0]).toBe('Ann has two of three titles')
    expect(page.text).toContain('3 seasons: 2021, 2023, 2024. Tracked by manager')
    expect(titles).toEqual(
      expect.arrayContaining([
        'One season missing: 2022',
        'Champions and finishes',
        'Ann has the most wins in regular seasons: 5-1',
        'Ann: champion in 2021 and 2023, never below 2nd',
        'No one scored more than Bob in 2024: 130.0',
        'Ann and Bob are the closest rivals: 4-2',
      ]),
    )
  })

  it('starts with the regular season everywhere, and shows the games that the address names', async () => {
    const pressed = (page: Awaited<ReturnType<typeof show>>) => page.texts('fieldset [aria-pressed="true"]')
    expect((await show()).named('All-time standings').texts('tbody tr')[0]).toMatch(/^1Ann2021, 2023, 20245-1/)
    expect(pressed(await show()).filter((text) => text === 'Regular season')).toHaveLength(3)
    const playoffs = await show('?games=playoffs')
    expect(pressed(playoffs).filter((text) => text === 'Playoffs')).toHaveLength(3)
    expect(playoffs.named('All-time standings').texts('tbody tr')[0]).toMatch(/^1Ann2021, 2023, 20242-1/)
    expect(playoffs.named('Records').texts('tbody tr')[0]).toMatch(/^Highest week2023, week 3121.0Ann/)
    expect(playoffs.named('Head-to-head of all managers').texts('tbody td a')).toEqual(['2-1', '1-2'])
  })

  it('lists every holder of a record, and leads to its week', async () => {
    const records = (await show('?games=all')).named('Records')
    const rows = records.parts('tbody tr')
    const closest = rows.find(({ text }) => text.startsWith('Closest game'))
    expect(closest?.text).toContain('2024, week 1')
    expect(closest?.all('[data-row-opener]')[0]?.getAttribute('href')).toBe(
      '/leagues/espn/4242/seasons/2024/matchups/1',
    )
    const lowest = rows.findIndex(({ text }) => text.startsWith('Lowest week'))
    expect(rows.slice(lowest, lowest + 2).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Lowest week2021, week 260.0Dan/),
      expect.stringMatching(/^Lowest week, shared with2023, week 260.0Eve/),
    ])
  })

  it('marks new final scores, and names seasons that cannot count', async () => {
    const page = await show()
    expect(page.texts('dd')).toContain('111–100')
    expect(page.text).toContain('We can’t rate the drafts of 2021, 2023, and 2024 here: ')
  })

  it('lists its sections, each of which is there; those below the second screen fold on phones', async () => {
    const page = await show()
    const links = page.all('nav[aria-label="On this page"] a').map((link) => link.getAttribute('href') ?? '')
    expect(links.length).toBeGreaterThan(4)
    for (const link of links) expect(page.all(`[id="${link.slice(1)}"]`), link).toHaveLength(1)
    for (const id of ['all-time', 'records', 'scorigami']) expect(page.all(`details.fold [id="${id}"]`)).toHaveLength(1)
    expect(page.texts('details.fold > summary')).toContain('Chart of every final score')
  })

  it('offers to load missing seasons, if any', async () => {
    expect((await show()).texts('button')).toContain('Load earlier seasons')
    expect((await show('', { seasons: threeSeasons.slice(1), aliases: {}, missing: [] })).text).not.toContain(
      'Load earlier seasons',
    )
  })

  it('shows unusable parts of the league’s book', async () => {
    const page = await show('', { ...league, notes: ['book/espn-4242.yml, line 3: nobody is called Zed.'] })
    expect(page.texts('[role="note"] li')).toEqual(['book/espn-4242.yml, line 3: nobody is called Zed.'])
  })

  it('explains the empty page to a league with one season', async () => {
    const page = await show('', { seasons: threeSeasons.slice(-1), aliases: {}, missing: [] })
    expect(page.texts('h2')).toEqual(expect.arrayContaining(['One season: 2024', 'Bob is the only champion so far']))
    expect(page.text).toContain('2024 is the only season so far. With a second one')
    expect(page.text).not.toMatch(/Finish by season|Most wins|Draft skill/)
  })

  it('reports an outdated server', async () => {
    const page = await showScreen(HistoryScreen, address, serverOf(league), { history: new Refusal(404) })
    expect(page.text).toContain('This server can’t show the league’s history')
  })
})

describe('a manager', () => {
  it('has his seasons, titles and opponents', async () => {
    const page = await showPerson('ann')
    expect(page.text).toContain(
      'Champion in 2021 and 2023; three seasons, 2021, 2023, and 2024, in the playoffs in every one.',
    )
    expect(page.named('Seasons of the manager').texts('tbody tr')).toEqual([
      expect.stringMatching(/^2024.*Team 1.*2nd of 41-1/),
      expect.stringMatching(/^2023.*Team 1.*1st of 42-0/),
      expect.stringMatching(/^2021.*Team 1.*1st of 42-0/),
    ])
    expect(page.named('Favorite victim').text).toContain('Bob')
    const [bob] = page.named('Opponents').all('[data-row-opener]')
    expect(bob?.getAttribute('href')).toBe('/leagues/espn/4242/history/ann/bob')
  })

  it('reports an unknown manager, with a link back', async () => {
    const page = await showPerson('nobody')
    expect(page.text).toContain('No such manager')
    expect(page.all('a[href="/leagues/espn/4242/history"]')).toHaveLength(1)
  })

  it('reports the same of a key that a chat cut off', async () => {
    const page = await showScreen(ManagerHistoryScreen, `${address}/an…`, serverOf(league), {
      managerHistory: new Refusal(422, 'key: expected a key'),
    })
    expect(page.text).toContain('No such manager')
  })
})

describe('two managers', () => {
  it('have a sentence, the kinds of games, and every game with a link to its week', async () => {
    const page = await showTwo('ann/bob')
    expect(page.texts('h2')[0]).toBe('Ann leads 4-2; Bob won the last two')
    expect(page.texts('dl > div')).toEqual(['All games4-26 games', 'Regular season2-13 games', 'Playoffs2-13 games'])
    expect((await showTwo('ann/cid')).texts('dl > div'), 'without games of other kinds').toEqual([
      'Regular season3-03 games',
    ])
    expect(page.named('Games by season').texts('a').join('')).toBe('WWWWLL')
    expect(page.named('Games of the two').texts('tbody tr')[0]).toMatch(/^2024, week 3Playoffs.*100.0–111.0.*−11.0/)
  })

  it('reports managers who never met', async () => {
    expect((await showTwo('dan/eve')).texts('h2')[0]).toBe('Dan and Eve have never met')
  })
})
