/**
 * `client:live`: an island that shows what scripts bring. Its value:
 *
 * - `isDrawn`: the island is a screen, which is drawn from its answers without React (`features/drawing/draw-screen.ts`);
 *   React takes it over once it is used, as on snapshot pages, or where it acts by itself. Without it React takes the
 *   island over as soon as its scripts are there.
 * - `heldMilliseconds`: how long what the shell shows of a screen that `isDrawn` stays in sight at least.
 */
import type { drawScreen } from '../features/drawing/draw-screen.ts'
import used from './used-directive.ts'

export interface WhenLive {
  isDrawn?: boolean
  heldMilliseconds?: number
}

const acts = ['click', 'change', 'keydown']

type Load = () => Promise<() => Promise<void>>
type Drawing = Promise<{ drawScreen: typeof drawScreen }>

export default async function live(load: Load, { value }: { value?: unknown }, island: HTMLElement): Promise<void> {
  const when = (typeof value === 'object' && value ? value : {}) as WhenLive
  if (when.isDrawn) return drawThenUse(load, island, when)
  const hydrate = await load()
  await hydrate()
}

async function drawThenUse(load: Load, island: HTMLElement, { heldMilliseconds }: WhenLive): Promise<void> {
  const module = await import(/* @vite-ignore */ nameOf('component-url'))
  const { drawScreen } = await (globalThis as unknown as { loadDrawing: () => Drawing }).loadDrawing()
  // Astro writes each property with its kind.
  const [, path] = JSON.parse(nameOf('props')).path
  let start: (() => void) | null = null
  for (const act of acts) document.addEventListener(act, useEarly, { capture: true })
  const finish = drawScreen({
    Component: module[nameOf('component-export')],
    path,
    island,
    heldMilliseconds,
    onShown: waitForUse,
    onReactNeeded() {
      waitForUse()
      start?.()
    },
  })

  function waitForUse() {
    for (const act of acts) document.removeEventListener(act, useEarly, { capture: true })
    start ??= used(loadToTakeOver, {}, island)
  }
  /** What is shown while answers are still to come is not whole, but has buttons: what waits now hears of this act, too. */
  function useEarly({ type, target }: Event) {
    const isOnIsland = island.contains(target as Node) || (type === 'keydown' && target === document.body)
    if (isOnIsland && island.dataset.drawn !== undefined) waitForUse()
  }
  async function loadToTakeOver() {
    const hydrate = await load()
    return () => {
      finish()
      return hydrate()
    }
  }
  function nameOf(attribute: string): string {
    return island.getAttribute(attribute) ?? ''
  }
}
