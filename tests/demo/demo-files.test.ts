import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import { slot } from '../../demo/league-plan.ts'
import { rosterLimit } from '../../demo/league-state.ts'
import { shapeLeague } from '../../demo/shape/league-file.ts'
import { shapePlayers } from '../../demo/shape/players-file.ts'
import { shapeProSchedule } from '../../demo/shape/pro-schedule-file.ts'
import { shapeTransactions } from '../../demo/shape/transactions-file.ts'
import { shapeWeek } from '../../demo/shape/week-file.ts'
import { demoSeason, draftedSeasons, finishedSeasons, titled } from './played-demo.ts'

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const leagues = demoLeagues.map((demo) => ({ ...demo, files: demo.generate() }))
const espnLeagues = leagues.filter(({ host }) => host === 'espn')

const weeksOf = (season: (typeof draftedSeasons)[number]) =>
  Array.from({ length: season.plan.currentWeek }, (_, index) => index + 1)

/** Both sides of every matchup in a week's file, or all teams of its round. */
const sidesOf = (file: ReturnType<typeof shapeWeek>) =>
  file.schedule.flatMap((row) =>
    'teams' in row ? row.teams : [row.home, ...('away' in row && row.away ? [row.away] : [])],
  )
const matchupsOf = <Row extends object>(schedule: readonly Row[]) =>
  schedule.filter((row): row is Exclude<Row, { teams: unknown }> => !('teams' in row))

const cents = (points: number) => Math.round(points * 100)

describe('the demo leagues', () => {
  it('are the same bytes every time, in any order', () => {
    const one = leagues.map(({ files }) => hash(files))
    const again = demoLeagues.toReversed().map((league) => hash(league.generate()))
    expect(again.toReversed()).toEqual(one)
    expect(new Set(one).size).toBe(8)
  })

  it('are numbered 101 to 106 at ESPN, and one is at Sleeper and one at Yahoo', () => {
    expect(leagues.map(({ host, leagueId, season }) => [host, leagueId, season])).toEqual([
      ['espn', '101', 2025],
      ['espn', '102', 2025],
      ['espn', '103', 2026],
      ['espn', '104', 2026],
      ['espn', '105', 2026],
      ['espn', '106', 2026],
      ['sleeper', '100000000000000107', 2025],
      ['yahoo', '999000000301', 2025],
    ])
  })

  it('have the files of a raw folder, as many weeks as were played', () => {
    const weeks = espnLeagues.map(({ files }) => Object.keys(files).filter((name) => name.startsWith('scoring-period')))
    expect(weeks.map((names) => names.length)).toEqual([17, 17, 11, 0, 11, 11])
    expect(Object.keys(leagues[3]?.files ?? {})).toEqual(['league.json', 'players.json', 'pro-schedule.json'])
    expect(leagues[0]?.files).toHaveProperty(['transactions-01.json'])
  })

  it('survive JSON: no undefined, NaN or infinity in them', () => {
    for (const { files } of leagues) {
      expect(JSON.parse(JSON.stringify(files))).toStrictEqual(files)
    }
  })
})

