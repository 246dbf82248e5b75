/** The draft board as HTML. */
import { describe, expect, it } from 'vitest'
import type { DraftResponse } from '../../src/parts/draft/draft-board.ts'
import { DraftView } from '../../src/screens/draftboard/DraftView.tsx'
import { picksTable } from '../../src/screens/draftboard/draft-csv.ts'
import { completed } from '../support/completed.ts'
import { renderWhole } from '../support/render-whole.ts'

/** A snake draft of twelve teams; every third pick is graded. In an auction all picks have a price. */
function draftOf(rounds: number, isAuction = false): DraftResponse {
  const picks = Array.from({ length: 12 * rounds }, (_, index) => {
    const round = 1 + Math.floor(index / 12)
    const place = index % 12
    const id = 1 + (round % 2 === 1 ? place : 11 - place)
    return {
      id: index + 1,
      overallPick: index + 1,
      roundNum: round,
      pickInRound: place + 1,
      ...(isAuction && { bidAmount: 200 - index }),
      team: { id: 1012500000 + id, name: `A team with a name ${id}` },
      player: { id: 1012500000 + index, name: `Firstname Lastname-${index}`, position: 'RB', nflTeam: 'DET' },
    }
  })
  return completed('draftComplete', {
    draftPicks: picks,
    draftAnalysis: {
      draftPicks: picks.map(({ id }) => ({
        pickId: id,
        performance: {
          totalPoints: 210.4,
          pointsPerGame: 12.4,
          valueOverExpectation: (id % 90) - 45,
          cohortMean: 200,
          cohortStd: 40,
          cohortSize: id === 1 ? 1 : 6,
          ...(id % 3 === 0 && { grade: 'Boom' as const }),
          ...(isAuction && {
            priceCohort: { mean: 190, std: 30, size: 4, tier: 1 + Math.floor(id / 12), valueOverExpectation: 20 },
          }),
        },
      })),
    },
    leagueDraftAnalytics: {
      teams: Array.from({ length: 12 }, (_, index) => ({
        teamId: 1012500001 + index,
        teamName: `A team with a name ${index + 1}`,
        draftPerformance: { draftEfficiency: 0.7, starterPointsFromDraft: 1500 - index },
      })),
    },
  })
}

const draw = (response: DraftResponse, filters: { view?: 'board' | 'grid' | 'analysis'; teamId?: number } = {}) =>
  renderWhole(
    <DraftView
      response={response}
      standings={null}
      filters={{ view: 'board', round: null, teamId: null, page: 1, ...filters }}
      onFilters={() => {}}
      teamHref={(teamId) => `/leagues/espn/101/seasons/2025/teams/${teamId}`}
      isUndrafted={false}
    />,
  )
const elementsIn = (html: string) => html.match(/<[a-z]/g)?.length ?? 0

describe('the draft board', () => {
  it('says of a draft without picks whether it has begun', async () => {
    const none = { ...draftOf(1), draftPicks: [] }
    const textOf = (draft: { isUndrafted: boolean; isDrafting?: boolean }) =>
      renderWhole(
        <DraftView
          response={none}
          standings={null}
          filters={{ view: 'board', round: null, teamId: null, page: 1 }}
          onFilters={() => {}}
          teamHref={() => '/'}
          {...draft}
        />,
      )
    expect(await textOf({ isUndrafted: true })).toContain('This league hasn’t drafted yet.')
    const begun = await textOf({ isUndrafted: true, isDrafting: true })
    expect(begun).toContain('The draft has begun.')
    expect(begun).not.toContain('hasn’t drafted')
  })

  it('is small: 12 teams and 16 rounds are at most 2,250 elements and 160 kB', async () => {
    for (const response of [draftOf(16), draftOf(16, true)]) {
      const html = await draw(response)
      expect(html.match(/<article/g)).toHaveLength(192)
      expect(elementsIn(html)).toBeLessThanOrEqual(2250)
      expect(html.length).toBeLessThanOrEqual(160_000)
    }
  })

  it('marks a pick without a comparison as the only one', async () => {
    const html = await draw(draftOf(1))
    expect(html).toContain('only RB of the round')
    expect(html.match(/data-tip=/g)).toHaveLength(11)
  })

  it('shows a team’s number of picks, and clears the selection', async () => {
    const html = await draw(draftOf(3), { teamId: 1012500002 })
    expect(html).toContain('36 total picks across 3 rounds')
    expect(html).toContain('3 picks shown')
    expect(html).toContain('Clear')
    expect(await draw(draftOf(3))).not.toContain('Clear')
  })

  it('names what a purchase is compared with', async () => {
    for (const view of ['board', 'grid', 'analysis'] as const) {
      expect(await draw(draftOf(2, true), { view })).toContain('vs. players at that price')
      expect(await draw(draftOf(2), { view })).not.toContain('at that price')
    }
  })

  it('names what a pick of a round is compared with', async () => {
    expect(await draw(draftOf(2), { view: 'board' })).toContain('vs. players of that round')
    expect(await draw(draftOf(2), { view: 'grid' })).toContain('vs. players of that round')
    expect(picksTable(draftOf(2).draftPicks).headers).toContain('Points vs. players of that round')
    expect(picksTable(draftOf(2, true).draftPicks).headers).toContain('Points vs. players at that price')
  })

  it('has profiles to open on the board and in the grid', async () => {
    for (const view of ['board', 'grid'] as const) {
      expect((await draw(draftOf(2), { view })).match(/data-player=/g)).toHaveLength(24)
    }
  })
})
