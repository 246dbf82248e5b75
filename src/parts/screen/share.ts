/** Metadata of a page for link previews. */

export interface Share {
  /** Path of the page within this site, e.g. `/recap/espn/101/2025`. */
  path: string
  /** Headline of the preview; defaults to the page's title. */
  title?: string
  type?: 'website' | 'article'
  image?: SharePicture
  /** Structured data for search engines: https://schema.org */
  data?: (addresses: ShareAddresses) => Record<string, unknown>
}

interface SharePicture {
  /** Path within this site. */
  path: string
  alt: string
}

export interface ShareAddresses {
  /** Null: `SITE_URL` is not set. */
  page: string | null
  /** Absolute if `SITE_URL` is set. */
  image: string | null
}

/** The size of every picture, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/**
 * Absolute URLs for other sites: the page's with a trailing slash, as static hosts serve it. `site` is Astro's, undefined if not set; paths
 * include the base path.
 */
export function shareAddresses(
  { page, image }: { page: string; image: string | null },
  site: URL | undefined,
): ShareAddresses {
  return {
    page: site ? new URL(page.endsWith('/') ? page : `${page}/`, site).href : null,
    image: image && site ? new URL(image, site).href : image,
  }
}

/** The address of the site: the configured one (`SITE_URL`), else on a server that of the request (`locals`); undefined where neither is known. */
export function siteAddress({ locals, site }: { locals: object; site: URL | undefined }): URL | undefined {
  const { site: requested } = locals as { site?: string }
  return site ?? (requested === undefined ? undefined : new URL(requested))
}

/** JSON for a script element, without fields that are null: a name cannot end the element early. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data, (_, value) => value ?? undefined).replaceAll('<', '\\u003c')
}
