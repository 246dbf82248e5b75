/** The box in the corner of a host's page that shows what the script does. */

export interface Box {
  element: HTMLElement
  /** Shows a text in place of everything. */
  show(text: string): void
  /** Changes the text only. */
  progress(text: string): void
  /** Adds a button. What it throws is shown. */
  offer(label: string, run: () => Promise<void> | void): void
  fail(cause: unknown): void
  /** Saves a league's file on the member's device; returns its name. */
  save(name: string, content: object): Promise<string>
  /** A file's content, compressed where the browser can: the page reads both. */
  pack(name: string, content: object): Promise<{ name: string; file: Blob }>
}

/** Sent as text, so it may use only its arguments and standard browser APIs. */
export function openBox(format: string): Box {
  const element = document.createElement('div')
  element.style.cssText =
    'position:fixed;z-index:2147483647;top:16px;right:16px;max-width:320px;max-height:80vh;overflow:auto;padding:16px;border-radius:8px;background:#111;color:#fff;font:16px/1.4 system-ui;box-shadow:0 4px 24px #0008'
  const message = document.createElement('div')
  message.setAttribute('role', 'status')
  const buttons = document.createElement('div')
  element.append(message, buttons)
  document.body.append(element)
  const box: Box = {
    element,
    show(text) {
      buttons.replaceChildren()
      box.progress(text)
    },
    progress(text) {
      message.textContent = text
    },
    offer(label, run) {
      const button = document.createElement('button')
      button.textContent = label
      button.style.cssText =
        'display:block;width:100%;min-height:44px;margin-top:8px;border:0;border-radius:6px;background:#fff;color:#111;font:inherit;text-align:left;padding:8px 12px;cursor:pointer'
      button.onclick = () => Promise.resolve().then(run).catch(box.fail)
      buttons.append(button)
    },
    fail(cause) {
      box.show(cause instanceof Error ? cause.message : 'Something went wrong. Try again later.')
    },
    async pack(name, content) {
      const text = new Blob([JSON.stringify({ format, savedAt: new Date().toISOString(), ...content })])
      if (typeof CompressionStream !== 'function') return { name, file: text }
      const file = await new Response(text.stream().pipeThrough(new CompressionStream('gzip'))).blob()
      return { name: `${name}.gz`, file }
    },
    async save(name, content) {
      const packed = await box.pack(name, content)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(packed.file)
      link.download = packed.name
      link.click()
      return packed.name
    },
  }
  return box
}

/** The text of a box of the page where it runs. `format`: the mark of a league's file. */
export function boxScript(format: string): string {
  return `(${openBox})(${JSON.stringify(format)})`
}
