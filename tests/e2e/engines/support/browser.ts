/** What the tests of Safari's engine and Firefox need of a browser, however it is driven. */

/** A browser of its own, with storage of its own. */
export interface EngineBrowser {
  newTab(): Promise<Tab>
  close(): Promise<void>
}

export interface Tab {
  open(address: string): Promise<void>
  /** Runs in the page; arguments and result are JSON. */
  run<A extends unknown[], R>(script: (...values: A) => R | Promise<R>, ...values: A): Promise<R>
  /** Clicks with the pointer on the middle of the first such element that is shown. */
  click(selector: string): Promise<void>
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
