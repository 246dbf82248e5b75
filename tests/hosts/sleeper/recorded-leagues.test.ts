/** Real leagues, compared with Sleeper's own figures. Skipped without recorded responses. */
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { computeStandings } from '../../../src/analytics/standings.ts'
import { teamWeekOf, weekScoreOf } from '../../../src/analytics/team-week.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import type { Matchup, Season } from '../../../src/domain/season.ts'
import { readSleeperSeason } from '../../../src/hosts/sleeper/index.ts'
import { openRawFolder } from '../../../src/storage/raw-folder.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { listMeetings, seedTeams } from '../../../src/verdict/seeding.ts'
import { expectResponses } from '../../handlers/expect-responses.ts'
import { firstOf } from '../../support/runs.ts'

const root = resolve('../shared/sleeper/leagues')
const recorded = existsSync(root)
  ? readdirSync(root).flatMap((year) => readdirSync(join(root, year)).map((id) => ({ year, id })))
  : []
const finished = recorded.filter(({ year }) => year < '2026')

/** Teams whose points Sleeper corrected after it had added up their potential points. */
const correctedLater: Record<string, number[]> = {
  '2021/910020210000000001': [3, 8, 11],
  '2023/910020230000000001': [4],
  '2024/910020240000000001': [11],
}
/** Seasons with every player in the list and known bench points. */
const hasAllPlayers = ({ year, id }: { year: string; id: string }) =>
  id.startsWith('9100') || (year === '2022' && id.startsWith('9200'))

const rawOf = ({ year, id }: { year: string; id: string }) => openRawFolder(join(root, year, id))
const readDocument = (league: { year: string; id: string }) =>
  readSleeperSeason(rawOf(league), { leagueId: league.id, season: Number(league.year) })
const read = async (league: { year: string; id: string }) => judgeSeason(await readDocument(league))

interface RosterFile {
  roster_id: number
  settings: Record<'wins' | 'losses' | 'ties' | 'ppts' | 'ppts_decimal' | 'rank', number>
}

