import { describe, expect, it } from 'vitest'
import { findBestAndWorstPicks } from '../../../src/parts/recap/best-and-worst-picks.ts'
import { toPodium } from '../../../src/parts/recap/podium.ts'
import { toRecapAwards } from '../../../src/parts/recap/recap-awards.ts'

describe('toPodium', () => {
  const standings = [
    { team_id: 3, team_name: 'Third', rank: 3 },
    { team_id: 4, team_name: 'Fourth', rank: 4 },
    { team_id: 2, team_name: 'Second', rank: 2, total_season: { wins: 11, losses: 5 } },
    {
      team_id: 1,
      team_name: 'First',
      rank: 1,
      is_champion: true,
      regular_season: { rank: 4, wins: 8, losses: 6, ties: 0 },
    },
  ]
  const namesOf = (places: ReturnType<typeof toPodium>) => places.map(({ place, teamName }) => `${place} ${teamName}`)

  it('has the champion and the next two', () => {
    const places = toPodium({ standings }, true)
    expect(namesOf(places)).toEqual(['1 First', '2 Second', '3 Third'])
    expect(places[0]).toMatchObject({ isChampion: true, regularRank: 4, regularRecord: '8-6', totalRecord: null })
    expect(places[1]).toMatchObject({ isChampion: false, regularRecord: null, totalRecord: '11-5' })
  })

  it('crowns nobody while the season runs', () => {
    const places = toPodium({ standings, summary: { champion: { team_id: 1 } } }, false)
    expect(namesOf(places)).toEqual(['1 First', '2 Second', '3 Third'])
    expect(places.some(({ isChampion }) => isChampion)).toBe(false)
  })

  it('takes the champion whom only the summary names', () => {
    const summary = { champion: { team_name: 'Fourth' } }
    const unmarked = standings.map(({ is_champion, ...standing }) => standing)
    expect(namesOf(toPodium({ standings: unmarked, summary }, true))[0]).toBe('1 Fourth')
    expect(toPodium({ summary }, true)).toMatchObject([
      { place: 1, teamId: null, teamName: 'Fourth', isChampion: true },
    ])
  })

  it('is empty without ranks', () => {
    expect(toPodium({ standings: [{ team_name: 'A' }] }, true)).toEqual([])
    expect(toPodium({}, true)).toEqual([])
  })
})

describe('findBestAndWorstPicks', () => {
  const analyzed = (overall_pick: number, value?: number) => ({
    overall_pick,
    player: { name: `Player ${overall_pick}`, position: 'RB' },
    performance: value === undefined ? {} : { value_over_expectation: value },
  })

  it('has three of each, the most extreme first, and none that is on the other side', () => {
    const values = [5, -1, 30, undefined, 20, 10, -40]
    const picks = findBestAndWorstPicks({
      draft_analysis: { draft_picks: values.map((value, index) => analyzed(index + 1, value)) },
    })
    expect(picks?.best.map(({ value }) => value)).toEqual([30, 20, 10])
    expect(picks?.worst.map(({ value }) => value)).toEqual([-40, -1])
  })

  it('makes do with the lists of booms and busts', () => {
    const picks = findBestAndWorstPicks({
      draft_analysis: { best_booms: [analyzed(3, 12)], worst_busts: [analyzed(1, -8)] },
    })
    expect(picks).toMatchObject({ best: [{ playerName: 'Player 3' }], worst: [{ playerName: 'Player 1' }] })
  })

  it('is not there where no pick has a value', () => {
    expect(findBestAndWorstPicks({ draft_analysis: { draft_picks: [analyzed(1)] } })).toBeNull()
    expect(findBestAndWorstPicks({})).toBeNull()
  })
})

describe('toRecapAwards', () => {
  it('gives every award that was won an address of its own', () => {
    const winner = { team_name: 'A' }
    const awards = toRecapAwards({
      superlatives: [
        { award: 'Highest Week', key: 'highest-week', winner },
        { award: 'Prix / d’Élégance', winner },
        { award: 'Highest week', winner },
        { award: 'Nobody’s', winner: {} },
        { award: 'L'.repeat(200), winner },
      ],
    })
    expect(awards.slice(0, 3).map(({ slug }) => slug)).toEqual(['highest-week', 'prix-d-l-gance', 'highest-week-2'])
    expect(awards.map(({ title }) => title)).not.toContain('Nobody’s')
    expect(awards[3]?.slug.length).toBeLessThanOrEqual(80)
    expect(awards.every(({ slug }) => /^[a-z0-9-]+$/.test(slug))).toBe(true)
  })
})
