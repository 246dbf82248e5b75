/** A frame callback runs before its paint, a timer set in it after. */
export const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
