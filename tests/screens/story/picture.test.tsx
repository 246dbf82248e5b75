/** The preview picture of a story, decoded. */
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { renderPng } from '../../../src/build/render-picture.ts'
import { StoryPicture } from '../../../src/screens/story/pictures/StoryPicture.tsx'
import type { Story, StoryCard } from '../../../src/screens/story/story.ts'

const storyOf = (name: string, rows: number): Story => ({
  host: 'espn',
  leagueId: '7',
  season: 2025,
  leagueName: name,
  team: { id: 1, name },
  throughWeek: null,
  teams: [],
  logos: [],
  cards: [
    {
      key: 'last',
      layout: 'rows',
      label: 'The season on one card',
      rows: Array.from({ length: rows }, (_, index) => ({ label: `Label ${index}`, name, figure: '+1,234.5' })),
      sentence: name,
      team: name,
      inShort: null,
      source: { screen: 'recap', label: 'The recap' },
    } satisfies StoryCard,
  ],
})

it('has its size and nothing over its edges, for any name', async () => {
  for (const name of ['Alpha', 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', '🐅', 'The Longest Team Name Of Them All, Twice']) {
    const picture = await renderPng((supported) => StoryPicture({ story: storyOf(name, 7), supported }))
    const { width, height } = await sharp(picture).metadata()
    expect([width, height]).toEqual([1200, 630])
    const edge = { left: 1190, top: 0, width: 10, height: 630 }
    const pixels = await sharp(picture).removeAlpha().extract(edge).raw().toBuffer()
    expect(Math.min(...pixels)).toBeGreaterThan(240)
  }
})
