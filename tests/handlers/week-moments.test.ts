import { describe, expect, it } from 'vitest'
import { weekly } from '../../src/contract/responses/weekly.ts'
import { chooseMoment } from '../../src/domain/week-moment.ts'
import { handleHistory } from '../../src/handlers/history.ts'
import { handleWeekly } from '../../src/handlers/weekly.ts'
import { editionText } from '../../src/weekly/plain-text.ts'
import { finishedSeason } from '../analytics/history/build-history.ts'
import { game } from '../build-season.ts'
import { missing2022, threeSeasons } from '../screens/history/history-league.ts'

const input = { seasons: threeSeasons, aliases: {}, missing: [missing2022] }
const moments = handleHistory(input).weekMoments
const editionOf = (seasons: typeof threeSeasons, week: number) => {
  const joins = { also: undefined, same: undefined, years: undefined }
  const response = handleWeekly({ ...input, seasons }, { host: 'espn', leagueId: '4242', season: 2024, week, ...joins })
  const { edition } = weekly.parse(response)
  if (!edition) throw new Error('The week has an edition')
  return edition
}

describe('a week in the history of a league', () => {
  it('has titles, then records', () => {
    expect(moments.map(({ season, week }) => `${season} ${week}`).slice(0, 3)).toEqual(['2024 3', '2023 3', '2021 3'])
    expect(moments[1]).toEqual({
      season: 2023,
      week: 3,
      text: '2023: Ann won the title against Bob, 121.0–100.0.',
    })
    expect(moments.map(({ text }) => text)).toContain('2024: Bob scored 130.0, the most of any week in league history.')
  })

  it('has the upset of a team that was four wins behind', () => {
    const weeks = [1, 2, 3, 4].flatMap((week) => [game(week, [1, 100], [2, 90]), game(week, [3, 80], [4, 70])])
    const season = finishedSeason(2020, ['ann', 'bob', 'cid', 'dan'], [...weeks, game(5, [1, 90], [4, 91])], {
      ranks: [1, 2, 3, 4],
    })
    expect(handleHistory({ ...input, seasons: [season] }).weekMoments.filter(({ text }) => /upset/.test(text))).toEqual(
      [{ season: 2020, week: 5, text: '2020: Dan (0 wins) upset Ann (4 wins), 91.0–90.0.' }],
    )
  })

  it('has a tie as the closest finish that nobody won', () => {
    const season = finishedSeason(
      2020,
      ['ann', 'bob', 'cid', 'dan'],
      [game(1, [1, 78.9], [2, 78.9]), game(1, [3, 80], [4, 70]), game(2, [1, 90], [3, 85]), game(2, [2, 90], [4, 81])],
      { ranks: [1, 2, 3, 4] },
    )
    const texts = handleHistory({ ...input, seasons: [season] }).weekMoments.map(({ text }) => text)
    expect(texts).toContain('2020: Ann and Bob tied, the closest finish in league history.')
    expect(texts.filter((text) => text.includes('by 0.0'))).toEqual([])
  })

  it('has both scores of a finish that one decimal would call even', () => {
    const season = finishedSeason(2020, ['ann', 'bob'], [game(1, [1, 100.04], [2, 100]), game(2, [1, 80], [2, 95])], {
      ranks: [1, 2],
    })
    const texts = handleHistory({ ...input, seasons: [season] }).weekMoments.map(({ text }) => text)
    expect(texts).toContain('2020: Ann beat Bob 100.04–100.00, the closest finish in league history.')
    expect(texts).toContain('2020: Bob beat Ann by 15.0, the widest margin in league history.')
  })

  it('is recalled from earlier seasons only, another one each year', () => {
    const of = (season: number, week: number) => chooseMoment(moments, { season, week })?.season ?? null
    expect(of(2021, 3)).toBeNull()
    expect(of(2023, 3)).toBe(2021)
    expect(new Set([2025, 2026, 2027, 2028].map((season) => of(season, 3))).size).toBeGreaterThan(1)
    expect(of(2024, 17)).toBeNull()
  })

  it('is a line of the weekly and of its message, not in a first season', () => {
    const edition = editionOf(threeSeasons, 3)
    const [section] = edition.sections.filter(({ key }) => key === 'history')
    expect(section).toMatchObject({ title: 'This week in our history', sentences: { length: 1 } })
    expect(section?.sentences[0]?.text).toMatch(/^202[13]: /)
    expect(editionText(edition, null)).toContain(`This week in our history: ${section?.sentences[0]?.text}`)
    const first = editionOf(threeSeasons.slice(-1), 3)
    expect(first.sections.map(({ key }) => key)).not.toContain('history')
  })
})
