/** The rule lab's response: demo seasons scored again, and read back as it was. */
import { describe, expect, it } from 'vitest'
import { demoLeagues, demoSeasons } from '../../demo/index.ts'
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

  it('of a host that may not list every rule keeps what does not follow from those listed, and says so', () => {
    const yahoo = smallSeason({ host: 'yahoo' })
    const weeks = smallStatistics.weeks.map(({ week, players }) => ({
      week,
      players:
        week === 2
          ? players.map(([id = 0, ...pairs], at) => (at < 2 ? [id, ...pairs, 0, 500] : [id, ...pairs]))
          : players,
    }))
    const response = handleLab({ season: yahoo, context, statistics: { ...smallStatistics, weeks } }, parameters)
    expect(response.scoring).toMatchObject({ unavailable: null, playerWeeks: 27, reproduced: 25 })
    expect(response.scoring.unlisted).toBe(
      'The league’s rules differ from those that Yahoo lists: 2 of 27 official player scores don’t follow from them and stay as they are.',
    )
    const amounts = response.players.map(({ weeks }) => weeks.find(([week]) => week === 2)?.length)
    expect(amounts.filter((length) => length === 2)).toHaveLength(2)
    expect(response.players.flatMap(({ weeks }) => weeks).filter(({ length }) => length > 2).length).toBeGreaterThan(20)
    // Every rule worth nothing: only those two score.
    const nothing = Object.fromEntries(response.scoring.rules.map(({ statistic }) => [statistic, 0]))
    const read = readLabSeason(asInBrowser(response))
    const { season } = applyRules(read.season, read.statistics, { ...noRules, scoring: nothing })
    const left = season.players.flatMap(({ weeks }) => weeks.filter(({ points }) => points !== 0))
    expect(left.map(({ week }) => week)).toEqual([2, 2])
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
