import { beforeEach, describe, expect, it } from 'vitest'
import type { HistoryResponse } from '../../../src/contract/responses/history.ts'
import { doors } from '../../../src/contract/routes.ts'
import { toPublicId } from '../../../src/domain/identity.ts'
import { listSeasonsElsewhere } from '../../../src/parts/league/list-seasons-elsewhere.ts'
import { ownTeamLink } from '../../../src/parts/navigation/own-team-link.ts'
import { findNavigationPlace } from '../../../src/parts/navigation/place.ts'
import { doorLinks, screenLinks } from '../../../src/parts/navigation/screen-links.ts'
import {
  leagueSwitchAddress,
  seasonSwitchAddress,
  sharedAddress,
  teamSwitchAddress,
} from '../../../src/parts/navigation/switch-address.ts'
import { $myTeams } from '../../../src/stores/my-team.ts'
import type { ShownLeague } from '../../../src/stores/shown-league.ts'
import { espnLeague } from '../../support/league-keys.ts'

const shown: ShownLeague = {
  ...espnLeague(7),
  id: 725,
  name: 'Seven',
  season: 2025,
  seasons: [2025, 2024],
  phase: 'complete',
  runningWeek: null,
  finalWeek: 17,
  teamName: null,
}

function placeAt(address: string, league: ShownLeague | null = shown) {
  const { pathname, search } = new URL(address, 'https://site')
  const place = findNavigationPlace(pathname, search, league)
  if (!place) throw new Error(`${address} is no route`)
  return place
}

const linksOf = (phase: ShownLeague['phase'], league: Partial<ShownLeague> = {}) =>
  screenLinks(placeAt('/leagues/espn/7/overview'), { ...shown, phase, ...league })

const doorsOf = (phase: ShownLeague['phase'], league: Partial<ShownLeague> = {}) =>
  doorLinks(placeAt('/leagues/espn/7/overview'), { ...shown, phase, ...league })

describe('the doors of a league', () => {
  const labels = (phase: ShownLeague['phase'], league?: Partial<ShownLeague>) =>
    doorsOf(phase, league).map(({ label }) => label)

  it('are those that have something to show in the phase', () => {
    const all = ['Overview', 'Week', 'Race', 'Teams', 'Draft Board', 'Moves', 'Awards', 'History', 'Rule Lab']
    for (const phase of ['in-season', 'complete', null] as const) expect(labels(phase)).toEqual(all)
    expect(labels('pre-draft')).toEqual(['Overview', 'Teams', 'History'])
    expect(labels('pre-season')).toEqual(['Overview', 'Week', 'Teams', 'Draft Board', 'History'])
    expect(labels('in-season', { hasOpponents: false })).toEqual(
      all.filter((label) => label !== 'Race' && label !== 'Rule Lab'),
    )
  })

  it('are at most five on a phone, the last of which holds those of the league', () => {
    const places = doorsOf('in-season').flatMap(({ label, isOfLeague }) => (isOfLeague ? [] : label))
    expect(places).toEqual(['Overview', 'Week', 'Race', 'Teams'])
  })

  it('lead to their first screen with content, and have every screen as a tab', () => {
    const links = doorsOf('in-season', { newestEdition: 4, hasRecap: true, hasStory: true })
    const tabsOf = (door: string) =>
      links.find(({ name }) => name === door)?.tabs.map(({ label, href }) => `${label} ${href}`)
    expect(links.find(({ name }) => name === 'race')?.href).toBe('/leagues/espn/7/forecast')
    expect(tabsOf('week')).toEqual([
      'Games /leagues/espn/7/matchups',
      'Weekly /weekly/espn/7/2025/4',
      'Bracket /leagues/espn/7/matchups/bracket',
    ])
    expect(tabsOf('awards')).toEqual([
      'Superlatives /leagues/espn/7/awards',
      'Recap /recap/espn/7/2025',
      'Story /story/espn/7/2025',
    ])
    const names = screenLinks(placeAt('/leagues/espn/7/overview'), null).map(({ name }) => name)
    const tabs = Object.values(doors).flatMap((door) => door.tabs.map(({ name }) => name))
    expect(names.filter((name) => name !== 'proof' && !tabs.some((tab) => tab === name))).toEqual([])
  })

  it('lead to the live board while the games of a week are played', () => {
    const week = (league: Partial<ShownLeague>) => doorsOf('in-season', league).find(({ name }) => name === 'week')
    expect(week({})?.href).toBe('/leagues/espn/7/matchups')
    expect(week({ isUnderWay: true })?.href).toBe('/leagues/espn/7/live')
    expect(linksOf('in-season', { isUnderWay: true }).map(({ name }) => name)).toContain('live')
    expect(linksOf('in-season').map(({ name }) => name)).not.toContain('live')
    expect(screenLinks(placeAt('/leagues/espn/7/overview'), null).map(({ name }) => name)).not.toContain('live')
  })

  it('know every screen by a question', () => {
    for (const { label, question } of linksOf('complete')) expect(question, label).toMatch(/\S/)
  })
})

