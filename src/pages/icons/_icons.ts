/** Icons of the installed site: the product's logo in the sizes and shapes that devices expect. */

export interface SiteIcon {
  /** Pixels of a side. */
  size: number
  /** `purpose` in the manifest; null: not in the manifest. */
  purpose: 'any' | 'maskable' | null
  /** Share of the picture that the logo fills; 1: all of it, with its own round corners. */
  logo: number
}

export const icons: Readonly<Record<string, SiteIcon>> = {
  '192': { size: 192, purpose: 'any', logo: 1 },
  '512': { size: 512, purpose: 'any', logo: 1 },
  // Devices crop to their own shape: only the circle of 80 % in the middle is always visible.
  maskable: { size: 512, purpose: 'maskable', logo: 0.88 },
  // iOS rounds the corners itself and renders transparency black.
  apple: { size: 180, purpose: null, logo: 0.98 },
}
