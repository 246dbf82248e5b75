/**
 * Draws React's elements as nodes of a document, in slices, for React to take over later: what React's `renderToString` draws,
 * in a tenth of its script, and a phone can do something else in between (`docs/decisions/pages.md`).
 */
import type { ComponentType, Context, ReactElement, ReactNode } from 'react'
import { elementId, placeOf, root, type TreePlace } from './element-ids.ts'
import { withHooks } from './hooks.ts'
import { setProperties } from './set-properties.ts'

export interface ElementDrawing {
  /** What was drawn; whole once `work` has said so. */
  content: DocumentFragment
  /** Draws until `isTime` says that it is time for something else, and says whether all of it is drawn. */
  work(isTime: () => boolean): boolean
}

/** One element, text or list that is still to be drawn, and where. */
interface Task {
  node: ReactNode | Comment
  parent: Node
  place: TreePlace
  around: Around
}

/** What stands around an element. */
interface Around {
  contexts: Contexts | null
  isSvg?: boolean
  /** The value of the select that an option is in. */
  chosen?: unknown
}

interface Contexts {
  context: unknown
  value: unknown
  outer: Contexts | null
}

interface Type {
  $$typeof?: symbol
  prototype?: { isReactComponent?: object }
  /** Of `memo`. */
  type?: unknown
  /** Of a context's consumer. */
  _context?: Context<unknown>
}

const element = Symbol.for('react.transitional.element')
const suspense = Symbol.for('react.suspense')
const context = Symbol.for('react.context')
const consumer = Symbol.for('react.consumer')
const memo = Symbol.for('react.memo')
const svg = 'http://www.w3.org/2000/svg'

/** `prefix`: of the ids that `useId` gives. An error of a component, or a script that one still waits for, ends the drawing. */
export function drawElements(whole: ReactElement, prefix: string): ElementDrawing {
  const content = document.createDocumentFragment()
  /** The next one is the last. */
  const tasks: Task[] = [{ node: whole, parent: content, place: root, around: { contexts: null } }]
  let current = tasks[0] as Task
  let ids = 0

  const reading = {
    readContext(asked: Context<unknown>) {
      for (let at = current.around.contexts; at; at = at.outer) if (at.context === asked) return at.value
      return (asked as unknown as { _currentValue: unknown })._currentValue
    },
    nextId: () => elementId(prefix, current.place, ids++),
  }

  return {
    content,
    work(isTime) {
      withHooks(reading, () => {
        while (tasks.length > 0 && !isTime()) {
          current = tasks.pop() as Task
          drawNode(current)
        }
      })
      return tasks.length === 0
    },
  }

  function drawNode(task: Task) {
    const { node, parent } = task
    if (typeof node === 'string' || typeof node === 'number') {
      if (node !== '') parent.appendChild(document.createTextNode(String(node)))
    } else if (node instanceof Comment) parent.appendChild(node)
    else if (Array.isArray(node)) drawList(task, node)
    else if (isElement(node)) drawElement(task, node)
  }

  function drawList({ parent, place, around }: Task, nodes: readonly ReactNode[]) {
    for (let index = nodes.length - 1; index >= 0; index--)
      tasks.push({ node: nodes[index], parent, place: placeOf(place, nodes.length, index), around })
  }

  function drawElement(task: Task, { type, props }: ReactElement<Record<string, unknown>>) {
    const kind = type as unknown as Type
    const children = props.children as ReactNode
    if (typeof type === 'string') drawTag(task, type, props)
    else if (typeof type === 'symbol') {
      if (type === suspense) drawMarked(task, children)
      else tasks.push({ ...task, node: children })
    } else if (kind.$$typeof === context) {
      const contexts = { context: kind, value: props.value, outer: task.around.contexts }
      tasks.push({ ...task, node: children, around: { ...task.around, contexts } })
    } else if (kind.$$typeof === consumer) {
      const draw = children as unknown as (value: unknown) => ReactNode
      tasks.push({ ...task, node: draw(reading.readContext(kind._context as Context<unknown>)) })
    } else if (kind.$$typeof === memo) drawComponent(task, kind.type as ComponentType<object>, props)
    else drawComponent(task, type as ComponentType<object>, props)
  }

  function drawComponent(task: Task, type: ComponentType<object>, props: object) {
    if (typeof type !== 'function') throw new Error('An element of a kind that only React can draw.')
    ids = 0
    const node = (type as Type).prototype?.isReactComponent
      ? new (type as new (props: object) => { render(): ReactNode })(props).render()
      : (type as (props: object) => ReactNode)(props)
    tasks.push({ ...task, node, place: ids > 0 ? placeOf(task.place, 1, 0) : task.place })
  }

  /** React finds the borders of what may be loading by comments. */
  function drawMarked(task: Task, children: ReactNode) {
    task.parent.appendChild(document.createComment('$'))
    tasks.push({ ...task, node: document.createComment('/$') }, { ...task, node: children })
  }

  function drawTag({ parent, place, around }: Task, tag: string, props: Record<string, unknown>) {
    const isSvg = tag === 'svg' || around.isSvg === true
    const made = isSvg ? document.createElementNS(svg, tag) : document.createElement(tag)
    const { value, defaultValue, children, ...others } = props
    const chosen = tag === 'select' ? (value ?? defaultValue) : around.chosen
    setProperties(made, tag === 'select' ? others : props)
    if (tag === 'option' && chosen !== undefined && String(chosen) === String(value ?? children))
      made.setAttribute('selected', '')
    parent.appendChild(made)
    const isInSvg = isSvg && tag !== 'foreignObject'
    tasks.push({
      node: tag === 'noscript' ? null : (children as ReactNode),
      parent: made,
      place,
      around: { ...around, isSvg: isInSvg, chosen },
    })
  }
}

function isElement(node: unknown): node is ReactElement<Record<string, unknown>> {
  return typeof node === 'object' && node !== null && (node as Type).$$typeof === element
}
