import { atom } from 'nanostores'

/**
 * How many side panels were opened so far. Dialogs lie in the order of their opening; a profile that an address opens
 * together with a panel may come first and would lie below it, so it is opened again whenever this number changes.
 */
export const $panelsOpened = atom(0)

export function noteOpenedPanel(): void {
  $panelsOpened.set($panelsOpened.get() + 1)
}
