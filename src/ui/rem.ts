/** Pixels at the usual font size as `rem`: what has this length grows with the page's font, which is larger on the widest screens. */
export const rem = (pixels: number): string => `${pixels / 16}rem`
