/** Matchups, teams and the draft, each oddity in a league that fits a sheet of paper. */
import { describe, expect, it } from 'vitest'
import { buildEspnLeague, getAt, setAt, startersOf } from './build-espn-league.ts'
import { build, judge, judgeSketch, read } from './read-sketch.ts'

describe('matchups', () => {
  it('keep a fraction of a hundredth that decided them', async () => {
    const files = buildEspnLeague()
    const points = Number(getAt(files['league.json'], 'schedule[0].home.totalPoints'))
    setAt(files['league.json'], 'schedule[0].home.totalPoints', points + 0.004)
    setAt(files['league.json'], 'schedule[0].away.totalPoints', points + 0.001)
    setAt(files['league.json'], 'schedule[0].winner', 'HOME')
    const [matchup] = (await read(files)).matchups
    expect(matchup).toMatchObject({ home: { points: points + 0.004 }, away: { points: points + 0.001 } })
  })

  it('count against a team that left the league, and are left out where nobody is in it', async () => {
    const files = buildEspnLeague()
    const home = Number(getAt(files['league.json'], 'schedule[0].home.teamId'))
    setAt(files['league.json'], 'schedule[0].away.teamId', 77)
    for (const side of ['home', 'away'])
      setAt(files['league.json'], `schedule[1].${side}.teamId`, side === 'home' ? 78 : 79)
    const { matchups, warnings } = await read(files)
    expect(matchups[0]).toMatchObject({ home: { teamId: home }, away: { teamId: 77 } })
    expect(matchups.some(({ home: one }) => one.teamId === 78)).toBe(false)
    expect(warnings.map(({ message }) => message)).toContain(
      'A matchup was skipped: it lists a team that isn’t in the league.',
    )
  })

  it('take a missing total from the weeks’ points, and are unknown without them', async () => {
    const files = buildEspnLeague()
    const [whole] = (await read(files)).matchups
    setAt(files['league.json'], 'schedule[0].home.totalPoints', null)
    expect((await read(files)).matchups[0]?.home).toEqual(whole?.home)
    setAt(files['league.json'], 'schedule[0].home.pointsByScoringPeriod', null)
    files['scoring-period-01.json'] = undefined as never
    const [game] = (await read(files)).matchups
    expect(game?.home).toMatchObject({ points: null, pointsByWeek: [] })
    expect(game?.winner).toBe(whole?.winner)
  })

  it('have ESPN’s own live projection while they are played', async () => {
    const files = buildEspnLeague({ latestWeek: 1 })
    for (const [index, winner] of ['HOME', 'UNDECIDED'].entries()) {
      setAt(files['league.json'], `schedule[${index}].winner`, winner)
      setAt(files['league.json'], `schedule[${index}].home.totalProjectedPointsLive`, 98.437)
    }
    const [final, running] = (await read(files)).matchups
    expect([final?.home.hostProjection, running?.home.hostProjection]).toEqual([undefined, 98.44])
  })

  it('have ESPN’s own win chances while they are played, if both add up to one or a hundred', async () => {
    const files = buildEspnLeague({ latestWeek: 1 })
    const chancesWith = async (home: unknown, away: unknown) => {
      for (const [index, winner] of ['HOME', 'UNDECIDED'].entries()) {
        setAt(files['league.json'], `schedule[${index}].winner`, winner)
        setAt(files['league.json'], `schedule[${index}].home.winProbability`, home)
        setAt(files['league.json'], `schedule[${index}].away.winProbability`, away)
      }
      const [final, running] = (await read(files)).matchups
      expect([final?.home.hostChance, final?.away?.hostChance]).toEqual([undefined, undefined])
      return [running?.home.hostChance, running?.away?.hostChance]
    }
    expect(await chancesWith(0.61, 0.39)).toEqual([0.61, 0.39])
    expect(await chancesWith(75, 25)).toEqual([0.75, 0.25])
    for (const [home, away] of [
      [0.61, null],
      [null, null],
      [0.6, 0.6],
      [0, 0],
      [-20, 120],
      ['61%', 39],
    ]) {
      expect(await chancesWith(home, away)).toEqual([undefined, undefined])
    }
  })

  it('reads a tie as decided', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'schedule[0].winner', 'TIE')
    expect((await judge(files)).matchups[0]).toMatchObject({ winner: 'tie', status: 'final' })
  })

  it('has the winner of a tied playoff game who played on, was ranked first after it, or was seeded higher', async () => {
    const files = buildEspnLeague({
      playoffTeamCount: 4,
      matchupPeriods: { '1': [1], '2': [2], '3': [3], '4': [4] },
      schedule: [
        [1, 1, 2, 'NONE'],
        [2, 3, 4, 'NONE'],
        [3, 1, 4, 'WINNERS_BRACKET'],
        [3, 2, 3, 'WINNERS_BRACKET'],
        [4, 4, 2, 'WINNERS_BRACKET'],
        [4, 1, 3, 'WINNERS_CONSOLATION_LADDER'],
      ],
    })
    for (const index of [2, 4, 5]) setAt(files['league.json'], `schedule[${index}].winner`, 'TIE')
    for (const [index, rank] of [4, 1, 3, 2].entries()) {
      setAt(files['league.json'], `teams[${index}].rankCalculatedFinal`, rank)
    }
    const winners = (await judge(files)).matchups.map(({ winner }) => winner)
    expect([winners[2], winners[4], winners[5]]).toEqual(['away', 'away', 'away'])
    // Without the ranks of both teams the higher seed wins.
    setAt(files['league.json'], 'teams[0].rankCalculatedFinal', 0)
    setAt(files['league.json'], 'teams[3].rankCalculatedFinal', 0)
    expect((await judge(files)).matchups.map(({ winner }) => winner).slice(4)).toEqual(['away', 'home'])
  })

  it('adds the adjustment of the commissioner to the points, not to the week', async () => {
    const { matchups } = await build({ adjustment: (teamId, period) => (teamId === 1 && period === 2 ? -1.5 : 0) })
    const home = matchups[2]?.home
    expect(home).toMatchObject({ teamId: 1, adjustment: -1.5, pointsByWeek: [{ week: 2, points: startersOf(1, 2) }] })
    expect(home?.points).toBeCloseTo(startersOf(1, 2) - 1.5, 5)
    expect(matchups[3]?.home.adjustment).toBe(0)
  })

  it('takes a row with one team as a bye, over with its week', async () => {
    const { matchups, lineups } = await judgeSketch({
      schedule: [
        [1, 1, 2, 'NONE'],
        [2, 3, 4, 'NONE'],
        [3, 1, null, 'WINNERS_BRACKET'],
        [3, 3, 4, 'LOSERS_CONSOLATION_LADDER'],
      ],
    })
    expect(matchups[2]).toMatchObject({ away: null, winner: null, status: 'final', kind: 'winners-bracket' })
    expect(lineups.some(({ week, teamId }) => week === 3 && teamId === 1)).toBe(true)
    expect(lineups.some(({ week, teamId }) => week === 3 && teamId === 2)).toBe(false)
  })

  it('takes the bye from whichever side has the team', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'schedule[4].home', undefined)
    expect((await read(files)).matchups[4]).toMatchObject({ home: { teamId: 2 }, away: null })
  })

  it('leaves out bracket places that are still open', async () => {
    const files = buildEspnLeague({ latestWeek: 2 })
    setAt(files['league.json'], 'schedule[4].home.teamId', 0)
    setAt(files['league.json'], 'schedule[4].away.teamId', 0)
    const season = await read(files)
    expect(season.matchups).toHaveLength(5)
    expect(season.warnings).toEqual([])
  })

  it('plays the bracket through if no response names the tier', async () => {
    const files = buildEspnLeague()
    for (const index of [0, 1]) setAt(files['scoring-period-03.json'], `schedule[${index}].playoffTierType`, undefined)
    expect((await judge(files)).matchups.slice(4).map(({ kind }) => kind)).toEqual([
      'winners-bracket',
      'losers-consolation',
    ])
  })

  it('takes the teams that ESPN ranks first for the bracket’s if a seed is missing', async () => {
    const files = buildEspnLeague()
    for (const index of [0, 1]) setAt(files['scoring-period-03.json'], `schedule[${index}].playoffTierType`, undefined)
    setAt(files['league.json'], 'teams[3].playoffSeed', 0)
    const { matchups, title, playoffTeamIds } = await judge(files)
    const final = matchups.filter(({ kind }) => kind === 'winners-bracket')
    expect(final.map(({ home, away }) => [home.teamId, away?.teamId].sort())).toEqual([[1, 2]])
    expect([...playoffTeamIds].sort()).toEqual([1, 2])
    expect(title.championId).toBe(1)
  })
})

