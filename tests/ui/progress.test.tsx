import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Progress } from '../../src/ui/Progress.tsx'

it('is empty while nothing is known of the progress, such as in a queue', () => {
  const html = renderToStaticMarkup(<Progress label="Import progress" step="Waiting for another league to finish" />)
  expect(html).toContain('width:0%')
  expect(html).not.toContain('aria-valuenow')
  expect(renderToStaticMarkup(<Progress label="Import progress" done={3} total={4} />)).toContain('width:75%')
})
