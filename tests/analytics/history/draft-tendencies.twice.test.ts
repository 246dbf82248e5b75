/** Tendencies computed a second time, from drafts as the hosts list them: of any drafts, and of recorded leagues where there are any. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeTendencies } from '../../../src/analytics/history/draft-tendencies.ts'
import { openHistory } from '../../../src/analytics/history/league-history.ts'
import { findUsualPicks } from '../../../src/analytics/history/usual-picks.ts'
import type { HostName } from '../../../src/domain/identity.ts'
import type { Season } from '../../../src/domain/season.ts'
import type { Position } from '../../../src/domain/vocabulary.ts'
import { openHosts } from '../../../src/hosts/index.ts'
import { openRawFolder } from '../../../src/storage/raw-folder.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { pick, player } from '../../build-season.ts'
import { runs } from '../../support/runs.ts'
import { finishedSeason } from './build-history.ts'

interface Row {
  season: number
  teams: number
  owner: string | undefined
  teamId: number
  position: Position
  nflTeam: string | null
  overallPick: number
  round: number
  points: number | null
}

/** One row for each pick of the drafts with these players: a table, as a spreadsheet has it. */
function listRows(seasons: readonly Season[], players: 'all' | 'rookies'): Row[] {
  return seasons.flatMap((season) => {
    const [largest] = season.drafts
      .filter((draft) => draft.players === players && draft.state === 'complete')
      .toSorted((a, b) => b.picks.length - a.picks.length)
    return (largest?.picks ?? [])
      .filter((one) => !one.isKeeper)
      .flatMap((one): Row[] => {
        const taken = season.players.find(({ number }) => number === one.player)
        const team = season.teams.find(({ id }) => id === one.teamId)
        if (!taken || !team || one.round === null) return []
        return [
          {
            season: season.season,
            teams: season.teams.length,
            owner: team.ownerKeys[0],
            teamId: team.id,
            position: taken.position,
            nflTeam: taken.weeks.filter(({ nflTeam }) => nflTeam !== null)[0]?.nflTeam ?? taken.nflTeam,
            overallPick: one.overallPick,
            round: one.round,
            points: null,
          },
        ]
      })
  })
}

const average = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((total, value) => total + value) / values.length

/** The mean of the smallest round of each team and season that has the position. */
function firstRound(rows: readonly Row[], position: Position): number | null {
  const smallest = new Map<string, number>()
  for (const row of rows) {
    if (row.position !== position) continue
    const team = `${row.season}-${row.teamId}`
    smallest.set(team, Math.min(smallest.get(team) ?? Number.POSITIVE_INFINITY, row.round))
  }
  return average([...smallest.values()])
}

function expectSame(seasons: readonly Season[], players: 'all' | 'rookies'): number {
  const rows = listRows(seasons, players)
  const found = describeTendencies(openHistory({ seasons }))
  const owners = new Set(rows.flatMap(({ owner }) => owner ?? []))
  expect(new Set(found.map(({ key }) => key))).toEqual(owners)
  let compared = 0
  for (const { key, seasons: years, tendencies } of found) {
    const own = rows.filter(({ owner }) => owner === key)
    expect(years).toEqual([...new Set(own.map(({ season }) => season))].sort())
    expect(tendencies === null).toBe(years.length < 3)
    if (!tendencies) continue
    const all = rows.filter(({ season }) => years.includes(season))
    expect(tendencies.picks).toBe(own.length)
    for (const one of tendencies.positions) {
      const count = (list: readonly Row[]) => list.filter(({ position }) => position === one.position).length
      expect(one.share).toBeCloseTo(count(own) / own.length, 10)
      expect(one.leagueShare).toBeCloseTo(count(all) / all.length, 10)
      for (const [figure, list] of [
        [one.firstRound, own],
        [one.leagueFirstRound, all],
      ] as const) {
        const again = firstRound(list, one.position)
        if (again === null) expect(figure).toBeNull()
        else expect(figure).toBeCloseTo(again, 10)
      }
      compared++
    }
    expect(tendencies.positions.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1, 10)
    for (const { nflTeam, picks, expected } of tendencies.nflTeams) {
      const again = years.map((year) => {
        const of = (list: readonly Row[]) => list.filter(({ season }) => season === year)
        const share = of(all).filter((row) => row.nflTeam === nflTeam).length / of(all).length
        return share * of(own).length
      })
      expect(picks).toBe(own.filter((row) => row.nflTeam === nflTeam).length)
      expect(expected).toBeCloseTo(
        again.reduce((total, value) => total + value, 0),
        10,
      )
      expect(picks).toBeGreaterThanOrEqual(Math.max(3, 2 * expected - 1e-9))
    }
  }
  expectUsual(seasons, rows)
  return compared
}

