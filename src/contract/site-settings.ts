/** Settings of a site's build that both the build and the pages go by. */

type Settings = Readonly<Record<string, string | undefined>>

/**
 * Whether pages may read leagues from ESPN themselves: `PUBLIC_ESPN` 0 or 1; where nothing is said, sites that are sure of
 * an API leave it to that.
 */
export function readsEspn({ PUBLIC_ESPN, PUBLIC_API_BASE_URL }: Settings): boolean {
  const setting = PUBLIC_ESPN?.trim()
  if (setting) return setting !== '0'
  const api = PUBLIC_API_BASE_URL?.trim() ?? ''
  return api === '' || api === 'none'
}

/** The address of ESPN's reading API; `PUBLIC_ESPN_BASE_URL` names another one that answers as it does. */
export function espnAddress({ PUBLIC_ESPN_BASE_URL }: Settings, usual: string): string {
  return PUBLIC_ESPN_BASE_URL?.trim() || usual
}
