/** The page's fonts as `@font-face` rules for a standalone file, which cannot load anything. */

/**
 * `@font-face` rules of the families that `text` names, each with its file embedded; a file that fails to load is left out.
 */
export async function pageFonts(text: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap(fontRules).filter(({ style }) => text.includes(familyOf(style)))
  return (await Promise.all(rules.map(embed))).join('')
}

/** Local fallbacks have no file, and style sheets of other origins are unreadable. */
function fontRules(sheet: CSSStyleSheet): { style: CSSStyleDeclaration; base: string }[] {
  try {
    return [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule && addressOf(rule.style)
        ? [{ style: rule.style, base: sheet.href ?? location.href }]
        : [],
    )
  } catch {
    return []
  }
}

async function embed({ style, base }: { style: CSSStyleDeclaration; base: string }): Promise<string> {
  const file = await fetch(new URL(addressOf(style) ?? '', base))
    .then((response) => (response.ok ? response.blob() : null))
    .catch(() => null)
  if (!file) return ''
  const weight = style.getPropertyValue('font-weight') || 'normal'
  return `@font-face{font-family:"${familyOf(style)}";font-weight:${weight};src:url(${await asData(file)})}`
}

function asData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

function addressOf(style: CSSStyleDeclaration): string | undefined {
  return /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1]
}

function familyOf(style: CSSStyleDeclaration): string {
  return style.getPropertyValue('font-family').replaceAll(/["']/g, '')
}
