/** Pictures of link previews, decoded: size, differences, and no drawing over the edge. */
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderAhead } from '../../../src/build/render-picture.ts'
import { fitText } from '../../../src/parts/pictures/fit-text.ts'
import type { SeasonRecap } from '../../../src/parts/recap/season-recap.ts'
import { AwardPicture } from '../../../src/screens/recap/pictures/AwardPicture.tsx'
import { SeasonPicture } from '../../../src/screens/recap/pictures/SeasonPicture.tsx'
import { firstOf } from '../../support/runs.ts'
import { demoSeason, recapOfDemo } from './support/demo-recaps.ts'

let over: SeasonRecap
let running: SeasonRecap
beforeAll(async () => {
  over = await recapOfDemo(await demoSeason(101))
  running = await recapOfDemo(await demoSeason(103))
})

const drawSeason = (recap: SeasonRecap) => renderAhead((supported) => SeasonPicture({ recap, supported }))()

/** A recap whose teams are all called that. */
function renamed(recap: SeasonRecap, teamName: string): SeasonRecap {
  return {
    ...recap,
    leagueName: teamName,
    podium: recap.podium.map((place) => ({ ...place, teamName })),
    ranks: recap.ranks && { ...recap.ranks, teams: recap.ranks.teams.map((team) => ({ ...team, teamName })) },
  }
}

/** Whether the outermost pixels are all paper. */
async function hasFreeMargin(picture: Buffer): Promise<boolean> {
  const edges = [
    { left: 0, top: 0, width: 1200, height: 12 },
    { left: 0, top: 618, width: 1200, height: 12 },
    { left: 0, top: 0, width: 12, height: 630 },
    { left: 1188, top: 0, width: 12, height: 630 },
  ]
  const colors = await Promise.all(edges.map((edge) => sharp(picture).removeAlpha().extract(edge).raw().toBuffer()))
  const [paper = 0] = colors[0] ?? []
  return colors.every((pixels) => pixels.every((value, index) => index % 3 !== 0 || Math.abs(value - paper) < 4))
}

describe('a picture', () => {
  it('has the size of link previews and shows its own season', async () => {
    const pictures = [await drawSeason(over), await drawSeason(running)]
    for (const picture of pictures) {
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(picture.byteLength).toBeLessThan(200_000)
      expect(await hasFreeMargin(picture)).toBe(true)
    }
    expect(pictures[0]?.equals(pictures[1] as Buffer)).toBe(false)
    expect((await drawSeason(over)).equals(pictures[0] as Buffer)).toBe(true)
  })

  it('keeps any name within its edges', async () => {
    for (const name of firstOf(2, [
      'W'.repeat(60),
      '🏈',
      '日本語',
      'The Team Whose Manager Could Not Stop Typing Until The Form Said Sixty',
    ])) {
      expect(await hasFreeMargin(await drawSeason(renamed(over, name))), name).toBe(true)
    }
  })

  it('leaves out what has no glyph and no drawing, without a hole in a sentence', async () => {
    const texts = [
      ['Zoë Łódź Ελλάδα Спартак 👩‍👩‍👧 🏈 👍🏽 ❤️ 🇩🇪', 'Zoë Łódź Ελλάδα Спартак 🏈 👍🏽 ❤️'],
      ['Zoë 日本 タイガース', 'Zoë …'],
      ['日本 タイガース beat 서울 by 3.', '… beat … by 3.'],
      ['日本 タイガース', ''],
      ['نسور الرياض', ''],
      ['🇩🇪', ''],
    ] as const
    const seen = new Map<string, string>()
    await renderAhead((supported) => {
      for (const [text] of texts) seen.set(text, supported(text))
      return (
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {texts.map(([text]) => (
            <div key={text}>{supported(text)}</div>
          ))}
        </div>
      )
    })()
    expect([...seen]).toEqual(texts)
  })

  const white = { display: 'flex', width: '100%', height: '100%', background: '#fff' }
  it('draws emoji in their colors', async () => {
    const drawName = async (text: string) => {
      const picture = await renderAhead((supported) => (
        <div style={{ ...white, fontSize: 200 }}>{supported(text)}</div>
      ))()
      const { channels } = await sharp(picture).stats()
      const [red, , blue] = channels
      return Math.abs((red?.mean ?? 0) - (blue?.mean ?? 0))
    }
    expect(await drawName('Tigers')).toBeLessThan(0.1)
    for (const text of ['Tigers 🐅', 'Tigers ❤️']) expect(await drawName(text), text).toBeGreaterThan(1)
  })

  it('is rendered for every award', async () => {
    const award = over.awards[0]
    if (!award) throw new Error('The demo has awards')
    const long = { ...award, title: 'T'.repeat(90), display: 'D'.repeat(300), teamName: 'N'.repeat(90) }
    for (const one of [award, long, { ...award, display: null, teamName: null, playerName: 'A Player' }]) {
      const picture = await renderAhead((supported) => AwardPicture({ award: one, recap: over, supported }))()
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
      expect(await hasFreeMargin(picture)).toBe(true)
    }
  })
})

describe('fitText', () => {
  const box = { width: 600, height: 220, largest: 140, smallest: 50 }

  it('is as large as the box allows', () => {
    expect(fitText('Short', box)).toEqual({ size: 140, lines: 1 })
    const long = fitText('A Rather Long Name For A Team Of Friends', box)
    expect(long.size).toBeLessThan(140)
    expect(long.size * long.lines).toBeLessThanOrEqual(220)
  })

  it('stops shrinking at the smallest size, and then returns the number of lines', () => {
    expect(fitText('W'.repeat(500), box)).toEqual({ size: 50, lines: 4 })
  })
})
