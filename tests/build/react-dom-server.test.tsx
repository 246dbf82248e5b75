import { Suspense, use, useId } from 'react'
import { expect, it } from 'vitest'
import server from '../../src/build/react-dom-server.ts'

const rows = Array.from({ length: 2000 }, (_, index) => `Row ${index}`)
const later = new Promise<string>((resolve) => setImmediate(() => resolve('What came later')))

function Page() {
  return (
    <main id={useId()}>
      <Suspense fallback="Loading rows">
        {rows.map((row) => (
          <p key={row}>{row}</p>
        ))}
      </Suspense>
      <Suspense fallback="Loading the rest">
        <Rest />
      </Suspense>
    </main>
  )
}
const Rest = () => <p>{use(later)}</p>

it('renders all Suspense boundaries in place, however large and late, with the prefix of the island in its ids', async () => {
  const html = await new Response(await server.renderToReadableStream(<Page />, { identifierPrefix: 'r7' })).text()
  expect(html).toContain('<p>Row 1999</p>')
  expect(html).toContain('<p>What came later</p>')
  expect(html).toMatch(/<main id="_r7R_/)
  expect(html).not.toMatch(/Loading|<template|<script|hidden/)
})
