/**
 * Vite plugin: d3's packages are one file each, whose curves and symbols are made by calls that a bundler keeps although nobody uses them.
 * Their `package.json` says that they have no side effects, so calls that only initialize a variable are marked as pure.
 */
export function pureDeclarations() {
  return {
    name: 'pure-declarations',
    transform: {
      filter: { id: /node_modules[\\/]d3-[a-z]+[\\/]dist[\\/][\w-]+\.mjs$/ },
      handler: (code: string) => ({ code: markPure(code), map: null }),
    },
  }
}

/** Calls at the beginning of a variable of the module itself, which begins a line. */
export function markPure(code: string): string {
  return code.replace(/^((?:var|let|const) [\w$]+ = )(?=\(function\b|[\w$]+\()/gm, '$1/* @__PURE__ */ ')
}
