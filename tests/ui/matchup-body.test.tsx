import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '../../src/client/call-failure.ts'
import { MatchupBody } from '../../src/parts/matchup/MatchupBody.tsx'
import { summarizeMatchup } from '../../src/parts/matchup/matchup-summary.ts'
import { PageScoreboard } from '../../src/parts/matchup/Scoreboard.tsx'
import type { RosterResponse } from '../../src/parts/team/week-roster.ts'
import type { ResourceState } from '../../src/stores/resource-state.ts'
import { completed } from '../support/completed.ts'

type State = ResourceState<RosterResponse>

const rosterOf = (fields: object) => completed('weeklyRoster', fields)
const ready = (fields: object): State => ({ status: 'ready', data: rosterOf(fields), reload() {} })
const failed = (status: number, detail: string): State => ({
  status: 'failed',
  failure: new CallFailure(status, detail),
  reload() {},
})
const loading: State = { status: 'loading', progress: null, reload() {} }

function textOf(own: State, opponent: State | null): string {
  return renderToStaticMarkup(<MatchupBody week={3} own={own} opponent={opponent} ownName="" />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

const starter = { playerId: 1, name: 'Jordan Fairweather', lineupSlot: 'QB', isStarter: true, weekPoints: 12.34 }

describe('MatchupBody', () => {
  it('shows that the opponent is loading, or missing, beside the own lineup', () => {
    const own = ready({ roster: [starter], matchup: { opponentId: 2, opponentName: 'Night Shift' } })
    expect(textOf(own, loading)).toContain('Loading opponent roster...')
    expect(textOf(own, failed(500, 'Secret story'))).toContain('No opponent data available')
    expect(textOf(own, failed(500, 'Secret story'))).not.toContain('Secret story')
    expect(textOf(own, ready({ roster: [] }))).toContain('No opponent data available')
    for (const opponent of [loading, failed(500, '')]) {
      expect(textOf(own, opponent)).toContain('Jordan Fairweather')
      expect(textOf(own, opponent)).toContain('Night Shift')
    }
  })

  it('distinguishes a failure from a week without a roster', () => {
    expect(textOf(failed(500, 'Down'), null)).toContain('Failed to load roster data')
    expect(textOf(failed(404, 'No such team'), null)).toContain('Failed to load roster data')
    const missing = textOf(failed(404, 'No roster data found for team 7 in week 3'), null)
    expect(missing).toContain('No roster data available for this week. The team was on bye or this week')
    expect(missing).not.toContain('Failed to load')
  })

  it('has no text for unknown values', () => {
    const text = textOf(ready({ roster: [{ isStarter: true }], matchup: {} }), null)
    expect(text).toContain('This team')
    expect(text).toContain('Opponent')
    expect(text).toContain('Unknown player')
    expect(text).toContain('N/A')
    expect(text).not.toMatch(/NaN|undefined|null|Infinity/)
  })

  it('shows a bye with the own lineup', () => {
    const text = textOf(ready({ teamName: 'Ours', roster: [starter] }), null)
    expect(text).toContain('BYE No matchup')
    expect(text).toContain('No opponent data available')
    expect(text).toContain('12.3')
  })
})

describe('the head of a week', () => {
  const headOf = (own: object, opponent: object | null, isRunning = false) => {
    const summary = summarizeMatchup(rosterOf(own), opponent && rosterOf(opponent), { week: 3, ownName: '' })
    return renderToStaticMarkup(<PageScoreboard summary={summary} isRunning={isRunning} />)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
  }
  const expected = { lineupSlot: 'QB', isStarter: true, projectedPoints: 18.25 }

  it('shows projections before the games, and that the game of the running week is to come', () => {
    const own = { teamName: 'Ours', roster: [expected], matchup: { opponentId: 2, opponentName: 'Night Shift' } }
    const head = headOf(own, { roster: [{ ...expected, projectedPoints: 9 }] }, true)
    expect(head).toMatch(/Ours.*18\.3 Projected.*Upcoming.*Night Shift.*9\.0 Projected/)
    expect(head).not.toContain('—')
  })

  it('shows the score and the projection once there is one', () => {
    const own = {
      teamName: 'Ours',
      roster: [{ ...expected, weekPoints: 20 }],
      matchup: { opponentScore: 30, teamScore: 20 },
    }
    expect(headOf(own, null)).toMatch(/20\.0 Projected 18\.3.*30\.0/)
    expect(headOf(own, null, true)).toContain('Live')
    const theirs = { ...own, matchup: { opponentId: 2, opponentName: 'Night Shift', teamScore: 20 } }
    expect(headOf(theirs, { roster: [expected] }, true)).toMatch(
      /20\.0 Projected 18\.3 .*Night Shift 0\.0 Projected 18\.3/,
    )
  })
})
