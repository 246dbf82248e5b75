import { describe, expect, it } from 'vitest'
import { composeDiscord } from '../../src/announce/compose-discord.ts'
import { composeJson } from '../../src/announce/compose-json.ts'
import { composeLine } from '../../src/announce/compose-line.ts'
import { composeMessage } from '../../src/announce/compose-message.ts'
import { composeSlack } from '../../src/announce/compose-slack.ts'
import { cutText, joinLines } from '../../src/announce/cut-text.ts'
import { announcedEdition } from './support/announced.ts'

const composeGroupme = (announced: Parameters<typeof composeMessage>[1]) =>
  composeMessage('groupme', announced) as { text: string }

const long = '_ab🐅 '.repeat(1200)
const longest = announcedEdition({ names: [long, long], headline: long, sentence: long, gameCount: 20, storyCount: 40 })

describe('a message for Discord', () => {
  it('has the headline with its link, the lead, the scores, the stories and the picture', () => {
    const { content, embeds } = composeDiscord(announcedEdition({ names: ['Alpha', 'Beta'] }))
    expect(content).toBe('The League, Week 7')
    expect(embeds[0]).toMatchObject({
      title: 'A rout',
      url: 'https://league.example.org/weekly/espn/7/2025/7',
      description: 'Alpha beat Beta. It was never close.',
      image: { url: 'https://league.example.org/og/weekly/espn/7/2025/7.png' },
      fields: [
        { name: 'Scores', value: 'Alpha 120.5, Beta 80.3' },
        { name: 'A rout', value: 'Alpha beat Beta. It was never close.' },
        { name: 'Moves', value: 'It was never close.' },
      ],
    })
    expect(composeDiscord(announcedEdition({ picture: null })).embeds[0]).not.toHaveProperty('image')
  })

  it('mentions no one, and shows names as they are', () => {
    const names: [string, string] = ['@everyone', '# **x** [y](https://z.example) <@1> `||']
    const { allowed_mentions, embeds } = composeDiscord(announcedEdition({ names }))
    expect(allowed_mentions).toEqual({ parse: [] })
    expect(embeds[0].description).toBe(
      '\\@everyone beat # \\*\\*x\\*\\* \\[y\\](https\\://z.example) \\<\\@1\\> \\`\\|\\|. It was never close.',
    )
    const list = composeDiscord(announcedEdition({ names: ['# One', '1. Two'] }))
    expect(list.embeds[0].fields[0]?.value).toBe('\\# One 120.5, 1. Two 80.3')
  })

  it('stays within the limits', () => {
    const [embed] = composeDiscord(longest).embeds
    const { title, description, fields } = embed
    expect(title.length).toBeLessThanOrEqual(256)
    expect(description.length).toBeLessThanOrEqual(4096)
    expect(fields.length).toBeLessThanOrEqual(25)
    const texts = [title, description, ...fields.flatMap(({ name, value }) => [name, value])]
    expect(texts.join('').length).toBeLessThanOrEqual(6000)
    for (const { name, value } of fields) {
      expect(name.length).toBeLessThanOrEqual(256)
      expect(value.length).toBeLessThanOrEqual(1024)
    }
    expect(texts.every((text) => text !== '' && text.isWellFormed())).toBe(true)
  })
})

describe('a message for GroupMe', () => {
  it('has the edition as plain text, its address and that of its picture at the end', () => {
    const { text } = composeGroupme(announcedEdition({ names: ['Alpha', 'Beta'] }))
    expect(text).toContain('The League, Week 7')
    expect(text.split('\n').slice(-2)).toEqual([
      'https://league.example.org/weekly/espn/7/2025/7',
      'https://league.example.org/og/weekly/espn/7/2025/7.png',
    ])
    expect(
      composeGroupme(announcedEdition({ picture: null }))
        .text.split('\n')
        .at(-1),
    ).toContain('/weekly/espn/')
  })

  it('stays within the limit', () => {
    const { text } = composeGroupme(longest)
    expect(text.length).toBeLessThanOrEqual(1000)
    expect([text.isWellFormed(), text.endsWith('.png')]).toEqual([true, true])
  })
})