describe('the reader’s team in the navigation', () => {
  const at = (address: string, league: ShownLeague | null = shown) => ownTeamLink(placeAt(address, league), league)
  const id = toPublicId({ leagueNumber: 7, season: 2025 }, 3)

  beforeEach(() => $myTeams.set([{ leagues: ['7'], team: { id, name: 'Mine', managers: [] } }]))

  it('leads to its current week, or to that of the page', () => {
    expect(at('/leagues/espn/7/overview')).toMatchObject({
      name: 'Mine',
      href: `/leagues/espn/7/teams/${id}/roster/week/14`,
      isCurrent: false,
    })
    expect(at(`/leagues/espn/7/teams/${id}/roster/week/5`)).toMatchObject({
      href: `/leagues/espn/7/teams/${id}/roster/week/5`,
      isCurrent: true,
    })
    expect(at('/leagues/espn/7/overview', null)?.href).toBe(`/leagues/espn/7/teams/${id}`)
  })

  it('is the current one on its manager’s history, too', () => {
    $myTeams.set([{ leagues: ['7'], team: { id, name: 'Mine', managers: ['Ann'], keys: ['a'] } }])
    expect(at('/leagues/espn/7/history/a')?.isCurrent).toBe(true)
    for (const page of ['history/b', 'history', 'history/a/b'])
      expect(at(`/leagues/espn/7/${page}`)?.isCurrent).toBe(false)
  })

  it('is absent without a choice, and in seasons that list it under another number', () => {
    expect(at('/leagues/espn/7/overview', { ...shown, season: 2024 })).toBeNull()
    $myTeams.set([{ leagues: ['7'], team: null }])
    expect(at('/leagues/espn/7/overview')).toBeNull()
  })
})

describe('the screens of a league', () => {
  it('stay in the season of the URL, or in the shown one if it is not the newest', () => {
    const awards = (address: string, league = shown) =>
      screenLinks(placeAt(address, league), null).find(({ name }) => name === 'awards')?.href
    expect(awards('/leagues/espn/7/overview')).toBe('/leagues/espn/7/awards')
    expect(awards('/leagues/espn/7/seasons/2024/overview')).toBe('/leagues/espn/7/seasons/2024/awards')
    expect(awards('/leagues/espn/7/teams/3/performance?season=2024')).toBe('/leagues/espn/7/seasons/2024/awards')
    expect(awards('/leagues/espn/7/teams/3/performance', { ...shown, season: 2024 })).toBe(
      '/leagues/espn/7/seasons/2024/awards',
    )
  })

  it('stay active on the addresses within them', () => {
    const current = (address: string) =>
      screenLinks(placeAt(address), null).flatMap(({ name, isCurrent }) => (isCurrent ? name : []))
    const door = (address: string) =>
      doorLinks(placeAt(address), null).flatMap(({ name, isCurrent }) => (isCurrent ? name : []))
    for (const address of ['matchups', 'matchups/5', 'live', 'seasons/2024/matchups/5'])
      expect(current(`/leagues/espn/7/${address}`)).toEqual(['matchups'])
    expect(current('/leagues/espn/7/matchups/bracket')).toEqual(['bracket'])
    for (const address of ['matchups', 'matchups/5', 'live', 'matchups/bracket', 'seasons/2024/matchups/5'])
      expect(door(`/leagues/espn/7/${address}`)).toEqual(['week'])
    for (const address of ['teams/3', 'teams/3/performance', 'teams/3/legacy', 'history/a'])
      expect(door(`/leagues/espn/7/${address}`)).toEqual(['teams'])
    expect(door('/leagues/espn/7/moves/t1')).toEqual(['moves'])
    expect(door('/leagues/espn/7/history/a/b')).toEqual(['history'])
  })

  it('keep the week of a team’s page', () => {
    const matchups = (address: string) =>
      screenLinks(placeAt(address), null).find(({ name }) => name === 'matchups')?.href
    expect(matchups('/leagues/espn/7/teams/3/roster/week/5')).toBe('/leagues/espn/7/matchups/5')
    expect(matchups('/leagues/espn/7/teams/3/performance?week=5&season=2024')).toBe(
      '/leagues/espn/7/seasons/2024/matchups/5',
    )
    expect(matchups('/leagues/espn/7/matchups/5')).toBe('/leagues/espn/7/matchups')
  })

  it('have no target until the league is known', () => {
    expect(screenLinks(placeAt('/leagues/_/_/overview', null), null)[0]).toMatchObject({
      href: null,
      isCurrent: true,
    })
  })
})

