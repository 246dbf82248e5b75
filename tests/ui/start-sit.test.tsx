import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { weekResult } from '../../src/parts/team/week-result.ts'
import { StartSitPanel } from '../../src/screens/week/StartSitPanel.tsx'
import { completed } from '../support/completed.ts'

const roster = [{ playerId: 1, name: 'Sam Sleeper', lineupSlot: 'QB', isStarter: true, weekPoints: 2.1 }]

const playersOf = (players: object[]) => completed('weeklyRoster', { roster: players }).roster

/** The words of the panel, in the order in which they stand. */
function textOf(matchup: object | null, analysis: object = {}): string {
  const html = renderToStaticMarkup(
    <StartSitPanel
      result={weekResult(completed('weeklyRoster', { matchup }).matchup, 9, 2.1, true)}
      isRunning={false}
      players={playersOf(roster)}
      analysis={completed('startSitAnalysis', analysis)}
      failure={null}
    />,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

describe('Start/Sit Analysis', () => {
  it('marks a week in progress as current, and says when a swap counts as missed', () => {
    const bench = { playerId: 2, name: 'Benny Boom', lineupSlot: 'BENCH', isStarter: false, weekPoints: 14.6 }
    const html = renderToStaticMarkup(
      <StartSitPanel
        result={weekResult(null, 9, null, true)}
        isRunning
        players={playersOf([{ ...roster[0], weekPoints: undefined }, bench])}
        analysis={completed('startSitAnalysis', {
          teamScore: 0,
          optimalScore: 14.6,
          startSitImpact: 14.6,
          missedOpportunities: [
            {
              starterId: 1,
              starterName: 'Sam Sleeper',
              starterPoints: 0,
              benchId: 2,
              benchName: 'Benny Boom',
              benchPoints: 14.6,
            },
          ],
        })}
        failure={null}
      />,
    )
    const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(text).toContain('a swap counts as missed once both players’ games are over')
  })

  it('says before kickoff what could still be changed, and calls no running lineup perfect', () => {
    const open = {
      changes: [
        {
          slot: 'RB',
          starterId: 1,
          starterName: 'Sam Sleeper',
          starterProjected: 8.7,
          benchId: 2,
          benchName: 'Benny Boom',
          benchProjected: 11.2,
          gain: 2.5,
          chanceGain: 0.04,
          moves: [
            { playerId: 2, name: 'Benny Boom', slot: 'FLEX' },
            { playerId: 4, name: 'Rory Runner', slot: 'RB' },
          ],
        },
      ],
      alerts: [{ playerId: 3, name: 'Otto Out', kind: 'out' as const }],
    }
    const html = renderToStaticMarkup(
      <StartSitPanel
        result={weekResult(null, 9, null, true)}
        isRunning
        players={playersOf(roster)}
        analysis={completed('startSitAnalysis', { teamScore: 2.1, optimalScore: 2.1, startSitImpact: 0, open })}
        failure={null}
      />,
    )
    const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(text).toContain('Start Benny Boom (11.2) over Sam Sleeper (8.7): +2.5 points, +4% to win')
    expect(text).toContain('B. Boom to FLEX, R. Runner to RB')
    // The lineup has the alert at its slot.
    expect(text).not.toContain('Otto Out')
    expect(text).toContain('None so far.')
    expect(text).not.toMatch(/Perfect Lineup|of the optimal score/)
  })

  const scores = { opponentName: 'Others', teamScore: 80, opponentScore: 80 }
  it.each([
    ['win', { ...scores, teamScore: 90, result: 'win' }, 'WIN'],
    ['loss', { ...scores, teamScore: 70, result: 'loss' }, 'LOSS'],
    ['tie', { ...scores, result: 'tie' }, 'TIE'],
    ['an absent result shows N/A', { opponentName: 'Others', teamScore: 80 }, 'N/A'],
    ['no matchup in a week shows BYE', null, 'BYE'],
  ])('matchup result: %s', (_, matchup, word) => {
    const text = textOf(matchup)
    for (const other of ['WIN', 'LOSS', 'TIE', 'N/A', 'BYE']) {
      if (other === word) expect(text).toContain(` ${other} `)
      else expect(text).not.toContain(` ${other} `)
    }
    expect(text).not.toMatch(/NaN|undefined|null|Infinity/)
  })

  it('Missed Opportunities: position eligibility, started player, should-have-started player, points missed', () => {
    const text = textOf(scores, {
      teamScore: 100,
      optimalScore: 112.5,
      startSitImpact: 12.5,
      missedOpportunities: [
        {
          positionEligibility: 'FLEX',
          starterName: 'Sam Sleeper',
          starterPoints: 2.1,
          benchName: 'Benny Boom',
          benchPoints: 14.6,
          pointsMissed: 12.5,
        },
      ],
    })
    const missed = text.slice(text.indexOf('Missed Opportunities'))
    for (const word of ['FLEX', 'Sam Sleeper', '2.1', 'Benny Boom', '14.6', '12.5']) expect(missed).toContain(word)
    expect(text).not.toContain('Perfect Lineup!')
  })

  it("'Perfect Lineup!' when there are none", () => {
    expect(textOf(scores, { teamScore: 100, optimalScore: 100, startSitImpact: 0 })).toContain('Perfect Lineup!')
  })
})
