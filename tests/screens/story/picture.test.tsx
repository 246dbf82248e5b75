/** The preview picture of a story and the pictures of its cards, decoded. */
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { renderAhead } from '../../../src/build/render-picture.ts'
import { CardPicture } from '../../../src/screens/story/pictures/CardPicture.tsx'
import { cardFormats, cardSizes } from '../../../src/screens/story/pictures/card-formats.ts'
import { StoryPicture } from '../../../src/screens/story/pictures/StoryPicture.tsx'
import type { Story, StoryCard } from '../../../src/screens/story/story.ts'
import { firstOf } from '../../support/runs.ts'

const storyOf = (name: string, rows: number): Story => ({
  host: 'espn',
  leagueId: '7',
  season: 2025,
  leagueName: name,
  team: { id: 1, name },
  throughWeek: null,
  teams: [],
  logos: [],
  tabs: [],
  cards: [
    {
      key: 'last',
      weight: 0,
      layout: 'rows',
      label: 'The season on one card',
      rows: Array.from({ length: rows }, (_, index) => ({ label: `Label ${index}`, name, figure: '+1,234.5' })),
      sentence: name,
      note: '38 games, 12,412.34 points: equal to Sleeper’s to the cent',
      team: name,
      inShort: null,
      source: { screen: 'recap', label: 'The recap' },
    } satisfies StoryCard,
  ],
})

it('has its size and nothing over its edges, for any name', async () => {
  for (const name of firstOf(2, ['🐅', 'W'.repeat(30), 'Alpha', 'The Longest Team Name Of Them All, Twice'])) {
    const picture = await renderAhead((supported) => StoryPicture({ story: storyOf(name, 10), supported }))()
    const { width, height } = await sharp(picture).metadata()
    expect([width, height]).toEqual([1200, 630])
    const edge = { left: 1190, top: 0, width: 10, height: 630 }
    const pixels = await sharp(picture).removeAlpha().extract(edge).raw().toBuffer()
    expect(Math.min(...pixels)).toBeGreaterThan(240)
  }
})

it('has an ellipsis where a name is cut, also before a long word, and says how many rows are left out', () => {
  const html = renderToStaticMarkup(StoryPicture({ story: storyOf('Alpha', 10), supported: (text) => text }))
  expect(html).toContain('and 4 more')
  expect(html).toMatch(/text-overflow:ellipsis;white-space:nowrap[^>]*>Alpha</)
  const few = renderToStaticMarkup(StoryPicture({ story: storyOf('Alpha', 6), supported: (text) => text }))
  expect(few).not.toContain('more')
})

/** Every layout, with as many rows as a card can have. */
const cardsOf = (name: string): StoryCard[] => {
  const common = {
    weight: 0,
    sentence: `${name} beat ${name} 172.44–171.98 after it was behind all evening.`,
    note: `For ${name}, with ${name}`,
    team: name,
    inShort: null,
    source: { screen: 'recap', label: 'The recap' },
  } as const
  const row = { label: 'The biggest blowout', name, figure: '+1,234.56' }
  const odds = [
    { week: 1, chance: 0 },
    { week: 5, chance: 1 },
  ]
  return [
    { ...common, key: 'figure', layout: 'figure', label: 'The one that got away', figure: '−1,234.56', unit: 'points' },
    { ...common, key: 'rows', layout: 'rows', label: 'Two games', rows: [row, { ...row, label: 'The closest' }] },
    { ...common, key: 'faces', layout: 'faces', label: 'The nemesis', faces: [{ ...row, figure: '0-2' }] },
    { ...common, key: 'odds', layout: 'odds', label: 'The odds', figure: '>99%', unit: 'after week 5', odds, turn: 5 },
    ...storyOf(name, 10).cards,
  ]
}

it('of a card has its size and nothing over its edges, upright and square, for any name', async () => {
  for (const name of firstOf(1, ['W'.repeat(40), '🐅', 'The Longest Team Name Of Them All, Twice'])) {
    const story = { ...storyOf(name, 0), cards: cardsOf(name) }
    for (const format of firstOf(1, cardFormats)) {
      const size = cardSizes[format]
      for (const [index, card] of story.cards.entries()) {
        const picture = await renderAhead(
          (supported) => CardPicture({ story, index, format, site: 'league.example.org', supported }),
          size,
        )()
        expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...size })
        const edges = [
          { left: 0, top: size.height - 40, width: size.width, height: 40 },
          // The line of the odds goes across the whole card.
          ...(card.layout === 'odds' ? [] : [{ left: size.width - 90, top: 0, width: 90, height: size.height }]),
        ]
        for (const edge of edges) {
          const pixels = await sharp(picture).greyscale().extract(edge).raw().toBuffer()
          const shades = new Set(pixels)
          expect([...shades], `${card.key} ${format} ${name}`).toHaveLength(1)
        }
      }
    }
  }
}, 240_000)

it('of a card breaks no line within a score, and is composed once for that', async () => {
  const story = { ...storyOf('Alpha', 0), cards: cardsOf('Alpha') }
  const compose = vi.fn((supported: (text: string) => string) =>
    CardPicture({ story, index: 0, format: 'square', site: null, supported }),
  )
  await renderAhead(compose, cardSizes.square)()
  expect(compose).toHaveBeenCalledOnce()
  expect(renderToStaticMarkup(compose((text) => text))).toContain('172.44–\u2060171.98')
})

it('of a card has no strokes of progress: alone it is not one of eleven', () => {
  const story = { ...storyOf('Alpha', 3), cards: cardsOf('Alpha') }
  const html = renderToStaticMarkup(
    <CardPicture story={story} index={1} format="upright" site={null} supported={(text) => text} />,
  )
  expect(html).toContain('Alpha')
  expect(html).not.toMatch(/height:8px/)
})
