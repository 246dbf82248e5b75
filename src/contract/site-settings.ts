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
 * Whether pages may read leagues from their hosts themselves, by the engine: `PUBLIC_ENGINE` 0 or 1 (`PUBLIC_ESPN` is its former
 * name); where nothing is set, sites that are sure of an API leave it to that.
 */
export function readsHosts(settings: Settings): boolean {
  const setting = settings.PUBLIC_ENGINE?.trim() || settings.PUBLIC_ESPN?.trim()
  return setting ? setting !== '0' : !readApi(settings.PUBLIC_API_BASE_URL).isCertain
}

/** Whether a text is an address that starts with http:// or https://, without blanks. */
export function isWebAddress(text: string): boolean {
  return !/\s/.test(text) && /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

const webAddress = { isValid: isWebAddress, expected: 'expected an address that starts with https://' }

/** The build's settings that are addresses, and what each may be. Nothing set is always right. */
const addressSettings: Readonly<Record<string, { isValid: (text: string) => boolean; expected: string }>> = {
  SITE_URL: { ...webAddress, expected: 'expected an address such as https://me.github.io/my-league/' },
  PUBLIC_API_BASE_URL: {
    isValid: (text) => text === 'none' || /^\/(?![/\\])[^\s?#]*$|^\/$/.test(text) || isWebAddress(text),
    expected: 'expected an address such as https://api.example.org, a path such as /api-of-mine, or none',
  },
  PUBLIC_ESPN_BASE_URL: webAddress,
  PUBLIC_SLEEPER_BASE_URL: webAddress,
  PUBLIC_SLEEPER_UNOFFICIAL_BASE_URL: webAddress,
}

/** What is wrong with the first address that is none, with its variable and what is expected; null where all are right. */
export function findWrongAddress(settings: Settings): string | null {
  for (const [name, { isValid, expected }] of Object.entries(addressSettings)) {
    const text = settings[name]?.trim()
    if (text && !isValid(text)) return `${name}: ${expected}, found ${JSON.stringify(text)}.`
  }
  return null
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

/** Addresses of the hosts' reading APIs, where others are set that respond as they do. */
export function hostAddresses(settings: Settings): { espn?: string; sleeper?: string; sleeperUnofficial?: string } {
  const address = (name: string) => settings[name]?.trim().replace(/\/$/, '') || undefined
  return {
    espn: address('PUBLIC_ESPN_BASE_URL'),
    sleeper: address('PUBLIC_SLEEPER_BASE_URL'),
    sleeperUnofficial: address('PUBLIC_SLEEPER_UNOFFICIAL_BASE_URL'),
  }
}

/** Whether Sleeper's undocumented statistics and projections are read, too: `PUBLIC_SLEEPER_UNOFFICIAL` 0 turns it off. */
export function usesUnofficialSleeper({ PUBLIC_SLEEPER_UNOFFICIAL }: Settings): boolean {
  return PUBLIC_SLEEPER_UNOFFICIAL?.trim() !== '0'
}
