/** Kinds of leagues that are not among the recorded ones, and responses with gaps, from their files to the responses. */
import { describe, expect, it } from 'vitest'
import { factsOf } from '../../../src/analytics/season-facts.ts'
import { computeStandings } from '../../../src/analytics/standings.ts'
import { teamWeekOf } from '../../../src/analytics/team-week.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { toPublicId } from '../../../src/domain/identity.ts'
import type { Season } from '../../../src/domain/season.ts'
import { handlers } from '../../../src/handlers/index.ts'
import { readSleeperSeason } from '../../../src/hosts/sleeper/index.ts'
import { listPicks, mainDraft } from '../../../src/verdict/drafts.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { writeEdition } from '../../../src/weekly/write-edition.ts'
import { expectResponses } from '../../handlers/expect-responses.ts'
import { loadEditions } from '../../weekly/load-season.ts'
import { openMemoryFolder, setAt } from '../espn/memory-folder.ts'
import {
  buildSleeperLeague,
  defenseOf,
  draftId,
  type LeagueSketch,
  leagueId,
  playerOf,
  type SleeperFiles,
  userIdOf,
} from './build-sleeper-league.ts'
import { playedId, playSleeperLeague } from './play-sleeper-league.ts'

/** The small league after a change to its files; every call of it has its response. */
async function readWith(change: (files: SleeperFiles) => void, sketch: LeagueSketch = {}): Promise<Season> {
  return readAll(changeFiles(change, sketch), leagueId)
}

function changeFiles(change: (files: SleeperFiles) => void, sketch: LeagueSketch = {}): SleeperFiles {
  const files = buildSleeperLeague(sketch)
  change(files)
  return files
}

function readDocument(files: SleeperFiles, id: string): Promise<HostSeason> {
  return readSleeperSeason(openMemoryFolder(files), { leagueId: id, season: null })
}

async function readAll(files: SleeperFiles, id: string): Promise<Season> {
  const season = judgeSeason(await readDocument(files, id))
  expectResponses(season)
  return season
}

const at = (files: SleeperFiles, file: string, path: string, value: unknown) => setAt(files[file], path, value)
const settings = (files: SleeperFiles, name: string, value: unknown) =>
  at(files, 'league.json', `settings.${name}`, value)
const messages = (season: Season) => [...season.warnings.map(({ message }) => message), ...season.verdictNotes]
const input = (season: Season) => ({ season, context: { seasons: [], asOf: null } })
const hostIds = ({ host, leagueId: id }: Season) => ({ host, leagueId: id, season: undefined })
const rowOf = (files: SleeperFiles, week: number, index: number) =>
  (files[`matchups-0${week}.json`] as unknown as object[])[index]
const playerBy = (season: Season, id: string) => season.players.find(({ hostPlayerId }) => hostPlayerId === Number(id))
const slotsOf = (season: Season, team: number, week: number) =>
  new Map(
    factsOf(season)
      .lineupIn(team, week)
      ?.entries.map(({ player, slot }) => [player, slot]),
  )

describe('a league with defensive players', () => {
  const positions = ['QB', 'DL', 'LB', 'DB', 'IDP_FLEX', 'DEF', 'BN', 'BN']
  /** Name, position and fantasy positions as Sleeper lists defenders. */
  const defenders = [
    ['DE', ['DL']],
    ['OLB', ['DL', 'LB']],
    ['SS', ['DB']],
    ['CB', ['DB']],
    ['NT', ['DL']],
    ['ILB', null],
  ] as const

  const withDefenders = (files: SleeperFiles) => {
    at(files, 'league.json', 'roster_positions', positions)
    for (const [index, [position, fantasyPositions]] of defenders.entries()) {
      const id = playerOf(1, index + 2)
      at(files, 'players.json', `${id}.position`, position)
      at(files, 'players.json', `${id}.fantasy_positions`, fantasyPositions)
    }
  }

  it('reads linemen, linebackers and backs by their eligible positions', async () => {
    const season = await readWith(withDefenders)
    expect(
      [2, 3, 4, 5, 6, 7].map((place) => {
        const { position, eligibleSlots } = playerBy(season, playerOf(1, place)) ?? {}
        return [position, eligibleSlots]
      }),
    ).toEqual([
      ['DL', ['DL', 'DP']],
      ['LB', ['DL', 'LB', 'DP']],
      ['DB', ['DB', 'DP']],
      ['DB', ['DB', 'DP']],
      ['DL', ['DL', 'DP']],
      ['LB', ['LB', 'DP']],
    ])
    expect(season.settings.lineupSlots.map(({ slot }) => slot)).toEqual([
      ...['QB', 'D/ST', 'DL', 'LB', 'DB', 'DP', 'BENCH', 'IR', 'TAXI'],
    ])
    expect([...slotsOf(season, 1, 1).values()].slice(0, 6)).toEqual(['QB', 'DL', 'LB', 'DB', 'DP', 'D/ST'])
  })

  it('finds the optimal lineup if a linebacker has to move to lineman', async () => {
    // ILB 30 and NT 25 are on the bench: the ILB takes LB, the OLB moves to DL or the flex, and the NT starts, too.
    const season = await readWith((files) => {
      withDefenders(files)
      at(files, 'matchups-01.json', `[0].players_points.${playerOf(1, 7)}`, 30)
      at(files, 'matchups-01.json', `[0].players_points.${playerOf(1, 6)}`, 25)
    })
    expect(teamWeekOf(season, 1, 1)?.optimal).toMatchObject({ actualPoints: 114, optimalPoints: 4 * 19 + 55 })
  })
})

