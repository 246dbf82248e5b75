import { describe, expect, it } from 'vitest'
import { findBestAndWorstPicks } from '../../../src/parts/recap/best-and-worst-picks.ts'
import { toPodium } from '../../../src/parts/recap/podium.ts'
import { completed } from '../../support/completed.ts'

describe('toPodium', () => {
  const standings = [
    { teamId: 3, teamName: 'Third', rank: 3 },
    { teamId: 4, teamName: 'Fourth', rank: 4 },
    { teamId: 2, teamName: 'Second', rank: 2, totalSeason: { wins: 11, losses: 5 } },
    {
      teamId: 1,
      teamName: 'First',
      rank: 1,
      isChampion: true,
      regularSeason: { rank: 4, wins: 8, losses: 6, ties: 0 },
    },
  ]
  const podiumOf = (fields: object, isOver: boolean) => toPodium(completed('standings', fields), isOver)
  const namesOf = (places: ReturnType<typeof toPodium>) => places.map(({ place, teamName }) => `${place} ${teamName}`)

  it('has the champion and the next two', () => {
    const places = podiumOf({ standings }, true)
    expect(namesOf(places)).toEqual(['1 First', '2 Second', '3 Third'])
    expect(places[0]).toMatchObject({ isChampion: true, regularRank: 4, regularRecord: '8-6', totalRecord: null })
    expect(places[1]).toMatchObject({ isChampion: false, regularRecord: null, totalRecord: '11-5' })
  })

  it('crowns no team during the season', () => {
    const places = podiumOf({ standings, summary: { champion: { teamId: 1 } } }, false)
    expect(namesOf(places)).toEqual(['1 First', '2 Second', '3 Third'])
    expect(places.some(({ isChampion }) => isChampion)).toBe(false)
  })

  it('uses the champion who is marked in the summary only', () => {
    const summary = { champion: { teamName: 'Fourth' } }
    const unmarked = standings.map(({ isChampion, ...standing }) => standing)
    expect(namesOf(podiumOf({ standings: unmarked, summary }, true))[0]).toBe('1 Fourth')
  })

  it('is empty without ranks', () => {
    expect(podiumOf({ standings: [{ teamName: 'A' }] }, true)).toEqual([])
    expect(podiumOf({}, true)).toEqual([])
  })
})

describe('findBestAndWorstPicks', () => {
  const analyzed = (overallPick: number, value?: number) => ({
    overallPick,
    player: { name: `Player ${overallPick}`, position: 'RB' },
    performance: value === undefined ? {} : { valueOverExpectation: value },
  })

  it('has three of each, the most extreme first, and none that is on the other side', () => {
    const values = [5, -1, 30, undefined, 20, 10, -40]
    const picks = findBestAndWorstPicks(
      completed('draftComplete', {
        draftAnalysis: { draftPicks: values.map((value, index) => analyzed(index + 1, value)) },
      }),
    )
    expect(picks?.best.map(({ performance }) => performance.valueOverExpectation)).toEqual([30, 20, 10])
    expect(picks?.worst.map(({ performance }) => performance.valueOverExpectation)).toEqual([-40, -1])
  })

  it('makes do with the lists of booms and busts', () => {
    const picks = findBestAndWorstPicks(
      completed('draftComplete', {
        draftAnalysis: { bestBooms: [analyzed(3, 12)], worstBusts: [analyzed(1, -8)] },
      }),
    )
    expect(picks).toMatchObject({ best: [{ player: { name: 'Player 3' } }], worst: [{ player: { name: 'Player 1' } }] })
  })

  it('is absent if no pick has a value', () => {
    for (const draft of [{ draftAnalysis: { draftPicks: [analyzed(1)] } }, {}])
      expect(findBestAndWorstPicks(completed('draftComplete', draft))).toBeNull()
  })
})
