/** Numbers in sentences: words below ten, digits from ten on. */
import { writeDecimal } from './decimal-text.ts'
import { ordinalEnding } from './ordinal.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** 'three', '12' */
export function spellNumber(count: number): string {
  return numbers[count] ?? writeDecimal(count, 0)
}

/** 'three titles', 'one title', '12 titles' */
export function spellCount(count: number, one: string): string {
  return `${spellNumber(count)} ${one}${count === 1 ? '' : 's'}`
}

/** 'third', '12th' */
export function spellOrdinal(place: number): string {
  return ordinals[place] || `${place}${ordinalEnding(place)}`
}
