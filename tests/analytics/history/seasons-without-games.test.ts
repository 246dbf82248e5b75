/** A season without a decided game is no season played. */
import { describe, expect, it } from 'vitest'
import { whyNoGames } from '../../../src/analytics/why-no-games.ts'
import { parseBook } from '../../../src/book/parse-book.ts'
import { readCompleted } from '../../../src/contract/read-completed.ts'
import type { HistoryResponse } from '../../../src/contract/responses/history.ts'
import { history as historySchema } from '../../../src/contract/responses/history.ts'
import { shapeOf } from '../../../src/contract/shape.ts'
import type { Season } from '../../../src/domain/season.ts'
import { handleHistory } from '../../../src/handlers/history.ts'
import { handleHistoryVersus } from '../../../src/handlers/history-versus.ts'
import { handleLeagueBook } from '../../../src/handlers/league-book.ts'
import { playedSeasons } from '../../../src/parts/history/played-seasons.ts'
import { toSeasonHistory } from '../../../src/parts/history/season-history.ts'
import { describeHistoric } from '../../../src/parts/recap/historic.ts'
import { buildSeason, game } from '../../build-season.ts'
import { duel, finishedSeason, teamOf } from './build-history.ts'

const teams = [teamOf('ann'), teamOf('bob')]
const played = (season: number) => duel(season, ['ann', 'bob'], [[90, 80]])
const beforeDraft = (season: number) => buildSeason({ season, teams, status: { phase: 'pre-draft' } })
/** A league as a host lists it that was renewed and then abandoned. */
const givenUp = (season: number) => finishedSeason(season, ['ann', 'bob'], [], { status: { scoredWeeks: [] } })
/** As a screen reads it. */
const readHistory = (...seasons: Season[]) =>
  readCompleted(shapeOf(historySchema), handleHistory(inputOf(...seasons))) as HistoryResponse
const inputOf = (...seasons: Season[]) => ({ seasons, aliases: {}, missing: [] })

const isSeasonPlayed = ({ status }: Season) => status.isPlayed

describe('whether a season was played', () => {
  it('is detected by a final game, not by a running one', () => {
    const running = (status: 'in-progress' | 'scheduled') => game(1, [1, 50], [2, 40], { status })
    expect(isSeasonPlayed(played(2024))).toBe(true)
    expect(isSeasonPlayed(buildSeason({ teams, matchups: [running('in-progress')] }))).toBe(false)
    expect(isSeasonPlayed(buildSeason({ teams, matchups: [running('scheduled')] }))).toBe(false)
  })

  it('is detected by final ranks and records without known games', () => {
    expect(isSeasonPlayed(givenUp(2024))).toBe(false)
    expect(isSeasonPlayed(finishedSeason(2024, ['ann', 'bob'], [], { ranks: [1, 2] }))).toBe(true)
    const recordByHost = { wins: 9, losses: 5, ties: 0, pointsFor: 1500, pointsAgainst: 1400 }
    expect(isSeasonPlayed(buildSeason({ teams: [{ recordByHost }, {}] }))).toBe(true)
  })

  it('is detected by final weeks without opponents', () => {
    const settings = { scoringFormat: 'total-points' as const }
    expect(isSeasonPlayed(buildSeason({ settings, status: { scoredWeeks: [1] } }))).toBe(true)
    expect(isSeasonPlayed(buildSeason({ settings }))).toBe(false)
  })

  it('is the reason why one that is over has no games', () => {
    expect(whyNoGames(givenUp(2024))).toBe('This season was never played.')
  })
})

describe('a history with seasons without games', () => {
  const input = inputOf(beforeDraft(2020), played(2021), played(2022), givenUp(2023), played(2024), beforeDraft(2025))
  const response = handleHistory(input)

  it('counts those that were played', () => {
    expect(response.since).toBe(2021)
    expect(response.managers.map(({ seasons, seasonYears, isCurrent }) => [seasons, seasonYears, isCurrent])).toEqual(
      Array(2).fill([3, [2021, 2022, 2024], true]),
    )
    expect(playedSeasons(readHistory(...input.seasons))).toEqual([2021, 2022, 2024])
    expect(handleHistoryVersus(input, { key: 'ann', otherKey: 'bob' }).manager.seasons).toEqual([2021, 2022, 2024])
  })

  it('does not end streaks', () => {
    expect(response.headToHead[0]?.currentStreak).toEqual({ key: 'ann', length: 3 })
  })

  it('has no playoff teams', () => {
    expect(response.managers.flatMap(({ finishes }) => finishes.filter(({ season }) => season === 2023))).toMatchObject(
      [
        { rank: null, seed: null, madePlayoffs: null },
        { rank: null, seed: null, madePlayoffs: null },
      ],
    )
  })

  it('has no earlier season to compare with before the second that was played', () => {
    expect(describeHistoric(readHistory(givenUp(2023), played(2024)), 2024)).toEqual([])
  })

  it('has the champion of the last season that was played as the defending one', () => {
    const champion = finishedSeason(2022, ['ann', 'bob'], [game(1, [1, 90], [2, 80])], { ranks: [2, 1] })
    const { defending } = toSeasonHistory(readHistory(champion, givenUp(2023), played(2024)), 2024) ?? {}
    expect(defending).toMatchObject({ name: 'Bob', year: 2022 })
  })

  it('has no money, and money starts with the first played season', () => {
    const book = {
      book: parseBook('money: {currency: USD, buy_in: 10, payouts: {places: {1: 20}}}', 'espn-4242.yml'),
      showsMoney: true,
    }
    const { money, since } = handleLeagueBook({ ...input, book })
    expect(since).toBe(2021)
    expect(money?.seasons.map(({ season }) => season)).not.toContain(2023)
    expect(money?.ledger.map(({ seasons }) => seasons.map(({ season }) => season))).toEqual(
      Array(2).fill([2021, 2022, 2024]),
    )
  })
})
