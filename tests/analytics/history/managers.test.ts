import { describe, expect, it } from 'vitest'
import { openHistory } from '../../../src/analytics/history/league-history.ts'
import { buildSeason } from '../../build-season.ts'
import { duel, finishedSeason, historyOf, teamOf } from './build-history.ts'

const managersOf = (history: ReturnType<typeof historyOf>) =>
  Object.fromEntries(
    [...history.managers.values()].map(({ key, name, tenures }) => [
      key,
      [name, ...tenures.map(({ season, team }) => `${season.season}/${team.id}`)],
    ]),
  )

describe('managers', () => {
  it('are the primary owners in any slot; one may leave and return', () => {
    const history = historyOf(
      duel(2023, ['cid', 'ann'], [[1, 2]]),
      duel(2021, ['ann', 'bob'], [[1, 2]]),
      duel(2022, ['bob', 'cid'], [[1, 2]]),
    )
    expect(managersOf(history)).toEqual({
      ann: ['Ann', '2021/1', '2023/2'],
      bob: ['Bob', '2021/2', '2022/1'],
      cid: ['Cid', '2022/2', '2023/1'],
    })
  })

  it('own the teams they are primary for: co-owners are named, even if the two swap', () => {
    const history = historyOf(duel(2021, ['ann+bob', 'cid'], [[1, 2]]), duel(2022, ['bob+ann', 'cid'], [[1, 2]]))
    expect(managersOf(history)).toMatchObject({ ann: ['Ann', '2021/1'], bob: ['Bob', '2022/1'] })
    expect(history.managers.get('ann')?.tenures[0]?.coManagers).toEqual([{ key: 'bob', name: 'Bob' }])
    expect(history.gamesOf('ann')).toHaveLength(1)
  })

  it('may run two teams in one season', () => {
    const history = historyOf(duel(2021, ['ann', 'ann'], [[1, 2]]))
    expect(managersOf(history)).toEqual({ ann: ['Ann', '2021/1', '2021/2'] })
    expect(history.gamesOf('ann').map(({ result }) => result)).toEqual(['loss', 'win'])
  })

  it('do not exist for a team without an owner, whose games count for its opponents', () => {
    const history = historyOf(duel(2021, ['ann', ''], [[2, 1]]))
    expect([...history.managers.keys()]).toEqual(['ann'])
    expect(history.gamesOf('ann')).toMatchObject([{ result: 'win', opponentKey: null, opponentTeamId: 2 }])
  })

  it('have their newest name', () => {
    const team = (name: string) => teamOf('ann', { ownerNames: [name] })
    const history = historyOf(
      buildSeason({ season: 2022, teams: [team('Ann New')] }),
      buildSeason({ season: 2021, teams: [team('Ann Old')] }),
    )
    expect(history.managers.get('ann')).toMatchObject({ name: 'Ann New', ownerNames: ['Ann New', 'Ann Old'] })
  })

  it('get no name from a list in which an owner is missing', () => {
    const seasons = [
      buildSeason({ season: 2021, teams: [teamOf('ann')] }),
      buildSeason({ season: 2022, teams: [teamOf('ann+bob', { ownerNames: ['Bob'] })] }),
      buildSeason({ season: 2023, teams: [teamOf('cid+bob', { ownerNames: ['Bob'], name: 'Ghosts' })] }),
    ]
    const { managers } = historyOf(...seasons)
    expect(managers.get('ann')?.name).toBe('Ann')
    expect(managers.get('cid')?.name).toBe('Ghosts')
    expect(managers.get('cid')?.tenures[0]?.coManagers).toEqual([{ key: 'bob', name: null }])
  })

  it('keep their names beside an owner without a name', () => {
    const named = (owners: string, nameless: string, ownerNames: string[]) =>
      teamOf(owners, { ownerNames, namelessOwnerKeys: [nameless] })
    const seasons = [
      buildSeason({ season: 2022, teams: [named('ann+gone', 'gone', ['Ann']), named('gone+bob', 'gone', ['Bob'])] }),
    ]
    const { managers } = historyOf(...seasons)
    expect(managers.get('ann')?.tenures[0]?.coManagers).toEqual([{ key: 'gone', name: null }])
    expect(managers.get('ann')?.name).toBe('Ann')
    expect(managers.get('gone')?.tenures[0]?.coManagers).toEqual([{ key: 'bob', name: 'Bob' }])
  })

  it('are distinguished by their teams if their names are equal', () => {
    const teams = [
      teamOf('sam-1', { name: 'Alpha' }),
      teamOf('sam-2', { name: 'Beta' }),
      teamOf('sam-3', { name: 'Beta' }),
      teamOf('kim'),
    ]
    const { managers } = historyOf(buildSeason({ season: 2021, teams }))
    expect([...managers.values()].map(({ key, name }) => [key, name]).sort()).toEqual([
      ['kim', 'Kim'],
      ['sam-1', 'Sam (Alpha)'],
      ['sam-2', 'Sam (Beta)'],
      ['sam-3', 'Sam (Beta) 2'],
    ])
  })

  it('are joined and named by the league, also over several steps, and in a circle', () => {
    const seasons = [duel(2021, ['ann', 'bob'], [[1, 2]]), duel(2022, ['ann-2', 'cid'], [[1, 2]])]
    const aliases = { ann: { sameAs: 'x' }, x: { sameAs: 'ann-2' }, 'ann-2': { name: 'Annie' }, bob: { sameAs: 'bob' } }
    const history = openHistory({ seasons, aliases })
    expect(managersOf(history)).toMatchObject({ 'ann-2': ['Annie', '2021/1', '2022/1'], bob: ['Bob', '2021/2'] })
    expect(history.managers.get('ann-2')?.ownerNames).toEqual(['Annie', 'Ann'])
    expect(history.resolveKey('ann')).toBe('ann-2')
    const circle = openHistory({ seasons, aliases: { ann: { sameAs: 'bob' }, bob: { sameAs: 'ann' } } })
    expect(managersOf(circle)).toMatchObject({ ann: ['Ann (Team 2)', '2021/1', '2021/2'] })
    expect([...circle.managers.keys()].sort()).toEqual(['ann', 'ann-2', 'cid'])
  })
})

