/**
 * A screen that is drawn in the browser before React is there (`features/drawing`). What it is drawn from is noted, so that it
 * can be drawn again when that changes, and so that React begins with what stands there.
 */
import type { ReadableAtom } from 'nanostores'
import { useEffect } from 'react'
import type { Place } from './location.ts'
import { useStandsInHtml } from './use-stands-in-html.ts'

export interface Drawing {
  readonly place: Place
  /** Whether what stands further down is drawn, too. */
  readonly isWhole: boolean
  /** Pixels that the screen is wide. */
  readonly width: number
  /** What was read, with the value that was drawn. */
  readonly read: Map<ReadableAtom<unknown>, unknown>
  /** What is asked for once the screen is shown, which shows nothing of it. */
  readonly askedAhead: Set<ReadableAtom<unknown>>
  /** Scripts of parts that were left out, since they are not there yet. */
  readonly lateScripts: Set<() => Promise<unknown>>
  /** What is to be done once the drawing stands in the page. */
  readonly whenShown: (() => void)[]
  /** Whether something acts by itself, for which React is needed at once. */
  needsReact: boolean
}

let current: Drawing | null = null
let shown: Drawing | null = null

export function newDrawing(about: Pick<Drawing, 'place' | 'isWhole' | 'width'>): Drawing {
  return {
    ...about,
    read: new Map(),
    askedAhead: new Set(),
    lateScripts: new Set(),
    whenShown: [],
    needsReact: false,
  }
}

/** The drawing under way; null where React draws, and in builds. */
export function drawing(): Drawing | null {
  return current
}

/** The drawing that stands in the page, for React to begin with; null where the page's HTML was drawn by the build. */
export function shownDrawing(): Drawing | null {
  return shown
}

/** Runs `draw`, a part of a drawing. */
export function continueDrawing<T>(made: Drawing, draw: () => T): T {
  current = made
  try {
    return draw()
  } finally {
    current = null
  }
}

export function noteShown(made: Drawing): void {
  shown = made
}

/** An effect of what is shown on the rest of the document, with or without React. It may run twice, and ends nothing. */
export function useWhenShown(effect: () => void): void {
  current?.whenShown.push(effect)
  useEffect(effect, [effect])
}

/** The drawing that a component is part of: under way, or what React takes over right now. Null where there is none. */
export function useDrawing(): Drawing | null {
  const standsInHtml = useStandsInHtml()
  return current ?? (standsInHtml ? shown : null)
}

/** Whether a screen begins with all of it: in the HTML of pages it stands whole, and where React draws it comes in steps. */
export function useIsWhole(): boolean {
  const standsInHtml = useStandsInHtml()
  const part = useDrawing()
  return standsInHtml && (part?.isWhole ?? true)
}

/** Says that the screen acts by itself (where `isSo`): a screen that was drawn without React gets it at once. */
export function useNeedsReact(isSo: boolean): void {
  if (current && isSo) current.needsReact = true
}
