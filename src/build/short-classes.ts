/**
 * A page's class lists, each by one short name: `class="flex items-center gap-2"` becomes `class="a"`, and a rule of one of
 * these classes names all the lists that have it. Most of a page's HTML is such lists. React compares no classes when it
 * takes a page over, and what it sets later is found in the whole style sheet.
 */
import { namesIn, type Sheet } from './used-styles.ts'

export interface ShortClasses {
  /** The page with its lists renamed. */
  html: string
  /** Of a class of the sheet, what elements of the page are called that have it. */
  namesOf: (name: string) => readonly string[]
}

/** `kept`: classes that scripts write into the page later, which keep their names. */
export function shortenClasses(page: string, sheet: Sheet, kept: ReadonlySet<string>): ShortClasses {
  const lists = listsOf(page, sheet)
  const free = freeNames(sheet)
  const shortNames = new Map(byUse(lists).map((key) => [key, free.next().value]))
  const namesByClass = new Map<string, string[]>([...kept].map((name) => [name, [escapeCss(name)]]))
  for (const [key, short] of shortNames) {
    for (const name of key.split(' ')) namesByClass.set(name, [...(namesByClass.get(name) ?? []), short])
  }
  const html = page.replace(attribute, (_, list: string) => {
    const { key, rest } = lists.get(list) ?? { key: '', rest: [] }
    const short = shortNames.get(key)
    const names = [...(short ? [short] : []), ...rest].join(' ')
    return names ? ` class="${names}"` : ''
  })
  const ownName = (name: string) => (sheet.classes.get(name)?.isAlone ? [] : [escapeCss(name)])
  return { html, namesOf: (name) => namesByClass.get(name) ?? ownName(name) }
}

const attribute = / class="([^"]*)"/g

interface List {
  /** Classes that one name stands for, sorted; empty where there are none. */
  key: string
  /** Classes that stay, as they stand in HTML. */
  rest: string[]
  uses: number
}

function listsOf(page: string, sheet: Sheet): Map<string, List> {
  const lists = new Map<string, List>()
  for (const [, text = ''] of page.matchAll(attribute)) {
    const known = lists.get(text)
    if (known) known.uses += 1
    else lists.set(text, { ...readList(text, sheet), uses: 1 })
  }
  return lists
}

/** Pages of a site have the same few thousand lists. */
const knownLists = new WeakMap<Sheet, Map<string, Omit<List, 'uses'>>>()

function readList(text: string, sheet: Sheet): Omit<List, 'uses'> {
  const ofSheet = knownLists.get(sheet) ?? new Map<string, Omit<List, 'uses'>>()
  knownLists.set(sheet, ofSheet)
  const known = ofSheet.get(text)
  if (known) return known
  const names = [...new Set(text.split(/\s+/).filter(Boolean))]
  const isShort = (name: string) => namesIn(name).every((one) => sheet.classes.get(one)?.isAlone)
  const key = names.filter(isShort).flatMap(namesIn).sort().join(' ')
  const list = { key, rest: names.filter((name) => !isShort(name)) }
  ofSheet.set(text, list)
  return list
}

/** The keys of lists, most used first. */
function byUse(lists: ReadonlyMap<string, List>): string[] {
  const uses = new Map<string, number>()
  for (const { key, uses: own } of lists.values()) if (key) uses.set(key, (uses.get(key) ?? 0) + own)
  return [...uses].sort(([, a], [, b]) => b - a).map(([key]) => key)
}

/** Short names that are no class of the sheet. */
function* freeNames({ classes }: Sheet): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    const name = shortName(index)
    if (!classes.has(name)) yield name
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** 0 is `a`, 52 is `aa`. */
function shortName(index: number): string {
  const last = letters[index % letters.length] ?? ''
  return index < letters.length ? last : shortName(Math.floor(index / letters.length) - 1) + last
}

/** None of ours begins with a digit. */
const escapeCss = (name: string) => name.replace(/[!-,./:-@[-^`{-~]/g, (char) => `\\${char}`)
