import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

/** What stands around every chart: a title that says the finding, the unit, the measured width, a table of the values. */
export function ChartFrame({ title, unit, table, level = 3, children, className }: ChartFrameProps) {
  const id = useId()
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  const [frame, width] = useWidth()
  return (
    <figure aria-labelledby={id} className={className}>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Heading id={id} className="font-semibold">
          {title}
        </Heading>
        {unit && <span className="text-muted text-sm">{unit}</span>}
      </figcaption>
      <div ref={frame} className="mt-2 min-w-0">
        {children(width)}
      </div>
      {table.rows.length > 0 && (
        <details className="mt-1 text-sm print:hidden">
          <summary className="thumb w-fit text-muted hover:text-ink">Show as table</summary>
          <div className="mt-2">
            <table className="w-full">
              <thead>
                <tr className="text-left text-muted">
                  {table.headers.map((header) => (
                    <th key={header} scope="col" className="border-hairline border-b py-1 pr-4 font-medium">
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([first, ...rest]) => (
                  <tr key={String(first)}>
                    <th scope="row" className="border-hairline border-b py-1 pr-4 text-left font-normal">
                      {first}
                    </th>
                    {rest.map((cell, index) => (
                      <td key={table.headers[index + 1]} className="border-hairline border-b py-1 pr-4">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </figure>
  )
}

/** Width of the element in pixels, followed as it changes; 320 before it is known. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(320)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}

export interface ChartFrameProps {
  /** The finding, not the subject: "WR carried the team in weeks 9 to 12". */
  title: ReactNode
  /** E.g. "points a week". */
  unit?: string
  /** The same values as the chart's. The first cell of a row names it. */
  table: { headers: readonly string[]; rows: readonly (readonly (string | number)[])[] }
  level?: 2 | 3 | 4
  /** Draws within the width given, in pixels. */
  children: (width: number) => ReactNode
  className?: string
}
