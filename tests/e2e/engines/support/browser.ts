/** What the tests of Safari's engine and Firefox need of a browser, however it is driven. */

/** A browser of its own, with storage of its own. */
export interface EngineBrowser {
  newTab(): Promise<Tab>
  /** Whether it ended by itself. */
  hasEnded(): Promise<boolean>
  close(): Promise<void>
}

export interface Tab {
  open(address: string): Promise<void>
  /** Runs in the page; arguments and result are JSON. */
  run<A extends unknown[], R>(script: (...values: A) => R | Promise<R>, ...values: A): Promise<R>
  /** Clicks with the pointer on the middle of the first such element that is shown. */
  click(selector: string): Promise<void>
  /** Clicks with the pointer on a point of the viewport. */
  clickAt(point: Point): Promise<void>
  /** Taps there with a finger. */
  tapAt(point: Point): Promise<void>
  /** Pastes into what has the focus. */
  paste(): Promise<void>
  /** A name of `KeyboardEvent.key`. */
  press(key: Key): Promise<void>
  /** Chooses files in an input. */
  choose(selector: string, paths: readonly string[]): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

export interface Point {
  x: number
  y: number
}

export type Key = keyof typeof keyCodes

/** Keys without a character, with their code in WebDriver. */
export const keyCodes = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** In the page: the middle of the first such element that is shown, once it is in view and at rest. */
export async function middleOf(selector: string): Promise<Point> {
  const shown = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
  if (!shown) throw new Error(`${selector} is not shown`)
  const place = () => JSON.stringify(shown.getBoundingClientRect())
  // Sections get their height when they come into view, and a dialog slides in from a side.
  for (let before = ''; before !== place(); ) {
    shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    await Promise.all(moving.map(({ finished }) => finished.catch(() => null)))
    before = place()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const { left, top, width, height } = shown.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
