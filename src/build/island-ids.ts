/**
 * Vite plugin: ids of `useId` in an island's HTML begin with the island's prefix. `@astrojs/react` says the prefix to
 * the browser, and to React on the server only where it streams: without it a tooltip's id and what names it differ.
 */
export function islandIds() {
  return {
    name: 'island-ids',
    transform(code: string, id: string) {
      if (!/@astrojs\/react\/dist\/server\.js(?:\?|$)/.test(id)) return
      if (!code.includes(without)) throw new Error(`${id} renders otherwise than before: see src/build/island-ids.ts`)
      return { code: code.replace(without, 'ReactDOM.renderToString(vnode, renderOptions)'), map: null }
    },
  }
}

const without = 'ReactDOM.renderToString(vnode)'
