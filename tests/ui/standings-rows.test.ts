import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  describeCount,
  describeElimination,
  type StandingsRow,
  toStandingsRows,
} from '../../src/parts/league/standings-rows.ts'
import { StandingsTable } from '../../src/screens/overview/StandingsTable.tsx'
import { completed, completedLeague } from '../support/completed.ts'

const rowsOf = (standings: object[], league: object = {}) =>
  toStandingsRows(completed('standings', { standings }), completedLeague(league))

/** Teams by id in the order of the table's rows. */
function sorted(rows: readonly StandingsRow[], sort: string, order: 'asc' | 'desc'): number[] {
  const html = renderToStaticMarkup(
    createElement(StandingsTable, {
      ...{
        rows,
        isFinal: true,
        hasRecords: true,
        regularSeasonWeeks: 14,
        teamHref: (teamId: number) => `/teams/${teamId}`,
      },
      query: new URLSearchParams({ sort, order }),
    }),
  )
  return [...new Set([...html.matchAll(/\/teams\/(\d+)/g)].map(([, teamId]) => Number(teamId)))]
}

describe('toStandingsRows', () => {
  it('marks ranks 1 to 6 as playoff teams, or as many as the league has', () => {
    const standings = Array.from({ length: 10 }, (_, index) => ({ rank: index + 1 }))
    const count = (league: { playoffTeamCount?: number }) =>
      rowsOf(standings, league).filter(({ isPlayoffTeam }) => isPlayoffTeam).length
    expect(count({})).toBe(6)
    expect(count({ playoffTeamCount: 4 })).toBe(4)
    expect(count({ playoffTeamCount: 0 })).toBe(0)
  })

  it('shows and sorts by when teams of an elimination league were eliminated', () => {
    const standings = [1, 2, 3].map((rank) => ({
      rank,
      teamId: rank,
      ...(rank > 1 ? { eliminatedInWeek: 12 - rank } : {}),
    }))
    const rows = rowsOf(standings)
    expect(rows.map(({ eliminatedInWeek }) => eliminatedInWeek)).toEqual([null, 10, 9])
    expect(sorted(rows, 'out', 'asc')).toEqual([3, 2, 1])
  })

  it('shows remaining teams as in, or as winner of a finished season', () => {
    const standings = [{ isChampion: true }, {}, { eliminatedInWeek: 9 }]
    const words = (isOver: boolean) => rowsOf(standings).map((row) => describeElimination(row, isOver))
    expect(words(true)).toEqual(['winner', '—', '9'])
    expect(words(false)).toEqual(['in', 'in', '9'])
  })

  it('says where a record is as the host counts it', () => {
    const rows = rowsOf([{ regularSeason: { wins: 8, losses: 2, countedBy: 'ESPN' } }, {}])
    expect(rows.map(({ regularSeason }) => describeCount(regularSeason))).toEqual(['as ESPN counts', ''])
  })

  it('renders without any field', () => {
    expect(rowsOf([{}])[0]).toMatchObject({
      teamName: 'Unnamed team',
      isChampion: false,
      isPlayoffTeam: false,
    })
    expect(rowsOf([])).toEqual([])
  })
})

describe('standings sort', () => {
  it('sorts tied teams by final rank', () => {
    const rows = rowsOf([
      { teamId: 3, rank: 3, regularSeason: { wins: 8, losses: 6 } },
      { teamId: 1, rank: 1, regularSeason: { wins: 8, losses: 6 } },
      { teamId: 9, rank: 9, regularSeason: {} },
      { teamId: 2, rank: 2, regularSeason: { wins: 9, losses: 5 } },
    ])
    expect(sorted(rows, 'record', 'desc')).toEqual([2, 1, 3, 9])
    expect(sorted(rows, 'record', 'asc')).toEqual([1, 3, 2, 9])
    expect(sorted(rows, 'rank', 'asc')).toEqual([1, 2, 3, 9])
  })
})
