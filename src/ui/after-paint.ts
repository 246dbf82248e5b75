/** Calls back once what stands in the page now is painted: after the next frame. A page in the background has none. */
export function afterPaint(next: () => void): void {
  if (document.hidden) setTimeout(next)
  else requestAnimationFrame(() => setTimeout(next))
}