describe('best ball', () => {
  const bestBall = () => playSleeperLeague({ teams: 8, playoffTeams: 4, settings: { best_ball: 1 } })

  it('shows the counted lineup if the recorded starters do not match the score', async () => {
    const { files } = bestBall()
    const rows = files['matchups-01.json'] as unknown as { points: number; players_points: Record<string, number> }[]
    const [row] = rows
    // QB, RB, WR, TE, RB, QB: the bench's QB and RB are better than the starters.
    const points = [4, 5, 6, 7, 18, 14]
    if (row) {
      row.players_points = Object.fromEntries(points.map((one, index) => [`${100 + index}`, one]))
      Object.assign(row, { points: 14 + 18 + 6 + 7, starters: ['0', '0', '0', '0'], starters_points: [0, 0, 0, 0] })
    }
    const season = await readAll(files, playedId)
    const id = toPublicId(season, 1)
    const response = handlers.startSitAnalysis(input(season), { id, week: 1 })
    expect(response).toMatchObject({
      teamScore: 45,
      optimalScore: 45,
      startSitImpact: 0,
      missedOpportunities: [],
      isAutomatic: true,
      note: expect.stringMatching(/^Best ball sets the optimal lineup automatically/),
    })
    expect(response.optimalLineup.map(({ slot, points: scored }) => [slot, scored])).toEqual([
      ['QB', 14],
      ['RB', 18],
      ['WR', 6],
      ['FLEX', 7],
    ])
    const { roster } = handlers.weeklyRoster(input(season), { id, week: 1 })
    expect(roster.filter(({ isStarter }) => isStarter).map(({ weekPoints }) => weekPoints)).toEqual([14, 18, 6, 7])
  })

  it('keeps the recorded starters if they match the score', async () => {
    const season = await readAll(bestBall().files, playedId)
    for (const team of season.teams) {
      const recorded = season.lineups.find(({ teamId, week }) => teamId === team.id && week === 1)
      expect(factsOf(season).lineupIn(team.id, 1)).toBe(recorded)
    }
  })

  it('has no lineup judgment: no efficiency, no award for it, no points left on the bench', async () => {
    const season = await readAll(bestBall().files, playedId)
    const report = handlers.managers(input(season), hostIds(season))
    expect(report).toMatchObject({ leagueEfficiency: null, notes: [expect.stringMatching(/^Best ball/)] })
    expect(report.teams.map(({ efficiency, parts }) => [efficiency, parts.lineup])).toEqual(Array(8).fill([null, 0]))
    const { superlatives } = handlers.superlatives(input(season), { leagueId: toPublicId(season, 0) / 10_000 })
    expect(superlatives.map(({ key }) => key)).toContain('highest-week')
    expect(superlatives.map(({ key }) => key)).not.toContain('best-manager')
    const weeks = handlers.teamWeeklyPerformance(input(season), {
      id: toPublicId(season, 1),
      weekStart: 1,
      weekEnd: 5,
    })
    for (const { starterPoints, optimalPoints } of weeks.weeklyPerformance) {
      expect(optimalPoints).toBe(starterPoints)
    }
  })
})

describe('points per reception', () => {
  it('is what most players get, bonuses for positions among it', async () => {
    const worth = async (scoring: Record<string, number>) => {
      const files = buildSleeperLeague()
      at(files, 'league.json', 'scoring_settings', scoring)
      return (await readAll(files, leagueId)).settings.pointsPerReception
    }
    expect(await worth({ rec: 0, bonus_rec_rb: 1, bonus_rec_wr: 1, bonus_rec_te: 1 })).toBe(1)
    expect(await worth({ rec: 0.5, bonus_rec_te: 0.5 })).toBe(0.5)
    expect(await worth({ bonus_rec_rb: 0.5, bonus_rec_wr: 1, bonus_rec_te: 1.5 })).toBeNull()
    expect(await worth({ rec: 0, rec_0_4: 0.5, rec_40p: 2 })).toBeNull()
    expect(await worth({ rec: 0, rec_fd: 0.5 })).toBeNull()
    expect(await worth({ rec: 1, rec_fd: 0.5 })).toBe(1)
  })
})

