/**
 * Astro integration: once a page is there and has nothing else to do, it loads `src/layouts/after-idle.ts`. A line in the
 * page names the script: as one of the page's own it would be loaded at once. Pages without the app load no script; they
 * only register the service worker.
 */
import type { PageStep } from './finish-pages.ts'
import { hasIslands } from './rewrite-pages.ts'
import { isOfflineOffered, workerFile } from './service-worker.ts'

const module = 'src/layouts/after-idle.ts'

interface Setup {
  command: string
  injectScript: (stage: 'page', code: string) => void
  updateConfig: (config: object) => void
}

interface EmittingPlugin {
  emitFile: (file: { type: 'chunk'; id: string; name: string }) => string
  getFileName: (reference: string) => string
}

export function afterIdle(): PageStep {
  let reference = ''
  const learned = { file: '', base: '' }
  let [ofApp, ofFiles] = ['', '']

  const emit = {
    name: 'emit-after-idle',
    apply: 'build',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    buildStart(this: EmittingPlugin) {
      reference = this.emitFile({ type: 'chunk', id: module, name: 'after-idle' })
    },
    generateBundle(this: EmittingPlugin) {
      learned.file = this.getFileName(reference)
    },
  }

  return {
    name: 'after-idle',
    learned,
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }: Setup) => {
        if (command === 'dev') injectScript('page', `import '/${module}'`)
        if (command === 'build') updateConfig({ vite: { plugins: [emit] } })
      },
      'astro:config:done': ({ config }: { config: { base: string } }) => {
        learned.base = config.base.replace(/\/+$/, '')
      },
    },
    begin() {
      const { file, base } = learned
      ofApp = lineFor(`import(${JSON.stringify(`${base}/${file}`)})`)
      ofFiles = isOfflineOffered() ? lineFor(`navigator.serviceWorker?.register("${base}/${workerFile}")`) : ''
    },
    rewrite(html) {
      // A redirect is left before it is idle.
      if (html.includes('http-equiv="refresh"')) return html
      return html.replace('</body>', () => `${hasIslands(html) ? ofApp : ofFiles}</body>`)
    },
  }
}

/** A browser that is never idle, or does not notice, does it all the same. */
function lineFor(code: string): string {
  return `<script>addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(()=>${code},{timeout:2e3}))</script>`
}
