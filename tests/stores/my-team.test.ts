import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toPublicId } from '../../src/domain/identity.ts'
import { $myTeams, choiceIn, findChosen, rememberNews, storeTeam, updateTeam } from '../../src/stores/my-team.ts'

const espn = { host: 'espn', leagueId: '7' } as const
const first = { host: 'sleeper', leagueId: '900000000000000001' } as const
const second = {
  host: 'sleeper',
  leagueId: '900000000000000002',
  seasonIds: [{ leagueId: '900000000000000001' }, { leagueId: '900000000000000002' }],
} as const

const idOf = (season: number, number: number) => toPublicId({ leagueNumber: 7, season }, number)
const listed = (season: number, ...managers: string[][]) =>
  managers.map((ownerNames, index) => ({ teamId: idOf(season, index + 1), teamName: `Team ${index + 1}`, ownerNames }))
const team = { id: idOf(2025, 3), name: 'Nominators', managers: ['Clem A.'] }

describe('the reader’s team', () => {
  const entries = new Map<string, string>()
  beforeEach(() => {
    entries.clear()
    for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    })
    cleanStores($myTeams)
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('is unknown until asked, and null for those who only look', () => {
    expect(choiceIn($myTeams.get(), espn)).toBeUndefined()
    storeTeam(espn, null)
    expect(choiceIn($myTeams.get(), espn)?.team).toBeNull()
    storeTeam(espn, team)
    expect($myTeams.get()).toEqual([{ leagues: ['7'], team }])
  })

  it('is kept by league, and holds in a next season with an id of its own', () => {
    storeTeam(first, team)
    storeTeam(espn, null)
    expect(choiceIn($myTeams.get(), second)?.team).toEqual(team)
    storeTeam(second, null)
    expect($myTeams.get()).toEqual([
      { leagues: ['sleeper-900000000000000002', 'sleeper-900000000000000001'], team: null },
      { leagues: ['7'], team: null },
    ])
  })

  it('is found by its id, in another season by its manager, and without names by its number', () => {
    expect(findChosen(team, listed(2025, ['X'], ['Clem A.'], ['Y']))?.teamId).toBe(idOf(2025, 3))
    expect(findChosen(team, listed(2026, ['X'], ['Clem A.', 'Z'], ['Y']))?.teamId).toBe(idOf(2026, 2))
    expect(findChosen(team, listed(2026, ['X'], ['W'], ['Y']))).toBeUndefined()
    expect(findChosen(team, listed(2026, [], [], []))?.teamId).toBe(idOf(2026, 3))
    const unnamed = { ...team, managers: [] }
    expect(findChosen(unnamed, listed(2026, [], [], []))?.teamId).toBe(idOf(2026, 3))
    expect(findChosen({ ...unnamed, name: 'Team 3' }, listed(2026, ['X'], ['W'], ['Y']))?.teamId).toBe(idOf(2026, 3))
  })

  it('is not taken for the team of another manager with the same number in an anonymized season', () => {
    const numbered = { ...team, managers: ['Manager 3'] }
    const next = listed(2026, ['Manager 3'], ['Manager 1'], ['Manager 2'])
    expect(findChosen(numbered, next)?.teamId).toBe(idOf(2026, 3))
    expect(findChosen(team, next)?.teamId).toBe(idOf(2026, 3))
    expect(findChosen(numbered, listed(2026, ['X'], ['Clem A.'], ['Y']))).toBeUndefined()
  })

  it('is found in another season by its manager’s key, whatever names he and others have', () => {
    const keyed = { ...team, keys: ['k-clem'] }
    const next = listed(2026, ['Clem A.'], ['C. A.']).map((one, index) => ({
      ...one,
      managerKeys: [index === 0 ? 'k-other' : 'k-clem'],
    }))
    expect(findChosen(keyed, next)?.teamId).toBe(idOf(2026, 2))
    expect(findChosen(keyed, next.slice(0, 1))).toBeUndefined()
    // Chosen with an earlier version, or listed by a server without keys.
    expect(findChosen(team, next)?.teamId).toBe(idOf(2026, 1))
    expect(findChosen(keyed, listed(2026, ['X'], ['Clem A.']))?.teamId).toBe(idOf(2026, 2))
    // ESPN's keys are of one league.
    const moved = next.map((one, index) => ({
      ...one,
      teamId: toPublicId({ leagueNumber: 8, season: 2026 }, index + 1),
    }))
    expect(findChosen(keyed, moved)?.teamId).toBe(moved[0]?.teamId)
  })

  it('is not another manager’s team with the same number', () => {
    expect(findChosen({ ...team, managers: [] }, listed(2026, ['X'], ['W'], ['Y']))).toBeUndefined()
    expect(findChosen(team, listed(2026, ['X'], ['W'], []))).toBeUndefined()
    // Ids of another server have no season and number.
    const foreign = [1, 2].map((teamId) => ({ teamId, teamName: '', ownerNames: [] }))
    expect(findChosen({ ...team, id: 3, managers: [] }, foreign)).toBeUndefined()
  })

  it('follows a new name, new managers and the next season, and stays where it is in the list', () => {
    storeTeam(espn, team)
    const news = { season: 2025, week: 4, standing: '3-1', beside: null }
    rememberNews(espn, news)
    storeTeam(first, null)
    const renamed = { ...team, name: 'Denominators', managers: ['Clem A.', 'Dana'] }
    updateTeam(espn, renamed)
    expect($myTeams.get()[1]).toEqual({ leagues: ['7'], team: renamed, news })
    const next = { ...team, id: idOf(2026, 5), name: 'Numerators' }
    updateTeam(espn, next)
    updateTeam(espn, renamed)
    cleanStores($myTeams)
    expect(choiceIn($myTeams.get(), espn)?.team).toEqual(next)
    updateTeam(espn, { ...next, managers: [] })
    expect(choiceIn($myTeams.get(), espn)?.team).toEqual(next)
    updateTeam(first, team)
    expect(choiceIn($myTeams.get(), first)?.team).toBeNull()
  })

  it('is known on this page only where the browser stores nothing', () => {
    expect(entries.size).toBe(0)
    expect(storeTeam(espn, team)).toBe(true)
    const refuse = () => {
      throw new Error('QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(storeTeam(espn, null)).toBe(false)
    expect(choiceIn($myTeams.get(), espn)?.team).toBeNull()
  })

  it('is read again by the next page, without what is damaged', () => {
    storeTeam(espn, team)
    cleanStores($myTeams)
    expect(choiceIn($myTeams.get(), espn)?.team).toEqual(team)
    for (const text of [
      '{',
      '7',
      '[{"leagues":["7"]},{"leagues":"7","team":null},null]',
      '[{"leagues":["7"],"team":{}}]',
      '[{"leagues":["7"],"team":{"id":1e300,"name":"Ants","managers":[]}}]',
    ]) {
      entries.set('my-teams', text)
      cleanStores($myTeams)
      expect($myTeams.get()).toEqual([])
    }
    entries.set('my-teams', JSON.stringify([{ leagues: ['7'], team, news: { season: 2025, record: '3-1' } }]))
    cleanStores($myTeams)
    expect($myTeams.get()).toEqual([{ leagues: ['7'], team }])
  })

  it('has news for the home page until another team is chosen', () => {
    const news = { season: 2025, week: 4, standing: '3-1 · 71% playoffs', beside: 'week 5 vs. X' }
    rememberNews(espn, news)
    expect($myTeams.get()).toEqual([])
    storeTeam(espn, team)
    rememberNews(espn, news)
    cleanStores($myTeams)
    expect(choiceIn($myTeams.get(), espn)).toEqual({ leagues: ['7'], team, news })
    rememberNews(espn, { ...news, season: 2024, week: null })
    expect(choiceIn($myTeams.get(), espn)?.news).toEqual(news)
    storeTeam(espn, { ...team, id: idOf(2025, 4) })
    expect(choiceIn($myTeams.get(), espn)?.news).toBeUndefined()
  })

  it('is nobody’s if one manager has two teams', () => {
    expect(findChosen(team, listed(2026, ['Clem A.'], ['Clem A.']))).toBeUndefined()
  })
})
