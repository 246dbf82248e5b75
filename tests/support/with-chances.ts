import { writeChance } from '../../src/domain/chance-text.ts'

const gameChances = new Set(['ifHomeWins', 'ifAwayWins', 'homeChance', 'hostChance', 'hostPlayoffChance'])

/** A response in which every chance is as near to certain as simulations get, and certain only if `isCertain`. */
export function withChances(response: unknown, chance: 0 | 1, isCertain: boolean): unknown {
  if (Array.isArray(response)) return response.map((item) => withChances(item, chance, isCertain))
  if (response === null || typeof response !== 'object') return response
  if ('isCertain' in response) return { ...response, chance, isCertain, text: writeChance(chance, isCertain) }
  const isChance = (key: string) => gameChances.has(key) || /^chance(Before|Live)?$/.test(key)
  return Object.fromEntries(
    Object.entries(response).map(([key, value]) => [
      key,
      (typeof value === 'number' && isChance(key)) || key === 'hostPlayoffChance'
        ? chance
        : withChances(value, chance, isCertain),
    ]),
  )
}
