/**
 * A frame callback runs before its paint, a timer set in it after. What else waits for the paint runs first, because what follows here may
 * take long.
 */
export const nextPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))