describe.each(titled(draftedSeasons))('the weeks of %s', (_, season) => {
  const files = weeksOf(season).map((week) => shapeWeek(season, week))
  const isRunning = (file: (typeof files)[number]) =>
    season.plan.stage === 'running' && file.scoringPeriodId === season.plan.currentWeek

  it('give every side the sum of its starters, which is its pointsByScoringPeriod', () => {
    for (const file of files) {
      for (const side of sidesOf(file)) {
        const starters = side.rosterForCurrentScoringPeriod.entries.filter(
          ({ lineupSlotId }) => lineupSlotId !== slot.BENCH && lineupSlotId !== slot.IR,
        )
        const rows = starters.flatMap(({ playerPoolEntry }) =>
          playerPoolEntry.player.stats.filter((row) => row.statSourceId === 0),
        )
        const sum = rows.reduce((total, row) => total + cents(row.appliedTotal), 0)
        if (isRunning(file)) expect(side).not.toHaveProperty('pointsByScoringPeriod')
        else expect(cents(side.pointsByScoringPeriod?.[String(file.scoringPeriodId)] ?? Number.NaN)).toBe(sum)
      }
    }
  })

  it('total the weeks and the adjustment', () => {
    for (const side of files.filter((file) => !isRunning(file)).flatMap(sidesOf)) {
      const weeks = Object.values(side.pointsByScoringPeriod ?? {}).reduce((sum, points) => sum + cents(points), 0)
      expect(cents(side.totalPoints)).toBe(weeks + cents(side.adjustment))
    }
  })

  it('start players only in their slots and fill at most all slots', () => {
    const { lineupSlotCounts } = shapeLeague(season).settings.rosterSettings
    for (const side of files.flatMap(sidesOf)) {
      const used = new Map<number, number>()
      for (const { lineupSlotId, playerPoolEntry } of side.rosterForCurrentScoringPeriod.entries) {
        expect(playerPoolEntry.player.eligibleSlots).toContain(lineupSlotId)
        used.set(lineupSlotId, (used.get(lineupSlotId) ?? 0) + 1)
      }
      const onReserve = used.get(slot.IR) ?? 0
      expect(onReserve).toBeLessThanOrEqual(season.plan.injuredReserveSlots)
      expect(side.rosterForCurrentScoringPeriod.entries.length - onReserve).toBeLessThanOrEqual(
        rosterLimit(season.plan),
      )
      const starting = [...used].filter(([slotId]) => slotId !== slot.BENCH && slotId !== slot.IR)
      for (const [slotId, count] of starting) expect(count).toBeLessThanOrEqual(lineupSlotCounts[slotId] ?? 0)
    }
  })

  it('have every player on one team at most, and all teams', () => {
    for (const file of files) {
      const sides = sidesOf(file)
      const players = sides.flatMap((side) => side.rosterForCurrentScoringPeriod.entries.map((entry) => entry.playerId))
      expect(new Set(players).size).toBe(players.length)
      const isIn = (teamId: number) =>
        !season.rounds.some(
          ({ eliminatedTeamId, period }) => eliminatedTeamId === teamId && period < file.scoringPeriodId,
        )
      expect(sides.map((side) => side.teamId).sort((a, b) => a - b)).toEqual(
        season.plan.managers.map((manager) => manager.teamId).filter(isIn),
      )
    }
  })

  it('give a bye no actual row and a projection of 0, and a defense on bye no row at all', () => {
    const byes = files.flatMap((file) =>
      sidesOf(file).flatMap((side) =>
        side.rosterForCurrentScoringPeriod.entries.filter(
          ({ playerId }) => season.playerScores.week(playerId, file.scoringPeriodId)?.game === null,
        ),
      ),
    )
    expect(byes.length).toBeGreaterThan(40)
    for (const { playerId, playerPoolEntry } of byes) {
      const rows = playerPoolEntry.player.stats.map((row) => [row.statSourceId, row.appliedTotal])
      expect(rows).toEqual(playerId < 0 ? [] : [[1, 0]])
    }
  })

  it('show only moves of the league: every roster follows from the previous one', () => {
    for (const week of weeksOf(season).slice(1)) {
      const moves = shapeTransactions(season, week).transactions.filter(({ status }) => status === 'EXECUTED')
      for (const { teamId } of season.plan.managers) {
        const roster = new Set(season.lineups[week - 2]?.get(teamId)?.keys())
        for (const { type, playerId, fromTeamId, toTeamId } of moves.flatMap((move) => move.items)) {
          if (type === 'LINEUP') continue
          if (fromTeamId === teamId) expect(roster.delete(playerId)).toBe(true)
          if (toTeamId === teamId) roster.add(playerId)
        }
        expect([...(season.lineups[week - 1]?.get(teamId)?.keys() ?? [])].sort()).toEqual([...roster].sort())
      }
    }
  })

  it('list every player who ever appears in them', () => {
    const known = new Set(shapePlayers(season).players.map(({ id }) => id))
    const seen = files.flatMap((file) =>
      sidesOf(file).flatMap((side) => side.rosterForCurrentScoringPeriod.entries.map((entry) => entry.playerId)),
    )
    expect(seen.filter((playerId) => !known.has(playerId))).toEqual([])
  })
})

