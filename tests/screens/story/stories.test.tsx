/** Stories of demo leagues: their cards are in order, their words few and whole. */
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { composeLeagueStory } from '../../../src/screens/story/league-story.ts'
import { StoryView } from '../../../src/screens/story/StoryView.tsx'
import type { Story } from '../../../src/screens/story/story.ts'
import { demoSeason, recapOfDemo } from '../../parts/recap/support/demo-recaps.ts'
import { brokenText } from '../../support/broken-text.ts'
import { type ToldTeam, tellTeams } from './support/tell-stories.ts'

/** Finished, running, with medians, of eliminations. */
const leagues = [101, 103, 105, 106]
const told: ToldTeam[] = []
const ofSleeper: ToldTeam[] = []
const ofLeagues: Story[] = []

beforeAll(async () => {
  ofSleeper.push(
    ...(await tellTeams(await demoSeason({ host: 'sleeper', leagueId: '100000000000000107' }), { most: 1 })),
  )
  for (const league of leagues) {
    told.push(...(await tellTeams(await demoSeason(league))))
    ofLeagues.push(composeLeagueStory(await recapOfDemo(await demoSeason(league))))
  }
}, 240_000)

describe('the story of a team', () => {
  it('has up to eleven cards in the order of a story, each once, the last with what the others show', () => {
    for (const { story } of told) {
      const keys = story.cards.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys[0]).toBe('finish')
      expect(keys.at(-1)).toBe('last')
      expect(keys.length).toBeGreaterThanOrEqual(story.leagueId === '106' ? 4 : 7)
      expect(keys.length).toBeLessThanOrEqual(11)
      const shown = new Set(story.cards.flatMap((card) => JSON.stringify(card.inShort)))
      const last = story.cards.at(-1)
      for (const row of last?.layout === 'rows' ? last.rows : []) expect(shown).toContain(JSON.stringify(row))
      const isChampion = story.cards[0]?.label === 'Champion'
      expect(story.cards.filter(({ isTitle }) => isTitle)).toHaveLength(isChampion ? 2 : 0)
    }
    expect(told.filter(({ story }) => story.cards[0]?.label === 'Champion')).toHaveLength(1)
  })

  it('tells the biggest first after the finish, and what the year was on the last card', () => {
    const years = told.flatMap(({ story }) => (story.throughWeek === null ? [story] : []))
    for (const { cards } of told.map(({ story }) => story)) {
      const weights = cards.map(({ weight }) => weight)
      expect(weights.every(Number.isFinite)).toBe(true)
      expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    }
    for (const { cards } of ofLeagues) expect(cards[0]?.key).toBe('first')
    for (const { cards } of years) {
      if (cards[0]?.label === 'Champion') expect(cards.at(-1)?.label).toBe('A year with a title')
    }
    const [over] = ofLeagues
    expect(over?.cards.at(-1)?.label).toBe(`The year of ${over?.cards[0]?.team}`)
  })

  it('says of which span the value of a trade is, which its page rates until today', () => {
    const trades = told.flatMap(({ story: { cards } }) => cards.filter(({ key }) => key === 'trade'))
    expect(trades.length).toBeGreaterThan(0)
    for (const card of trades) expect(card).toMatchObject({ unit: 'points above replacement this season' })
  })

  it('has no award of what another card tells', () => {
    const awards = told.flatMap(({ story: { cards }, responses, teamId }) => {
      const card = cards.find(({ key }) => key === 'award')
      const own = responses.superlatives.superlatives.find(
        ({ award, winner }) => winner.teamId === teamId && card?.inShort?.name === award,
      )
      return card && own ? [{ own, others: cards.filter((other) => other !== card && other.key !== 'last') }] : []
    })
    expect(awards.length).toBeGreaterThan(2)
    for (const { own, others } of awards) {
      const { playerName } = own.winner
      const texts = others.map(({ sentence }) => sentence)
      if (playerName) expect(texts.filter((text) => text.includes(playerName))).toEqual([])
      if (others.some(({ key }) => key === 'luck')) expect(own.key).not.toMatch(/luckiest-season/)
      if (others.some(({ key }) => key === 'best-week')) expect(own.key).not.toBe('highest-week')
    }
  })

  it('shows no figure of the first card again as an award, where the team won another', () => {
    const withMore = told.flatMap(({ story: { cards } }) => {
      const award = cards.find(({ key }) => key === 'award')
      return award?.layout === 'figure' && award.note?.includes('more award') ? [{ award, first: cards[0] }] : []
    })
    expect(withMore.length).toBeGreaterThan(2)
    for (const { award, first } of withMore) expect(award.figure).not.toBe(first?.layout === 'figure' && first.figure)
  })

  it('proves its games only where all of them equal the host’s', () => {
    const notes = told.map(({ story, responses }) => [
      story.cards.at(-1)?.note,
      responses.standings.summary.equalToHost,
    ])
    for (const [note, equal] of notes) expect(note !== undefined).toBe(equal !== null)
    expect(notes[0]?.[0]).toMatch(/^84 games, [\d,]+ points: equal to ESPN’s to the cent$/)
    expect(ofSleeper[0]?.story.cards.at(-1)?.note).toMatch(/^\d+ games: every record equal to Sleeper’s$/)
  })

  it('leaves out what a server does not know', async () => {
    const known = ['standings', 'hostLeague', 'teamWeeklyPerformance']
    const [one] = await tellTeams(await demoSeason(101), {
      most: 1,
      alter: (response, name) => (known.includes(name) ? response : {}),
    })
    const keys = one?.story.cards.map(({ key }) => key)
    expect(keys?.at(0)).toBe('finish')
    for (const key of ['draft', 'award', 'blunder']) expect(keys).not.toContain(key)
  }, 60_000)
})

describe('stories', () => {
  it('say it in at most fourteen words beside names and scores, without gaps', () => {
    for (const story of [...ofLeagues, ...told.map(({ story }) => story)]) {
      for (const card of story.cards) {
        // Names are capitalized; scores are figures.
        const words = card.sentence.split(/\s+/).filter((word) => /^[a-z]/.test(word))
        expect(words.length, card.sentence).toBeLessThanOrEqual(13)
        expect(JSON.stringify(card)).not.toMatch(/NaN|undefined|\[object|Infinity|—"/)
        expect(card.sentence.trim()).not.toBe('')
      }
    }
  })

  it('are HTML that works without a script: one h1, a heading a card, links to the screens of the figures', () => {
    for (const story of [...ofLeagues, ...told.map(({ story }) => story)]) {
      const html = renderToStaticMarkup(<StoryView story={story} site={null} />)
      expect(html).not.toMatch(/<script|\son[a-z]+=/)
      expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(brokenText)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html.match(/<h2/g)).toHaveLength(story.cards.length)
      expect(html.match(/class="story-source"/g)).toHaveLength(story.cards.length)
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('of a running season say so, and before its week 7 there are none', () => {
    const running = told.find(({ story }) => story.leagueId === '103')?.story as Story
    expect(running.cards.at(-1)?.label).toBe('The season after week 10')
    const html = renderToStaticMarkup(<StoryView story={{ ...running, throughWeek: 6, cards: [] }} site={null} />)
    expect(html).toContain('starts after week 7')
  })
})
