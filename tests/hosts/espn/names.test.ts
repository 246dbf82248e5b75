/** Names as managers write them: they stay, but cannot affect text around them. */
import { expect, it } from 'vitest'
import { buildEspnLeague, setAt } from './build-espn-league.ts'
import { read } from './read-sketch.ts'

async function nameOf(name: string): Promise<string | undefined> {
  const files = buildEspnLeague()
  setAt(files['league.json'], 'teams[0].name', name)
  return (await read(files)).teams[0]?.name
}

it.each([
  ['markup, as text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['emoji, families and flags', '🏈 👨‍👩‍👧‍👦 🏴‍☠️', '🏈 👨‍👩‍👧‍👦 🏴‍☠️'],
  ['other scripts with their marks', '\u200fשלום\u200e كرة', '\u200fשלום\u200e كرة'],
  ['no mark that turns round what follows', '\u202eesrever\u202c \u2066open', 'esrever open'],
  ['no control characters', 'a\u0000b\u0007c\u001b[31m', 'a b c [31m'],
  ['one line', ' two\r\n\tlines\u2028of\u00a0text ', 'two lines of text'],
  ['no half of an emoji', 'a \ud83c b', 'a \ufffd b'],
  ['an abbreviation where nothing is left of it', '\u202e \u0000 ', 'T1'],
  ['an abbreviation where nothing of it can be seen', '\u200b\u3164', 'T1'],
])('keeps %s', async (_, given, kept) => {
  expect(await nameOf(given)).toBe(kept)
})

it('keeps two hundred characters of a name', async () => {
  expect(await nameOf('x'.repeat(10_000))).toBe(`${'x'.repeat(200)}…`)
  expect(await nameOf(`${'x'.repeat(199)}🏈🏈`)).toBe(`${'x'.repeat(199)}…`)
})
