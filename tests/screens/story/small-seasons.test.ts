/** A card's words fit its figure. */
import { expect, it } from 'vitest'
import { writeBestWeek } from '../../../src/screens/story/cards/best-week.ts'
import { writeLuck } from '../../../src/screens/story/cards/luck.ts'
import type { TeamFacts } from '../../../src/screens/story/team-facts.ts'

const factsOf = (facts: object) => ({ standing: { teamName: 'Ants' }, ...facts }) as unknown as TeamFacts

it('names no best week of a team that was out after two', () => {
  const after = (weeks: number) =>
    writeBestWeek(
      factsOf({
        responses: { weeks: { summary: { bestWeek: { week: 1, points: 79.8 }, avgStarterPoints: 79.8 } } },
        rows: Array.from({ length: weeks }, (_, index) => ({ week: index + 1, starterPoints: 79.8 })),
      }),
    )
  expect(after(2)).toBeNull()
  expect(after(3)).toMatchObject({ figure: '79.8' })
})

it('calls luck hard from half a win', () => {
  const labelOf = (luck: number) =>
    writeLuck(
      factsOf({
        teamId: 1,
        responses: {
          league: {},
          luck: {
            teams: [
              {
                team: { id: 1 },
                games: 14,
                wins: 9,
                record: { wins: 9, losses: 5, ties: 0 },
                expectedWins: 9 - luck,
                luck,
                chanceOfWins: 0.5,
                winDistribution: [],
              },
            ],
          },
        },
      }),
    )?.label
  expect([-0.1, -0.4, -0.6, 0.3].map(labelOf)).toEqual([
    'The luck of the draw',
    'The luck of the draw',
    'Hard luck',
    'The luck of the draw',
  ])
})
