import { expect, it } from 'vitest'
import { publicHost } from '../../../src/client/site-base.ts'

it.each([
  ['league.example.org', 'league.example.org'],
  ['league.example.org:8443', 'league.example.org:8443'],
  ['localhost:4321', null],
  ['127.0.0.1:3000', null],
  ['192.168.1.5', null],
  ['[::1]:3000', null],
  ['laptop.local:3000', null],
  ['nas', null],
])('a picture shows the host of %s as %s', (host, shown) => {
  expect(publicHost(host)).toBe(shown)
})
