/**
 * drand's quicknet: a public randomness beacon. A group of independent organizations publishes a random value every three seconds; none of
 * them knows it before its time, and everyone can check its signature afterwards. https://docs.drand.love
 */
export const quicknet = {
  name: 'quicknet',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  /** When round 1 was published, in seconds. */
  genesis: 1_692_803_367,
  /** Seconds from round to round. */
  period: 3,
}

/** Origins that publish its rounds, in the order in which pages request them. */
export const beaconOrigins = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
] as const

/** The path of a round at each of them. */
export const pathOfRound = (round: number) => `/${quicknet.chainHash}/public/${round}`

/** When a round is published, in milliseconds. */
export const timeOfRound = (round: number) => (quicknet.genesis + (round - 1) * quicknet.period) * 1000

/** The first round that is published at a time or after it, in milliseconds. */
export function roundAt(time: number): number {
  return Math.max(1, Math.ceil((time / 1000 - quicknet.genesis) / quicknet.period) + 1)
}

/** Rounds until the year 2100. */
export const lastRound = roundAt(Date.UTC(2100, 0))
