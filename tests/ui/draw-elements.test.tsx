/** Screens that are drawn in the browser without React stand there as React itself would write them. */
import fc from 'fast-check'
import {
  Component,
  createContext,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { describe, expect, it } from 'vitest'
import { drawElements } from '../../src/features/drawing/draw-elements.ts'
import { replaceChanged } from '../../src/ui/replace-changed.ts'
import { drawnByReact, drawnByUs, textOf, withDocument } from '../support/drawn-text.ts'

withDocument()

const Tone = createContext('none')
const Named = ({ children }: { children?: ReactNode }) => {
  const [id, other] = [useId(), useId()]
  return (
    <p id={id} aria-describedby={other}>
      {useContext(Tone)} {children}
    </p>
  )
}
const Kept = memo(function Kept({ n }: { n: number }) {
  return <b>{n}</b>
})
class Boundary extends Component<{ children: ReactNode }> {
  override render() {
    return this.props.children
  }
}
function Hooks() {
  const [count] = useState(() => 3)
  const doubled = useMemo(() => 2 * count, [count])
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    throw new Error('no effect runs')
  })
  const where = useSyncExternalStore(
    () => () => {},
    () => 'browser',
    () => 'HTML',
  )
  return (
    <i ref={place}>
      {doubled} {useDeferredValue(count)} {where}
    </i>
  )
}

const everything = (
  <Boundary>
    <Named>
      first{0}
      {''}
      {null}
      {false}
    </Named>
    <Tone value="bold">
      {[<Named key="a" />, <Named key="b">{['x', 'y']}</Named>]}
      <Tone.Consumer>{(tone) => <u>{tone}</u>}</Tone.Consumer>
    </Tone>
    <Suspense fallback="not yet">
      <Hooks />
    </Suspense>
    <Kept n={7} />
    <form className="a b" noValidate onSubmit={() => {}}>
      <label htmlFor="name">Name & "more" &lt;</label>
      <input id="name" type="search" defaultValue='5" <' readOnly maxLength={3} aria-invalid={false} />
      <input type="checkbox" defaultChecked disabled />
      <select defaultValue={2} data-kind="">
        <option value={1}>one</option>
        <option value={2}>two</option>
      </select>
      <button type="button" popoverTarget="menu" hidden={false} data-is={true} tabIndex={-1}>
        Go
      </button>
    </form>
    <div
      id="menu"
      popover="auto"
      inert
      style={{ left: '50%', width: 12, height: 0, opacity: 0.5, flexShrink: 0, '--at': 3, color: undefined } as object}
    />
    <table>
      <tbody>
        <tr>
          <td colSpan={2} rowSpan={1} />
        </tr>
      </tbody>
    </table>
    <time dateTime="2026-01-01">
      <a href="#season" download>
        The season
      </a>
    </time>
    <svg viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0" strokeWidth={2} strokeLinecap="round" vectorEffect="non-scaling-stroke" pathLength={1} />
      <text textAnchor="end" dominantBaseline="middle" fontSize={3} textLength={4} dx="1">
        1{'st'}
      </text>
    </svg>
  </Boundary>
)

describe('drawing without React', () => {
  it('draws every kind of element, property and hook as React does', () => {
    expect(drawnByUs(everything)).toBe(drawnByReact(everything))
  })

  it('draws the same in slices, of which another drawing may be in between', () => {
    const other = drawElements(<Named>other</Named>, 'q')
    let steps = 0
    const drawn = drawnByUs(everything, () => {
      if (steps === 20) other.work(() => false)
      return ++steps % 3 === 0
    })
    expect(drawn).toBe(drawnByReact(everything))
    expect(steps).toBeGreaterThan(60)
    expect(textOf(other.content)).toContain('id="_qr_0_"')
  })

  it('names elements as React does, however deep they are', () => {
    const names = (function* count() {
      for (let n = 0; ; n++) yield n
    })()
    interface Tree {
      hasId: boolean
      isList: boolean
      children: Tree[]
    }
    const treeOf = (children: fc.Arbitrary<Tree[]>) =>
      fc.record({ hasId: fc.boolean(), isList: fc.boolean(), children })
    let tree = treeOf(fc.constant([]))
    for (let level = 0; level < 5; level++) tree = treeOf(fc.array(tree, { maxLength: 4 }))
    const Branch = ({ hasId, isList, children }: Tree) =>
      hasId ? <WithId {...{ isList, children }} /> : draw(isList, children)
    const WithId = ({ isList, children }: Omit<Tree, 'hasId'>) => <div id={useId()}>{draw(isList, children)}</div>
    const draw = (isList: boolean, children: Tree[]): ReactNode => {
      const branches = children.map((child) => <Branch key={names.next().value} {...child} />)
      return isList ? branches : <span>{branches}</span>
    }
    fc.assert(
      fc.property(tree, (one) => {
        const whole = <Branch {...one} />
        expect(drawnByUs(whole)).toBe(drawnByReact(whole))
      }),
    )
    // Deeper than 30 bits say.
    let deep: ReactElement = <Named key="deep" />
    for (let level = 0; level < 40; level++) deep = <WithIdAround key="deep">{[null, deep, null]}</WithIdAround>
    expect(drawnByUs(deep)).toBe(drawnByReact(deep))
  })

  it('ends where a component fails, changes its state while it is drawn, or still waits for its script', () => {
    const Fails = () => {
      throw new Error('broken')
    }
    const Changes = () => {
      const [, set] = useState(0)
      set(1)
      return null
    }
    expect(() => drawnByUs(<Fails />)).toThrow('broken')
    expect(() => drawnByUs(<Changes />)).toThrow('only React')
  })
})

describe('another drawing of the same screen', () => {
  const place = (html: string) => Object.assign(document.createElement('main'), { innerHTML: html })

  it('replaces what is different and keeps the other nodes', () => {
    const main = place('<h1>League</h1><ul><li>a</li><li><input></li><li>c</li></ul><p class="waiting">…</p><hr>')
    const [title, list, , end] = main.children
    const field = main.querySelector('input')
    replaceChanged(
      main,
      place('<h1>League</h1><ul><li>a</li><li><input></li><li>d</li></ul><p>ready</p><p>more</p><hr>'),
    )
    expect(main.innerHTML).toBe(
      '<h1>League</h1><ul><li>a</li><li><input></li><li>d</li></ul><p>ready</p><p>more</p><hr>',
    )
    expect([main.children[0], main.children[4]]).toEqual([title, end])
    expect(main.querySelector('ul')).not.toBe(list)

    const [, shown] = main.children
    replaceChanged(main, place(main.innerHTML.replace('<li>d</li>', '<li>e</li><li>f</li>')))
    expect(main.children[1]).toBe(shown)
    expect(main.textContent).toBe('Leagueaefreadymore')
    expect(field?.isConnected).toBe(false)
  })

  it('leaves what was wanted, whatever was there', () => {
    const content = fc.array(
      fc.constantFrom('<b>1</b>', '<b>2</b>', '<i class="x">3</i>', '<i class="x"><b>4</b></i>', 'text'),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(content, content, (before, after) => {
        const main = place(before.join('<hr>'))
        replaceChanged(main, place(after.join('<hr>')))
        expect(main.innerHTML).toBe(place(after.join('<hr>')).innerHTML)
      }),
    )
  })
})

function WithIdAround({ children }: { children: ReactNode }) {
  return <div id={useId()}>{children}</div>
}