describe('the seasons of a history', () => {
  it('are in order, each once, with the gaps and their reasons', () => {
    const history = openHistory({
      seasons: [duel(2024, ['ann', 'bob'], [[1, 2]]), duel(2020, ['ann', 'bob'], [[1, 2]])],
      missing: [
        { season: 2019, reason: 'Gone.' },
        { season: 2022, reason: 'Refused.' },
        { season: 2024, reason: 'It is here.' },
      ],
    })
    expect(history.seasons.map(({ season, stretch }) => [season.season, stretch])).toEqual([
      [2020, 0],
      [2024, 1],
    ])
    expect(history.missing.map(({ season, reason }) => [season, reason.split(' ')[0]])).toEqual([
      [2019, 'Gone.'],
      [2021, 'Not'],
      [2022, 'Refused.'],
      [2023, 'Not'],
    ])
  })

  it('include known data, and of a duplicate the more complete one', () => {
    const bare = finishedSeason(2021, ['ann', 'bob'], [])
    const history = historyOf(bare, duel(2021, ['ann', 'cid'], [[1, 2]]), duel(2022, ['ann', 'bob'], [[1, 2]]))
    expect(history.seasons.map(({ known }) => known)).toEqual(['scores', 'scores'])
    expect([...history.managers.keys()].sort()).toEqual(['ann', 'bob', 'cid'])
    expect(historyOf(bare).seasons[0]?.known).toBe('league')
  })

  it('end a stretch at games with unknown managers', () => {
    const history = historyOf(
      duel(2020, ['ann', 'bob'], [[1, 2]]),
      finishedSeason(2021, ['ann', 'bob'], [], { status: { scoredWeeks: [1] } }),
      duel(2022, ['ann', 'bob'], [[1, 2]]),
      duel(2023, ['', ''], [[1, 2]]),
      duel(2024, ['ann', 'bob'], [[1, 2]]),
    )
    expect(history.seasons.map(({ stretch }) => stretch)).toEqual([0, 0, 1, 1, 2])
  })

  it('may be none', () => {
    const history = openHistory({ seasons: [] })
    expect([history.seasons, history.missing, history.games, history.managers.size]).toEqual([[], [], [], 0])
  })
})
