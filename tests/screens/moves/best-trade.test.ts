import { expect, it } from 'vitest'
import { pathTo } from '../../../src/contract/routes.ts'
import { MovesScreen } from '../../../src/screens/moves/MovesScreen.tsx'
import { espnLeague } from '../../support/league-keys.ts'
import { demoSeason, showScreen } from '../../support/shown-screen.ts'

it('says of the best trade by points also the game that it lost', async () => {
  const season = await demoSeason(103)
  const moves = await showScreen(MovesScreen, pathTo('moves', { ...espnLeague(103) }), season)
  expect(moves.text).toMatch(
    /Best Trade so Far: \S.* gained [\d.]+ points above replacement, and lost a game by it \(week \d+, to [^)]+\)/,
  )
})
