/**
 * Vite plugin: says of what d3's modules work out while they load (curves, symbols, bisectors) that nothing else depends on it.
 * Each of its packages is one file, so what is not used would otherwise stay, 3 kB on every page with a chart.
 */
const worksOut = /^((?:const|let|var) [\w$]+ = )(?=\(function|[a-z][\w$]*\()/gm

export function pureD3() {
  return {
    name: 'pure-d3',
    transform: {
      filter: { id: /node_modules[\\/](d3-\w+|internmap)[\\/]/ },
      handler: (code: string) => ({ code: markPure(code), map: null }),
    },
  }
}

/** Marks what top-level constants are set to where that is a call. */
export function markPure(code: string): string {
  return code.replace(worksOut, '$1/* @__PURE__ */ ')
}
