import type { HostName } from '../../domain/identity.ts'

/** Hosts on which a team can temporarily have no manager; on others the server sends no names. */
const hostsWithOrphans: readonly (HostName | undefined)[] = ['sleeper']

/** "A. Smith, B. Jones"; empty if the server sends none. */
export function joinManagers(names: readonly string[], host?: HostName): string {
  const known = names.map((name) => name.trim()).filter(Boolean)
  return known.join(', ') || (hostsWithOrphans.includes(host) ? 'No manager named' : '')
}
