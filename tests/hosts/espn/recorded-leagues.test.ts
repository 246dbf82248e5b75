/** Real leagues, compared with ESPN's own sums. Skipped without recorded responses. */
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import type { Matchup } from '../../../src/domain/season.ts'
import { isStartingSlot } from '../../../src/domain/vocabulary.ts'
import { createEspnHttp, fetchLeagueSeason, readEspnSeason } from '../../../src/hosts/espn/index.ts'
import { openRawFolder } from '../../../src/storage/raw-folder.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { listMeetings, seedTeams } from '../../../src/verdict/seeding.ts'
import { firstOf } from '../../support/runs.ts'
import { startFakeEspn } from './fake-espn.ts'
import { openMemoryFolder } from './memory-folder.ts'
import { numbersOf } from './read-sketch.ts'

const root = resolve('../shared/espn/leagues')
const recorded = existsSync(root)
  ? readdirSync(root).flatMap((season) => readdirSync(join(root, season)).map((id) => ({ season, id })))
  : []

describe.skipIf(recorded.length === 0)('recorded leagues', () => {
  describe.each(firstOf(1, recorded))('$season/$id', ({ season: year, id }) => {
    let season: HostSeason
    beforeAll(async () => {
      season = await readEspnSeason(openRawFolder(join(root, year, id)), { espnLeagueId: Number(id) })
    })

    it('adds up to ESPN’s points of every side and week, to the cent', () => {
      let compared = 0
      for (const lineup of season.lineups) {
        const side = sidesOf(season).find(
          ({ teamId, weeks }) => teamId === lineup.teamId && weeks.includes(lineup.week),
        )
        const byHost = side?.pointsByWeek.find(({ week }) => week === lineup.week)
        expect([lineup.week, lineup.teamId, cents(startersOf(season, lineup.week, lineup.teamId))]).toEqual([
          lineup.week,
          lineup.teamId,
          cents(byHost?.points ?? Number.NaN),
        ])
        compared++
      }
      expect(compared).toBe(season.lineups.length)
      expect(compared).toBeGreaterThanOrEqual(20)
    })

    it('adds up to ESPN’s records, to the cent', () => {
      for (const team of season.teams) {
        const regular = judgeSeason(season).matchups.filter(({ kind, away }) => kind === 'regular' && away)
        const record = { wins: 0, losses: 0, ties: 0, pointsFor: 0, pointsAgainst: 0 }
        for (const { home, away, winner } of regular) {
          const own = home.teamId === team.id ? home : away?.teamId === team.id ? away : null
          if (!own) continue
          const other = own === home ? away : home
          if (winner === 'tie') record.ties++
          else if ((winner === 'home') === (own === home)) record.wins++
          else record.losses++
          record.pointsFor += cents(own.points ?? 0)
          record.pointsAgainst += cents(other?.points ?? 0)
        }
        const byHost = team.recordByHost
        expect(record).toEqual({
          ...byHost,
          pointsFor: cents(byHost?.pointsFor ?? 0),
          pointsAgainst: cents(byHost?.pointsAgainst ?? 0),
        })
      }
    })

    it('warns once about unknown season points of drafted players', () => {
      expect(season.warnings.filter(({ source }) => source === 'players.json')).toHaveLength(1)
      expect(season.players.every(({ coverage }) => coverage === 'rostered-weeks')).toBe(true)
    })

    it('has ESPN’s seeds as regular-season ranks, and the seeding rule gives the same', () => {
      const seeds = season.teams.toSorted((a, b) => Number(a.playoffSeed) - Number(b.playoffSeed)).map(({ id }) => id)
      const judged = judgeSeason(season)
      expect(judged.table.map(({ teamId }) => teamId)).toEqual(seeds)
      expect(judged.seeds.order).toEqual(seeds)
      expect(seedTeams(judged, judged.table, listMeetings(judged)).map(({ teamId }) => teamId)).toEqual(seeds)
      expect(judged.verdictNotes).toEqual([])
    })

    it('has about as many trades as ESPN counts, and none twice', async () => {
      const [league] = [await openRawFolder(join(root, year, id)).read('league.json')].flat() as {
        teams: { transactionCounter?: { trades?: number } }[]
      }[]
      const trades = season.transactions.filter(({ kind, status }) => kind === 'trade' && status === 'executed')
      const counts = league?.teams.map(({ transactionCounter }) => transactionCounter?.trades ?? 0) ?? []
      const byHost = counts.reduce((sum, count) => sum + count, 0) / 2
      expect(season.areMovesKnown).toBe(season.transactions.length > 0)
      if (season.areMovesKnown) expect(Math.abs(trades.length - byHost)).toBeLessThanOrEqual(3)
      const arrivals = trades.flatMap(({ week, items }) =>
        items.filter(({ action }) => action === 'trade').map(({ player, toTeamId }) => `${week}/${player}/${toTeamId}`),
      )
      expect(new Set(arrivals).size).toBe(arrivals.length)
    })

    it('is read again byte by byte', async () => {
      const again = await readEspnSeason(openRawFolder(join(root, year, id)), {
        espnLeagueId: Number(id),
        numbers: numbersOf(season),
      })
      expect(JSON.stringify(again) === JSON.stringify(season)).toBe(true)
    })

    it('has every pick, every team final, and no record set aside', () => {
      const { status, finalRanks } = judgeSeason(season)
      expect(status.phase).toBe('complete')
      expect(finalRanks).toEqual(new Map(season.teams.map(({ id, finalRank }) => [id, finalRank])))
      expect(season.teams.map(({ finalRank }) => finalRank).sort((a, b) => Number(a) - Number(b))).toEqual(
        season.teams.map((_, index) => index + 1),
      )
      expect(season.drafts[0]?.picks.map(({ overallPick }) => overallPick)).toEqual(
        season.drafts[0]?.picks.map((_, index) => index + 1),
      )
      expect(season.warnings.filter(({ message }) => /left out|add up/.test(message))).toEqual([])
    })

    it('plays its brackets through as ESPN names them', async () => {
      const raw = openRawFolder(join(root, year, id))
      const withoutTiers = {
        ...raw,
        read: async (name: string) => {
          const json = await raw.read(name)
          return json === null ? null : JSON.parse(JSON.stringify(json).replaceAll('"playoffTierType"', '"was"'))
        },
      }
      const derived = await readEspnSeason(withoutTiers, { espnLeagueId: Number(id) })
      expect(derived.matchups.every(({ kind }) => kind === null)).toBe(true)
      expect(judgeSeason(derived).matchups.map(({ id: matchup, kind }) => [matchup, kind])).toEqual(
        judgeSeason(season).matchups.map(({ id: matchup, kind }) => [matchup, kind]),
      )
    })
  })

  it('come over HTTP as from their folder', async () => {
    const folder = openRawFolder(join(root, '2024', '900001'))
    const espn = await startFakeEspn({ leagues: new Map([['2024/900001', folder]]) })
    const saved = openMemoryFolder()
    const http = createEspnHttp({ baseUrl: espn.baseUrl })
    const season = await fetchLeagueSeason(http, () => saved, { espnLeagueId: 900001, latestSeason: 2025 })
    await espn.close()
    const { warnings, ...fromFolder } = await open(2024, 900001)
    expect(season).toMatchObject(fromFolder)
    const refused = / \(ESPN refused with status 404: “Not Found”\)/
    expect(season.warnings.map(({ message }) => message.replace(refused, ''))).toEqual(
      warnings.map(({ message }) => message),
    )
    // Next year's league (not there), the league, 17 weeks, the NFL schedule, both views of the players (refused).
    expect(espn.requests).toHaveLength(2 + 17 + 1 + 2)
    expect(espn.mostInFlight).toBe(2)
  })

  const open = (year: number, id: number) =>
    readEspnSeason(openRawFolder(join(root, String(year), String(id))), { espnLeagueId: id })

  it('2021: adjustments, champion, highest week, best bench', async () => {
    const season = await open(2021, 900001)
    const adjusted = sidesOf(season).filter(({ adjustment }) => adjustment !== 0)
    expect(adjusted.map(({ teamId, adjustment, weeks }) => [weeks[0], teamId, adjustment])).toEqual([
      [2, 1, 10.94],
      [2, 11, 13.3],
      [4, 1, -1],
    ])
    expect(wordFinal(season)).toBe('7 beats 11, 118.6 to 102.44')
    expect(highestWeek(season)).toEqual([218.72, 5, 8])
    const benches = season.lineups.flatMap(({ week, teamId, entries }) =>
      entries
        .filter(({ slot }) => slot === 'BENCH')
        .map(({ player }): [number, number, number] => [pointsOf(season, player, week), week, teamId]),
    )
    expect(benches.sort(([a], [b]) => b - a)[0]).toEqual([39.64, 2, 1])
  })

  it('2023: a tie at nothing, champion, narrowest win, players who changed NFL teams', async () => {
    const season = await open(2023, 900001)
    const tie = judgeSeason(season).matchups.find(({ winner }) => winner === 'tie')
    expect(tie).toMatchObject({ weeks: [14], home: { points: 0 }, away: { points: 0 }, status: 'final' })
    expect([tie?.home.teamId, tie?.away?.teamId].sort((a, b) => Number(a) - Number(b))).toEqual([3, 11])
    const bench = season.lineups.find(({ week, teamId }) => week === 14 && teamId === 11)?.entries ?? []
    expect(cents(bench.reduce((sum, { player }) => sum + pointsOf(season, player, 14), 0))).toBe(20324)
    expect(wordFinal(season)).toBe('1 beats 3, 194.74 to 124.18')
    expect(narrowestWin(season)).toEqual([0.36, 7])
    const moved = season.lineups.flatMap(({ week, entries }) =>
      entries.flatMap(({ player }) => {
        const known = season.players[player - 1]
        const team = known?.weeks.find((played) => played.week === week)?.nflTeam
        return team && team !== known?.nflTeam ? [player] : []
      }),
    )
    expect(moved.length).toBeGreaterThan(300)
    expect(season.teams.find(({ id }) => id === 4)?.ownerNames).toEqual(['Manager 13', 'Manager 11'])
  })

  it('2024: a tie, champion, highest week, narrowest win, the real NFL schedule', async () => {
    const season = await open(2024, 900001)
    const tie = judgeSeason(season).matchups.find(({ winner }) => winner === 'tie')
    expect([tie?.weeks, tie?.home.points, tie?.away?.points]).toEqual([[5], 103.66, 103.66])
    expect(wordFinal(season)).toBe('4 beats 5, 148.74 to 134.58')
    expect(highestWeek(season)).toEqual([197.68, 3, 11])
    expect(narrowestWin(season)).toEqual([0.04, 2])
    const teams = Object.entries(season.nflSchedule ?? {})
    expect(teams).toHaveLength(32)
    for (const [team, games] of teams) {
      expect(games).toHaveLength(17)
      for (const { week, opponent, isHome, kickoff } of games) {
        expect(season.nflSchedule?.[opponent]?.find((game) => game.week === week)).toEqual({
          week,
          opponent: team,
          isHome: !isHome,
          kickoff,
        })
      }
    }
    // Recorded before the NFL had set these kickoffs.
    const withoutKickoff = teams.flatMap(([, games]) => games.filter(({ kickoff }) => !kickoff).map(({ week }) => week))
    expect(withoutKickoff.toSorted()).toEqual([...Array(10).fill(17), ...Array(32).fill(18)])
    const trades = season.transactions.filter(({ kind, status }) => kind === 'trade' && status !== 'failed')
    // Two that ESPN does not list are seen in the lineups.
    expect(trades.filter(({ id }) => !id.startsWith('rebuilt'))).toHaveLength(32)
    expect(trades).toHaveLength(34)
  })

  it('2020: superflex, keepers, reversed two-week rounds, lineups of two weeks', async () => {
    const season = await open(2020, 900002)
    expect(season.settings.matchupPeriods.slice(-2)).toEqual([
      { matchupPeriod: 13, weeks: [13, 14] },
      { matchupPeriod: 14, weeks: [15, 16] },
    ])
    expect(season.settings.lineupSlots).toContainEqual({ slot: 'OP', count: 1 })
    expect(wordFinal(season)).toBe('5 beats 9, 285.02 to 244.62')
    expect([1, 2, 3, 4].map((rank) => season.teams.find(({ finalRank }) => finalRank === rank)?.id)).toEqual([
      5, 9, 2, 6,
    ])
    expect(season.teams.find(({ id }) => id === 5)?.recordByHost).toMatchObject({
      wins: 9,
      losses: 3,
      ties: 0,
      pointsFor: 1619.74,
    })
    expect(season.drafts[0]?.picks.filter(({ isKeeper }) => isKeeper)).toHaveLength(104)
    expect(season.warnings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^The lineups of weeks 3 to 16 are missing/),
    )
    expect(judgeSeason(season).matchups.filter(({ status }) => status === 'final')).toHaveLength(70)
  })
})

