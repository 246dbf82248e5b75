/** Stories of demo leagues: their figures are those of the responses, their words are few and whole. */
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { leagueIdOf } from '../../../src/analytics/public-ids.ts'
import { composeLeagueStory } from '../../../src/screens/story/league-story.ts'
import { loadTeamStory } from '../../../src/screens/story/load-story.ts'
import { StoryView } from '../../../src/screens/story/StoryView.tsx'
import type { Story, StoryCard } from '../../../src/screens/story/story.ts'
import { composeTeamStory } from '../../../src/screens/story/team-story.ts'
import { formatOrdinal, formatRecord, formatSigned } from '../../../src/ui/format.ts'
import { type Alter, demoSeason, loaderOf, recapOfDemo } from '../../parts/recap/support/demo-recaps.ts'
import { brokenText } from '../../support/broken-text.ts'

interface Told {
  story: Story
  /** Every response that was read, as text of its figures. */
  figures: Set<string>
  texts: string
}

/** Finished, running, with medians, of eliminations. */
const leagues = [101, 103, 105, 106]
const told: Told[] = []

async function tellAll(league: number, alter?: Alter): Promise<Told[]> {
  const demo = await demoSeason(league)
  const { season, throughWeek } = demo
  const id = leagueIdOf(season)
  const key = { host: season.host, leagueId: season.leagueId, season: season.season }
  const seen: unknown[] = []
  const load = loaderOf(season, (answer, ...about) => {
    const altered = alter ? alter(answer, ...about) : answer
    seen.push(altered)
    return altered
  })
  const recorded: typeof load = async (name, parameters) => {
    const response = await load(name, parameters)
    seen.push(response)
    return response
  }
  const all = [composeLeagueStory(await recapOfDemo(demo, alter))]
  const standings = await load('standings', { leagueId: id, season: key.season })
  for (const { teamId } of standings?.standings ?? []) {
    if (teamId === null) continue
    const responses = await loadTeamStory({ ...key, id, teamId }, recorded)
    const story = composeTeamStory({ ...key, name: season.name, throughWeek }, teamId, responses)
    if (story) all.push(story)
  }
  await loadRest(recorded, key)
  const { figures, texts } = readFigures(seen)
  return all.map((story) => ({ story, figures, texts }))
}

/** What the league's story reads besides. */
async function loadRest(
  load: ReturnType<typeof loaderOf>,
  key: { host: 'espn' | 'sleeper'; leagueId: string; season: number },
) {
  await Promise.all([load('recap', key), load('managers', key)])
}

/** Numbers as screens write them. */
function readFigures(values: unknown): { figures: Set<string>; texts: string } {
  const figures = new Set<string>()
  const texts: string[] = []
  const walk = (value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    else if (typeof value === 'number') {
      for (const decimals of [0, 1, 2]) figures.add(formatSigned(Math.abs(value), decimals).replace('+', ''))
      figures.add(formatOrdinal(value))
    } else if (Array.isArray(value)) value.forEach(walk)
    else if (value && typeof value === 'object') {
      const { wins, losses } = value as { wins?: unknown; losses?: unknown }
      if (typeof wins === 'number' && typeof losses === 'number') figures.add(formatRecord(value))
      Object.values(value).forEach(walk)
    }
  }
  walk(values)
  return { figures, texts: texts.join('\n') }
}

beforeAll(async () => {
  for (const league of leagues) told.push(...(await tellAll(league)))
}, 120_000)

const cardsOf = (all: readonly Told[]) =>
  all.flatMap(({ story, ...rest }) => story.cards.map((card) => ({ card, story, ...rest })))
const figuresOf = (card: StoryCard): string[] =>
  card.layout === 'rows' ? card.rows.map(({ figure }) => figure) : card.layout === 'faces' ? [] : [card.figure]