describe.each(titled(draftedSeasons))('the players of %s', (_, season) => {
  const { players } = shapePlayers(season)

  it('have a season row that is the sum of their weeks', () => {
    for (const { player } of players) {
      const season0 = player.stats.find((row) => row.statSplitTypeId === 0 && row.statSourceId === 0)
      const weeks = player.stats.filter((row) => row.statSplitTypeId === 1 && row.statSourceId === 0)
      const sum = weeks.reduce((total, row) => total + cents(row.appliedTotal), 0)
      expect(cents(season0?.appliedTotal ?? Number.NaN)).toBe(sum)
    }
  })

  it('match their stats in the league’s own scoring items', () => {
    const items = shapeLeague(season).settings.scoringSettings.scoringItems
    const worth = new Map(items.map((item) => [String(item.statId), item.pointsOverrides?.['16'] ?? item.points]))
    const rows = players.flatMap(({ player }) => player.stats).filter((row) => row.statSourceId === 0)
    for (const row of rows) {
      const points = Object.entries(row.stats).reduce((sum, [stat, amount]) => sum + amount * (worth.get(stat) ?? 0), 0)
      expect(row.appliedTotal).toBeCloseTo(points, 2)
    }
  })
})

describe('the running league 103', () => {
  const season = demoSeason(103)

  it('has Thursday’s points in week 11 and no winner', () => {
    const file = shapeWeek(season, 11)
    expect(matchupsOf(file.schedule).every(({ winner }) => winner === 'UNDECIDED')).toBe(true)
    const sides = sidesOf(file)
    expect(sides.every((side) => side.totalPoints === 0)).toBe(true)
    const rows = sides
      .flatMap((side) => side.rosterForCurrentScoringPeriod.entries)
      .flatMap(({ playerPoolEntry }) => playerPoolEntry.player.stats)
      .filter((row) => row.statSourceId === 0)
    expect(rows.length).toBeGreaterThan(0)
    const games = rows.map((row) => row.proTeamId)
    expect(new Set(games).size).toBe(2)
  })

  it('plays weeks 12 to 14 later and has no final ranks', () => {
    const { schedule, status, teams } = shapeLeague(season)
    expect(status).toMatchObject({ currentMatchupPeriod: 11, latestScoringPeriod: 11, finalScoringPeriod: 17 })
    expect(
      matchupsOf(schedule)
        .filter(({ matchupPeriodId }) => matchupPeriodId > 11)
        .every(({ home }) => home.totalPoints === 0),
    ).toBe(true)
    expect(teams.every(({ rankCalculatedFinal }) => rankCalculatedFinal === 0)).toBe(true)
  })

  it('spends no more than 200 dollars a team', () => {
    const { picks } = shapeLeague(season).draftDetail
    for (const { teamId } of season.plan.managers) {
      const bids = picks.filter((pick) => pick.teamId === teamId).map((pick) => pick.bidAmount)
      expect(bids).toHaveLength(16)
      expect(Math.min(...bids)).toBeGreaterThanOrEqual(1)
      expect(bids.reduce((sum, bid) => sum + bid, 0)).toBeLessThanOrEqual(200)
    }
  })
})

