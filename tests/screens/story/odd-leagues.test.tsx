/** Stories of leagues with other rules, of seasons that are too young, and of teams that left. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { leagueIdOf } from '../../../src/analytics/public-ids.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { nobodyStarted } from '../../../src/domain/vocabulary.ts'
import { recapStory } from '../../../src/parts/recap/describe-recap.ts'
import { composeLeagueStory } from '../../../src/screens/story/league-story.ts'
import { loadTeamStory } from '../../../src/screens/story/load-story.ts'
import { StoryView } from '../../../src/screens/story/StoryView.tsx'
import type { Story, StoryCard } from '../../../src/screens/story/story.ts'
import { composeTeamStory } from '../../../src/screens/story/team-story.ts'
import { absent } from '../../../src/ui/format.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { type DemoSeason, loaderOf, recapOfDemo } from '../../parts/recap/support/demo-recaps.ts'
import { readDemo } from '../../read-leagues.ts'
import { brokenText } from '../../support/broken-text.ts'

type Change = (season: HostSeason) => HostSeason

async function seasonOf(league: number, change: Change = (season) => season): Promise<DemoSeason> {
  const season = judgeSeason(change(await readDemo(league)))
  const { phase, finalWeeks } = season.status
  return { season, throughWeek: phase === 'complete' ? null : Math.max(0, ...finalWeeks) }
}

async function tellTeam({ season, throughWeek }: DemoSeason, teamId?: number): Promise<Story | null> {
  const key = { host: season.host, leagueId: season.leagueId, season: season.season }
  const id = leagueIdOf(season)
  const load = loaderOf(season)
  const standings = await load('standings', { leagueId: id, season: key.season })
  const team = teamId ?? standings?.standings.at(-1)?.teamId ?? 0
  const responses = await loadTeamStory({ ...key, id, teamId: team }, load)
  return composeTeamStory({ ...key, name: season.name, throughWeek }, team, responses)
}

const storiesOf = async (demo: DemoSeason) =>
  [await tellTeam(demo), composeLeagueStory(await recapOfDemo(demo))].filter((story) => story !== null)

/** What a card says besides its sentence. */
function figuresOf(card: StoryCard): string[] {
  if (card.layout === 'rows') return card.rows.flatMap(({ label, figure }) => [label, figure])
  if (card.layout === 'faces') return card.faces.flatMap(({ name, figure }) => [name, figure])
  return [card.figure]
}

const withoutOpponents: Change = (season) => ({
  ...season,
  matchups: [],
  settings: { ...season.settings, scoringFormat: 'total-points' },
})
const bestBall: Change = (season) => ({ ...season, settings: { ...season.settings, isBestBall: true } })

describe('the stories of a league', () => {
  for (const [kind, league, change] of [
    ['with rounds of two weeks', 102, undefined],
    ['with games against the median', 105, undefined],
    ['of eliminations', 106, undefined],
    ['without opponents', 101, withoutOpponents],
    ['of best ball', 101, bestBall],
  ] as const) {
    it(`${kind} have no blank card`, async () => {
      const stories = await storiesOf(await seasonOf(league, change))
      expect(stories).toHaveLength(2)
      for (const story of stories) {
        // A team that is out after two weeks has no best week.
        expect(story.cards.length).toBeGreaterThanOrEqual(3)
        for (const card of story.cards) {
          const figures = figuresOf(card)
          expect(figures.length, card.key).toBeGreaterThan(0)
          for (const text of [card.label, card.sentence, ...figures]) {
            expect(text.trim(), card.key).not.toBe('')
            expect(text, card.key).not.toContain(absent)
          }
        }
        const html = renderToStaticMarkup(<StoryView story={story} site={null} />)
        expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(brokenText)
      }
    }, 60_000)
  }

  it('without opponents say nothing of games', async () => {
    const stories = await storiesOf(await seasonOf(101, withoutOpponents))
    const keys = stories.flatMap(({ cards }) => cards.map(({ key }) => key))
    for (const key of ['opponents', 'blunder', 'games', 'luck', 'odds']) expect(keys).not.toContain(key)
    expect(JSON.stringify(stories.map(({ cards }) => cards))).not.toMatch(/\b(beat|lost|record)\b/i)
  }, 60_000)

  it('without opponents say nothing of a regular season, also of the champion', async () => {
    const demo = await seasonOf(101, withoutOpponents)
    const recap = await recapOfDemo(demo)
    const champion = await tellTeam(demo, recap.podium[0]?.teamId ?? undefined)
    expect(champion?.cards[0]).toMatchObject({ label: 'Champion', sentence: 'Won the league.' })
    const told = [champion, composeLeagueStory(recap)].map((story) => story?.cards)
    expect(`${JSON.stringify(told)} ${recapStory(recap)}`).not.toMatch(/regular season/i)
  }, 60_000)

  it('with games against the median say that luck is of the games against opponents', async () => {
    const luckOf = async (league: number) =>
      (await tellTeam(await seasonOf(league)))?.cards.find(({ key }) => key === 'luck')
    expect(await luckOf(105)).toMatchObject({
      note: expect.stringMatching(/^\d+-\d+ against opponents, with scoring worth/),
    })
    expect(await luckOf(101)).toMatchObject({ note: expect.stringMatching(/^\d+-\d+, with scoring worth/) })
  }, 60_000)

  it('of best ball say nothing of the bench', async () => {
    const stories = await storiesOf(await seasonOf(101, bestBall))
    expect(stories.flatMap(({ cards }) => cards.map(({ key }) => key))).not.toContain('blunder')
  }, 60_000)
})

