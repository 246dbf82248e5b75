/** Settings of a site's build that both the build and the pages go by. */

type Settings = Readonly<Record<string, string | undefined>>

/**
 * Where `PUBLIC_API_BASE_URL` says that the API is: `base` is '' for the site's own host, null where the site was built to
 * do without one (`none`). Not certain: nothing was said at build time, and the site's own host may have an API, or only
 * files.
 */
export function readApi(given: string | undefined): { base: string | null; isCertain: boolean } {
  const setting = given?.trim() ?? ''
  return {
    base: setting === 'none' ? null : setting.replace(/\/+$/, ''),
    isCertain: setting !== '' && setting !== 'none',
  }
}

/**
 * Whether pages may read leagues from ESPN themselves: `PUBLIC_ESPN` 0 or 1; where nothing is said, sites that are sure of
 * an API leave it to that.
 */
export function readsEspn(settings: Settings): boolean {
  const setting = settings.PUBLIC_ESPN?.trim()
  return setting ? setting !== '0' : !readApi(settings.PUBLIC_API_BASE_URL).isCertain
}

export const weekPageChoices = ['every', 'first'] as const

/**
 * Which weeks of a team get pages of their own (`WEEK_PAGES`): every week, or the one that its page opens with. Null: the
 * setting is neither.
 */
export function readWeekPages({ WEEK_PAGES }: Settings): (typeof weekPageChoices)[number] | null {
  const setting = WEEK_PAGES?.trim() || 'every'
  return weekPageChoices.find((choice) => choice === setting) ?? null
}

/** The address of ESPN's reading API; `PUBLIC_ESPN_BASE_URL` names another one that answers as it does. */
export function espnAddress({ PUBLIC_ESPN_BASE_URL }: Settings, usual: string): string {
  return PUBLIC_ESPN_BASE_URL?.trim() || usual
}
