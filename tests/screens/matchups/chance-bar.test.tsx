/** The bar of odds: ink is the reader's own team, on either side, and else the first one. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ScoreboardResponse } from '../../../src/contract/responses/scoreboard.ts'
import { ChanceBar } from '../../../src/parts/matchup/ChanceBar.tsx'
import { MyTeamContext } from '../../../src/ui/my-team.ts'
import { completeResponse } from '../../support/complete-response.ts'

const sideOf = (id: number, chanceLive: number) => ({ team: { id, name: `Team ${id}` }, chanceBefore: 0.5, chanceLive })

const drawBar = (mine: number | null, isToCome = false): string => {
  const { matchups } = completeResponse('scoreboard', { matchups: [{ home: sideOf(1, 0.7), away: sideOf(2, 0.3) }] })
  const [{ home, away } = { home: null, away: null }] = matchups as ScoreboardResponse['matchups']
  if (!home || !away) throw new Error('A game is expected')
  const own = mine === null ? null : { teamId: mine, name: `Team ${mine}`, isNameUnique: true }
  return renderToStaticMarkup(
    <MyTeamContext value={own}>
      <ChanceBar first={home} second={away} isToCome={isToCome} />
    </MyTeamContext>,
  )
}

/** The fills of both parts: the whole bar, which the second team keeps, and the first team's part. */
function fillsFor(mine: number | null): string[] {
  return [...drawBar(mine).matchAll(/<rect y="2" width="[\d.]+" height="4" fill="([^"]*)"/g)].map(
    ([, fill = '']) => fill,
  )
}

it('has ink on the reader’s side, and on the first one in a game of others', () => {
  expect(fillsFor(1)).toEqual(['var(--outline)', 'var(--ink)'])
  expect(fillsFor(2)).toEqual(['var(--ink)', 'var(--outline)'])
  for (const mine of [null, 3]) expect(fillsFor(mine)).toEqual(fillsFor(1))
})

it('has no chance of now, and none before kickoff, while no game of its starters has begun', () => {
  expect(drawBar(null, true)).toContain('>chance to win<')
  expect(drawBar(null, true)).not.toContain('before kickoff')
  expect(drawBar(null)).toContain('>chance to win now<')
})
