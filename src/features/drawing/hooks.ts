/** What hooks of React say while elements are drawn once, without React: what they say in the HTML of a page. */
import * as React from 'react'

export interface Reading {
  /** The value of a context, as it stands around the component. */
  readContext: (context: React.Context<unknown>) => unknown
  /** The id of the component's next `useId`. */
  nextId: () => string
}

/** React asks whoever stands here; it has no other way to be told. */
const internals = (React as unknown as Record<string, { H: unknown }>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as { H: unknown }

const ignore = () => {}

function hooksOf({ readContext, nextId }: Reading) {
  const useMemo = <T>(make: () => T) => make()
  return {
    useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, neverInADrawing],
    useReducer: (_: unknown, initial: unknown, make?: (initial: unknown) => unknown) => [
      make ? make(initial) : initial,
      neverInADrawing,
    ],
    useMemo,
    useCallback: <T>(callback: T) => callback,
    useRef: (current: unknown) => ({ current }),
    useContext: readContext,
    use: readContext,
    useId: nextId,
    useSyncExternalStore: (_: unknown, get: () => unknown, inHtml: () => unknown = get) => inHtml(),
    useDeferredValue: (value: unknown, initial: unknown = value) => initial,
    useTransition: () => [false, neverInADrawing],
    useEffect: ignore,
    useLayoutEffect: ignore,
    useInsertionEffect: ignore,
    useImperativeHandle: ignore,
    useDebugValue: ignore,
  }
}

function neverInADrawing(): never {
  throw new Error('A component changes its state while it is drawn: only React can draw that.')
}

/** Runs `draw` with these hooks in place of React's. */
export function withHooks(reading: Reading, draw: () => void): void {
  const before = internals.H
  internals.H = hooksOf(reading)
  try {
    draw()
  } finally {
    internals.H = before
  }
}
