import { describe, expect, it } from 'vitest'
import { readMarkdown } from '../../src/book/read-markdown.ts'

/** Blocks with their text, styles as letters. */
const read = (text: string) =>
  readMarkdown(text).map(({ kind, level, number, spans }) => [
    `${kind} ${level}${number === null ? '' : ` ${number}.`}`,
    spans
      .map(({ text, strong, emphasis, code, href }) => {
        const style = `${strong ? 'b' : ''}${emphasis ? 'i' : ''}${code ? 'c' : ''}`
        return `${style && `${style}:`}${text}${href ? `<${href}>` : ''}`
      })
      .join('|'),
  ])

describe('the rules of a book', () => {
  it('are headings, paragraphs, lists, quotes and code', () => {
    expect(
      read(
        '# Draft\n\nOn *any* **Sunday**.\n\n- one\n\n  more of one\n\n  3. inner\n- `two`\n\n> said\n\n---\n\n    code',
      ),
    ).toEqual([
      ['heading 1', 'Draft'],
      ['paragraph 0', 'On |i:any| |b:Sunday|.'],
      ['item 1', 'one'],
      ['paragraph 1', 'more of one'],
      ['item 2 3.', 'inner'],
      ['item 1', 'c:two'],
      ['quote 0', 'said'],
      ['line 0', ''],
      ['code 0', 'code'],
    ])
  })

  it('link to https and mail alone', () => {
    expect(read('[a](https://example.com/x) [b][r] <mailto:a@example.com>\n\n[r]: https://example.com/r')).toEqual([
      [
        'paragraph 0',
        'a<https://example.com/x>| |b<https://example.com/r>| |mailto:a@example.com<mailto:a@example.com>',
      ],
    ])
    for (const address of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java&#10;script:alert(1)',
      'data:text/html,x',
      'http://example.com',
      '//example.com',
      '/login',
      'vbscript:x',
      'https://user:secret@example.com',
      'file:///etc/passwd',
      'blob:https://example.com/1',
    ]) {
      expect(read(`[text](<${address}>)`)).toEqual([['paragraph 0', 'text']])
      expect(read(`[text][r]\n\n[r]: <${address}>`)).toEqual([['paragraph 0', 'text']])
    }
  })

  it('have no HTML, no pictures and nothing that turns the text around', () => {
    expect(
      read('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\na<b style="position:fixed">b</b>'),
    ).toEqual([['paragraph 0', 'a|b']])
    expect(read('![a cup](https://example.com/cup.png) and ![x][r]\n\n[r]: https://example.com')).toEqual([
      ['paragraph 0', 'a cup| and |x'],
    ])
    expect(read('one\u202etwo\u0000\u0007')).toEqual([['paragraph 0', 'onetwo']])
  })
})