describe('ESPN’s own words on a running season', () => {
  it.each(['103', '105'])('forecast the playoffs in league %s', (id) => {
    const season = demoSeason(Number(id))
    const chances = shapeLeague(season).teams.map((team) => ('currentSimulationResults' in team ? team : null))
    const playoffs = chances.reduce((sum, team) => sum + (team?.currentSimulationResults?.playoffPct ?? Number.NaN), 0)
    expect(playoffs).toBeCloseTo(season.plan.playoffTeamCount, 6)
  })

  it('are silent once a season is over', () => {
    const { teams } = shapeLeague(demoSeason(101))
    expect(teams.some((team) => 'currentSimulationResults' in team)).toBe(false)
  })
})

describe('the median league 105', () => {
  const { teams, settings, draftDetail } = shapeLeague(demoSeason(105))

  it('counts two results a week, half of all against the median', () => {
    expect(settings.scoringSettings).toMatchObject({ scoringEnhancementType: 'WIN_BONUS_TOP_HALF' })
    for (const { record } of teams) {
      const { wins = 0, losses = 0, ties = 0 } = record.overall ?? {}
      expect(wins + losses + ties).toBe(2 * 10)
    }
    expect(teams.reduce((sum, { record }) => sum + (record.overall?.wins ?? 0), 0)).toBe((5 + 5) * 10)
  })

  it('keeps a player per team', () => {
    const kept = draftDetail.picks.filter(({ keeper }) => keeper)
    expect(new Set(kept.map(({ teamId }) => teamId)).size).toBe(10)
  })
})

