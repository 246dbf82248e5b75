/**
 * What Astro writes into every page that has islands becomes a file that browsers keep. Pages that wait for their scripts
 * keep it: there it is needed at once.
 */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { PageStep } from './finish-pages.ts'
import { isShell } from './rewrite-pages.ts'

/** Characters: what is shorter costs a request more than it saves. */
const longest = 2500
const inline = /<script>([\s\S]*?)<\/script>/g

export function shareScripts(): PageStep {
  const learned = { base: '' }
  let site: URL | null = null
  const written = new Map<string, Promise<void>>()

  return {
    name: 'share-scripts',
    learned,
    hooks: {
      'astro:config:done': ({ config }: { config: { base: string } }) => {
        learned.base = config.base.replace(/\/+$/, '')
      },
    },
    begin(dir) {
      site = dir
    },
    async rewrite(html) {
      if (isShell(html)) return html
      const texts: string[] = []
      const page = html.replace(inline, (element, text: string) => {
        if (text.length < longest) return element
        texts.push(text)
        return ''
      })
      if (texts.length === 0) return html
      const text = texts.join('\n')
      const file = `_astro/island.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`
      if (!written.has(file) && site) written.set(file, writeFile(new URL(file, site), text))
      await written.get(file)
      return page.replace('</head>', () => `<script src="${learned.base}/${file}" defer></script></head>`)
    },
  }
}
