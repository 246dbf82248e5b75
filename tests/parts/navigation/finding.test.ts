import { describe, expect, it } from 'vitest'
import { filterLeagues, groupLeagues } from '../../../src/parts/navigation/league-groups.ts'
import { isTyping } from '../../../src/parts/navigation/SearchPanel.tsx'
import { screenLinks } from '../../../src/parts/navigation/screen-links.ts'
import { findEntries, type SearchEntry } from '../../../src/parts/navigation/search-index.ts'
import { completedLeague } from '../../support/completed.ts'

const entry = (kind: SearchEntry['kind'], title: string, note = ''): SearchEntry => ({ kind, title, note, href: title })

describe('the search', () => {
  const entries = [
    entry('Screen', 'Draft Board'),
    entry('Team', 'Göing for Two', 'Ada Obi'),
    entry('Manager', 'Ada Obi', 'Göing for Two'),
    entry('Player', "Ja'Marr O. Twombly", 'WR, CIN'),
    entry('Player', 'Theo Wade', 'RB, ADA'),
  ]
  const titles = (words: string) => findEntries(entries, words).map(({ title }) => title)

  it('reads words without accents and apostrophes, in any order', () => {
    expect(titles('going')).toEqual(['Göing for Two', 'Ada Obi'])
    expect(titles('two going')).toEqual(['Göing for Two', 'Ada Obi'])
    expect(titles('jamarr')).toEqual(["Ja'Marr O. Twombly"])
    expect(titles('ing')).toEqual([])
  })

  it('puts titles before notes', () => {
    expect(titles('ada')).toEqual(['Ada Obi', 'Göing for Two', 'Theo Wade'])
  })

  it('offers all teams and screens before anything is typed', () => {
    const screens = Array.from({ length: 20 }, (_, index) => entry('Screen', `Screen ${index}`))
    expect(titles(' ')).toEqual(['Draft Board', 'Göing for Two'])
    expect(findEntries([...screens, ...entries], '')).toHaveLength(22)
  })

  it('finds a screen by its question', () => {
    const screens = screenLinks(
      { name: 'overview', leagueRef: null, teamId: null, season: undefined, week: null },
      null,
    )
    const asked = screens.map(({ label, question }) => entry('Screen', label, question))
    const first = (words: string) => findEntries(asked, words)[0]?.title
    expect(first('lucky')).toBe('Power')
    expect(first('root for')).toBe('Forecast')
    expect(first('ppr')).toBe('Rule Lab')
    expect(first('owe')).toBe('Book')
    expect(first('rival')).toBe('History')
    expect(first('trade')).toBe('Moves')
  })

  it('puts the fantasy teams before the many players whose names start alike', () => {
    const players = Array.from({ length: 30 }, (_, index) => entry('Player', `Two ${index}`))
    expect(findEntries([...players, ...entries], 'two')[0]?.title).toBe('Göing for Two')
  })

  it('goes on in the field for keys that type, pressed on a result', () => {
    const press = (key: string, ctrlKey = false) => isTyping({ key, ctrlKey, metaKey: false, altKey: false })
    for (const key of ['a', 'é', '🏈', ' ', 'Backspace']) expect(press(key)).toBe(true)
    for (const key of ['Enter', 'Tab', 'ArrowDown', 'Escape', 'F5']) expect(press(key)).toBe(false)
    expect(press('c', true)).toBe(false)
  })

  it('treats hostile text as text', () => {
    for (const words of ['(', '[a', '\\', '🏈', '%', ''.padEnd(5000, 'x')]) expect(() => titles(words)).not.toThrow()
  })
})

describe('leagues with their seasons', () => {
  const list = [
    { id: 1, espnLeagueId: 5, name: 'Five', season: 2024 },
    { id: 2, espnLeagueId: 6, name: ' ', season: 2025 },
    { id: 3, espnLeagueId: 5, name: 'Five anew', season: 2025, phase: 'in-season', totalTeams: 10 },
    { id: 4, name: 'Without id' },
  ].map(completedLeague)

  it('stand together, newest season first, under its name', () => {
    const groups = groupLeagues(list)
    expect(groups.map(({ name }) => name)).toEqual(['Five anew', 'Unnamed league', 'Without id'])
    expect(groups[0]?.seasons.map(({ season }) => season)).toEqual([2025, 2024])
    expect(groups[0]?.seasons[0]).toMatchObject({ phase: 'in-season', teams: 10, isDrafted: false })
    expect(groups[2]?.leagueRef).toBeNull()
  })

  it('are grouped even with an id per season, whichever seasons a list has', () => {
    const ofSleeper = (season: number, years: number[]) => ({
      id: season,
      host: 'sleeper',
      hostLeagueId: `9100${season}0000000001`,
      name: 'Chain',
      season,
      seasonLeagueIds: years.map((year) => ({ season: year, hostLeagueId: `9100${year}0000000001` })),
    })
    const chain = [ofSleeper(2023, [2023, 2021]), ofSleeper(2024, [2024, 2023, 2021])]
    const groups = groupLeagues([...chain, { id: 9, espnLeagueId: 5, name: 'Five', season: 2024 }].map(completedLeague))
    expect(groups.map(({ name, leagueRef }) => [name, leagueRef?.leagueId])).toEqual([
      ['Chain', '910020240000000001'],
      ['Five', '5'],
    ])
    expect(groups[0]?.seasons.map(({ season, leagueRef }) => [season, leagueRef?.leagueId])).toEqual([
      [2024, '910020240000000001'],
      [2023, '910020230000000001'],
    ])
    expect(filterLeagues(groups, '910020230000000001').map(({ name }) => name)).toEqual(['Chain'])
  })

  it('are found by name, id and season', () => {
    const found = (words: string) => filterLeagues(groupLeagues(list), words).map(({ name }) => name)
    expect(found('FIVE')).toEqual(['Five anew'])
    expect(found('6')).toEqual(['Unnamed league'])
    expect(found('five 2024')).toEqual(['Five anew'])
    expect(found('')).toHaveLength(3)
    expect(found('seven')).toEqual([])
  })
})
