/** What the files for hosts are made from. */

export interface HostedSite {
  /** Path of the host that the site lives below, e.g. `/my-league`; '' where the host is all its own. */
  base: string
  /** Addresses that a shell answers with status 200 where they are no files. */
  shells: readonly { pattern: string; shell: string }[]
  /** Addresses that have pictures and nothing else. */
  pictures: readonly string[]
}
