/** What the lab's page shows before the season to replay is here. */
import { expect, it } from 'vitest'
import { LabScreen } from '../../../src/screens/lab/LabScreen.tsx'
import { demoSeason, loading, responseFor, showScreen } from '../../support/shown-screen.ts'

const address = '/leagues/espn/101/lab'

it('shows what common rules would have changed without waiting for the season', async () => {
  const season = await demoSeason(101)
  const { findings } = responseFor(season, 'labFindings', { host: 'espn', leagueId: '101' })
  expect(findings.length).toBeGreaterThan(3)
  const { text, texts } = await showScreen(LabScreen, address, season, { lab: loading })
  expect(text).toContain(`${season.season} under `)
  expect(text).toContain('the most disruptive first')
  expect(texts('ol button')).toEqual(findings.map(({ question }) => question))
})

it('waits for the season where the address proposes a rule', async () => {
  const season = await demoSeason(101)
  const { text, texts } = await showScreen(LabScreen, `${address}?s53=0`, season, { lab: loading })
  expect(text).toContain('Loading the season...')
  expect(texts('ol button')).toEqual([])
})

it('says why nothing can be played', async () => {
  const season = await demoSeason(101)
  const { text } = await showScreen(LabScreen, address, season, {
    labFindings: (response) => ({ ...response, unavailable: 'No game has been played.', findings: [] }),
  })
  expect(text).toContain('Nothing to re-score')
  expect(text).toContain('No game has been played.')
})
