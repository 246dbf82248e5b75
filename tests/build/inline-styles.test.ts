import { expect, it } from 'vitest'
import { withStyles } from '../../src/build/inline-styles.ts'

const page = '<head><link rel="stylesheet" href="/my-league/_astro/a.1.css"><link rel="icon" href="/x.svg"></head>'

it('puts the text of a style sheet in the place of its link, whatever path the site lives below', () => {
  expect(withStyles(page, new Map([['_astro/a.1.css', 'p{color:$&}\n']]))).toBe(
    '<head><style>p{color:$&}</style><link rel="icon" href="/x.svg"></head>',
  )
})

it('leaves the link of a sheet that it does not have, or that would end the element', () => {
  expect(withStyles(page, new Map())).toBe(page)
  expect(withStyles(page, new Map([['_astro/a.1.css', 'p::after{content:"</style>"}']]))).toBe(page)
})
