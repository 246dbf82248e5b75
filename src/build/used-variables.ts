/** Styles without the custom properties that nothing in a page reads. */

/** `css` without declarations and `@property` rules of variables that neither it nor the page's HTML names in `var(…)`. */
export function withoutUnusedVariables(css: string, html: string): string {
  const inPage = variablesIn(html)
  let text = css
  for (let before = ''; before !== text; ) {
    before = text
    const own = variablesIn(text)
    const isRead = (name: string) => own.has(name) || inPage.has(name)
    text = text
      .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isRead(name) ? rule : ''))
      .replace(/(?<=[{;])(--[\w-]+):(?:[^;{}"]|"[^"]*")*(?:;|(?=\}))/g, (rule, name: string) =>
        isRead(name) ? rule : '',
      )
  }
  return text.replace(/(?<=[{}])[^{}@;]+\{\}/g, '')
}

function variablesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))
}
