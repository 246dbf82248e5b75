import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { laterPart, loadParts, preloadable } from '../../src/ui/later-parts.tsx'

it('requests the code of all parts at once, and is ready also if one fails', async () => {
  const requested: string[] = []
  const slow = Promise.withResolvers<{ default: () => null }>()
  laterPart(() => {
    requested.push('slow')
    return slow.promise
  })
  laterPart(() => {
    requested.push('failing')
    return Promise.reject<{ default: () => null }>(new Error('offline'))
  })
  const parts = loadParts()
  expect(requested).toEqual(['slow', 'failing'])
  slow.resolve({ default: () => null })
  await parts
  expect(loadParts()).toBe(parts)
})

it('renders a part that was loaded before without waiting', async () => {
  const Part = preloadable(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }))
  await Part.preload()
  expect(renderToStaticMarkup(<Part name="Lineups" />)).toBe('<p>Lineups</p>')
})
