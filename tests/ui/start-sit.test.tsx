import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type RosterResponse, rosterPlayers } from '../../src/parts/team/roster-player.ts'
import type { StartSitResponse } from '../../src/parts/team/start-sit-summary.ts'
import { weekResult } from '../../src/parts/team/week-result.ts'
import { StartSitPanel } from '../../src/screens/week/StartSitPanel.tsx'

const roster = [{ playerId: 1, name: 'Sam Sleeper', lineupSlot: 'QB', isStarter: true, weekPoints: 2.1 }]

/** The words of the panel, in the order in which they stand. */
function textOf(matchup: RosterResponse['matchup'], analysis: StartSitResponse = {}): string {
  const html = renderToStaticMarkup(
    <StartSitPanel
      week={9}
      result={weekResult(matchup, 9, 2.1)}
      isRunning={false}
      players={rosterPlayers({ roster }, 9)}
      analysis={analysis}
      failure={null}
    />,
  )
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

describe('Start/Sit Analysis', () => {
  it('marks a week in progress as current, and shows no score of 0 for players who have not played', () => {
    const bench = { playerId: 2, name: 'Benny Boom', lineupSlot: 'BENCH', isStarter: false, weekPoints: 14.6 }
    const html = renderToStaticMarkup(
      <StartSitPanel
        week={9}
        result={weekResult(undefined, 9, null)}
        isRunning
        players={rosterPlayers({ roster: [{ ...roster[0], weekPoints: undefined }, bench] }, 9)}
        analysis={{
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
        }}
        failure={null}
      />,
    )
    const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
    expect(text).toContain('starters yet to play count as zero')
    expect(text).toContain('One swap is worth 14.6 points so far')
    expect(text.slice(text.indexOf('Missed Opportunities'))).toMatch(/Sam Sleeper — Should/)
  })

  const scores = { opponentName: 'Others', teamScore: 80, opponentScore: 80 }
  it.each([
    ['win', { ...scores, teamScore: 90, result: 'win' }, 'WIN'],
    ['loss', { ...scores, teamScore: 70, result: 'loss' }, 'LOSS'],
    ['tie', { ...scores, result: 'tie' }, 'TIE'],
    ['an absent result shows N/A', { opponentName: 'Others', teamScore: 80 }, 'N/A'],
    ['no matchup in a week shows BYE', undefined, 'BYE'],
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
