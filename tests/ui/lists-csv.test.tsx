/** Tables and lists as CSV files. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { lineupTable, pairLineups } from '../../src/parts/matchup/pair-lineups.ts'
import { groupRoster } from '../../src/parts/team/group-roster.ts'
import { rosterTable } from '../../src/parts/team/roster-csv.ts'
import { describeResult, weekResult } from '../../src/parts/team/week-result.ts'
import { picksTable } from '../../src/screens/draftboard/draft-csv.ts'
import { csvOfColumns } from '../../src/ui/csv.ts'
import { type Column, DataTable } from '../../src/ui/DataTable.tsx'
import { completed } from '../support/completed.ts'

interface Row {
  team: string
  wins: number
  losses: number
  points: number | null
}

const columns: Column<Row>[] = [
  { key: 'team', header: 'Team', render: ({ team }) => team, csv: ({ team }) => team },
  {
    key: 'record',
    header: 'W-L',
    render: ({ wins, losses }) => `${wins}-${losses}`,
    csv: { Wins: ({ wins }) => wins, Losses: ({ losses }) => losses },
  },
  { key: 'points', header: 'Points', headerNote: '(weeks 1-14)', render: () => '', csv: ({ points }) => points },
  { key: 'open', header: 'Open', render: () => '›' },
]
const rows: Row[] = [{ team: 'Alpha', wins: 9, losses: 5, points: 1843.72 }]

describe('csvOfColumns', () => {
  it('has the headers as shown, several values of a cell in separate columns, and no column without a value', () => {
    expect(csvOfColumns(columns, rows)).toEqual({
      headers: ['Team', 'Wins', 'Losses', 'Points (weeks 1-14)'],
      rows: [['Alpha', 9, 5, 1843.72]],
    })
  })
})

describe('DataTable', () => {
  const draw = (holds: string | undefined, shown: Row[]) =>
    renderToStaticMarkup(
      <DataTable label="Teams" csvName={holds} columns={columns} rows={shown} rowKey={({ team }) => team} />,
    )

  it('can be downloaded if it names its content and is not empty', () => {
    expect(draw('standings', rows)).toContain('aria-label="Download standings as CSV"')
    expect(draw('standings', [])).not.toContain('Download')
    expect(draw(undefined, rows)).not.toContain('Download')
  })
})

describe('lists', () => {
  it('list a pick with its cohort, and unknown values as empty', () => {
    const { draftPicks } = completed('draftComplete', {
      draftPicks: [{ id: 1, roundNum: 2, overallPick: 14, team: { name: 'Alpha' }, player: { name: 'Joe' } }],
      draftAnalysis: {
        draftPicks: [{ pickId: 1, performance: { totalPoints: 210.4, cohortMean: 180, grade: 'Boom' } }],
      },
    })
    const { headers, rows } = picksTable(draftPicks)
    const cell = (header: string) => rows[0]?.[headers.indexOf(header)]
    expect(['Pick', 'Round', 'Team', 'Player', 'Points', 'Cohort Mean', 'Grade'].map(cell)).toEqual([
      14,
      2,
      'Alpha',
      'Joe',
      210.4,
      180,
      'Boom',
    ])
    expect([cell('Bid'), cell('PPG'), cell('Cohort Size')]).toEqual([null, null, null])
  })

  it('list both lineups slot by slot, or one if the other is unknown', () => {
    const rosterOf = (name: string, weekPoints: number) =>
      completed('weeklyRoster', { roster: [{ name, lineupSlot: 'QB', position: 'QB', isStarter: true, weekPoints }] })
    const own = rosterOf('Joe', 20.5)
    const other = rosterOf('Max', 3)
    const both = lineupTable(pairLineups(own, other), 'Alpha', 'Beta')
    expect(both.headers).toHaveLength(9)
    expect(both.rows).toEqual([['QB', 'Joe', 'QB', 20.5, null, 'Max', 'QB', 3, null]])
    expect(lineupTable(pairLineups(own, null), 'Alpha', null).headers).toEqual([
      'Slot',
      'Alpha',
      'Alpha: Position',
      'Alpha: Points',
      'Alpha: Projected',
    ])
  })

  it('write an away game in words, since a spreadsheet takes an @ for a formula', () => {
    const roster = [{ name: 'Joe', lineupSlot: 'QB', opponentMatchup: '@KC' }]
    const { headers, rows } = rosterTable(groupRoster(completed('weeklyRoster', { roster }).roster, 'lineup'))
    expect(rows[0]?.[headers.indexOf('Opponent')]).toBe('at KC')
  })
})

describe('describeResult', () => {
  it('summarize a week in a line', () => {
    const describeWeek = (matchup: object | null) =>
      describeResult(weekResult(completed('weeklyRoster', { matchup }).matchup, 5, null, true), 'Alpha')
    const matchup = { opponentName: 'Beta', teamScore: 150, opponentScore: 84.2, result: 'win' }
    expect(describeWeek(matchup)).toBe('Alpha 150.0 – 84.2 Beta')
    expect(describeWeek({ opponentName: 'Beta' })).toBe('Alpha vs. Beta')
    expect(describeWeek(null)).toBeUndefined()
  })
})
