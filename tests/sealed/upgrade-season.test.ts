/** Sealed files of earlier formats, whose seasons had one draft. */
import { describe, expect, it } from 'vitest'
import { createSealedLink } from '../../src/contract/sealed-link.ts'
import { oldestSealedFormat, seasonFormat } from '../../src/domain/host-season.ts'
import { upgradeSeason } from '../../src/domain/upgrade-season.ts'
import { sealText } from '../../src/sealed/sealed-file.ts'
import { openSealedLeague } from '../../src/sealed/sealed-league.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildHostSeason } from '../build-season.ts'

const link = createSealedLink()
const pick = { overallPick: 1, round: 1, pickInRound: 1, teamId: 2, player: 1, isKeeper: false, bidDollars: null }
const keeper = { ...pick, isKeeper: true }
const traded = { ...pick, overallPick: 2, pickInRound: 2, teamId: 1, originalTeamId: 3 }
const whole = { complete: true, date: '2025-08-20T00:00:00.000Z', rounds: 2, order: [2, 3, 1], picks: [pick, traded] }

/** A season as it was sealed before format 9. */
function formerSeason(draft: object) {
  const { drafts: _, ...season } = JSON.parse(JSON.stringify(buildHostSeason({})))
  return { ...season, draft }
}

async function open(draft: object, format = oldestSealedFormat) {
  const sealedAt = '2026-11-24T10:00:00.000Z'
  const content = { seasonFormat: format, sealedAt, seasons: [{ asOf: null, season: formerSeason(draft) }] }
  const opened = await openSealedLeague(await sealText(JSON.stringify(content), link), link)
  const season = opened.seasons[0]?.season
  if (!season) throw new Error('The file has no season')
  return season
}

describe('a sealed season of an earlier format', () => {
  it.each([7, 8])('%i has its one draft in the list of drafts', async (format) => {
    const season = await open(whole, format)
    expect(season).not.toHaveProperty('draft')
    expect(season.drafts).toEqual([
      {
        players: 'all',
        type: season.settings.draftType,
        state: 'complete',
        date: whole.date,
        rounds: 2,
        order: [2, 3, 1],
        picks: [{ ...pick, originalTeamId: 2 }, traded],
      },
    ])
    expect(judgeSeason(season).drafts).toHaveLength(1)
  })

  it.each([
    ['to come, where only keepers are entered', [keeper], 'to-come'],
    ['running, with a pick', [keeper, pick], 'running'],
  ])('has a draft %s', async (_, picks, state) => {
    const { drafts } = await open({ complete: false, date: null, order: [], picks })
    // Without an order nobody says whose pick it was at first.
    expect(drafts).toMatchObject([{ state, date: null, picks }])
    expect(drafts[0]?.picks.some((one) => 'originalTeamId' in one)).toBe(false)
  })

  it('stays as it is in today’s format', () => {
    const season = buildHostSeason({})
    expect(upgradeSeason(season)).toBe(season)
    expect(seasonFormat).toBeGreaterThan(8)
  })
})
