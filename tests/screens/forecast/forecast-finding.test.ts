import { expect, it } from 'vitest'
import type { ForecastTeam } from '../../../src/contract/responses/forecast.ts'
import { describeForecastFinding } from '../../../src/screens/forecast/forecast-finding.ts'

const odds = (percent: number) => ({ chance: percent / 100, text: `${percent}%`, isCertain: false })
const teams = [
  ['Hawks', 95, 23],
  ['Lions', 60, 30],
  ['Bears', 45, 6],
  ['Rams', 36, 8],
  ['Colts', 34, 4],
].map(([name, playoffs, title], index) => ({
  team: { id: index + 1, name },
  status: 'open',
  playoffs: odds(Number(playoffs)),
  title: odds(Number(title)),
})) as unknown as ForecastTeam[]

it('names the favorite, the reader’s own odds, and how many teams are near the last spot', () => {
  expect(describeForecastFinding(teams, 3)).toBe(
    'Lions favored for the title at 30%. Two teams within ten points of the last spot',
  )
  expect(describeForecastFinding(teams, 3, 4)).toContain('Lions favored for the title at 30%, you 8%. Two teams')
  expect(describeForecastFinding(teams, 3, 2)).toContain('You are favored for the title at 30%. Two teams')
})

it('says nothing of a spot that no other team is near, and without spots', () => {
  for (const places of [0, 1, 5])
    expect(describeForecastFinding(teams, places)).toBe('Lions favored for the title at 30%')
})
