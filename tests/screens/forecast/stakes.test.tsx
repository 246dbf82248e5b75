/** What a game is worth, and what a forecast is based on, in words. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { describeBasis } from '../../../src/screens/forecast/forecast-finding.ts'
import { GameChoice } from '../../../src/screens/forecast/GameChoice.tsx'
import { MyTeamContext } from '../../../src/ui/my-team.ts'

const [home, away] = [
  { id: 1, name: 'Home' },
  { id: 2, name: 'Away' },
] as const

/** The line beneath a game whose only stake is a team's; `readerTeamId`: null if the reader has none. */
function stakeOf(teamId: number, readerTeamId: number | null = null): string | undefined {
  const team = { id: teamId, name: 'Other' }
  const stakes = [{ team, ifHomeWins: 0.16, ifAwayWins: 0.55 }]
  const html = renderToStaticMarkup(
    <MyTeamContext value={readerTeamId === null ? null : { teamId: readerTeamId, name: '', isNameUnique: false }}>
      <GameChoice
        game={{ matchupId: 1, week: 11, home, away, homeChance: 0.5, stakes }}
        winner={null}
        onChoose={() => {}}
      />
    </MyTeamContext>,
  )
  return /<summary[^>]*>(.*?)<\/summary>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
}

it('names the odds with a win first, and the winner that helps a team without a part in the game', () => {
  expect(stakeOf(away.id)).toBe('Most at stake: Other: 55% with a win, 16% with a loss')
  expect(stakeOf(home.id)).toBe('Most at stake: Other: 16% with a win, 55% with a loss')
  expect(stakeOf(3)).toBe('Most at stake: Other: 55% if Away wins, 16% if not')
  expect(stakeOf(3, 3)).toBe('At stake for you: 55% if Away wins, 16% if not')
  expect(stakeOf(3, away.id)).toBe('Most at stake: Other: 55% if you win, 16% if not')
})

it('names the next week and the number of simulated seasons', () => {
  const runs = 10_000
  const games = [{ week: 12 }, { week: 11 }]
  expect(describeBasis({ runs, liveWeek: null }, games, null)).toBe('Before week 11’s games. 10,000 simulated seasons.')
  expect(describeBasis({ runs, liveWeek: null }, [], null)).toBe('10,000 simulated seasons.')
  expect(describeBasis({ runs, liveWeek: 11 }, games, '2026-11-22T20:40:00.000Z')).toBe(
    'Live, Sun, 3:40 p.m. ET. 10,000 simulated seasons.',
  )
  expect(describeBasis({ runs, liveWeek: 11 }, games, null)).toBe('Week 11 is being played. 10,000 simulated seasons.')
})
