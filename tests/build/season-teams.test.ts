import { describe, expect, it } from 'vitest'
import { describePage } from '../../src/build/describe-page.ts'
import { isNewest, seasonsByPage } from '../../src/build/season-teams.ts'
import type { SnapshotSeason } from '../../src/contract/snapshot.ts'
import { manifestFormat } from '../../src/contract/snapshot-manifest.ts'
import type { Snapshots } from '../../src/snapshot/read-snapshots.ts'

const facts = { name: 'Any league', hash: '0123456789abcdef', takenAt: '2026-01-06T12:00:00.000Z', throughWeek: null }
const espn = (season: number, leagueId: number): SnapshotSeason => ({
  ...facts,
  host: 'espn',
  hostLeagueId: '101',
  season,
  leagueId,
})
const sleeper = (season: number, leagueId: number): SnapshotSeason => ({
  ...facts,
  host: 'sleeper',
  hostLeagueId: `9100${season}`,
  previousHostLeagueId: `9100${season - 1}`,
  season,
  leagueId,
})
const espn2025 = espn(2025, 1)
const espn2024 = espn(2024, 2)
const sleeper2024 = sleeper(2024, 3)
const sleeper2023 = sleeper(2023, 4)
const seasons = [espn2025, espn2024, sleeper2024, sleeper2023]

/** Every season has one team, whose id is a hundred times the season's. */
const snapshots = {
  manifest: { format: manifestFormat, seasons },
  responseFor: async ({ leagueId }: SnapshotSeason) => ({ standings: [{ teamId: 100 * leagueId }] }),
} as unknown as Snapshots

describe('the newest season', () => {
  it('is that of an id, so that every season with its own id is one', () => {
    expect(seasons.map((season) => isNewest(snapshots, season))).toEqual([true, false, true, true])
  })
})

describe('the season of a page', () => {
  it.each([
    ['/leagues/espn/101/overview', espn2025],
    ['/leagues/espn/101/seasons/2024/overview', espn2024],
    ['/leagues/101', espn2025],
    ['/leagues/sleeper/910020240/overview', null],
    ['/leagues/sleeper/91002024/overview', sleeper2024],
    ['/leagues/sleeper/91002023/seasons/2023/matchups/3', sleeper2023],
    ['/leagues/espn/91002023/overview', null],
    ['/leagues/sleeper/91002024/teams/400/performance', sleeper2023],
    ['/teams/300/legacy', sleeper2024],
    ['/recap/espn/101/2024', espn2024],
    ['/recap/sleeper/91002023/2023/awards/lucky', sleeper2023],
    ['/weekly/espn/101/2024/7', espn2024],
    ['/og/recap/sleeper/91002024/2024', sleeper2024],
    ['/leagues/_/_/overview', null],
    ['/', null],
  ])('%s', async (path, season) => {
    expect((await seasonsByPage(snapshots))(path)).toBe(season)
  })
})

describe('a page that has several addresses', () => {
  it('names the one of its season, with the id of that', () => {
    expect(describePage('/leagues/espn/101/power', espn2025)).toMatchObject({
      canonicalPath: '/leagues/espn/101/seasons/2025/power',
      picture: { path: '/og/recap/espn/101/2025.png' },
    })
    expect(describePage('/leagues/sleeper/91002023/matchups/3', sleeper2023)).toMatchObject({
      canonicalPath: '/leagues/sleeper/91002023/seasons/2023/matchups/3',
      picture: { path: '/og/recap/sleeper/91002023/2023.png' },
    })
  })
})