describe('another team', () => {
  const of = (address: string, league = shown) => teamSwitchAddress(placeAt(address, league), 9, league)

  it('keeps screen, week and season', () => {
    expect(of('/leagues/espn/7/teams/3/roster/week/5')).toBe('/leagues/espn/7/teams/9/roster/week/5')
    expect(of('/leagues/espn/7/teams/3/performance?week=5')).toBe('/leagues/espn/7/teams/9/performance?week=5')
    expect(of('/leagues/espn/7/teams/3/roster/seasonoverview?week=99')).toBe(
      '/leagues/espn/7/teams/9/roster/seasonoverview',
    )
    expect(of('/leagues/espn/7/teams/3/performance?season=2024&week=5')).toBe(
      '/leagues/espn/7/teams/9/performance?season=2024&week=5',
    )
  })

  it('opens with the current week while a season runs, the first before it, 14 after it', () => {
    const running = { ...shown, phase: 'in-season', runningWeek: 11 } as const
    expect(of('/leagues/espn/7/overview', running)).toBe('/leagues/espn/7/teams/9/roster/week/11')
    expect(of('/leagues/espn/7/overview', { ...shown, phase: 'pre-draft' })).toMatch(/week\/1$/)
    expect(of('/leagues/espn/7/overview')).toMatch(/week\/14$/)
    expect(of('/leagues/espn/7/overview', { ...shown, phase: null, finalWeek: null })).toMatch(/week\/14$/)
  })
})

describe('another season and another league', () => {
  it('keep the screen if there is one', () => {
    expect(seasonSwitchAddress(placeAt('/leagues/espn/7/awards'), 2024, shown)).toBe(
      '/leagues/espn/7/seasons/2024/awards',
    )
    expect(seasonSwitchAddress(placeAt('/leagues/espn/7/legacy?tab=awards'), 2024, shown)).toBe(
      '/leagues/espn/7/legacy?season=2024',
    )
    expect(seasonSwitchAddress(placeAt('/leagues/espn/7/teams/3/performance'), 2024, shown)).toMatch(
      /seasons\/2024\/overview$/,
    )
    expect(seasonSwitchAddress(placeAt('/leagues/espn/7/matchups/bracket'), 2024, shown)).toMatch(
      /2024\/matchups\/bracket$/,
    )
    expect(seasonSwitchAddress(placeAt('/leagues/espn/7/matchups/17'), 2024, shown)).toMatch(/seasons\/2024\/matchups$/)
    const awards = placeAt('/leagues/espn/7/awards')
    expect(leagueSwitchAddress(awards, { leagueRef: espnLeague(8), phase: 'complete' })).toBe('/leagues/espn/8/awards')
    expect(leagueSwitchAddress(awards, { leagueRef: espnLeague(8), phase: 'pre-draft' })).toBe(
      '/leagues/espn/8/overview',
    )
    expect(leagueSwitchAddress(null, { leagueRef: espnLeague(8), season: 2023, phase: null })).toBe(
      '/leagues/espn/8/seasons/2023/overview',
    )
  })
})

