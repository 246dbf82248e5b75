import { describe, expect, it } from 'vitest'
import { orderOfDraw, readDrawLink } from '../../src/contract/draw-link.ts'
import { knownOrder, knownRound, knownRule, knownText, linkAfter, linkBefore } from '../support/known-draw.ts'

describe('the link of a draw', () => {
  it('has the rule before the draw', () => {
    const draw = { rule: knownRule, text: knownText, signature: null }
    expect(readDrawLink(linkBefore)).toEqual(draw)
    expect(readDrawLink(` https://site.example/draw#${linkBefore}\n`)).toEqual(draw)
    expect(orderOfDraw(draw)).toBeNull()
  })

  it('has the random value after it, and so the order', () => {
    const draw = readDrawLink(linkAfter)
    if ('problem' in draw) throw new Error(draw.problem)
    expect(draw).toEqual({ rule: knownRule, text: knownText, signature: knownRound.signature })
    expect(orderOfDraw(draw)).toEqual(knownOrder)
  })

  it.each([
    ['nothing', ''],
    ['no base64url', '%%%'],
    ['another text', 'aGVsbG8'],
    ['a cut rule', linkBefore.slice(0, -9)],
    ['a cut value', linkAfter.slice(0, -1)],
    ['something after it', `${linkAfter}.1`],
    ['no UTF-8', '_w'],
    ['a megabyte', 'a'.repeat(2 ** 20)],
  ])('is refused with a sentence if it has %s', (_, link) => {
    expect(readDrawLink(link)).toEqual({ problem: expect.stringMatching(/^Th(is|e) .*\.$/s) })
  })
})
