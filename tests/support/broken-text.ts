/** Text that must never be shown. */
export const brokenText = /\bNaN\b|\bundefined\b|\bnull\b|\[object Object\]|Infinity/