function sidesOf(season: HostSeason) {
  return season.matchups.flatMap(({ home, away, weeks }) =>
    [home, away].flatMap((side) => (side ? [{ ...side, weeks }] : [])),
  )
}

function pointsOf(season: HostSeason, player: number, week: number): number {
  return season.players[player - 1]?.weeks.find((known) => known.week === week)?.points ?? 0
}

function startersOf(season: HostSeason, week: number, teamId: number): number {
  const lineup = season.lineups.find((known) => known.week === week && known.teamId === teamId)
  return (lineup?.entries ?? [])
    .filter(({ slot }) => isStartingSlot(slot))
    .reduce((sum, { player }) => sum + pointsOf(season, player, week), 0)
}

function wordFinal(season: HostSeason): string {
  const final = judgeSeason(season)
    .matchups.filter(({ kind }) => kind === 'winners-bracket')
    .at(-1)
  const [winner, loser] = final?.winner === 'home' ? [final.home, final.away] : [final?.away, final?.home]
  return `${winner?.teamId} beats ${loser?.teamId}, ${winner?.points} to ${loser?.points}`
}

function highestWeek(season: HostSeason): [points: number, week: number, teamId: number] {
  const weeks = sidesOf(season).map(({ points, weeks: [week], teamId }) => ({ points: points ?? 0, week, teamId }))
  const best = weeks.reduce((a, b) => (b.points > a.points ? b : a))
  return [best.points, best.week ?? 0, best.teamId]
}

function narrowestWin(season: HostSeason): [margin: number, week: number] {
  const margin = ({ home, away }: Matchup) => Math.abs(cents(home.points ?? 0) - cents(away?.points ?? 0))
  const wins = judgeSeason(season).matchups.filter(({ away, winner }) => away && winner !== 'tie')
  const closest = wins.reduce((a, b) => (margin(b) < margin(a) ? b : a))
  return [margin(closest) / 100, closest.weeks[0] ?? 0]
}

function cents(points: number): number {
  return Math.round(points * 100)
}
