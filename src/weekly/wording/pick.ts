import { hash32 } from '../../domain/hash.ts'

/** Chooses wordings for one edition. */
export interface Wording {
  /** One of the wordings. The next choice of the same key is the next one, until all were used. */
  choose: <T>(key: string, options: readonly (() => T)[]) => T
}

/**
 * Wordings by a seed of the league and its season: the same week always reads the same. Week after week every list starts
 * one further, so that neighbouring weeks never start alike.
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
