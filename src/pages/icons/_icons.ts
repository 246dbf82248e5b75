/** Icons of the installed site: the product's logo in the sizes and shapes that devices ask for. */

export interface SiteIcon {
  /** Pixels of a side. */
  size: number
  /** What the manifest says of it; null: not in the manifest. */
  purpose: 'any' | 'maskable' | null
  /** Part of the picture that the logo takes; 1: all of it, with its own round corners. */
  logo: number
}

export const icons: Readonly<Record<string, SiteIcon>> = {
  '192': { size: 192, purpose: 'any', logo: 1 },
  '512': { size: 512, purpose: 'any', logo: 1 },
  // Devices cut their own shape out: only the circle of 80 % in the middle is certain to be seen.
  maskable: { size: 512, purpose: 'maskable', logo: 0.88 },
  // iOS rounds the corners itself and turns what is transparent black.
  apple: { size: 180, purpose: null, logo: 0.98 },
}