describe('a league without opponents', () => {
  const withoutResults = (files: SleeperFiles) => {
    for (const team of [0, 1, 2, 3, 4, 5, 6, 7])
      for (const result of ['wins', 'losses', 'ties']) at(files, 'rosters.json', `[${team}].settings.${result}`, 0)
  }

  it('plays head-to-head, although no pairings are recorded, if Sleeper counts results', async () => {
    const { files } = playSleeperLeague({ teams: 8, playoffTeams: 4 })
    for (const week of [1, 2, 3, 4, 5, 6, 7])
      for (const team of [0, 1, 2, 3, 4, 5, 6, 7]) at(files, `matchups-0${week}.json`, `[${team}].matchup_id`, null)
    const { format, table } = await readAll(files, playedId)
    const [wins, losses] = [1, 2].map((place) =>
      table.reduce((sum, row) => sum + (place === 1 ? row.wins : row.losses), 0),
    )
    expect([format, wins === losses && (wins ?? 0) > 0]).toEqual(['head-to-head', true])
  })

  it('adds up the points of all weeks without matchups', async () => {
    const { files } = playSleeperLeague({ teams: 8, playoffTeams: 4, settings: { playoff_week_start: 0 } })
    for (const week of [1, 2, 3, 4, 5, 6, 7]) {
      for (const team of [0, 1, 2, 3, 4, 5, 6, 7]) at(files, `matchups-0${week}.json`, `[${team}].matchup_id`, null)
    }
    withoutResults(files)
    const season = await readAll(files, playedId)
    expect(season.format).toBe('total-points')
    const { teams } = computeStandings(season)
    const rows = [1, 2, 3, 4, 5, 6, 7].flatMap((week) => files[`matchups-0${week}.json`] as unknown as ScoredRow[])
    for (const { team, regularSeason } of teams) {
      const sum = rows.filter(({ roster_id }) => roster_id === team.id).reduce((total, { points }) => total + points, 0)
      expect(regularSeason.pointsFor).toBeCloseTo(sum, 6)
    }
    const points = teams.map(({ regularSeason }) => regularSeason.pointsFor)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
  })

  it('is won by points, whatever its settings say of playoffs', async () => {
    const { files } = playSleeperLeague({ teams: 8, playoffTeams: 4 })
    for (const week of [1, 2, 3, 4, 5, 6, 7]) {
      for (const team of [0, 1, 2, 3, 4, 5, 6, 7]) at(files, `matchups-0${week}.json`, `[${team}].matchup_id`, null)
    }
    for (const bracket of ['winners-bracket.json', 'losers-bracket.json'])
      files[bracket] = [] as unknown as SleeperFiles[string]
    withoutResults(files)
    const season = await readAll(files, playedId)
    const { champion, highestScoring } = computeStandings(season)
    expect(champion?.team.id).toBe(highestScoring?.team.id)
    expect(champion).not.toBeNull()
    expect(messages(season).some((message) => message.includes('champion'))).toBe(false)
  })

  it('eliminates a team each week in a chopped league', async () => {
    const { files } = playSleeperLeague({
      teams: 5,
      playoffTeams: 2,
      regularWeeks: 4,
      settings: { type: 3, playoff_week_start: 0, playoff_teams: null, last_scored_leg: 17, last_chopped_leg: 4 },
    })
    files['winners-bracket.json'] = null as never
    files['losers-bracket.json'] = null as never
    for (const [index, week] of [3, 1, null, 4, 2].entries()) {
      at(files, 'rosters.json', `[${index}].settings.eliminated`, week)
      for (const of of [1, 2, 3, 4]) at(files, `matchups-0${of}.json`, `[${index}].matchup_id`, null)
    }
    const season = await readAll(files, playedId)
    expect(season.status).toMatchObject({ phase: 'complete', finalWeek: 4 })
    expect(season.eliminationRounds.map(({ sides, eliminatedTeamIds }) => [sides.length, eliminatedTeamIds])).toEqual([
      [5, [2]],
      [4, [5]],
      [3, [1]],
      [2, [4]],
    ])
    const { teams, champion } = computeStandings(season)
    expect(champion?.team.id).toBe(3)
    expect(teams.map(({ team, eliminatedInWeek }) => [team.id, eliminatedInWeek])).toEqual([
      [3, null],
      [4, 4],
      [1, 3],
      [5, 2],
      [2, 1],
    ])
  })

  it('ignores the empty rows of eliminated teams', async () => {
    const season = await readWith((files) => {
      at(files, 'league.json', 'settings.type', 3)
      const empty = { points: 0, players: [], starters: [], starters_points: [], players_points: {} }
      for (const week of [2, 3]) at(files, `matchups-0${week}.json`, '[0]', { ...rowOf(files, week, 0), ...empty })
      const unset = { ...empty, players: null, starters: ['0', '0'], starters_points: [0, 0] }
      at(files, 'matchups-03.json', '[1]', { ...rowOf(files, 3, 1), ...unset })
    })
    expect(messages(season)).not.toContainEqual(expect.stringMatching(/^Some lineups/))
    expect([factsOf(season).lineupIn(1, 2), factsOf(season).lineupIn(2, 3)]).toEqual([undefined, undefined])
    expect(factsOf(season).lineupIn(2, 2)).toBeDefined()
  })

  it('eliminates the lowest score if no team is marked', async () => {
    const { files } = playSleeperLeague({
      teams: 4,
      playoffTeams: 2,
      regularWeeks: 3,
      settings: { type: 3, playoff_week_start: 0, playoff_teams: null },
    })
    const season = await readAll(files, playedId)
    const lowest = (rows: readonly ScoredRow[]) => rows.toSorted((a, b) => a.points - b.points)[0]?.roster_id
    const [first] = season.eliminationRounds
    expect(first?.eliminatedTeamIds).toEqual([lowest(files['matchups-01.json'] as unknown as ScoredRow[])])
    expect(season.eliminationRounds).toHaveLength(3)
  })
})