describe('a message for Slack', () => {
  it('has a header, sections, the picture and the link, and a text for notifications', () => {
    const { text, blocks } = composeSlack(announcedEdition({ names: ['Alpha', 'Beta'] }))
    expect(text).toContain('The League, Week 7')
    expect(blocks.map(({ type }) => type)).toEqual(['header', ...Array(4).fill('section'), 'image', 'section'])
    expect(blocks[2]).toMatchObject({ text: { text: '*Scores*\nAlpha 120.5, Beta 80.3' } })
    expect(blocks[4]).toMatchObject({ text: { text: expect.stringMatching(/^\*Moves\*\n/) } })
    expect(blocks[6]).toMatchObject({
      text: { text: '<https://league.example.org/weekly/espn/7/2025/7|Read the whole edition>' },
    })
    const withoutPicture = composeSlack(announcedEdition({ picture: null })).blocks
    expect(withoutPicture.map(({ type }) => type)).not.toContain('image')
  })

  it('mentions no one, and shows names as they are', () => {
    const { text, blocks } = composeSlack(announcedEdition({ headline: '<!channel> & co' }))
    expect(text).toContain('&lt;!channel&gt; &amp; co')
    const sections = blocks.filter((block) => block.type === 'section')
    expect(sections[0]?.text.text).toContain('*&lt;!channel&gt; &amp; co*')
    expect(sections.every(({ text }) => text.verbatim)).toBe(true)
    expect(JSON.stringify(sections)).not.toContain('<!')
  })

  it('stays within the limits', () => {
    for (const block of composeSlack(longest).blocks) {
      if (block.type === 'header') expect(block.text.text.length).toBeLessThanOrEqual(150)
      if (block.type === 'section') expect(block.text.text.length).toBeLessThanOrEqual(3000)
      if (block.type === 'image') expect(block.alt_text.length).toBeLessThanOrEqual(2000)
    }
    const { blocks } = composeSlack(announcedEdition({ sentence: '&'.repeat(3000) }))
    expect(JSON.stringify(blocks)).toMatch(/&amp;…/)
  })
})

it.each([
  ['discord', { content: '\\#1 \\@everyone https\\://a.example\nhttps://b.example', allowed_mentions: { parse: [] } }],
  [
    'slack',
    {
      text: '#1 @everyone https://a.example\nhttps://b.example',
      mrkdwn: false,
      unfurl_links: false,
      unfurl_media: false,
    },
  ],
] as const)('escapes a single line for %s as it escapes an edition, but not the address below it', (to, message) => {
  expect(composeLine(to, '#1 @everyone https://a.example', 'https://b.example')).toEqual(message)
})

it.each([
  ['discord', 2000],
  ['groupme', 1000],
] as const)('fits into a message of %s, with the address and some of each line', (to, most) => {
  const url = 'https://league.example.org/leagues/espn/7/live'
  const lines = ['_Lead_ 🐅'.repeat(400), 'Open *game*: 40%.', '`Other` '.repeat(190)]
  const text = String(Object.values(composeLine(to, lines.join('\n'), url))[0])
  expect(text.length).toBeLessThanOrEqual(most)
  expect(text.length).toBeGreaterThan(most - 10)
  const [lead = '', game, other = '', address] = text.split('\n')
  expect([game?.replaceAll('\\', ''), address]).toEqual(['Open *game*: 40%.', url])
  for (const line of [lead, other]) expect(line).toMatch(/^.{300,}…$/)
  expect(text.isWellFormed()).toBe(true)
  expect(composeLine(to, 'Short', url)).toMatchObject(
    to === 'discord' ? { content: `Short\n${url}` } : { text: `Short\n${url}` },
  )
})

it('leads to the season’s story after its last edition', () => {
  const story = 'https://league.example.org/story/espn/7/2025'
  for (const to of ['discord', 'slack', 'groupme', 'json'] as const) {
    const message = JSON.stringify(composeMessage(to, { ...announcedEdition(), story }))
    expect(message, to).toContain(story)
    expect(JSON.stringify(composeMessage(to, announcedEdition())), to).not.toContain('/story/')
  }
})

it('is JSON with the league, the text, the URLs and the whole edition', () => {
  const announced = announcedEdition()
  expect(composeJson(announced)).toEqual({
    league: { host: 'espn', id: '7', name: 'The League' },
    season: 2025,
    week: 7,
    title: 'Week 7',
    headline: 'A rout',
    text: announced.text,
    url: 'https://league.example.org/weekly/espn/7/2025/7',
    story: null,
    picture: 'https://league.example.org/og/weekly/espn/7/2025/7.png',
    edition: announced.edition,
  })
})

it('cuts texts between characters and not after a lone backslash', () => {
  expect(cutText('abc', 3)).toBe('abc')
  expect(cutText('abcd', 3)).toBe('ab…')
  expect(cutText('a🐅🐅', 3)).toBe('a…')
  expect(cutText('a\\*b', 3)).toBe('a…')
  expect(cutText('a\\\\bc', 4)).toBe('a\\\\…')
  expect(joinLines(['one', 'two', 'three'], 8)).toEqual(['one\ntwo', 'three'])
})
