/** WebKit of Debian's package `webkit2gtk-driver`, driven by the W3C's WebDriver protocol, on a screen of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../../../scripts/lib/free-port.ts'
import { type EngineBrowser, type Key, keyCodes, middleOf, type Point, type Tab } from './browser.ts'

/** The toolbar must not keep the window from the width of a phone. */
const style = '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; }'
const toolbarHeight = 20
const controlKey = '\uE009'
const element = 'element-6066-11e4-a52e-4f735466cecf'

/** `downloads`: folder for what pages save. */
export async function launchWebKit(downloads: string): Promise<EngineBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0/gtk.css'), style)
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  // The pointer rests in its middle, beside the window.
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '3000x2000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const port = await findFreePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      NO_AT_BRIDGE: '1',
    },
  })
  const send = sender(`http://127.0.0.1:${port}`)
  await untilReady(send)
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } }
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string }
  const command: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
  const first = (await command('GET', '/window')) as string
  let isFirstTaken = false
  return {
    async newTab() {
      const opened = isFirstTaken ? command('POST', '/window/new', { type: 'tab' }) : Promise.resolve({ handle: first })
      isFirstTaken = true
      return openTab(command, ((await opened) as { handle: string }).handle)
    },
    // Its driver ends the session of a browser that is gone.
    hasEnded: () =>
      command('GET', '/window/handles').then(
        () => false,
        () => true,
      ),
    async close() {
      await command('DELETE', '').catch(() => {})
      await Promise.all([end(driver), end(screen)])
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

class WebDriverError extends Error {
  readonly kind: string

  constructor({ error, message }: { error: string; message: string }) {
    super(`${error}: ${message}`)
    this.kind = error
  }
}

function sender(address: string): Send {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new WebDriverError(value as { error: string; message: string })
    return value
  }
}

async function untilReady(send: Send): Promise<void> {
  for (let attempts = 0; ; attempts++) {
    try {
      return void (await send('GET', '/status'))
    } catch (cause) {
      if (attempts === 200) throw cause
      await pause()
    }
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 50))

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return
  const ended = once(process, 'exit')
  process.kill()
  await ended
}

/** Commands go to one tab at a time, so each names its own first. */
function openTab(command: Send, handle: string): Tab {
  const inTab: Send = async (...args) => {
    await command('POST', '/window', { handle })
    return command(...args)
  }

  /** A script that a navigation interrupts runs again in the next page. */
  async function run<A extends unknown[], R>(script: (...values: A) => R | Promise<R>, ...args: A): Promise<R> {
    const body = `
      const done = arguments[arguments.length - 1]
      new Promise((resolve) => resolve((${script})(...[...arguments].slice(0, -1))))
        .then((value) => done({ value }), (error) => done({ error: error.name + ': ' + error.message }))`
    for (let attempts = 0; ; attempts++) {
      try {
        const result = (await inTab('POST', '/execute/async', { script: body, args })) as { value: R; error?: string }
        if (result.error !== undefined) throw new Error(result.error)
        return result.value
      } catch (cause) {
        const isInterrupted = cause instanceof WebDriverError && cause.kind !== 'script timeout'
        if (!isInterrupted || attempts === 3) throw cause
        await pause()
      }
    }
  }

  const find = async (selector: string) =>
    (await inTab('POST', '/element', { using: 'css selector', value: selector })) as { [element]: string }

  const act = async (source: object) => void (await inTab('POST', '/actions', { actions: [source] }))

  async function clickAt({ x, y }: Point): Promise<void> {
    const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
    await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...press] })
  }

  /** All keys are held until the last one is pressed. */
  async function pressKeys(...values: string[]): Promise<void> {
    const down = values.map((value) => ({ type: 'keyDown', value }))
    const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
    await act({ type: 'key', id: 'keyboard', actions: [...down, ...up] })
  }

  return {
    run,
    open: async (url) => void (await inTab('POST', '/url', { url })),
    click: async (selector) => clickAt(await run(middleOf, selector)),
    clickAt,
    // WebKitGTK makes a mouse of a driver's finger.
    tapAt: (point) => run(tapByEvents, point),
    press: (key: Key) => pressKeys(keyCodes[key]),
    paste: () => pressKeys(controlKey, 'v'),
    async choose(selector, paths) {
      const found = await find(selector)
      await inTab('POST', `/element/${found[element]}/value`, { text: paths.join('\n') })
    },
    back: async () => void (await inTab('POST', '/back')),
    forward: async () => void (await inTab('POST', '/forward')),
    reload: async () => void (await inTab('POST', '/refresh')),
    async resize(width, height) {
      await inTab('POST', '/window/rect', { width, height: height + toolbarHeight })
      while ((await run(() => `${innerWidth} ${innerHeight}`)) !== `${width} ${height}`) await pause()
    },
    close: async () => void (await inTab('DELETE', '/window')),
  }
}

/** In the page: the events of a finger, in their order. As on an iPhone a button that is tapped gets no focus. */
function tapByEvents({ x, y }: Point): void {
  const target = document.elementFromPoint(x, y)
  if (!target) throw new Error(`${x}, ${y} is not in view`)
  const place = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y }
  const finger = { ...place, pointerType: 'touch', pointerId: 7, isPrimary: true }
  for (const type of ['over', 'enter', 'down', 'up', 'out', 'leave'])
    target.dispatchEvent(new PointerEvent(`pointer${type}`, { ...finger, bubbles: !/enter|leave/.test(type) }))
  for (const type of ['over', 'move', 'down', 'up']) target.dispatchEvent(new MouseEvent(`mouse${type}`, place))
  target.dispatchEvent(new PointerEvent('click', finger))
}