describe.skipIf(recorded.length === 0)('recorded leagues', () => {
  describe.each(firstOf(1, finished))('$year/$id', (league) => {
    let document: HostSeason
    let season: Season
    let rosters: RosterFile[]
    beforeAll(async () => {
      document = await readDocument(league)
      season = judgeSeason(document)
      rosters = (await rawOf(league).read('rosters.json')) as RosterFile[]
    })

    it('has the records of Sleeper, and the points of the matchups', () => {
      for (const { roster_id, settings } of rosters) {
        const row = season.table.find(({ teamId }) => teamId === roster_id)
        const { wins, losses, ties } = settings
        expect(row).toMatchObject({ wins, losses, ties, byMatchups: null })
        const sides = season.matchups.flatMap(({ kind, home, away }) =>
          kind === 'regular' && away ? [home, away] : [],
        )
        const own = sides.filter(({ teamId }) => teamId === roster_id)
        expect(cents(row?.pointsFor)).toBe(own.reduce((sum, { points }) => sum + cents(points), 0))
      }
      expect(season.sources.records).toBe('byGames')
      expect(season.verdictNotes).toEqual([])
    })

    it('adds up to the score of every side and week, to the cent', () => {
      for (const { week, teamId } of season.lineups) {
        const side = sidesOf(season).find((one) => one.teamId === teamId && one.weeks.includes(week))
        if (!side) continue
        const score = side.pointsByWeek.find((points) => points.week === week)?.points
        expect([week, teamId, cents(weekScoreOf(season, teamId, week))]).toEqual([week, teamId, cents(score)])
      }
      expect(season.lineups.length).toBeGreaterThanOrEqual(168)
    })

    it.skipIf(!hasAllPlayers(league))('has Sleeper’s potential points as best lineups, to the cent', () => {
      const weeks = season.status.finalWeeks.filter((week) => week <= season.status.regularSeasonFinalWeek)
      const differing = rosters.filter(({ roster_id, settings }) => {
        const best = weeks.reduce(
          (sum, week) => sum + cents(teamWeekOf(season, roster_id, week)?.optimal.optimalPoints),
          0,
        )
        return best !== settings.ppts * 100 + settings.ppts_decimal
      })
      expect(differing.map(({ roster_id }) => roster_id)).toEqual(correctedLater[`${league.year}/${league.id}`] ?? [])
    })

    it('has the places of the brackets as final ranks', async () => {
      const { teams, isFinal } = computeStandings(season)
      expect(isFinal).toBe(true)
      const ranked = teams.map(({ team }) => team.id)
      const [winners, losers] = (await Promise.all(
        ['winners-bracket.json', 'losers-bracket.json'].map((file) => rawOf(league).read(file)),
      )) as { p?: number; w: number; l: number }[][]
      const isToiletBowl = league.id.startsWith('9100')
      for (const { p, w, l } of winners ?? []) if (p) expect([ranked[p - 1], ranked[p]]).toEqual([w, l])
      for (const { p, w, l } of losers ?? []) {
        if (!p) continue
        const pair = isToiletBowl ? [ranked[12 - p], ranked[11 - p]] : [ranked[5 + p], ranked[6 + p]]
        expect(pair).toEqual([w, l])
      }
    })

    it('seeds the teams as the brackets have them', async () => {
      const seedOf = (team: number) => season.seeds.order.indexOf(team) + 1
      const games = (await rawOf(league).read('winners-bracket.json')) as { r: number; t1: number; t2: number }[]
      const opening = games.filter(({ r }) => r === 1).map(({ t1, t2 }) => [seedOf(t1), seedOf(t2)].toSorted())
      expect(opening.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
        [3, 6],
        [4, 5],
      ])
      const ranks = rosters.filter(({ settings }) => settings.rank !== undefined)
      for (const { roster_id, settings } of ranks) expect(seedOf(roster_id)).toBe(settings.rank)
    })

    it('has the order that the seeding rules give', () => {
      const seeded = seedTeams(season, season.table, listMeetings(season))
      expect(seeded.map(({ teamId }) => teamId)).toEqual(season.seeds.order)
    })

    it('is played through by its rules as Sleeper drew it, game by game, to the same places', () => {
      const { playoffDraw, ...undrawn } = document
      const byRules = judgeSeason(undrawn).bracket
      expect(playoffDraw).toHaveLength(14)
      expect(byRules?.editedKinds).toEqual([])
      expect(byRules?.places).toEqual(computeStandings(season).teams.map(({ team }) => team.id))
      expect(season.bracket?.places).toEqual(byRules?.places)
    })

    it('finds the way to the title: three rounds of four, four and two teams that may still win it', () => {
      const games = season.matchups.filter(({ kind, away }) => kind === 'winners-bracket' && away)
      expect(games.map(({ weeks: [week] }) => (week ?? 0) - season.status.regularSeasonFinalWeek)).toEqual([
        1, 1, 2, 2, 3,
      ])
      const byes = season.matchups.filter(({ away, kind }) => away === null && kind === 'winners-bracket')
      expect(byes.map(({ home }) => season.seeds.seedOf.get(home.teamId)).sort()).toEqual([1, 2])
    })

    it('is reread byte by byte, whatever its players’ earlier numbers', async () => {
      const numbers = season.players.map(({ hostPlayerId, number }) => [hostPlayerId, number] as const)
      const again = await readSleeperSeason(rawOf(league), {
        leagueId: league.id,
        season: null,
        numbers: new Map(numbers.toReversed()),
      })
      expect(JSON.stringify(again) === JSON.stringify(document)).toBe(true)
    })

    it('matches the contract in every call', () => {
      expectResponses(season)
    })

    it('sets no record aside', () => {
      expect(season.warnings.filter(({ message }) => /left out/.test(message))).toEqual([])
    })
  })

  it('2022: failed claims keep their bids, picks and dollars change teams, the commissioner adds a player', async () => {
    const { transactions } = await read({ year: '2022', id: '910020220000000001' })
    const outbid = transactions.filter(({ failureReason }) => failureReason === 'outbid')
    expect(outbid.length).toBeGreaterThan(30)
    expect(outbid.every(({ bidDollars, items }) => bidDollars !== null && items.length > 0)).toBe(true)
    const trades = transactions.filter(({ kind }) => kind === 'trade')
    expect(trades.flatMap(({ draftPicks }) => draftPicks ?? []).length).toBeGreaterThan(10)
    expect(trades.flatMap(({ budgetDollars }) => budgetDollars ?? [])).toContainEqual({
      dollars: 30,
      fromTeamId: 11,
      toTeamId: 3,
    })
    const byCommissioner = transactions.filter(({ isByCommissioner }) => isByCommissioner)
    expect(byCommissioner.length).toBeGreaterThan(0)
    expect(byCommissioner.every(({ kind, status }) => kind === 'add' && status === 'executed')).toBe(true)
  })

  it('2021: a start-up draft of superflex, 2024: one of rookies in straight order', async () => {
    const startUp = await read({ year: '2021', id: '910020210000000001' })
    expect(startUp.drafts[0]?.picks).toHaveLength(276)
    expect(startUp.settings).toMatchObject({ draftType: 'snake', leagueType: 'dynasty' })
    expect(startUp.settings.lineupSlots).toContainEqual({ slot: 'OP', count: 1 })
    expect(startUp.settings.lineupSlots).toContainEqual({ slot: 'TAXI', count: 3 })
    const rookies = await read({ year: '2024', id: '910020240000000001' })
    expect(rookies.drafts[0]?.picks).toHaveLength(36)
    expect(rookies.settings.draftType).toBe('linear')
    const first = rookies.drafts[0]?.picks.filter(({ round }) => round === 1).map(({ pickInRound }) => pickInRound)
    expect(first).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('2026: a season before its first game', async () => {
    const season = await read({ year: '2026', id: '910020260000000001' })
    expectResponses(season)
    expect(season.status).toMatchObject({ phase: 'pre-season', currentWeek: 0, finalWeeks: [], finalWeek: 17 })
    expect(season.previousLeagueId).toBe('910020250000000001')
    expect(season.matchups).toHaveLength(84)
    expect(season.matchups.every(({ status, home }) => status === 'scheduled' && home.points === null)).toBe(true)
    expect(season).toMatchObject({ bracket: { editedKinds: [] }, seeds: { isFinal: false } })
    expect(season.finalRanks).toBeNull()
    const taxi = season.lineups.flatMap(({ entries }) => entries.filter(({ slot }) => slot === 'TAXI'))
    expect(taxi).toHaveLength(36)
  })

  it('2022: two teams whose rosters were swapped after the games of week 17 started nobody there', async () => {
    const season = await read({ year: '2022', id: '920020220000000001' })
    const optimal = season.teams.map(({ id }) => teamWeekOf(season, id, 17)?.optimal)
    expect(optimal.filter((lineup) => lineup?.actualPoints === 0)).toHaveLength(2)
    expect(optimal[5]).toMatchObject({ actualPoints: 0, optimalPoints: 88.66 })
  })

  it('2020: bench points are unknown, and so are the starters of two weeks', async () => {
    const season = await read({ year: '2020', id: '920020200000000001' })
    expect(season.lineups.every(({ isBenchUnknown }) => isBenchUnknown)).toBe(true)
    expect(season.lineups.map(({ week }) => week)).not.toContain(1)
    expect(season.areMovesKnown).toBe(false)
    expect(season.warnings.map(({ message }) => message)).toContainEqual(expect.stringMatching(/no bench points/))
  })

  it('has 53 empty slots less those of seasons that are not here', async () => {
    const seasons = await Promise.all(finished.map(read))
    const open = seasons.map(({ settings, lineups }) => {
      const slots = settings.lineupSlots.reduce(
        (sum, { slot, count }) => sum + (/BENCH|IR|TAXI/.test(slot) ? 0 : count),
        0,
      )
      const started = lineups.flatMap(({ entries }) => entries.filter(({ slot }) => !/BENCH|IR|TAXI/.test(slot)))
      return slots * lineups.length - started.length
    })
    expect(open.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(20)
  })
})

const cents = (points: number | null | undefined) => Math.round((points ?? 0) * 100)

function sidesOf(season: Season): (Matchup['home'] & { weeks: number[] })[] {
  return season.matchups.flatMap(({ home, away, weeks }) =>
    (away ? [home, away] : []).map((side) => ({ ...side, weeks })),
  )
}
