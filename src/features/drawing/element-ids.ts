/**
 * Where an element stands in its tree, as a number whose bits say the way to it: React derives the ids of `useId` from that,
 * and takes over what was drawn by the same ids. After `pushTreeContext` of React's server renderer.
 */
export interface TreePlace {
  /** The way from the last overflow on, after a leading bit. */
  id: number
  /** The way before that, 5 bits a digit. */
  overflow: string
}

export const root: TreePlace = { id: 1, overflow: '' }

/** The place of one of several children. */
export function placeOf({ id, overflow }: TreePlace, children: number, index: number): TreePlace {
  const length = 31 - Math.clz32(id)
  const way = id & ~(1 << length)
  const bits = 32 - Math.clz32(children)
  if (bits + length <= 30) return { id: (1 << (bits + length)) | ((index + 1) << length) | way, overflow }
  const full = length - (length % 5)
  const rest = length - full
  return {
    id: (1 << (bits + rest)) | ((index + 1) << rest) | (way >> full),
    overflow: (way & ((1 << full) - 1)).toString(32) + overflow,
  }
}

/** The id of the nth `useId` of a component, n from 0. */
export function elementId(prefix: string, { id, overflow }: TreePlace, n: number): string {
  const way = (id & ~(1 << (31 - Math.clz32(id)))).toString(32) + overflow
  return `_${prefix}R_${way}${n > 0 ? `H${n.toString(32)}` : ''}_`
}
