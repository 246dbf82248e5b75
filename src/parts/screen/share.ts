/** What a page says of itself where its address is shared. */

export interface Share {
  /** Path of the page within this site, e.g. `/recap/espn/101/2025`. */
  path: string
  /** Headline of the preview; the page's title where there is none. */
  title?: string
  type?: 'website' | 'article'
  image?: SharePicture
  /** For search engines, in the words of schema.org: https://schema.org */
  data?: (addresses: ShareAddresses) => Record<string, unknown>
}

export interface SharePicture {
  /** Path within this site. */
  path: string
  alt: string
}

export interface ShareAddresses {
  /** Null: nobody has said where the site will be found. */
  page: string | null
  /** Absolute where that is known. */
  image: string | null
}

/** The size of every picture, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/**
 * Absolute addresses, as other sites need them: of the page with a slash at its end, as hosts of folders answer it. `site`
 * is Astro's, undefined where it is not set; paths have the base path in front.
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

/** JSON for a script element: nothing in a name can end the element early. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
