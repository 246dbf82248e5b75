/** What the files for hosts are generated from. */

export interface HostedSite {
  /** Path of the host that the site lives below, e.g. `/my-league`; '' where the host is all its own. */
  base: string
  /** Addresses for which the host serves a shell with status 200 where there is no file. */
  shells: readonly { pattern: string; shell: string }[]
  /** Addresses that have pictures and nothing else. */
  pictures: readonly string[]
}