describe('the elimination league 106', () => {
  const season = demoSeason(106)
  const { schedule, teams } = shapeLeague(season)
  const rounds = schedule.flatMap((row) => ('teams' in row ? [row] : []))

  it('has rounds only, each with one team less: the lowest of the round before', () => {
    expect(rounds).toHaveLength(schedule.length)
    expect(rounds.map((round) => round.teams.length)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
    for (const { matchupPeriodId, teams: sides } of rounds.slice(0, -1)) {
      const out = sides.find(({ eliminationMatchupPeriod }) => eliminationMatchupPeriod === matchupPeriodId)
      expect(out?.totalPoints).toBe(Math.min(...sides.map(({ totalPoints }) => totalPoints)))
      expect(teams.find(({ id }) => id === out?.teamId)).toMatchObject({
        eliminationMatchupPeriod: matchupPeriodId,
        roster: { entries: [] },
      })
    }
  })
})

describe('the undrafted league 104', () => {
  it('has 14 named teams and a pick for each in every round, of player −1', () => {
    const { draftDetail, teams, status, scoringPeriodId } = shapeLeague(demoSeason(104))
    expect(new Set(teams.map(({ name }) => name)).size).toBe(14)
    expect(draftDetail.drafted).toBe(false)
    expect(draftDetail.picks).toHaveLength(15 * 14)
    expect(new Set(draftDetail.picks.map(({ playerId }) => playerId))).toEqual(new Set([-1]))
    expect([scoringPeriodId, status.latestScoringPeriod]).toEqual([0, 0])
  })
})

describe('the superflex league 102', () => {
  const { settings, schedule, teams, draftDetail, members } = shapeLeague(demoSeason(102))

  it('plays two-week playoff rounds, the last of them listed backwards', () => {
    expect(settings.scheduleSettings.matchupPeriods).toMatchObject({ 13: [13], 14: [14, 15], 15: [17, 16] })
    const final = matchupsOf(schedule).find(({ matchupPeriodId }) => matchupPeriodId === 15)
    expect(Object.keys(final?.home.pointsByScoringPeriod ?? {})).toEqual(['16', '17'])
  })

  it('has one tie, a commissioner’s adjustment of −5 and two teams with two owners', () => {
    expect(matchupsOf(schedule).filter(({ winner }) => winner === 'TIE')).toHaveLength(1)
    const adjusted = sidesOf(shapeWeek(demoSeason(102), 4)).filter(({ adjustment }) => adjustment !== 0)
    expect(adjusted.map(({ teamId, adjustment }) => [teamId, adjustment])).toEqual([[9, -5]])
    expect(teams.filter(({ owners }) => owners.length === 2)).toHaveLength(2)
    expect(members).toHaveLength(12)
  })

  it('keeps two players per team', () => {
    const kept = draftDetail.picks.filter(({ keeper }) => keeper)
    expect(kept).toHaveLength(20)
    expect(new Set(kept.map(({ teamId }) => teamId)).size).toBe(10)
  })
})

describe.each(titled(finishedSeasons))('the records of %s', (_, season) => {
  const { teams, schedule, settings } = shapeLeague(season)

  it('have as many wins as losses and as many points for as against', () => {
    const overall = teams.map(({ record }) => record.overall)
    const sum = (of: (record: NonNullable<(typeof overall)[number]>) => number) =>
      overall.reduce((total, record) => total + (record ? of(record) : Number.NaN), 0)
    expect(sum(({ wins }) => wins)).toBe(sum(({ losses }) => losses))
    expect(cents(sum(({ pointsFor }) => pointsFor))).toBe(cents(sum(({ pointsAgainst }) => pointsAgainst)))
  })

  it('follow from the regular season’s totalPoints', () => {
    for (const { id, record } of teams) {
      const games = matchupsOf(schedule).filter(
        ({ matchupPeriodId }) => matchupPeriodId <= settings.scheduleSettings.matchupPeriodCount,
      )
      const own = games.flatMap(({ home, ...rest }) => {
        const away = 'away' in rest ? rest.away : undefined
        return [home, away].filter((side) => side?.teamId === id).map((side) => cents(side?.totalPoints ?? Number.NaN))
      })
      expect(own).toHaveLength(settings.scheduleSettings.matchupPeriodCount)
      expect(cents(record.overall?.pointsFor ?? Number.NaN)).toBe(own.reduce((sum, points) => sum + points, 0))
    }
  })

  it('seed and finally rank every team once, a playoff team first', () => {
    const order = teams.map((_, index) => index + 1)
    expect(teams.map(({ playoffSeed }) => playoffSeed).sort((a, b) => a - b)).toEqual(order)
    expect(teams.map(({ rankCalculatedFinal }) => rankCalculatedFinal).sort((a, b) => a - b)).toEqual(order)
    const champion = teams.find(({ rankCalculatedFinal }) => rankCalculatedFinal === 1)
    expect(champion?.playoffSeed).toBeLessThanOrEqual(settings.scheduleSettings.playoffTeamCount)
  })
})

describe('the PPR league 101', () => {
  it('rests seeds 1 and 2 in the first playoff round, as rows without an opponent', () => {
    const season = demoSeason(101)
    const byes = matchupsOf(shapeWeek(season, 15).schedule).filter((matchup) => !('away' in matchup))
    expect(byes.map(({ home }) => home.teamId)).toEqual(season.seeds.slice(0, 2))
    expect(byes.map(({ winner, playoffTierType }) => [winner, playoffTierType])).toEqual(
      Array(2).fill(['UNDECIDED', 'WINNERS_BRACKET']),
    )
  })
})

describe('the NFL schedule of the demo', () => {
  it('is recorded for both teams', () => {
    const { proTeams } = shapeProSchedule(demoSeason(101)).settings
    expect(proTeams).toHaveLength(33)
    for (const team of proTeams.filter(({ id }) => id > 0)) {
      expect(Object.keys(team.proGamesByScoringPeriod)).toHaveLength(17)
      for (const [week, games] of Object.entries(team.proGamesByScoringPeriod)) {
        const [game] = games
        const opponent = game?.homeProTeamId === team.id ? game.awayProTeamId : game?.homeProTeamId
        const theirs = proTeams.find(({ id }) => id === opponent)?.proGamesByScoringPeriod[week]
        expect(theirs).toEqual([game])
      }
    }
  })
})
