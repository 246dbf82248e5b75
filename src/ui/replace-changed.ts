/** Gives an element other content. Nodes that are there already stay, with all that the browser knows of them. */
export function replaceChanged(parent: ParentNode, wanted: ParentNode): void {
  const [before, after] = [[...parent.childNodes], [...wanted.childNodes]]
  let first = 0
  while (isSame(before[first], after[first])) first++
  let [lastBefore, lastAfter] = [before.length, after.length]
  while (lastBefore > first && lastAfter > first && isSame(before[lastBefore - 1], after[lastAfter - 1])) {
    lastBefore--
    lastAfter--
  }
  const [old, made] = [before.slice(first, lastBefore), after.slice(first, lastAfter)]
  const [one, other] = [old[0], made[0]]
  if (
    old.length === 1 &&
    made.length === 1 &&
    one instanceof Element &&
    other instanceof Element &&
    isSameTag(one, other)
  ) {
    replaceChanged(one, other)
    return
  }
  for (const node of old) node.remove()
  const next = before[lastBefore] ?? null
  for (const node of made) parent.insertBefore(node, next)
}

const isSame = (one: Node | undefined, other: Node | undefined) => one && other && one.isEqualNode(other)

/** Whether two elements differ in nothing but what is in them. */
const isSameTag = (one: Element, other: Element) => one.cloneNode(false).isEqualNode(other.cloneNode(false))