describe('a story', () => {
  it('shows figures of the responses only', () => {
    const cards = cardsOf(told)
    expect(cards.length).toBeGreaterThan(300)
    const invented = cards.flatMap(({ card, figures, texts, story }) =>
      figuresOf(card)
        .flatMap((figure) => figure.split('–'))
        .filter((figure) => !figures.has(figure.replace(/^[+−$]/, '').replace(/%$/, '')) && !texts.includes(figure))
        .filter((figure) => !isMargin(figure, figures) && !isOdds(figure))
        .map((figure) => `${story.leagueId} ${story.team?.name} ${card.key}: ${figure}`),
    )
    expect(invented).toEqual([])
  })

  it('has eight to ten cards and the last one where everything is known, in one order, each once', () => {
    for (const { story } of told.filter(({ story }) => story.leagueId === '101')) {
      expect(story.cards.length, story.team?.name).toBeGreaterThanOrEqual(7)
      expect(story.cards.length).toBeLessThanOrEqual(11)
    }
    for (const { story } of told) {
      const keys = story.cards.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.at(-1)).toBe('last')
      expect(keys.indexOf('draft')).toBeLessThan(keys.indexOf('last'))
      expect(story.cards.filter(({ isTitle }) => isTitle).length).toBe(
        story.throughWeek === null && (story.team === null || story.cards[0]?.label === 'Champion') ? 2 : 0,
      )
    }
  })

  it('says it in at most fourteen words beside the names, without gaps', () => {
    for (const { card, texts } of cardsOf(told)) {
      const names = new Set(texts.split('\n').filter((text) => /\s/.test(text) && text.length <= 40))
      let rest = card.sentence
      for (const name of names) if (rest.includes(name)) rest = rest.replaceAll(name, 'X')
      expect(rest.split(/\s+/).length, card.sentence).toBeLessThanOrEqual(14)
      expect(JSON.stringify(card)).not.toMatch(/NaN|undefined|\[object|Infinity|—"/)
      expect(card.sentence.trim()).not.toBe('')
    }
  })

  it('is HTML that works without a script: one h1, a heading a card, links to the screens of its figures', () => {
    for (const { story } of told) {
      const html = renderToStaticMarkup(<StoryView story={story} site={null} />)
      expect(html).not.toMatch(/<script|\son[a-z]+=/)
      expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(brokenText)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html.match(/<h2/g)).toHaveLength(story.cards.length)
      expect(html.match(/class="story-source/g)).toHaveLength(story.cards.length)
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('of a running season says so, and before its week 7 there is none', async () => {
    const running = told.find(({ story }) => story.leagueId === '103' && story.team !== null)?.story as Story
    expect(running.cards.at(-1)?.label).toBe('The season after week 10')
    const html = renderToStaticMarkup(<StoryView story={{ ...running, throughWeek: 6, cards: [] }} site={null} />)
    expect(html).toContain('starts after week 7')
  })

  it('leaves out what a server does not know', async () => {
    const [, ...teams] = await tellAll(101, (answer, name) =>
      name === 'standings' || name === 'hostLeague' || name === 'teamWeeklyPerformance' ? answer : {},
    )
    for (const { story } of teams) {
      expect(story.cards.map(({ key }) => key)).not.toContain('draft')
      expect(story.cards.map(({ key }) => key)).not.toContain('award')
      expect(story.cards.at(0)?.key).toBe('finish')
    }
    expect(teams.length).toBeGreaterThan(8)
  }, 60_000)
})

/** Of two scores as shown. */
function isMargin(figure: string, figures: ReadonlySet<string>): boolean {
  const margin = Number(figure.replaceAll(',', ''))
  const scores = [...figures].map((text) => Number(text.replaceAll(',', ''))).filter((score) => score > 0)
  const known = new Set(scores.map((score) => score.toFixed(1)))
  return scores.some((score) => known.has((score - margin).toFixed(1)))
}

function isOdds(figure: string): boolean {
  return /^[<>]?\d{1,3}%$/.test(figure)
}
