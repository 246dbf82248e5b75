/**
 * Which addresses a subscription may have. The server posts to them, so a forged one could make it post into its own network. Browsers use the push
 * service of their maker and no other: a list of these leaves nothing to resolve, and nothing that could resolve to another address later.
 */

/** Chrome, Edge, Samsung; Firefox; Safari; Edge on Windows. `*.` stands for any name below. */
const knownServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

/** `others`: origins that the operator allows besides: 'https://push.example.org'. */
export function isPushService(endpoint: string, others: readonly string[] = []): boolean {
  const url = URL.parse(endpoint)
  if (url === null || url.username + url.password !== '') return false
  if (others.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return knownServices.some((name) =>
    name.startsWith('*.') ? url.hostname.endsWith(name.slice(1)) : url.hostname === name,
  )
}
