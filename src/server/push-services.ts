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
  // Another way to write the address would make one device two, the second with other keys.
  if (url === null || url.href !== endpoint || endpoint.includes('#') || url.username + url.password !== '')
    return false
  if (others.includes(url.origin)) return true
  if (url.protocol !== 'https:' || url.port !== '') return false
  return knownServices.some((name) =>
    name.startsWith('*.') ? isBelow(url.hostname, name.slice(1)) : url.hostname === name,
  )
}

/** `domain`: with a leading dot. */
function isBelow(hostname: string, domain: string): boolean {
  return hostname.endsWith(domain) && hostname.slice(0, -domain.length).split('.').every(Boolean)
}
