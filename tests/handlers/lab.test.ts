/** The rule lab's response: demo seasons scored again, and read back as it was. */
import { describe, expect, it } from 'vitest'
import { applyRules } from '../../src/analytics/lab/apply-rules.ts'
import { noRules } from '../../src/analytics/lab/lab-rules.ts'
import { planPlayoffWeeks } from '../../src/analytics/lab/plan-playoff-weeks.ts'
import { playPlayoffs } from '../../src/analytics/lab/play-playoffs.ts'
import { computeStandings } from '../../src/analytics/standings.ts'
import type { LabResponse } from '../../src/client/lab.ts'
import { lab as schema } from '../../src/contract/responses/lab.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleLab } from '../../src/handlers/lab.ts'
import { readLabSeason } from '../../src/handlers/lab-season.ts'
import { demoLeagues, demoSeasons } from '../../src/hosts/demo/index.ts'
import { openHosts } from '../../src/hosts/index.ts'
import { readOnlyFolder } from '../../src/hosts/shared/raw-files.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { smallSeason, smallStatistics } from '../analytics/lab/small-league.ts'
import { isSweep } from '../support/runs.ts'

const hosts = openHosts({ espn: {}, sleeper: {} })
const context = { seasons: [], asOf: null }
const parameters = { host: 'espn', leagueId: '4242', season: undefined } as const

const asInBrowser = (response: LabResponse): LabResponse => JSON.parse(JSON.stringify(response))

const standingsOf = (season: Season) =>
  computeStandings(season).teams.map(({ team, rank, seed, isChampion, regularSeason }) => ({
    id: team.id,
    rank,
    seed,
    isChampion,
    wins: regularSeason.wins,
    losses: regularSeason.losses,
    pointsFor: regularSeason.pointsFor,
  }))

describe.each(
  (isSweep ? demoSeasons : demoLeagues).map((demo) => [`${demo.host} ${demo.leagueId} ${demo.season}`, demo] as const),
)('the demo season %s', (_, demo) => {
  it('is reproduced by its own rules to the cent, and has the same table when it is read back', async () => {
    const source = await hosts(demo.host)
    const raw = readOnlyFolder(demo.generate())
    const season = judgeSeason(await source.readSeason(raw, { leagueId: demo.leagueId, season: demo.season }))
    const response = handleLab({ season, context, statistics: await source.readStatistics(raw) }, parameters)
    expect(schema.parse(response)).toEqual(response)
    const { scoring, unavailable } = response
    expect(scoring.reproduced).toBe(scoring.playerWeeks)
    if (season.lineups.length > 0) expect(scoring.playerWeeks).toBeGreaterThan(1000)
    if (unavailable !== null) return

    const read = readLabSeason(asInBrowser(response))
    expect(standingsOf(read.season)).toEqual(standingsOf(season))
    // A rule equal to the league's is computed, and changes nothing.
    const [rule] = scoring.rules.filter(
      ({ points, byPosition }) => points !== 0 && Object.keys(byPosition).length === 0,
    )
    if (!rule) throw new Error('A demo league scores something')
    const same = { ...noRules, scoring: { [rule.statistic]: rule.points } }
    expect(standingsOf(applyRules(read.season, read.statistics, same).season)).toEqual(standingsOf(season))

    if (season.status.phase !== 'complete') return
    // Played through again, the bracket ends as it did.
    const plan = planPlayoffWeeks(read.season, noRules)
    const played = playPlayoffs({
      season: read.season,
      rescored: read.season,
      seeds: season.seeds.order,
      plan,
      settings: read.season.settings,
    })
    expect(played.places?.[0]).toBe(season.title.championId)
    if (demo.host === 'espn') {
      const byRank = [...(season.finalRanks ?? [])].sort(([, a], [, b]) => a - b).map(([id]) => id)
      expect(played.places).toEqual(byRank)
    }
  })
})

describe('a season whose statistics do not give its scores', () => {
  it('is not rescored beyond one in a hundred, and reports the number', () => {
    const season = smallSeason()
    const twice = smallStatistics.scoring.map((rule) => (rule.statistic === '3' ? { ...rule, points: 0.2 } : rule))
    const { scoring, players } = handleLab(
      { season, context, statistics: { ...smallStatistics, scoring: twice } },
      parameters,
    )
    expect(scoring).toMatchObject({ playerWeeks: 27, reproduced: 15, statistics: [] })
    expect(scoring.unavailable).toBe(
      'ESPN’s stats don’t add up to 12 of 24 starters’ scores, so we can’t re-score this season.',
    )
    expect(players[0]?.weeks[0]).toEqual([1, 20])
  })

  it('has games and lineups without statistics, with the reason', () => {
    const { scoring, lineupsUnavailable } = handleLab({ season: smallSeason(), context }, parameters)
    expect(scoring.unavailable).toMatch(/^This league was loaded without player stats for 2025/)
    expect(lineupsUnavailable).toBeNull()
    const scoresOnly = handleLab(
      { season: smallSeason({ lineups: [] }), context, statistics: smallStatistics },
      parameters,
    )
    expect(scoresOnly.scoring.unavailable).toBe('We have only scores for 2025, not who played for whom.')
    expect(scoresOnly.lineupsUnavailable).toBe('We have only scores for 2025, not lineups.')
  })
})
