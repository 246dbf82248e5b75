import { describe, expect, it } from 'vitest'
import { toHeaderCards } from '../../src/parts/league/header-cards.ts'
import { completed } from '../support/completed.ts'

const standings = [
  { teamId: 1, teamName: 'One', rank: 1, isChampion: true, totalSeason: { wins: 12, losses: 5 } },
  { teamId: 2, teamName: 'Two', rank: 2, regularSeason: { wins: 10, losses: 4, pointsFor: 1926.04 } },
  { teamId: 3, teamName: 'Three', rank: 3 },
]

const cardsOf = (fields: object) => toHeaderCards(completed('standings', fields))

describe('toHeaderCards', () => {
  it('shows champion, second, third and the regular season leader', () => {
    const cards = cardsOf({ standings, summary: { regularSeasonLeader: { teamId: 2, teamName: 'Two' } } })
    expect(cards.map(({ title, teamName, note }) => [title, teamName, note])).toEqual([
      ['Season Champion', 'One', '12-5 overall'],
      ['2nd Place', 'Two', ''],
      ['3rd Place', 'Three', ''],
      ['Regular Season Leader', 'Two', '10-4, 1,926.0 points'],
    ])
  })

  it('shows each only if its data exists', () => {
    expect(cardsOf({})).toEqual([])
    expect(cardsOf({ standings: [{ rank: 2 }, { rank: 4, teamName: 'Four' }] })).toMatchObject([
      { title: '2nd Place', teamName: 'Unnamed team', teamId: null },
    ])
    expect(cardsOf({ summary: { champion: { teamName: 'Named only' } } })).toMatchObject([
      { title: 'Season Champion', teamName: 'Named only', teamId: null, note: '' },
    ])
  })

  it.each([
    ['Season Champion', 1],
    ['2nd Place', 2],
    ['3rd Place', 3],
    ['Regular Season Leader', null],
  ] as const)('leaves out only the %s where that is not known', (missing, rank) => {
    const cards = cardsOf({
      standings: standings.filter((team) => team.rank !== rank),
      summary: rank === null ? {} : { regularSeasonLeader: { teamName: 'Two' } },
    })
    const all = ['Season Champion', '2nd Place', '3rd Place', 'Regular Season Leader']
    expect(cards.map(({ title }) => title)).toEqual(all.filter((title) => title !== missing))
  })

  it('shows no podium during the season', () => {
    const running = standings.map((team) => ({ ...team, isChampion: false }))
    const cards = cardsOf({
      standings: running,
      isFinal: false,
      summary: { regularSeasonLeader: { teamName: 'Two' } },
    })
    expect(cards.map(({ title }) => title)).toEqual(['Regular Season Leader'])
  })
})
