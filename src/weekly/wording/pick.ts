import { hash32 } from '../../domain/hash.ts'

/** Chooses wordings for one edition. */
export interface Wording {
  /** One of the wordings. Repeated calls with a key cycle through all of them. */
  choose: <T>(key: string, options: readonly (() => T)[]) => T
}

/**
 * Wordings by a seed of league and season: the same week always reads the same. Each week every list starts one further, so that
 * consecutive weeks differ.
 */
export function openWording(seed: string, week: number): Wording {
  const used = new Map<string, number>()
  return {
    choose(key, options) {
      const count = used.get(key) ?? 0
      used.set(key, count + 1)
      const offset = hash32(`${seed} ${key}`, 0) % options.length
      const option = options[(offset + week + count) % options.length]
      if (!option) throw new Error(`no wording of ${key}`)
      return option()
    },
  }
}
