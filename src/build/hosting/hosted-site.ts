/** What the files for hosts are made from. */

/**
 * The fallback page as a page of its own: hosts answer with 404 whatever they are told of `404.html`, and some lead from
 * `x.html` to `x`.
 */
export const appPage = '/app/'

export interface HostedSite {
  /** Path of the host that the site lives below, e.g. `/my-league`; '' where the host is all its own. */
  base: string
  /** Addresses that the fallback page answers with status 200 where they are no files. */
  patterns: readonly string[]
  /** Addresses that have pictures and nothing else. */
  pictures: readonly string[]
}