describe('teams', () => {
  it('are named by location and nickname in older seasons, with blanks collapsed', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'teams[0].name', undefined)
    setAt(files['league.json'], 'teams[0].location', ' The ')
    setAt(files['league.json'], 'teams[0].nickname', '  🏈  “Bears” ')
    expect((await read(files)).teams[0]?.name).toBe('The 🏈 “Bears”')
  })

  it('have co-owners, the primary one first', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'teams[0].owners', ['{owner-2}', '{gone}', '{owner-1}'])
    expect((await read(files)).teams[0]?.ownerNames).toEqual(['Owner 1 Smith', 'Owner 2 Smith'])
  })

  it('have divisions if there is more than one', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'settings.scheduleSettings.divisions', [
      { id: 0, name: ' East ' },
      { id: 1, name: 'West' },
    ])
    setAt(files['league.json'], 'teams[2].divisionId', 1)
    expect((await read(files)).teams.map(({ divisionName }) => divisionName)).toEqual(['East', 'East', 'West', 'East'])
  })
})

describe('the draft', () => {
  it('flags keepers', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'draftDetail.picks[3].keeper', true)
    const {
      drafts: [draft],
    } = await read(files)
    expect(draft?.picks.filter(({ isKeeper }) => isKeeper).map(({ overallPick }) => overallPick)).toEqual([4])
    expect(draft?.picks[0]?.bidDollars).toBeNull()
  })

  it('has prices in an auction', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'settings.draftSettings.type', 'AUCTION')
    setAt(files['league.json'], 'draftDetail.picks[0].bidAmount', 57)
    const {
      drafts: [draft],
      settings,
    } = await read(files)
    expect(settings).toMatchObject({ draftType: 'auction' })
    expect(draft?.picks.slice(0, 2).map(({ bidDollars }) => bidDollars)).toEqual([57, 0])
  })

  it('is sorted by overall pick, with a pick listed twice counted once', async () => {
    const files = buildEspnLeague()
    const picks = getAt(files['league.json'], 'draftDetail.picks') as unknown[]
    setAt(files['league.json'], 'draftDetail.picks', [...picks].reverse().concat(picks[0]))
    const {
      drafts: [draft],
      warnings,
    } = await read(files)
    expect(draft?.picks.map(({ overallPick }) => overallPick)).toEqual(picks.map((_, index) => index + 1))
    expect(warnings).toHaveLength(1)
  })
})