interface ScoredRow {
  roster_id: number
  points: number
}

describe('drafts', () => {
  const picksFile = `draft-picks-${draftId}.json`
  const otherDraft = '810000000000000888'
  const addDraft = (files: SleeperFiles, draft: object, count: number) => {
    files['drafts.json'] = [
      { draft_id: otherDraft, type: 'snake', status: 'complete', settings: { rounds: 4, teams: 8 }, ...draft },
      ...(files['drafts.json'] as unknown as object[]),
    ] as never
    files[`draft-picks-${otherDraft}.json`] = Array.from({ length: count }, (_, index) => ({
      pick_no: index + 1,
      round: 1 + Math.floor(index / 8),
      draft_slot: (index % 8) + 1,
      roster_id: (index % 8) + 1,
      player_id: playerOf((index % 8) + 1, 1 + Math.floor(index / 8)),
      picked_by: '',
      is_keeper: null,
      metadata: null,
    })) as never
  }

  it('has all drafts of a season in order, and numbers their picks apart', async () => {
    const season = await readWith((files) => {
      at(files, 'drafts.json', '[0].start_time', Date.parse('2025-08-01'))
      addDraft(files, { start_time: Date.parse('2025-03-01'), settings: { rounds: 4, teams: 8, player_type: 2 } }, 32)
    })
    expect(season.drafts.map(({ number, players, state, picks }) => [number, players, state, picks.length])).toEqual([
      [1, 'veterans', 'complete', 32],
      [2, 'all', 'complete', 8],
    ])
    expect(listPicks(season).map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
    expect(mainDraft(season)?.number).toBe(1)
    expect(season.settings.draftType).toBe('snake')
  })

  it('shows the finished draft of a season in which a longer one was broken off', async () => {
    const season = await readWith((files) => {
      addDraft(files, { status: 'paused' }, 16)
      const [first] = files[picksFile] as unknown as { player_id: string }[]
      at(files, `draft-picks-${otherDraft}.json`, '[0].player_id', first?.player_id)
    })
    expect(season.drafts.map(({ state, picks }) => [state, picks.length])).toEqual([['complete', 8]])
  })

  it('shows the picks of a draft that is being held', async () => {
    const season = await readWith(
      (files) => {
        at(files, 'drafts.json', '[0].status', 'drafting')
        files[picksFile] = (buildSleeperLeague()[picksFile] as unknown as object[]).slice(0, 3) as never
      },
      { status: 'drafting', leg: 0, scored: 0 },
    )
    expect(season.status.phase).toBe('pre-draft')
    expect(season.drafts[0]).toMatchObject({ state: 'running' })
    expect(season.drafts[0]?.picks.map(({ teamId }) => teamId)).toEqual([2, 1, 3])
  })

  it('reads the order from the users before Sleeper has places for the teams', async () => {
    const season = await readWith(
      (files) => {
        at(files, 'drafts.json', '[0].slot_to_roster_id', null)
        at(
          files,
          'drafts.json',
          '[0].draft_order',
          Object.fromEntries([1, 2, 3].map((team) => [userIdOf(team), 4 - team])),
        )
      },
      { status: 'pre_draft', leg: 0, scored: 0 },
    )
    expect(season.drafts[0]?.order).toEqual([3, 2, 1])
  })

  it('reads the order from the users’ teams at the draft, whatever they manage now', async () => {
    const season = await readWith((files) => {
      at(files, 'drafts.json', '[0].slot_to_roster_id', null)
      const users = Array.from({ length: 8 }, (_, index) => [userIdOf(index + 1), index + 1])
      at(files, 'drafts.json', '[0].draft_order', Object.fromEntries(users))
      // Two managers changed teams after the draft, and a third left.
      at(files, 'rosters.json', '[2].owner_id', userIdOf(4))
      at(files, 'rosters.json', '[3].owner_id', userIdOf(3))
      at(files, 'rosters.json', '[4].owner_id', '799999999999999999')
    })
    expect(season.drafts[0]?.state).toBe('complete')
    expect(season.drafts[0]?.order).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('has no draft if there was none', async () => {
    const season = await readWith((files) => {
      files['drafts.json'] = [] as never
    })
    expect(season.drafts).toEqual([])
  })

  it('numbers the places of a snake draft with a third-round reversal, and of an auction that ended early', async () => {
    const places = (files: SleeperFiles, numbers: readonly [pick: number, round: number][]) => {
      const picks = files[picksFile] as unknown as Record<string, unknown>[]
      files[picksFile] = numbers.map(([pick_no, round], index) => ({ ...picks[index], pick_no, round })) as never
    }
    const reversed = await readWith((files) => {
      at(files, 'drafts.json', '[0].type', 'snake')
      at(files, 'drafts.json', '[0].settings.reversal_round', 3)
      places(files, [[1, 1], [8, 1], [9, 2], [16, 2], [17, 3], [24, 3]]) // biome-ignore format: a pick a pair
    })
    expect(reversed.drafts[0]?.picks.map(({ pickInRound }) => pickInRound)).toEqual([1, 8, 1, 8, 1, 8])
    const auction = await readWith((files) => {
      at(files, 'drafts.json', '[0].type', 'auction')
      at(files, 'drafts.json', '[0].settings', { rounds: 15, budget: 200 })
      places(files, [[1, 1], [2, 1], [3, 1], [4, 7], [5, 7]]) // biome-ignore format: a pick a pair
      at(files, picksFile, '[0].metadata.amount', 41)
      at(files, picksFile, '[1].metadata.amount', '7')
      at(files, picksFile, '[2].metadata', null)
    })
    expect(auction.drafts[0]?.picks.map(({ pickInRound, bidDollars }) => [pickInRound, bidDollars])).toEqual([
      [null, 41],
      [null, 7],
      [null, null],
      [null, null],
      [null, null],
    ])
  })

  it('assigns a pick to its team by number, as text, by draft position, and by user until the draft is over', async () => {
    const readAs = (status: string) =>
      readWith((files) => {
        at(files, 'drafts.json', '[0].status', status)
        at(files, picksFile, '[0].roster_id', '7')
        at(files, picksFile, '[1].roster_id', null)
        at(files, picksFile, '[2].roster_id', null)
        at(files, picksFile, '[2].draft_slot', null)
        at(files, picksFile, '[2].picked_by', userIdOf(5))
      })
    const teamsOf = ({ drafts }: Season) => drafts[0]?.picks.slice(0, 3).map(({ teamId }) => teamId)
    expect(teamsOf(await readAs('drafting'))).toEqual([7, 2, 5])
    const over = await readAs('complete')
    expect(teamsOf(over)).toEqual([7, 2, 4])
    expect(over.drafts[0]?.picks.some(({ overallPick }) => overallPick === 3)).toBe(false)
    expect(messages(over)).toContain('A draft pick without a team was skipped.')
  })

  it('separates draft and moves only if the draft filled the rosters, unlike a rookie draft', async () => {
    const stats = (files: SleeperFiles) => {
      for (const week of [1, 2, 3, 4, 5]) {
        const rows = Object.entries(
          Object.assign(
            {},
            ...(files[`matchups-0${week}.json`] as unknown as { players_points: object }[]).map(
              ({ players_points }) => players_points,
            ),
          ) as Record<string, number>,
        )
        files[`sleeper-stats-0${week}.json`] = {
          savedInWeek: 7,
          rows: rows.map(([player_id, points]) => ({ player_id, team: 'BAL', stats: { sack: points, gp: 1 } })),
        }
      }
    }
    const rookies = await readWith(stats)
    expect(handlers.managers(input(rookies), hostIds(rookies))).toMatchObject({
      tellsDraftFromMoves: false,
      notes: [expect.stringMatching(/^This draft filled only part of each roster/)],
    })
    const startUp = await readWith((files) => {
      stats(files)
      addDraft(files, {}, 48)
    })
    const report = handlers.managers(input(startUp), hostIds(startUp))
    expect(report.tellsDraftFromMoves).toBe(true)
    expect('notes' in report).toBe(false)
  })
})

describe('a season that is marked complete and was never played', () => {
  const unscored = (files: SleeperFiles) => {
    for (const file of ['winners-bracket.json', 'losers-bracket.json']) files[file] = [] as never
    for (const week of [1, 2, 3, 4, 5]) {
      for (const team of [0, 1, 2, 3, 4, 5, 6, 7]) {
        const nobody = { points: 0, players: [], starters: ['0'], starters_points: [0], players_points: {} }
        at(files, `matchups-0${week}.json`, `[${team}]`, { ...rowOf(files, week, team), ...nobody })
      }
    }
    for (const team of [0, 1, 2, 3, 4, 5, 6, 7]) {
      at(files, 'rosters.json', `[${team}].settings`, { wins: 0, losses: 0, ties: 0, fpts: 0 })
    }
  }

  it.each([0, null])('has no games, no records, no places and no lineups (last scored week %s)', async (scored) => {
    const files = changeFiles((all) => {
      unscored(all)
      settings(all, 'last_scored_leg', scored)
    })
    const season = await readAll(files, leagueId)
    expect(season.status).toMatchObject({ phase: 'complete', finalWeeks: [] })
    expect([season.matchups, season.lineups]).toEqual([[], []])
    const { teams } = await readDocument(files, leagueId)
    expect(teams.every(({ finalRank, playoffSeed }) => finalRank === null && playoffSeed === null)).toBe(true)
    expect([season.finalRanks, season.title.championId]).toEqual([null, null])
    expect(
      computeStandings(season).teams.every(({ regularSeason: { wins, losses, ties } }) => wins + losses + ties === 0),
    ).toBe(true)
    expect(messages(season)).not.toContainEqual(expect.stringMatching(/lineups|matchups|brackets/))
  })
})

describe('responses with gaps', () => {
  it('has no lineup if the starters of a team with points are not named', async () => {
    const season = await readWith((files) => {
      at(files, 'matchups-02.json', '[0].starters', null)
      at(files, 'matchups-02.json', '[0].starters_points', null)
    })
    expect(factsOf(season).lineupIn(1, 2)).toBeUndefined()
    expect(messages(season)).toContainEqual(expect.stringMatching(/^Some lineups in week 2 have no points/))
    expect(season.matchups.find(({ id }) => id === 20_001)).toMatchObject({ status: 'final', home: { points: 114 } })
  })

  it('takes a score that is missing from its starters, else from the season’s total, else calls it unknown', async () => {
    const without = (files: SleeperFiles, ...fields: string[]) => {
      for (const field of ['points', ...fields]) at(files, 'matchups-02.json', `[0].${field}`, null)
    }
    const read = async (change: (files: SleeperFiles) => void) => {
      const season = await readWith(change)
      const game = season.matchups.find(({ id }) => id === 20_001)
      return {
        points: game?.home.points,
        status: game?.status,
        notes: messages(season).filter((text) => /no score/.test(text)),
      }
    }
    const starters = ['starters_points', 'players_points']
    expect(await read((files) => without(files))).toEqual({ points: 114, status: 'final', notes: [] })
    expect(await read((files) => without(files, 'starters_points'))).toMatchObject({ points: 114, status: 'final' })
    expect(await read((files) => without(files, ...starters))).toMatchObject({ points: 114, status: 'final' })
    const unknown = await read((files) => {
      without(files, ...starters)
      at(files, 'rosters.json', '[0].settings.fpts', null)
    })
    expect(unknown).toMatchObject({ points: null, status: 'scheduled' })
    expect(unknown.notes).toContain('Sleeper has no score for some teams in week 2, so it isn’t available.')
  })

  it('reports starters that do not add up to the score, which counts', async () => {
    const season = await readWith((files) => at(files, 'matchups-02.json', '[0].points', 120.5))
    expect(messages(season)).toContainEqual(expect.stringMatching(/^Some teams’ starters in week 2 don’t add up/))
    expect(season.matchups.find(({ id }) => id === 20_001)).toMatchObject({ home: { points: 120.5, adjustment: 0 } })
  })

  it('shows who is on a team before the points of the present week are there', async () => {
    const season = await readWith(
      (files) => {
        for (const team of [0, 1, 2, 3, 4, 5, 6, 7]) {
          for (const field of ['points', 'players_points', 'starters_points']) {
            at(files, 'matchups-03.json', `[${team}].${field}`, null)
          }
        }
      },
      { status: 'in_season', leg: 3, scored: 2 },
    )
    expect(factsOf(season).lineupIn(1, 3)?.entries).toHaveLength(9)
    expect(messages(season)).not.toContainEqual(expect.stringMatching(/lineups of week 3/))
  })

  it('reads omitted data: users, rosters, weeks, empty drafts and brackets', async () => {
    const changed = changeFiles((files) => {
      for (const file of ['users.json', 'winners-bracket.json', 'losers-bracket.json', 'matchups-02.json']) {
        files[file] = null as never
      }
      files['transactions-01.json'] = null as never
      at(files, 'drafts.json', '[0].settings', null)
      at(files, 'drafts.json', '[0].slot_to_roster_id', null)
      at(files, 'league.json', 'metadata', null)
      at(files, 'league.json', 'scoring_settings', null)
      for (const field of ['owner_id', 'players', 'reserve', 'taxi', 'settings', 'co_owners', 'metadata']) {
        at(files, 'rosters.json', `[4].${field}`, null)
      }
    })
    const season = await readAll(changed, leagueId)
    expect(season.teams.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((team) => `Team ${team}`))
    expect((await readDocument(changed, leagueId)).teams[4]).toMatchObject({ ownerNames: [], recordByHost: null })
    expect(season.settings.pointsPerReception).toBeNull()
    expect(messages(season)).toEqual(
      expect.arrayContaining([
        'The league’s member list is missing, so teams have no names.',
        expect.stringMatching(/^The matchups of week 2 are missing/),
      ]),
    )
  })

  it('reports that a team’s manager is not in the list of users', async () => {
    const season = await readWith((files) => {
      files['users.json'] = (files['users.json'] as unknown as object[]).slice(0, 6) as never
      at(files, 'rosters.json', '[7].co_owners', [userIdOf(1)])
    })
    expect(season.teams.slice(5).map(({ name }) => name)).toEqual(['Team 6', 'Team 7', 'Team 1 (T8)'])
    expect(messages(season)).toContainEqual(expect.stringMatching(/^Sleeper doesn’t list the managers of 2 teams/))
  })

  it('treats invalid settings and fields as absent', async () => {
    const season = await readWith((files) => {
      settings(files, 'waiver_budget', 'plenty')
      settings(files, 'divisions', 2.5)
      settings(files, 'taxi_slots', null)
      at(files, 'rosters.json', '[0].settings.division', 'East')
      at(files, 'rosters.json', '[0].settings.rank', -4.5)
      at(files, 'rosters.json', '[1].settings.waiver_budget_used', null)
      at(files, 'matchups-01.json', '[0].starters[1]', null)
      at(files, 'winners-bracket.json', '[2].t1', { w: 1 })
    })
    expect(season.settings).toMatchObject({ divisions: [], acquisition: { budgetDollars: null } })
    expect([...slotsOf(season, 1, 1).values()].sort()).toEqual(
      ['QB', 'OP', 'FLEX', 'DP', 'D/ST', 'BENCH', 'BENCH', 'BENCH', 'BENCH'].sort(),
    )
  })

  it('is complete with huge and negative figures', async () => {
    const season = await readWith((files) => {
      at(files, 'matchups-01.json', '[0].custom_points', -9_999_999.99)
      at(files, 'matchups-01.json', '[1].points', 9_999_999.99)
      at(files, 'matchups-02.json', `[2].players_points.${playerOf(3, 6)}`, -250.5)
      at(files, 'matchups-02.json', '[3].points', -0.5)
    })
    expect(season.matchups[0]).toMatchObject({ home: { points: -9_999_999.99 }, away: { points: 9_999_999.99 } })
  })

  it('keeps moves without their other half', async () => {
    const season = await readWith((files) => {
      at(files, 'transactions-02.json', '[0].adds', null)
      at(files, 'transactions-02.json', '[0].settings', null)
      at(files, 'transactions-02.json', '[1].roster_ids', null)
      at(files, 'transactions-02.json', '[1].settings.waiver_bid', null)
      at(files, 'transactions-02.json', '[2].draft_picks', null)
      at(files, 'transactions-02.json', '[2].waiver_budget', null)
      at(files, 'transactions-02.json', '[2].drops', null)
    })
    expect(season.transactions.map(({ kind, bidDollars }) => [kind, bidDollars])).toEqual([
      ['add', null],
      ['waiver', null],
      ['waiver', null],
      ['trade', null],
      ['drop', null],
    ])
  })

  it('ends with the last scored week, whatever settings and brackets plan', async () => {
    const season = await readWith((files) => settings(files, 'playoff_round_type', 1))
    expect(season.settings.matchupPeriods.slice(-2).map(({ weeks }) => weeks)).toEqual([[4], [5]])
    const early = await readWith((files) => settings(files, 'last_scored_leg', 2))
    expect(early.status).toMatchObject({ phase: 'complete', finalWeek: 2, finalWeeks: [1, 2] })
    expect(early.matchups).toHaveLength(8)
  })

  it('detects a toilet bowl from the games if the settings do not name it', async () => {
    for (const hasConsolation of [true, false]) {
      const { files, places } = playSleeperLeague({ teams: 8, playoffTeams: 4, hasConsolation })
      settings(files, 'playoff_type', undefined)
      const season = await readAll(files, playedId)
      expect(season.settings.losersBracket).toBe(hasConsolation ? 'consolation' : 'toilet-bowl')
      expect(computeStandings(season).teams.map(({ team }) => team.id)).toEqual(places)
    }
  })

  it('takes no unknown score of the losers’ bracket for a low one', async () => {
    for (const hasConsolation of [true, false]) {
      const { files } = playSleeperLeague({ teams: 8, playoffTeams: 4, hasConsolation })
      const games = files['losers-bracket.json'] as unknown as { r: number; w: number; l: number }[]
      const shown = games.find(({ r }) => r === 1)
      for (const { r, w, l } of games.filter((game) => game !== shown)) {
        const rows = files[`matchups-0${5 + r}.json`] as unknown as { roster_id: number }[]
        for (const row of rows.filter(({ roster_id }) => roster_id === (hasConsolation ? w : l))) {
          Object.assign(row, { points: null, starters: null, starters_points: null, players_points: null })
        }
      }
      settings(files, 'playoff_type', hasConsolation ? undefined : 1)
      const season = await readAll(files, playedId)
      expect(season.settings.losersBracket).toBe(hasConsolation ? 'consolation' : 'toilet-bowl')
    }
  })

  it('keeps the games and places of a bracket whose team left the league since', async () => {
    for (const gone of [1, 2, 5, 8]) {
      const { files, places } = playSleeperLeague({ teams: 8, playoffTeams: 4, hasConsolation: true })
      const whole = judgeSeason(await readDocument(structuredClone(files), playedId))
      const rosters = files['rosters.json'] as unknown as { roster_id: number }[]
      const left = rosters.findIndex(({ roster_id }) => roster_id === places[gone - 1])
      rosters.splice(left, 1)
      const season = await readAll(files, playedId)
      const gamesOf = ({ bracket }: Season) =>
        bracket?.rounds.map(({ games }) =>
          games.map(({ first, second, winner, best, worst }) => [first.teamId, second?.teamId, winner, best, worst]),
        )
      expect(gamesOf(season)).toEqual(gamesOf(whole))
      expect([...(season.finalRanks ?? [])]).toEqual(places.map((team, index) => [team, index + 1]))
      expect(season.title).toMatchObject({ championId: places[0], final: { winnerId: places[0], loserId: places[1] } })
      expect(computeStandings(season).teams.map(({ team, rank }) => [team.id, rank])).toEqual(
        places.flatMap((team, index) => (index === gone - 1 ? [] : [[team, index + 1]])),
      )
    }
  })

  it('keeps the seeds of a bracket whose team left the league since, and the edition names that team', async () => {
    for (const gone of [2, 5]) {
      const { files, seeds } = playSleeperLeague({ teams: 8, playoffTeams: 6, hasConsolation: true })
      const rosters = files['rosters.json'] as unknown as { roster_id: number }[]
      rosters.splice(
        rosters.findIndex(({ roster_id }) => roster_id === seeds[gone - 1]),
        1,
      )
      const season = await readAll(files, playedId)
      expect([...season.seeds.seedOf].map(([id, seed]) => [seed, id])).toEqual(seeds.map((id, at) => [at + 1, id]))
      const seedsOf = computeStandings(season).teams.map(({ team, seed }) => [team.id, seed] as const)
      expect(new Map(seedsOf)).toEqual(
        new Map(seeds.flatMap((id, at) => (at === gone - 1 ? [] : [[id, at + 1] as const]))),
      )
      const sources = loadEditions(season).get(5)
      const edition = sources && writeEdition(sources, 5)
      const told = (edition ? [edition.lead, ...edition.stories] : [])
        .find(({ key }) => key === 'playoff-field')
        ?.sentences.map(({ text }) => text)
      expect(told).toContain(`In the playoffs, too, and no longer in the league: Team ${seeds[gone - 1]}.`)
    }
  })

  it('finds the champion if the bracket names no ranks', async () => {
    const season = await readWith((files) => {
      for (const game of [2, 3]) at(files, 'winners-bracket.json', `[${game}].p`, null)
    })
    // Third place is open: the regular season decides between 5 and 6.
    expect(computeStandings(season).teams.map(({ team }) => team.id)).toEqual([1, 2, 5, 6, 3, 4, 7, 8])
    expect(messages(season)).toContainEqual(expect.stringMatching(/^Sleeper only ranks teams its brackets decide/))
  })

  it('reports an idle team once', async () => {
    const season = await readWith((files) => {
      for (const week of [1, 2, 3]) {
        for (const team of [6, 7]) at(files, `matchups-0${week}.json`, `[${team}].matchup_id`, 100 + team)
      }
    })
    expect(messages(season).filter((message) => /no opponent/.test(message))).toEqual([
      'One team has no opponent in weeks 1 to 3, so its score doesn’t count in a game.',
    ])
  })

  it('uses Sleeper’s record of a team, and reports that of the matchups', async () => {
    const season = await readWith((files) => at(files, 'rosters.json', '[0].settings.wins', 2))
    const card = handlers.league(input(season), { id: toPublicId(season, 0) / 10_000 })
    expect(card.warnings).toContainEqual(expect.stringMatching(/^Sleeper counts 2-0 .* Standings show Sleeper’s\.$/))
  })

  it('reports missing transactions if no week has them', async () => {
    const season = await readWith((files) => {
      for (const week of [1, 2, 3, 4, 5]) Reflect.deleteProperty(files, `transactions-0${week}.json`)
    })
    expect(handlers.moves(input(season), hostIds(season)).unavailable).toMatch(
      /^This season’s transactions are missing/,
    )
  })

  it('has a defense by its abbreviation if the list of players lacks it', async () => {
    const season = await readWith((files) => Reflect.deleteProperty(files['players.json'] as object, defenseOf(1)))
    expect(season.players.find(({ name }) => name === 'BAL D/ST')).toMatchObject({ position: 'D/ST', nflTeam: 'BAL' })
  })
})

describe('a finished league whose playoff start was changed afterwards', () => {
  const start = (season: Season) => [season.settings.regularSeasonMatchups, season.status.finalWeek]

  it('has the rounds that were played: results of all rosters, and the last scored week', async () => {
    const played = await readWith(() => {})
    const changed = await readWith((files) => settings(files, 'playoff_week_start', 3))
    expect(start(played)).toEqual([3, 5])
    expect(start(changed)).toEqual([3, 5])
    expect(changed.title).toEqual(played.title)
  })

  it('keeps the setting where its rosters have different numbers of results, or the weeks say something else', async () => {
    const differ = (files: SleeperFiles) => {
      settings(files, 'playoff_week_start', 3)
      at(files, 'rosters.json', '0.settings.wins', 9)
    }
    expect(start(await readWith(differ))[0]).toBe(2)
    const longer = (files: SleeperFiles) => {
      settings(files, 'playoff_week_start', 3)
      settings(files, 'last_scored_leg', 4)
    }
    expect(start(await readWith(longer))[0]).toBe(2)
  })
})
