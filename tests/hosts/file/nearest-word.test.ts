import { describe, expect, it } from 'vitest'
import { nearestWord } from '../../../src/hosts/file/nearest-word.ts'

describe('the nearest word', () => {
  it.each([
    ['aliasses', ['also', 'aliases'], 'aliases'],
    ['ALIASES', ['aliases'], 'aliases'],
    ['Sma', ['Samuel', 'Sam'], 'Sam'],
    ['seasons', ['aliases', 'seasons_from_file'], 'seasons_from_file'],
    ['rules', ['aliases', 'also'], null],
    ['', ['also'], null],
    ['x'.repeat(101), ['x'.repeat(100)], null],
  ])('of %j among %j is %j', (found, words, nearest) => {
    expect(nearestWord(found, words)).toBe(nearest)
  })
})
