import { describe, expect, it } from 'vitest'
import { missingFields, shorten } from '../../src/mcp/shorten.ts'

const all = { fields: null, limit: 20 }
const table = {
  season: 2025,
  note: null,
  teams: [
    { team: { name: 'A', id: 1 }, luck: 0.5 },
    { team: { name: 'B', id: 2 }, luck: null },
  ],
}

describe('shorten', () => {
  it('leaves out fields without a value', () => {
    expect(shorten(table, all)).toEqual({
      response: { season: 2025, teams: [{ team: { name: 'A', id: 1 }, luck: 0.5 }, { team: { name: 'B', id: 2 } }] },
      notes: [],
    })
  })

  it('picks fields, through objects and lists', () => {
    const { response } = shorten(table, { fields: ['season', 'teams.team.name'], limit: 20 })
    expect(response).toEqual({ season: 2025, teams: [{ team: { name: 'A' } }, { team: { name: 'B' } }] })
    expect(shorten([{ id: 1, name: 'A' }], { fields: ['name'], limit: 20 }).response).toEqual([{ name: 'A' }])
    expect(shorten([], { fields: ['name'], limit: 20 }).response).toEqual([])
  })

  it('lists the known fields if one is unknown', () => {
    expect(() => shorten(table, { fields: ['week'], limit: 20 })).toThrow(
      "There is no field 'week'. There are season, note, teams.",
    )
    expect(missingFields(table, ['note', 'teams.luck', 'teams.wins'])).toEqual(['teams.wins'])
  })

  it('cuts lists at the limit with a note, but no nested one', () => {
    const list = { weeks: [1, 2, 3].map((week) => ({ week, teams: ['A', 'B', 'C'] })) }
    expect(shorten(list, { fields: null, limit: 2 })).toEqual({
      response: { weeks: list.weeks.slice(0, 2) },
      notes: ['weeks: 2 of 3, ask with limit.'],
    })
    expect(shorten([1, 2, 3], { fields: null, limit: 2 }).notes).toEqual(['The list: 2 of 3, ask with limit.'])
  })

  it('leaves out the detail of a long response, unless it is named', () => {
    const long = { teams: teamsWith('w'.repeat(1000)) }
    const { response, notes } = shorten(long, all)
    expect(response).toEqual({ teams: long.teams.map(({ name }) => ({ name })) })
    expect(notes).toEqual(['teams.weeks is left out (21 kB): name it in fields.'])
    expect(shorten(long, { fields: ['teams'], limit: 20 }).response).toEqual(long)
  })

  it('has fewer entries if the selected fields alone are too long', () => {
    const { response, notes } = shorten(
      { teams: teamsWith('w'.repeat(4000)) },
      { fields: ['teams.name', 'teams.weeks'], limit: 20 },
    )
    expect(JSON.stringify(response).length).toBeLessThan(48_000)
    expect(notes).toEqual(['teams: 10 of 20, ask with limit.'])
  })

  function teamsWith(text: string) {
    return Array.from({ length: 20 }, (_, index) => ({ name: `Team ${index}`, weeks: [text] }))
  }
})