describe('a story', () => {
  it('of the league says that a slot was left empty', async () => {
    const recap = await recapOfDemo(await seasonOf(101))
    if (!recap.blunder) throw new Error('The season has no blunder')
    const blunder = { ...recap.blunder, started: { name: nobodyStarted, points: 0 } }
    const card = composeLeagueStory({ ...recap, blunder }).cards.find(({ key }) => key === 'blunder')
    expect(card?.sentence).toBe(`${blunder.teamName} sat ${blunder.benched.name} and left a slot empty.`)
  })

  it('of the league says where a figure is both scores, as one decimal of a margin would be wrong', async () => {
    const recap = await recapOfDemo(await seasonOf(101))
    const { closest, blunder } = recap
    if (!closest || !blunder) throw new Error('The season has no closest game, or no blunder')
    const told = composeLeagueStory({
      ...recap,
      closest: {
        ...closest,
        margin: 0.72,
        winner: { ...closest.winner, score: 105.56 },
        loser: { ...closest.loser, score: 104.84 },
      },
      blunder: {
        ...blunder,
        pointsMissed: 20.72,
        benched: { ...blunder.benched, points: 25.56 },
        started: { ...blunder.started, points: 4.84 },
      },
    }).cards
    const [games, swap] = ['games', 'blunder'].map((key) => told.find((card) => card.key === key))
    expect(games).toMatchObject({
      rows: [{ figure: '105.6–104.8' }, { label: 'The biggest blowout' }],
      note: 'Margins in points, or both scores',
    })
    expect(swap).toMatchObject({
      figure: '25.6–4.8',
      unit: `points, bench, and lineup in week ${blunder.week}`,
    })
    expect(composeLeagueStory(recap).cards.find(({ key }) => key === 'games')?.note).toBe('Margins in points')
    const tied = { ...closest, margin: 0, isTie: true, loser: { ...closest.loser, score: closest.winner.score } }
    const tie = composeLeagueStory({ ...recap, closest: tied }).cards.find(({ key }) => key === 'games')
    expect(tie).toMatchObject({ rows: [{ figure: 'Tied' }, { label: 'The biggest blowout' }] })
  }, 60_000)

  it('of the league says how a final was won that the scores did not win', async () => {
    const recap = await recapOfDemo(await seasonOf(101))
    const { titleGame } = recap
    if (!titleGame) throw new Error('The season has no final')
    const told = (score: number) => {
      const winner = { ...titleGame.winner, score }
      const loser = { ...titleGame.loser, teamName: 'Beta', score: 140 }
      return composeLeagueStory({ ...recap, titleGame: { ...titleGame, winner, loser, margin: Math.abs(score - 140) } })
    }
    expect([150, 140, 130].map((score) => told(score).cards[0]?.sentence)).toEqual([
      'Beat Beta in the final, 150.0–140.0.',
      'Beat Beta in the final on the tiebreaker, 140.0–140.0.',
      'Beat Beta in the final by league ruling, 130.0–140.0.',
    ])
  })

  it('does not exist of a team that the season does not have', async () => {
    expect(await tellTeam(await seasonOf(101), 999)).toBeNull()
  })

  it('has no cards before week 7, and says when it starts', async () => {
    const { season } = await seasonOf(103)
    for (const throughWeek of [0, 6]) {
      for (const story of await storiesOf({ season, throughWeek })) {
        expect(story.cards).toEqual([])
        const html = renderToStaticMarkup(<StoryView story={story} site={null} />)
        expect(html).toContain('The story of 2026 starts after week 7.')
        expect(html).not.toContain('Share this card')
      }
    }
    for (const story of await storiesOf({ season, throughWeek: 7 })) expect(story.cards.length).toBeGreaterThan(3)
  }, 60_000)
})
