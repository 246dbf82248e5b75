/** A comeback in a watched game: in the response of the history, in the weekly, on the history screen, in the league's story. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { history as historySchema } from '../../src/contract/responses/history.ts'
import { nameSeason } from '../../src/domain/identity.ts'
import type { Season } from '../../src/domain/season.ts'
import type { SeasonPaths } from '../../src/domain/week-paths.ts'
import { seasonSources, weekSources } from '../../src/handlers/edition-sources.ts'
import { handleHistory } from '../../src/handlers/history.ts'
import { handleWeekly } from '../../src/handlers/weekly.ts'
import { historyLinks } from '../../src/parts/history/history-links.ts'
import { recordDescriptions } from '../../src/parts/history/record-kinds.ts'
import { Comebacks } from '../../src/screens/history/Comebacks.tsx'
import { writeComeback, writeOwnComeback } from '../../src/screens/story/cards/comeback.ts'
import type { TeamFacts } from '../../src/screens/story/team-facts.ts'
import { Games } from '../../src/screens/weekly/Games.tsx'
import { weeklyLinks } from '../../src/screens/weekly/weekly-page.ts'
import { findWeekFacts } from '../../src/weekly/facts/week-facts.ts'
import { comeback } from '../../src/weekly/stories/comeback.ts'
import { openWording } from '../../src/weekly/wording/pick.ts'
import { missing2022, threeSeasons } from '../screens/history/history-league.ts'
import { completedLeague } from '../support/completed.ts'

const evening = Date.parse('2024-09-16T00:40:00Z') / 1000
const season = threeSeasons.at(-1) as Season

/** Of week 2 of 2024, which Cid lost to Ann from the away side, 97–87. */
function pathsOf(chances: readonly number[]): Record<string, SeasonPaths> {
  const matchupId = season.matchups.find(({ home, weeks }) => home.teamId === 1 && weeks.includes(2))?.id ?? 0
  const points = chances.map((chance, index) => ({ at: evening + 60 * index, chance, home: 0, away: 0 }))
  const path = { matchupId, points, gains: [], scored: [], quarterAt: evening }
  const watched = [{ from: evening, to: evening + 60 * chances.length }]
  return { [nameSeason(season)]: new Map([[2, { watched, games: [path] }]]) }
}

const inputOf = (chances: readonly number[] | null) => ({
  seasons: threeSeasons,
  aliases: {},
  missing: [missing2022],
  ...(chances && { paths: pathsOf(chances) }),
})
const historyOf = (chances: readonly number[] | null) => historySchema.parse(handleHistory(inputOf(chances)))

function editionOf(chances: readonly number[] | null) {
  const joins = { also: undefined, same: undefined, years: undefined }
  const parameters = { host: 'espn', leagueId: '4242', season: 2024, week: 2, ...joins } as const
  const { edition } = handleWeekly(inputOf(chances), parameters)
  if (!edition) throw new Error('The week has an edition')
  return edition
}
/** What may be on the front page. */
function storiesOf(chances: readonly number[] | null) {
  const own = { season, context: { seasons: [], asOf: null, forecastRuns: 20 } }
  const sources = seasonSources(own, inputOf(chances))
  const facts = findWeekFacts({ ...sources, ...weekSources(own, sources, 2) }, 2)
  return facts ? comeback.find(facts) : []
}

const down = [0.6, 0.04, 0.6, 0.9]
const winner = season.teams[0]?.name
const loser = season.teams[2]?.name

