/** Who could be kept, and what keeping was worth, as the draft board shows it for every rule of a book. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { KeepersResponse } from '../../src/contract/responses/keepers.ts'
import type { Season } from '../../src/domain/season.ts'
import { Keepers } from '../../src/screens/draftboard/Keepers.tsx'
import { brokenText } from '../support/broken-text.ts'
import { completeResponse, type PartOf } from '../support/complete-response.ts'
import { demoSeason, showElement } from '../support/shown-screen.ts'

let season: Season
beforeAll(async () => {
  season = await demoSeason(101)
})

const leagueRef = { host: 'espn', leagueId: '101' } as const
const alpha = { id: 1, name: 'Alpha' }
const beta = { id: 2, name: 'Beta' }
const player = (id: number, name: string) => ({ id, name, position: 'RB' })

function show(part: PartOf<KeepersResponse>) {
  return showElement(
    <Keepers leagueRef={leagueRef} />,
    { calls: async (ask) => void (await ask('keepers', leagueRef)) },
    season,
    { keepers: () => completeResponse('keepers', part) },
  )
}

const candidates = [
  { team: alpha, player: player(1, 'Late'), drafted: { round: 12 }, cost: 11, timesKept: 1 },
  { team: alpha, player: player(2, 'Nobody'), refusal: 'undrafted' as const },
  {
    team: beta,
    player: player(3, 'Old'),
    drafted: { round: 3, isKeeper: true },
    timesKept: 2,
    refusal: 'years' as const,
  },
]

describe('keepers on the draft board', () => {
  it('are listed by team with their cost, or why they cannot be kept', async () => {
    const page = await show({ rule: { cost: 'round', change: 1, years: 2 }, from: 2025, candidates })
    expect(page.texts('h2')).toEqual(['Who could be kept after 2025'])
    expect(page.text).toContain(
      'Cost: last draft’s round, 1 earlier; undrafted players can’t be kept; at most 2 years in a row',
    )
    expect(page.texts('summary').map((text) => text.replace(/^[A-Z]{1,2}(?=Alpha|Beta)/, ''))).toEqual(
      expect.arrayContaining([expect.stringMatching(/Alpha1 of 2$/), expect.stringMatching(/Beta0 of 1$/)]),
    )
    expect(page.named('Players Alpha could keep').texts('tbody tr')).toEqual([
      'LateRound 121Round 11',
      'Nobody—0Undrafted',
    ])
    expect(page.named('Players Beta could keep').texts('tbody tr')).toEqual(['OldRound 32Years used up'])
    expect(page.text).not.toMatch(brokenText)
  })

  it.each([
    [{ cost: 'round', change: 0, undrafted: 10 }, false, 'Cost: last draft’s round; undrafted: round 10'],
    [{ cost: 'as-drafted' }, false, 'Cost: last draft’s round; undrafted players can’t be kept'],
    [{ cost: 'as-drafted' }, true, 'Cost: last draft’s price; undrafted players can’t be kept'],
    [
      { cost: 'price', change: 5, undrafted: 1, years: 1 },
      true,
      'Cost: last draft’s price plus $5; undrafted: $1; at most 1 year in a row',
    ],
  ] as const)('say the rule %o', async (rule, isAuction, text) => {
    const page = await show({
      rule,
      isAuction,
      from: 2025,
      candidates: [
        {
          team: alpha,
          player: player(1, 'Late'),
          drafted: { round: isAuction ? null : 7, price: isAuction ? 7 : null },
          cost: 7,
        },
      ],
    })
    expect(page.text).toContain(text)
    expect(page.texts('tbody tr')).toEqual([isAuction ? 'Late$70$7' : 'LateRound 70Round 7'])
  })

  it('are followed by what keeping was worth, also before there is a season to keep from', async () => {
    const kept = [
      { season: 2024, team: beta, player: player(3, 'Old'), drafted: { round: 3, isKeeper: true }, worth: 42.5 },
      { season: 2023, team: alpha, player: player(4, 'Older'), drafted: { round: 1, isKeeper: true }, worth: -8 },
    ]
    const page = await show({ rule: { cost: 'round', change: 1 }, kept })
    expect(page.texts('h2')).toEqual(['Keepers'])
    expect(page.texts('h3')).toEqual(['Best keeper: Old with +42.5 points for Beta in 2024'])
    expect(page.named('Best keepers').texts('tbody tr')).toEqual([
      'OldBeta2024Round 3▲ +42.5',
      'OlderAlpha2023Round 1▼ −8.0',
    ])
  })

  it('are not shown without a rule, nor with a rule and nobody to keep', async () => {
    expect((await show({})).text).toBe('')
    expect((await show({ rule: { cost: 'round', change: 1 } })).text).toBe('')
  })
})
