import type { HostName } from '../../domain/identity.ts'

/** Hosts on which a team can be without a manager for a while; elsewhere a server names none. */
const hostsWithOrphans: readonly (HostName | undefined)[] = ['sleeper']

/** "A. Smith, B. Jones"; empty where the server names none. */
export function joinManagers(names: readonly string[] = [], host?: HostName): string {
  const known = names.map((name) => name.trim()).filter(Boolean)
  return known.join(', ') || (hostsWithOrphans.includes(host) ? 'No manager named' : '')
}