describe('a league whose seasons have ids of their own', () => {
  const id = (season: number) => `9100${season}0000000001`
  const league: ShownLeague = {
    ...shown,
    host: 'sleeper',
    leagueId: id(2024),
    season: 2024,
    seasonIds: [2025, 2024].map((season) => ({ season, leagueId: id(season) })),
  }
  const here = `/leagues/sleeper/${id(2024)}`

  it('never has the season in the URL, because the id implies it', () => {
    const awards = screenLinks(placeAt(`${here}/overview`, league), null).find(({ name }) => name === 'awards')
    expect(awards?.href).toBe(`${here}/awards`)
    expect(teamSwitchAddress(placeAt(`${here}/teams/3/roster/week/5`, league), 9, league)).toBe(
      `${here}/teams/9/roster/week/5`,
    )
    expect(sharedAddress(new URL(`${here}/draftboard?draft_round=2`, 'https://site'), league)).toBe(
      `${here}/draftboard?draft_round=2`,
    )
  })

  it('has its other seasons at their own ids', () => {
    const other = (path: string) => seasonSwitchAddress(placeAt(here + path, league), 2025, league)
    expect(other('/awards')).toBe(`/leagues/sleeper/${id(2025)}/awards`)
    expect(other('/legacy?tab=awards')).toBe(`/leagues/sleeper/${id(2025)}/legacy`)
    expect(seasonSwitchAddress(placeAt(`${here}/awards`, league), 2021, league)).toBe(`${here}/seasons/2021/awards`)
  })
})

describe('the shared address', () => {
  const shared = (address: string, league: ShownLeague | null = shown) =>
    sharedAddress(new URL(address, 'https://site'), league)

  it('is the page itself, with its season', () => {
    expect(shared('/leagues/espn/7/draftboard?draft_round=2')).toBe(
      '/leagues/espn/7/seasons/2025/draftboard?draft_round=2',
    )
    expect(shared('/leagues/espn/7/overview?season=2025')).toBe('/leagues/espn/7/seasons/2025/overview')
    expect(shared('/leagues/espn/7/teams/3/roster/week/5')).toBe('/leagues/espn/7/teams/3/roster/week/5?season=2025')
    expect(shared('/leagues/espn/7/matchups/5?matchup=3')).toBe('/leagues/espn/7/seasons/2025/matchups/5?matchup=3')
    expect(shared('/leagues/espn/7/awards#award-x')).toBe('/leagues/espn/7/seasons/2025/awards#award-x')
    expect(shared('/leagues/espn/7/awards?x=1', null)).toBe('/leagues/espn/7/awards?x=1')
  })
})

describe('the seasons of a league that moved', () => {
  const season = (year: number, more = {}) => ({
    season: year,
    known: 'whole',
    isPlayed: true,
    reason: null,
    leagueId: 1,
    host: 'espn',
    hostLeagueId: '7',
    ...more,
  })
  const old = { host: 'sleeper', hostLeagueId: '910020230000000001' }
  const history = {
    seasons: [
      season(2021, { known: 'missing', host: null, hostLeagueId: null }),
      season(2022, { ...old, known: 'scores' }),
      season(2023, old),
      season(2024),
      season(2025),
    ],
  } as unknown as Pick<HistoryResponse, 'seasons'>
  const own = { seasons: [2025, 2024], seasonLeagueIds: [] }

  it('are those of its history that have pages, and no season of its own', () => {
    const elsewhere = listSeasonsElsewhere(espnLeague(7), own, history)
    expect(elsewhere).toEqual([{ host: 'sleeper', leagueId: '910020230000000001', season: 2023 }])
    expect(listSeasonsElsewhere(espnLeague(7), { ...own, seasons: [2025, 2024, 2023] }, history)).toEqual([])
  })

  it('lead to the season at this league’s address, on the same screen', () => {
    const elsewhere = listSeasonsElsewhere(espnLeague(7), own, history)
    const moved = { ...shown, seasons: [2025, 2024, 2023], elsewhere }
    const place = placeAt('/leagues/espn/7/power', moved)
    expect(moved.seasons.map((year) => seasonSwitchAddress(place, year, moved))).toEqual([
      '/leagues/espn/7/seasons/2025/power',
      '/leagues/espn/7/seasons/2024/power',
      '/leagues/espn/7/seasons/2023/power',
    ])
  })
})
