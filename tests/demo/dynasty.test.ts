/** The demo's league at Sleeper, through the importer of Sleeper's leagues. */
import { describe, expect, it } from 'vitest'
import { demoDynasty } from '../../demo/index.ts'
import { computeStandings } from '../../src/analytics/standings.ts'
import { teamWeekOf } from '../../src/analytics/team-week.ts'
import { readOnlyFolder } from '../../src/hosts/shared/raw-files.ts'
import { readSleeperSeason } from '../../src/hosts/sleeper/index.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { expectResponses } from '../handlers/expect-responses.ts'

const files = demoDynasty.generate()
const season = judgeSeason(await readSleeperSeason(readOnlyFolder(files), demoDynasty))

describe('the demo’s dynasty', () => {
  it('is the same bytes every time', () => {
    expect(JSON.stringify(demoDynasty.generate()) === JSON.stringify(files)).toBe(true)
  })

  it('matches the contract in every call', () => {
    expectResponses(season)
  })

  it('lacks only what Sleeper never reports', () => {
    expect(season.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Sleeper doesn’t report past injured-reserve/),
    ])
    expect(season.players.every(({ coverage, name }) => coverage === 'season' && !name.startsWith('Player'))).toBe(true)
  })

  it('has superflex, blind bids, a taxi squad and a draft of rookies in which picks were traded', () => {
    expect(season.settings).toMatchObject({ draftType: 'linear', leagueType: 'dynasty', playoffTeamCount: 6 })
    expect(season.settings.lineupSlots).toContainEqual({ slot: 'OP', count: 1 })
    const onTaxi = (files['rosters.json'] as { taxi: string[] }[]).map(({ taxi }) => taxi.length)
    expect(onTaxi.every((count) => count <= 2)).toBe(true)
    expect(onTaxi.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(12)
    const [first, second] = [1, 2].map((round) => season.drafts[0]?.picks.filter((pick) => pick.round === round))
    expect(first?.map(({ teamId }) => teamId)).not.toEqual(second?.map(({ teamId }) => teamId))
    expect(season.drafts[0]?.order).toEqual(second?.map(({ teamId }) => teamId))
  })

  it('has lost bids, trades with picks and dollars, and commissioner’s moves', () => {
    const { transactions, matchups } = season
    expect(
      transactions.some(({ failureReason, bidDollars }) => failureReason === 'outbid' && (bidDollars ?? 0) > 0),
    ).toBe(true)
    expect(transactions.some(({ draftPicks }) => draftPicks)).toBe(true)
    expect(transactions.some(({ budgetDollars }) => budgetDollars)).toBe(true)
    expect(transactions.filter(({ isByCommissioner }) => isByCommissioner)).toHaveLength(1)
    const adjusted = matchups.flatMap(({ home, away }) => [home, away]).filter((side) => side?.adjustment)
    expect(adjusted).toMatchObject([{ teamId: 4, adjustment: 3.5 }])
  })

  it('ranks who goes all the way in the toilet bowl last', () => {
    const { bracket } = season
    const final = bracket?.rounds.at(-1)?.games.find(({ best }) => best === 11)
    const loser = final?.winner === 'first' ? final.second : final?.first
    expect(bracket).toMatchObject({
      editedKinds: [],
      places: computeStandings(season).teams.map(({ team }) => team.id),
    })
    expect(computeStandings(season).teams.at(-1)?.team.id).toBe(loser?.teamId)
  })

  it('adds up: records, scores, and a best lineup that is at least the one that was set', () => {
    for (const { regularSeason } of computeStandings(season).teams) expect(regularSeason.byMatchups).toBeNull()
    for (const { week, teamId } of season.lineups) {
      const { optimal } = teamWeekOf(season, teamId, week) ?? {}
      expect(optimal?.optimalPoints).toBeGreaterThanOrEqual(optimal?.actualPoints ?? 0)
    }
  })
})
