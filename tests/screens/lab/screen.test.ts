/** What the lab's page shows before the season to replay is here. */
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '../../../src/client/call-failure.ts'
import { startLab } from '../../../src/client/lab.ts'
import { LabScreen } from '../../../src/screens/lab/LabScreen.tsx'
import { SeasonLab } from '../../../src/screens/lab/SeasonLab.tsx'
import {
  demoSeason,
  loading,
  Refusal,
  readResponseFor,
  responseFor,
  showElement,
  showScreen,
} from '../../support/shown-screen.ts'

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

describe('a season that is here', () => {
  const views = [
    ['its rules', '?median=1', 'What if we had …'],
    ['its rules', '?seasons=all&b=median:1', 'Proposal to change'],
    ['its ballot', '?median=1&ballot=1', 'Back to the season'],
  ] as const
  it.each(views)('shows %s at %s before the findings', async (_, query, shown) => {
    const season = await demoSeason(101)
    const page = await showScreen(LabScreen, `${address}${query}`, season, {
      hostLeague: (league) => ({ ...league, seasons: [season.season, season.season - 1] }),
      labFindings: loading,
    })
    expect(page.text).toContain(shown)
    expect(page.text).not.toContain('Loading the season...')
  })

  it.each(['?median=1', '?seasons=all&median=1'])(
    'has no group of debates at %s of a server without findings',
    async (query) => {
      const season = await demoSeason(101)
      const page = await showScreen(LabScreen, `${address}${query}`, season, { labFindings: new Refusal(404) })
      expect(page.text).not.toContain('What if we had …')
      expect(page.texts('button')).toContain('Back to our rules')
    },
  )

  it('has its rules where the findings fail, which can be requested again', async () => {
    const season = await demoSeason(101)
    const page = await showScreen(LabScreen, address, season, { labFindings: new Refusal(500) })
    expect(page.text).toContain('Couldn’t load the findings')
    expect(page.text).toContain('Change a rule. We re-score the season and show who gains.')
    expect(page.texts('button')).toContain('Try again')
  })
})

it('is still loading while a server without findings has yet to send the season', async () => {
  const season = await demoSeason(101)
  const page = await showScreen(LabScreen, address, season, { labFindings: new Refusal(404), lab: loading })
  expect(page.text).toContain('Loading the season...')
})

it('says in place of the rules that they failed, and shows the findings', async () => {
  const season = await demoSeason(101)
  const reload = () => {}
  const page = await showElement(
    createElement(SeasonLab, {
      lab: { status: 'failed', failure: new CallFailure(500, 'Planned failure'), reload },
      findings: {
        status: 'ready',
        data: readResponseFor(season, 'labFindings', { host: 'espn', leagueId: '101' }),
        reload,
      },
      query: new URLSearchParams(),
      worker: { open: () => startLab(), close: reload },
    }),
    { calls: undefined },
    season,
  )
  expect(page.named('Rules').text).toContain('Couldn’t load the rules')
  expect(page.all('.waiting')).toEqual([])
  expect(page.texts('ol button').length).toBeGreaterThan(3)
})

it('says why nothing can be played', async () => {
  const season = await demoSeason(101)
  const { text } = await showScreen(LabScreen, address, season, {
    labFindings: (response) => ({ ...response, unavailable: 'No game has been played.', findings: [] }),
  })
  expect(text).toContain('Nothing to re-score')
  expect(text).toContain('No game has been played.')
})

it('compares seasons only where the league has several', async () => {
  const season = await demoSeason(105)
  const { text } = await showScreen(LabScreen, '/leagues/espn/105/lab?seasons=all', season)
  expect(text).toContain('the most disruptive first')
  expect(text).not.toContain('every season')
})