function expectUsual(seasons: readonly Season[], all: readonly Row[]): void {
  const { seasons: years, positions } = findUsualPicks(openHistory({ seasons }))
  const teams = seasons.toSorted((a, b) => b.season - a.season)[0]?.teams.length
  const rows = all.filter((row) => row.teams === teams)
  expect(years).toEqual([...new Set(rows.map(({ season }) => season))].sort())
  for (const { position, overallPicks } of positions)
    for (const [index, place] of overallPicks.entries()) {
      const places = years.flatMap((year) => {
        const own = rows.filter((row) => row.season === year && row.position === position)
        return own.map(({ overallPick }) => overallPick).sort((a, b) => a - b)[index] ?? []
      })
      expect(place).toBeCloseTo(average(places) ?? Number.NaN, 10)
    }
}

const kinds = ['QB', 'RB', 'WR', 'TE'] as const
const nflTeams = ['CHI', 'GB', 'DET']

/** A draft of three teams: the positions and NFL teams of its picks. */
const anyDraft = fc.array(fc.tuple(fc.nat(3), fc.nat(2)), { minLength: 3, maxLength: 15 })

describe('tendencies', () => {
  it('equal a second computation of any drafts', () => {
    fc.assert(
      fc.property(fc.array(anyDraft, { minLength: 1, maxLength: 5 }), (drafts) => {
        const seasons = drafts.map((picks, index) =>
          finishedSeason(2020 + index, index % 2 === 0 ? ['ann', 'bob', 'cem'] : ['bob', 'ann', 'dia'], [], {
            players: picks.map(([kind, team], place) =>
              player(place + 1, kinds[kind] ?? 'QB', [], { nflTeam: nflTeams[team] ?? null }),
            ),
            picks: picks.map((_, place) => pick(place + 1, Math.floor(place / 3) + 1, (place % 3) + 1, place + 1)),
          }),
        )
        expectSame(seasons, 'all')
      }),
      { numRuns: runs(60, 1000) },
    )
  })
})

const root = (host: HostName) => resolve(`../shared/${host}/leagues`)
const recorded = [
  { host: 'espn', players: 'all', years: [2021, 2023, 2024], idOf: () => '900001' },
  {
    host: 'sleeper',
    players: 'rookies',
    years: [2021, 2022, 2023, 2024, 2026],
    idOf: (season: number) => `9100${season}0000000001`,
  },
] as const

describe.skipIf(!existsSync(root('espn')) || !existsSync(root('sleeper')))('tendencies of recorded drafts', () => {
  it.each(recorded)('equal a second computation at $host', async ({ host, players, years, idOf }) => {
    const source = await openHosts({ espn: {}, sleeper: {} })(host)
    const seasons = await Promise.all(
      years.map(async (season) => {
        const leagueId = idOf(season)
        const folder = openRawFolder(join(root(host), String(season), leagueId))
        return judgeSeason(await source.readSeason(folder, { leagueId, season }))
      }),
    )
    expect(expectSame(seasons, players)).toBeGreaterThan(20)
  })
})
