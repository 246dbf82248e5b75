/**
 * Draws a live screen in the browser as the build draws a snapshot page: from its answers, without React, which takes it over
 * once it is used (`src/layouts/live-directive.ts`). Until then the page needs half the script.
 */
import type { ReadableAtom } from 'nanostores'
import { createElement } from 'react'
import { continueDrawing, type Drawing, newDrawing, noteShown, shownDrawing } from '../../stores/drawing.ts'
import { $location, followLocation } from '../../stores/location.ts'
import { hasFailed, hasProgress, isLoading } from '../../stores/resource.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { replaceChanged } from '../../ui/replace-changed.ts'
import type { ScreenIsland } from '../screen/as-screen.tsx'
import { awaitRequested } from './await-requested.ts'
import { drawElements, type ElementDrawing } from './draw-elements.ts'
import { partsBelow, revealAtFirst, revealBelow } from './reveal.ts'
import { soon, whenFontsAreThere } from './soon.ts'

/** How long what the shell has asked for is waited for, and an answer for others, so that they are shown together. */
const requestedMilliseconds = 300
const togetherMilliseconds = 50
/** How long parts far down leave the network to what is above. */
const laterMilliseconds = 500
/** How long answers are waited for where React takes over. */
const followedMilliseconds = 10_000
/** How long a part of the drawing takes at most, so that the page stays free for its reader. */
const sliceMilliseconds = 12
/** What takes longer to draw is laid out in parts, too. */
const quickMilliseconds = 20

interface DrawnIsland {
  Component: ScreenIsland
  path: string
  island: HTMLElement
  /** How long the shell stays in sight at least, whenever the answers come. */
  heldMilliseconds?: number | undefined
  /** Told once the screen is shown with all that it needs. */
  onShown: () => void
  /** Told that React is needed: something failed, is being imported, or acts by itself. */
  onReactNeeded: () => void
}

interface Sheet {
  about: Drawing
  elements: ElementDrawing
  /** How long drawing it has taken so far. */
  milliseconds: number
}

/**
 * Draws the screen once what the shell has asked for is there, what stands further down after that, and all of it whenever
 * an answer comes that it shows. Returns a function that draws what is known then and stops, so that React can begin with
 * that.
 */
export function drawScreen(drawn: DrawnIsland): () => void {
  const { Component, path, island, heldMilliseconds = 0, onShown, onReactNeeded } = drawn
  const [painted] = performance.getEntriesByName('first-contentful-paint')
  const heldUntil = heldMilliseconds + (painted?.startTime ?? performance.now())
  const prefix = island.getAttribute('prefix') ?? ''
  // The island itself is no box.
  const width = (island.firstElementChild ?? island.parentElement)?.clientWidth ?? 0
  const followed = new Map<ReadableAtom<unknown>, () => void>()
  /** Under way, or drawn and waiting for more answers; null where what is known is shown. */
  let sheet: Sheet | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBegun = false
  let isOverdue = false
  let isWhole = false
  let isShown = false
  let isFinished = false

  function redraw() {
    if (isFinished) return
    sheet = newSheet()
    continueWith(sheet)
  }

  function newSheet(): Sheet {
    return {
      about: newDrawing({ place: $location.get(), isWhole, width }),
      elements: drawElements(createElement(Component, { path }), prefix),
      milliseconds: 0,
    }
  }

  function continueWith(one: Sheet) {
    if (one !== sheet) return
    const start = performance.now()
    const isDrawn = work(one, () => performance.now() > start + sliceMilliseconds)
    one.milliseconds += performance.now() - start
    if (one !== sheet) return
    if (!isDrawn) soon(() => continueWith(one))
    else if (isOutdated(one)) redraw()
    else if ((isComplete(one) || isOverdue) && !isHeld()) show(one)
    else timer ??= setTimeout(showWhatIsThere, Math.max(togetherMilliseconds, heldUntil - performance.now()))
  }

  const isHeld = () => performance.now() < heldUntil

  function showWhatIsThere() {
    isOverdue = true
    // What is still being drawn is shown after that.
    if (sheet && work(sheet, () => true)) show(sheet)
  }

  /** Whether all of it is drawn. */
  function work({ about, elements }: Sheet, isTime: () => boolean): boolean {
    try {
      if (!continueDrawing(about, () => elements.work(isTime))) return false
    } catch {
      // React draws it once more and says in its place what is wrong.
      sheet = null
      onReactNeeded()
      return false
    }
    for (const $state of about.read.keys()) follow($state)
    return true
  }

  function follow($state: ReadableAtom<unknown>) {
    if (followed.has($state)) return
    const stop = $state.listen((value) => {
      if (hasFailed(value) || hasProgress(value)) onReactNeeded()
      if (isBegun && !isLoading(value)) redraw()
    })
    followed.set($state, stop)
  }

  function show(one: Sheet) {
    const before = shownDrawing()
    const stood = partsBelow(island)
    putInPlace(one)
    const { about, milliseconds } = one
    const isSlow = milliseconds > quickMilliseconds
    if (isSlow && !before) revealAtFirst(island)
    else if (isSlow && about.isWhole && !before?.isWhole) revealBelow(island, stood)
    if (about.needsReact || [...about.read.values()].some(hasFailed)) onReactNeeded()
    if (isShown || !isComplete(one)) return
    isShown = true
    onShown()
    for (const $state of about.askedAhead) {
      follow($state)
      if (hasFailed($state.get())) onReactNeeded()
    }
    // Fonts lay out again what stands there when they come.
    afterPaint(() => whenFontsAreThere(drawRest))
  }

  function putInPlace({ about, elements }: Sheet) {
    clearTimeout(timer)
    timer = undefined
    isOverdue = false
    sheet = null
    replaceChanged(island, elements.content)
    noteShown(about)
    island.dataset.drawn = ''
    for (const tell of about.whenShown) tell()
    island.dispatchEvent(new Event('drawn', { bubbles: true }))
  }

  function drawRest() {
    isWhole = true
    redraw()
    setTimeout(loadLateParts, laterMilliseconds)
    addEventListener('scroll', loadLateParts, { once: true, passive: true })
  }

  async function loadLateParts() {
    removeEventListener('scroll', loadLateParts)
    const late = [...(shownDrawing()?.lateScripts ?? [])]
    if (isFinished || late.length === 0) return
    await Promise.all(late.map((load) => load()))
    redraw()
  }

  function begin() {
    if (isBegun) return
    isBegun = true
    redraw()
  }

  island.dataset.drawing = ''
  island.dispatchEvent(new Event('drawing', { bubbles: true }))
  const stopFollowing = [followLocation(), $location.listen(() => isBegun && redraw())]
  awaitRequested(Component.callsAt($location.get()), follow).then(begin)
  setTimeout(begin, requestedMilliseconds)
  return () => {
    const one = sheet && newSheet()
    if (one && work(one, () => false)) putInPlace(one)
    isFinished = true
    for (const stop of stopFollowing) stop()
    // React listens by then: an answer that nobody waits for any more would be given up.
    setTimeout(() => {
      for (const stop of followed.values()) stop()
    }, followedMilliseconds)
  }
}

const isComplete = ({ about }: Sheet) => ![...about.read.values()].some(isLoading)
/** Whether an answer came while the screen was drawn. */
const isOutdated = ({ about }: Sheet) => [...about.read].some(([$state, drawn]) => $state.get() !== drawn)
