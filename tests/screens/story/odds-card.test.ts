import { expect, it } from 'vitest'
import { writeOddsCard } from '../../../src/screens/story/cards/odds.ts'

const odds = (chance: number, isCertain = false) => ({ chance, text: `${100 * chance}%`, isCertain })
const team = { id: 1, name: 'Alpha' }

/** The card of a team whose playoff odds were these after weeks 9, 10, 11 and so on. */
const cardOf = (...points: ReturnType<typeof odds>[]) => {
  const weeks = points.map((point, index) => ({
    week: 9 + index,
    isPlayoff: false,
    teams: [{ team, playoffs: point, title: point, bye: point, lastPlace: null, meanWins: 7 }],
  }))
  const facts = {
    responses: { history: { weeks } },
    teamId: 1,
    throughWeek: null,
    standing: { teamName: 'Alpha', isChampion: false },
  }
  return writeOddsCard(facts as unknown as Parameters<typeof writeOddsCard>[0])
}

it('a fall on the last day is the turn, not the largest one before it', () => {
  const card = cardOf(odds(0.5), odds(0.68), odds(0.65), odds(0, true))
  expect(card).toMatchObject({ turn: 12, figure: '0%', sentence: 'Week 12 decided it: 65% the week before.' })
})

it('a rise to a sure place is the turn', () => {
  expect(cardOf(odds(0.2), odds(0.08), odds(1, true))).toMatchObject({ turn: 11, figure: '100%' })
})

it('a change that left it open is the turning point', () => {
  expect(cardOf(odds(0.2), odds(0.6), odds(0.7))?.sentence).toBe('Week 10 was the turning point: 20% the week before.')
})
