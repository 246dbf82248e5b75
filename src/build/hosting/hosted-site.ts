/** Inputs of the files for static hosts. */

export interface HostedSite {
  /** Base path of the site, e.g. `/my-league`; '' at the root of the host. */
  base: string
  /** Paths for which the host serves a shell with status 200 if there is no file. */
  shells: readonly { pattern: string; shell: string }[]
  /** Paths with pictures only. */
  pictures: readonly string[]
}