describe('a comeback', () => {
  it('is in the history with its minute, and as the record of watched games', () => {
    const { comebacks, records, weekMoments } = historyOf(down)
    expect(comebacks).toMatchObject([
      {
        season: 2024,
        week: 2,
        name: 'Ann',
        opponentName: 'Cid',
        scores: [97, 87],
        chance: 0.04,
        at: '2024-09-16T00:41:00.000Z',
      },
    ])
    const record = records.find(({ kind }) => kind === 'biggest-comeback')
    expect(record).toMatchObject({
      value: 0.04,
      season: 2024,
      week: 2,
      holders: [{ name: 'Ann', opponentName: 'Cid' }],
    })
    const { label, write } = recordDescriptions['biggest-comeback']
    expect(`${label}: ${write(record?.value, [])}`).toBe('Biggest comeback by chance, of watched games: won after 4%')
    expect(weekMoments.map(({ text }) => text)).toContain(
      '2024: Ann beat Cid after a 4% chance, the biggest comeback of any watched game.',
    )
  })

  it('is nowhere without a watched game', () => {
    const { comebacks, records } = historyOf(null)
    expect([comebacks, records.filter(({ kind }) => kind === 'biggest-comeback')]).toEqual([[], []])
    expect(storiesOf(null)).toEqual([])
    expect(writeComeback({ comeback: null })).toBeNull()
  })

  it('is a story of its week, unless the winner was never below 25%', () => {
    const [story] = storiesOf(down)
    const { headline, sentences } = story?.write(openWording('any', 2), new Set()) ?? {}
    expect(headline?.text).toMatch(/^Team 1 .*4%/)
    expect(sentences?.[0]?.text).toBe('Team 1 had a 4% chance on Sun, 8:41 p.m. ET and beat Team 3, 97.0–87.0.')
    expect(sentences?.[0]?.facts).toContainEqual({ name: 'lowest-chance', value: 0.04, text: '4%' })
    expect(storiesOf([0.5, 0.26, 0.9])).toEqual([])
    expect({ ...editionOf([0.5, 0.26, 0.9]), paths: null }).toEqual(editionOf(null))
  })

  it('is told once in an edition whose lead is another story of the game', () => {
    const told = JSON.stringify(editionOf(down)).split('Team 1 came back from a 4% chance on Sun, 8:41 p.m. ET.')
    expect(told).toHaveLength(2)
  })

  it('has its path under its game in the edition', () => {
    const html = (chances: readonly number[] | null) => {
      const { paths, ...edition } = editionOf(chances)
      // The season has no NFL schedule.
      const watched = paths && { ...paths, kickoffs: ['2024-09-16T00:20:00Z'] }
      const links = weeklyLinks({ host: 'espn', leagueId: '4242', season: 2024 }, null)
      return renderToStaticMarkup(createElement(Games, { edition: { ...edition, paths: watched }, links }))
    }
    expect(editionOf(down).paths?.games.map(({ chances }) => chances)).toEqual([down])
    expect(html(down).match(/aria-label="Chance of [^"]*/g)).toEqual([
      expect.stringMatching(/^aria-label="Chance of Team 1: 60% on Sun, 8:40 p.m. ET, lowest 4% on Sun, 8:41 p.m. ET/),
    ])
    expect(html(null)).not.toContain('Chance of')
  })

  it('is a card of the season’s story', () => {
    const [biggest = null] = historyOf(down).comebacks
    expect(writeComeback({ comeback: biggest })).toMatchObject({
      figure: '4%',
      unit: 'chance to win in week 2',
      sentence: `${winner} came back and beat ${loser}.`,
      note: 'Down to 4% on Sun, 8:41 p.m. ET. Of watched games only',
    })
    expect(writeComeback({ comeback: biggest && { ...biggest, chance: 0.26 } })).toBeNull()
  })

  it('is a card of its winner’s story, and of no other team’s', () => {
    const leagueHistory = historyOf(down)
    const cardOf = (teamId: number | undefined, year = 2024) =>
      writeOwnComeback({ responses: { leagueHistory, league: { season: year } }, teamId } as TeamFacts)
    const [biggest] = leagueHistory.comebacks
    expect(cardOf(biggest?.team.id)).toMatchObject({ figure: '4%', sentence: `Came back and beat ${loser}.` })
    expect([cardOf(biggest?.opponentTeam.id), cardOf(biggest?.team.id, 2023)]).toEqual([null, null])
  })

  it('is listed for each season on the history screen', () => {
    const league = { leagueRef: { host: 'espn', leagueId: '4242' }, league: completedLeague() } as const
    const links = historyLinks({ ...league, query: new URLSearchParams() }, [])
    const show = (chances: readonly number[] | null) =>
      renderToStaticMarkup(Comebacks({ response: historyOf(chances), links }))
    const text = show(down).replace(/<[^>]*>/g, '')
    expect(text).toContain('2024: Ann beat Cid, 97.0–87.0')
    expect(text).toContain('Lowest chance in week 2: Sun, 8:41 p.m. ET')
    expect(text).toContain('all watched games')
    expect(show(null)).toBe('')
  })
})
