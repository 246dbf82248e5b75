import { addressOf } from '../../client/site-base.ts'
import { measureAnchor } from '../../contract/measure-anchor.ts'
import type { Measure } from '../../contract/measures.ts'

/** Links to the explanation of a measure on the site's page of measures. */
export function MeasureLink({ measure }: { measure: Measure }) {
  return (
    <a
      href={`${addressOf('measures')}#${measureAnchor(measure)}`}
      className="thumb text-muted text-sm underline decoration-hairline underline-offset-4 hover:text-ink print:hidden"
    >
      How we calculate this<span className="sr-only"> {measure}</span>
    </a>
  )
}
