/** Which of several leagues counts in a year. */
import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { YearClaimChoice } from '../../../src/screens/history/JoinedLeagues.tsx'

type Claim = Parameters<typeof YearClaimChoice>[0]

function show(count: number, years: Claim['years'] = []) {
  const leagues = Array.from({ length: count }, (_, at) => ({
    host: 'espn' as const,
    hostLeagueId: String(101 + at),
    isUsed: at === 0,
  }))
  const html = renderToStaticMarkup(
    <YearClaimChoice claim={{ season: 2022, leagues }} years={years} onChoose={() => {}} />,
  )
  const { document } = parseHTML(html)
  const isChecked = [...document.querySelectorAll('input')].map((input) => input.hasAttribute('checked'))
  return { asked: document.querySelector('legend')?.textContent, isChecked }
}

it('is asked of as many leagues as there are', () => {
  expect(show(2).asked).toBe('Two leagues have a season 2022. Which one counts?')
  expect(show(3).asked).toBe('Three leagues have a season 2022. Which one counts?')
})

it('is the reader’s choice before the history has it, unless that league has no season of the year', () => {
  const choose = (season: number, leagueId: string) => [{ season, league: { host: 'espn' as const, leagueId } }]
  expect(show(2).isChecked).toEqual([true, false])
  expect(show(2, choose(2022, '102')).isChecked).toEqual([false, true])
  expect(show(2, choose(2021, '102')).isChecked).toEqual([true, false])
  expect(show(2, choose(2022, '909')).isChecked).toEqual([true, false])
})
