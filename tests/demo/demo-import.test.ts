import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { readDemo } from '../read-leagues.ts'

/** The ESPN ones; the Sleeper one has separate tests. */
const imported = await Promise.all(demoLeagues.filter(({ host }) => host === 'espn').map(readDemo))
const judged = imported.map(judgeSeason)

describe('importing the demo', () => {
  it.each(imported.map((league) => [league.name, league] as const))('finds nothing odd in %s', (_, league) => {
    expect(league.warnings).toEqual([])
    expect(league.players.every(({ coverage }) => coverage === 'season')).toBe(true)
  })

  it('distinguishes the stages', () => {
    expect(judged.map(({ status }) => [status.phase, status.currentWeek, status.finalWeeks.length])).toEqual([
      ['complete', 17, 17],
      ['complete', 17, 17],
      ['in-season', 11, 10],
      ['pre-draft', 0, 0],
      ['in-season', 11, 10],
      ['in-season', 11, 10],
    ])
  })

  it('reads slots, scoring and draft as they were set', () => {
    expect(
      imported.map(({ settings }) => settings.lineupSlots.map(({ slot, count }) => `${slot} ${count}`).join(', ')),
    ).toEqual([
      'QB 1, RB 2, WR 2, TE 1, FLEX 1, K 1, D/ST 1, BENCH 7, IR 1',
      'QB 1, RB 2, WR 2, TE 1, FLEX 1, OP 1, K 1, D/ST 1, BENCH 8, IR 2',
      'QB 1, RB 2, WR 2, TE 1, FLEX 1, K 1, D/ST 1, BENCH 7, IR 1',
      'QB 1, RB 2, WR 2, TE 1, FLEX 1, K 1, D/ST 1, BENCH 6, IR 1',
      'QB 1, RB 2, WR 2, TE 1, FLEX 1, K 1, D/ST 1, BENCH 6, IR 1',
      'QB 1, RB 2, WR 2, TE 1, FLEX 1, K 1, D/ST 1, BENCH 6',
    ])
    expect(imported.map(({ settings }) => [settings.scoringFormat, settings.hasMedianGame])).toEqual([
      ...Array(4).fill(['head-to-head', false]),
      ['head-to-head', true],
      ['elimination', false],
    ])
    expect(imported.map(({ settings }) => [settings.draftType, settings.pointsPerReception])).toEqual([
      ['snake', 1],
      ['snake', 0.5],
      ['auction', 0.5],
      ['snake', 1],
      ['snake', 1],
      ['snake', 0.5],
    ])
  })

  it.each(imported.slice(0, 3).map((league) => [league.name, league] as const))(
    'counts the same records as the host in %s',
    (_, league) => {
      for (const team of league.teams) {
        const counted = { wins: 0, losses: 0, ties: 0, pointsFor: 0, pointsAgainst: 0 }
        for (const { kind, status, home, away, winner } of judgeSeason(league).matchups) {
          const side = home.teamId === team.id ? 'home' : away?.teamId === team.id ? 'away' : null
          if (kind !== 'regular' || status !== 'final' || !side || !away) continue
          counted[winner === 'tie' ? 'ties' : winner === side ? 'wins' : 'losses'] += 1
          counted.pointsFor += (side === 'home' ? home : away).points ?? Number.NaN
          counted.pointsAgainst += (side === 'home' ? away : home).points ?? Number.NaN
        }
        expect(team.recordByHost).toMatchObject({ wins: counted.wins, losses: counted.losses, ties: counted.ties })
        expect(team.recordByHost?.pointsFor).toBeCloseTo(counted.pointsFor, 2)
        expect(team.recordByHost?.pointsAgainst).toBeCloseTo(counted.pointsAgainst, 2)
      }
    },
  )

  it('finds the champion who won the last game of the winners’ bracket', () => {
    for (const league of judged.slice(0, 2)) {
      const final = league.matchups.filter(({ kind }) => kind === 'winners-bracket').at(-1)
      const winner = final?.winner === 'away' ? final.away?.teamId : final?.home.teamId
      expect(league.title).toMatchObject({ championId: winner, final: { matchup: final } })
    }
  })

  it('separates a traded player’s weekly team from today’s', () => {
    const moved = imported.flatMap(({ players }) =>
      players.filter(({ nflTeam, weeks }) => weeks.some((week) => week.nflTeam !== null && week.nflTeam !== nflTeam)),
    )
    expect(moved.length).toBeGreaterThan(0)
  })
})
