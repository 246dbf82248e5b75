import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type RosterResponse, rosterPlayers } from '../../src/parts/team/roster-player.ts'
import type { StartSitResponse } from '../../src/parts/team/start-sit-summary.ts'
import { weekResult } from '../../src/parts/team/week-result.ts'
import { StartSitPanel } from '../../src/screens/week/StartSitPanel.tsx'

const roster = [{ player_id: 1, name: 'Sam Sleeper', lineup_slot: 'QB', is_starter: true, week_points: 2.1 }]

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
  it('says while the week is played that it is as of now, and gives no score of 0 to who has not played', () => {
    const bench = { player_id: 2, name: 'Benny Boom', lineup_slot: 'BENCH', is_starter: false, week_points: 14.6 }
    const html = renderToStaticMarkup(
      <StartSitPanel
        week={9}
        result={weekResult(undefined, 9, null)}
        isRunning
        players={rosterPlayers({ roster: [{ ...roster[0], week_points: undefined }, bench] }, 9)}
        analysis={{
          team_score: 0,
          optimal_score: 14.6,
          start_sit_impact: 14.6,
          missed_opportunities: [
            {
              starter_id: 1,
              starter_name: 'Sam Sleeper',
              starter_points: 0,
              bench_id: 2,
              bench_name: 'Benny Boom',
              bench_points: 14.6,
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

  const scores = { opponent_name: 'Others', team_score: 80, opponent_score: 80 }
  it.each([
    ['win', { ...scores, team_score: 90, result: 'win' }, 'WIN'],
    ['loss', { ...scores, team_score: 70, result: 'loss' }, 'LOSS'],
    ['tie', { ...scores, result: 'tie' }, 'TIE'],
    ['an absent result shows N/A', { opponent_name: 'Others', team_score: 80 }, 'N/A'],
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
      team_score: 100,
      optimal_score: 112.5,
      start_sit_impact: 12.5,
      missed_opportunities: [
        {
          position_eligibility: 'FLEX',
          starter_name: 'Sam Sleeper',
          starter_points: 2.1,
          bench_name: 'Benny Boom',
          bench_points: 14.6,
          points_missed: 12.5,
        },
      ],
    })
    const missed = text.slice(text.indexOf('Missed Opportunities'))
    for (const word of ['FLEX', 'Sam Sleeper', '2.1', 'Benny Boom', '14.6', '12.5']) expect(missed).toContain(word)
    expect(text).not.toContain('Perfect Lineup!')
  })

  it("'Perfect Lineup!' when there are none", () => {
    expect(textOf(scores, { team_score: 100, optimal_score: 100, start_sit_impact: 0 })).toContain('Perfect Lineup!')
  })
})
