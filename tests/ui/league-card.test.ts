import { describe, expect, it } from 'vitest'
import { toLeagueCards, toMyNews } from '../../src/screens/home/league-card.ts'
import { completedLeague } from '../support/completed.ts'

const card = (league: object) => toLeagueCards([completedLeague(league)])[0]

describe('toLeagueCards', () => {
  it('shows at most the first 6 leagues', () => {
    const leagues = Array.from({ length: 9 }, (_, index) => completedLeague({ espnLeagueId: index + 1 }))
    expect(toLeagueCards(leagues).map(({ href }) => href)).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => `/leagues/espn/${id}`),
    )
  })

  it('keeps the positions of shown leagues when the list changes', () => {
    const of = (...ids: number[]) => ids.map((id) => completedLeague({ espnLeagueId: id, season: 2025 }))
    const names = (cards: { href: string | null }[]) => cards.map(({ href }) => href?.split('/').at(-1))
    const shown = toLeagueCards(of(1, 2))
    expect(names(toLeagueCards(of(9, 2, 1), shown))).toEqual(['1', '2', '9'])
    expect(names(toLeagueCards(of(9), shown))).toEqual(['1', '2', '9'])
    const renamed = toLeagueCards([completedLeague({ espnLeagueId: 1, season: 2025, name: 'New name' })], shown)
    expect(renamed[0]?.name).toBe('New name')
    expect(toLeagueCards([{ name: 'a' }, { name: 'b' }].map(completedLeague)).map(({ name }) => name)).toEqual([
      'a',
      'b',
    ])
  })

  it('shows a league as drafted once it has picks or reports it', () => {
    expect(card({ summary: { totalPicks: 1 } })?.isDrafted).toBe(true)
    expect(card({ draftComplete: true })?.isDrafted).toBe(true)
    expect(card({ summary: { totalPicks: 0 }, draftComplete: false, totalPicks: 5 })?.isDrafted).toBe(false)
    expect(card({})?.isDrafted).toBe(false)
  })

  it('counts teams by team_count, else by total_teams', () => {
    expect(card({ teamCount: 12, totalTeams: 10 })?.facts).toEqual(['12 teams'])
    expect(card({ totalTeams: 10 })?.facts).toEqual(['10 teams'])
  })

  it('names the season in the address only if it is not the newest', () => {
    expect(card({ espnLeagueId: 7, season: 2024, seasons: [2024, 2023] })?.href).toBe('/leagues/espn/7')
    expect(card({ espnLeagueId: 7, season: 2023, seasons: [2024, 2023] })?.href).toBe('/leagues/espn/7/seasons/2023')
    expect(card({ espnLeagueId: 7, season: 2023 })?.href).toBe('/leagues/espn/7')
  })

  it('renders without any field', () => {
    expect(card({})).toMatchObject({ href: null, name: 'Unnamed league', season: 'Season —', facts: [] })
  })
})

describe('toMyNews', () => {
  const running = { leagueRef: { host: 'espn', leagueId: '7' } as const, season: 2025, throughWeek: 4 }
  const team = { id: 1, name: 'Beta', managers: [] }
  const news = { season: 2025, week: 4, standing: '3-1 · 71% playoffs', beside: 'week 5 vs. Alpha' }
  const shown = (choice: object, now: Parameters<typeof toMyNews>[0] = running) =>
    toMyNews(now, [{ leagues: ['7'], team, news, ...choice }])

  it('has record, odds and game of the reader’s team', () => {
    expect(shown({})).toMatchObject({
      label: 'Your team, week 5 vs. Alpha',
      text: 'Beta',
      note: '3-1 · 71% playoffs',
    })
    expect(shown({ news: { ...news, beside: null } })?.label).toBe('Your team')
  })

  it('names the week if others were played since', () => {
    expect(shown({}, { ...running, throughWeek: 6 })?.label).toBe('Your team after week 4')
    expect(shown({}, { ...running, throughWeek: null })?.label).toBe('Your team after week 4')
  })

  it('has the end of a finished season', () => {
    const end = { ...news, week: null, standing: '4th of 10 · 8-6', beside: 'champion: Alpha' }
    expect(shown({ news: end }, { ...running, throughWeek: null })).toMatchObject({
      label: 'Your team, champion: Alpha',
      note: '4th of 10 · 8-6',
    })
  })

  it('is nothing without a team, before it was seen, in another season and in a league without an address', () => {
    for (const choice of [{ team: null }, { news: undefined }, { news: { ...news, season: 2024 } }, { leagues: ['8'] }])
      expect(shown(choice)).toBeNull()
    expect(shown({}, null)).toBeNull()
  })
})
