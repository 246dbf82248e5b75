/** The scripts that stand in pages, minified: they are written to be read, and every page has them. */
import { minifySync } from 'vite'
import type { PageStep } from './finish-pages.ts'

export function compactScripts(): PageStep {
  const known = new Map<string, string>()
  return {
    name: 'compact-scripts',
    rewrite: (html) =>
      html.replace(inRow, joined).replace(inline, (_, start: string, text: string) => {
        const short = known.get(text) ?? compactScript(text)
        known.set(text, short)
        return `${start}${short}</script>`
      }),
  }
}

const inRow = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g

/** Scripts that stand next to each other are one, which the page's policy names once. */
function joined(scripts: string): string {
  return `<script>${scripts.slice('<script>'.length, -'</script>'.length).replaceAll('</script><script>', ';\n')}</script>`
}

/** Classic scripts: those with a type are modules or data. */
const inline = /(<script(?![^>]*\s(?:src|type)=)[^>]*>)([\s\S]+?)<\/script>/g

export function compactScript(text: string): string {
  const { code, errors } = minifySync('inline.js', text)
  if (errors.length > 0) throw new Error(`A script of a page cannot be read: ${errors[0]?.message}\n${text}`)
  return code.trim().replace(/;$/, '')
}
