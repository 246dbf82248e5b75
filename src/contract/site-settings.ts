/** Build settings shared by the build and the pages. */

type Settings = Readonly<Record<string, string | undefined>>

/**
 * Location of the API from `PUBLIC_API_BASE_URL`: `base` is '' for the site's own host, null for a site without an API (`none`). Not
 * certain: the build did not set it, and the site's own host may have an API or only files.
 */
export function readApi(given: string | undefined): { base: string | null; isCertain: boolean } {
  const setting = given?.trim() ?? ''
  return {
    base: setting === 'none' ? null : setting.replace(/\/+$/, ''),
    isCertain: setting !== '' && setting !== 'none',
  }
}

/**
 * The API of a site that our server serves: on the site's host, and below its path, as a proxy passes on what is below it. `base`: the path of
 * the site where it is not that of `SITE_URL`.
 */
export function apiOfServer({ SITE_URL }: Settings, base = URL.parse(SITE_URL ?? '')?.pathname ?? '/'): string {
  return `/${base.replace(/^\/+|\/+$/g, '')}`
}

/**
 * Whether pages may read leagues from hosts with the engine: `PUBLIC_ENGINE` 0 or 1 (`PUBLIC_ESPN` is its former name). By default only
 * sites that may lack an API do.
 */
export function readsHosts(settings: Settings): boolean {
  const setting = settings.PUBLIC_ENGINE?.trim() || settings.PUBLIC_ESPN?.trim()
  return setting ? setting !== '0' : !readApi(settings.PUBLIC_API_BASE_URL).isCertain
}

/**
 * Whether pages keep leagues from files, and from encrypted files of a link, on the reader's device, with the engine: every site does
 * unless `PUBLIC_ENGINE` is 0.
 */
export function siteKeepsFiles(settings: Settings): boolean {
  return (settings.PUBLIC_ENGINE?.trim() || settings.PUBLIC_ESPN?.trim()) !== '0'
}

/** Whether a text is a URL that starts with http:// or https://, without whitespace. */
export function isWebAddress(text: string): boolean {
  return !/\s/.test(text) && /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

const webAddress = { isValid: isWebAddress, expected: 'expected a URL that starts with https://' }

/** Build settings that are URLs, with their allowed values. Unset is always valid. */
const addressSettings: Readonly<Record<string, { isValid: (text: string) => boolean; expected: string }>> = {
  SITE_URL: { ...webAddress, expected: 'expected a URL such as https://me.github.io/my-league/' },
  PUBLIC_API_BASE_URL: {
    isValid: (text) => text === 'none' || /^\/(?![/\\])[^\s?#]*$|^\/$/.test(text) || isWebAddress(text),
    expected: 'expected a URL such as https://api.example.org, a path such as /api-of-mine, or none',
  },
  PUBLIC_ESPN_BASE_URL: webAddress,
  PUBLIC_SLEEPER_BASE_URL: webAddress,
  PUBLIC_SLEEPER_UNOFFICIAL_BASE_URL: webAddress,
}

/** Describes the first invalid URL setting, with its variable and the expected value; null if all are valid. */
export function findWrongAddress(settings: Settings): string | null {
  for (const [name, { isValid, expected }] of Object.entries(addressSettings)) {
    const text = settings[name]?.trim()
    if (text && !isValid(text)) return `${name}: ${expected}, found ${JSON.stringify(text)}.`
  }
  return null
}

export const weekPageChoices = ['every', 'first'] as const

/** Which weeks of a team get their own pages (`WEEK_PAGES`): every week, or only the default week. Null: the setting is invalid. */
export function readWeekPages({ WEEK_PAGES }: Settings): (typeof weekPageChoices)[number] | null {
  const setting = WEEK_PAGES?.trim() || 'every'
  return weekPageChoices.find((choice) => choice === setting) ?? null
}

export const storyPictureChoices = ['league', 'every', 'none'] as const

/**
 * Of which stories the build renders the cards as pictures (`STORY_PICTURES`): the leagues', those of all teams too, or none. Null: the
 * setting is invalid.
 */
export function readStoryPictures({ STORY_PICTURES }: Settings): (typeof storyPictureChoices)[number] | null {
  const setting = STORY_PICTURES?.trim() || 'league'
  return storyPictureChoices.find((choice) => choice === setting) ?? null
}

/** Base URLs that replace those of the hosts' APIs, e.g. in tests. */
export function hostAddresses(settings: Settings): { espn?: string; sleeper?: string; sleeperUnofficial?: string } {
  const address = (name: string) => settings[name]?.trim().replace(/\/$/, '') || undefined
  return {
    espn: address('PUBLIC_ESPN_BASE_URL'),
    sleeper: address('PUBLIC_SLEEPER_BASE_URL'),
    sleeperUnofficial: address('PUBLIC_SLEEPER_UNOFFICIAL_BASE_URL'),
  }
}

/** Whether Sleeper's undocumented statistics and projections are read: `PUBLIC_SLEEPER_UNOFFICIAL` 0 turns it off. */
export function usesUnofficialSleeper({ PUBLIC_SLEEPER_UNOFFICIAL }: Settings): boolean {
  return PUBLIC_SLEEPER_UNOFFICIAL?.trim() !== '0'
}
