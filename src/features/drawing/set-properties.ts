/** Properties of React's elements as attributes of an element, as the HTML of a page has them. */

const renamed: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  defaultValue: 'value',
  defaultChecked: 'checked',
}
/** Of SVG, whose other names stay as they are. */
const hyphenated =
  /^(?:(?:stroke|fill|stop|clip|vector|font|letter|pointer|paint|shape|marker|word)[A-Z]|(?:text(?:Anchor|Decoration|Rendering)|dominantBaseline|transformOrigin)$)/
/** Not of the element: React's own, and what only acts. */
const noAttribute = /^(?:children|key|ref|suppress\w+Warning|on[A-Z]\w*)$/
/** Written out where they are true; other properties that are true are attributes without a value. */
const trueInWords = /^(?:aria-|data-|contentEditable$|draggable$|spellCheck$)/
const withoutUnit =
  /^(?:flex|flexGrow|flexShrink|order|opacity|zIndex|lineHeight|fontWeight|fillOpacity|strokeOpacity|strokeWidth|strokeDasharray|grid(?:Row|Column)\w*|columnCount|scale|zoom|orphans|widows|tabSize|aspectRatio)$/

export function setProperties(element: Element, properties: Readonly<Record<string, unknown>>): void {
  const isSvg = element.namespaceURI !== 'http://www.w3.org/1999/xhtml'
  for (const [name, value] of Object.entries(properties)) {
    if (noAttribute.test(name) || value === null || value === undefined || typeof value === 'function') continue
    if (name === 'style') setStyles((element as HTMLElement).style, value as Record<string, unknown>)
    else setAttribute(element, nameOf(name, isSvg), name, value)
  }
}

function setAttribute(element: Element, attribute: string, name: string, value: unknown) {
  if (typeof value !== 'boolean') element.setAttribute(attribute, String(value))
  else if (trueInWords.test(name)) element.setAttribute(attribute, String(value))
  else if (value) element.setAttribute(attribute, '')
}

function nameOf(name: string, isSvg: boolean): string {
  const other = renamed[name]
  if (other) return other
  return isSvg && hyphenated.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name
}

function setStyles(style: CSSStyleDeclaration, values: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || typeof value === 'boolean' || value === '') continue
    const isLength = typeof value === 'number' && value !== 0 && !name.startsWith('--') && !withoutUnit.test(name)
    const text = isLength ? `${value}px` : String(value).trim()
    if (name.startsWith('--')) style.setProperty(name, text)
    else (style as unknown as Record<string, string>)[name] = text
  }
}
