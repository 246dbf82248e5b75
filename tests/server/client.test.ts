import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientOf, groupOf } from '../../src/server/client.ts'

describe('groupOf', () => {
  it('counts an IPv4 address for itself, in whichever clothes', () => {
    expect(groupOf('192.0.2.7')).toBe('192.0.2.7')
    expect(groupOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
    expect(groupOf('::FFFF:192.0.2.7')).toBe('192.0.2.7')
  })

  it('counts all addresses of an IPv6 network as one, however they are written', () => {
    const network = '2001:db8:1:2::/64'
    for (const address of [
      '2001:db8:1:2::1',
      '2001:0db8:0001:0002:ffff::9',
      '2001:DB8:1:2:a:b:c:d',
      '2001:db8:1:2::1%eth0',
    ]) {
      expect(groupOf(address)).toBe(network)
    }
    expect(groupOf('2001:db8:1:3::1')).not.toBe(network)
    expect(groupOf('::1')).toBe('0:0:0:0::/64')
    expect(groupOf('fe80::1')).toBe('fe80:0:0:0::/64')
    fc.assert(
      fc.property(fc.ipV6(), fc.integer({ min: 0, max: 0xffff }), (address, last) => {
        fc.pre(!/\d+\.\d+\.\d+\.\d+$/.test(address))
        const group = groupOf(address)
        expect(group).toMatch(/^([0-9a-f]{1,4}:){3}[0-9a-f]{1,4}::\/64$/)
        expect(groupOf(group.replace('::/64', `:1:2:3:${last.toString(16)}`))).toBe(group)
      }),
    )
  })

  it('is the same for every connection of an address, where a proxy writes the port', () => {
    for (const port of ['', ':1', ':4711', ':65535']) {
      expect(groupOf(`192.0.2.7${port}`)).toBe('192.0.2.7')
      expect(groupOf(`[2001:db8:1:2::1]${port}`)).toBe('2001:db8:1:2::/64')
      expect(groupOf(`"[2001:db8:1:2::9]${port}"`)).toBe('2001:db8:1:2::/64')
      expect(groupOf(`[::ffff:192.0.2.7]${port}`)).toBe('192.0.2.7')
    }
  })

  it('stores little of an invalid address', () => {
    expect(groupOf('x'.repeat(10_000))).toHaveLength(45)
  })
})

describe('clientOf', () => {
  const ask = async (trustedProxies: number, forwarded?: string) => {
    const app = new Hono().get('/', (context) => context.text(clientOf(context, trustedProxies)))
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
    const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
    return (await app.request('/', { headers }, env)).text()
  }

  it('is the connection’s address, whatever the request says', async () => {
    expect(await ask(0)).toBe('10.0.0.1')
    expect(await ask(0, '192.0.2.7')).toBe('10.0.0.1')
  })

  it('is the trusted proxies’ address, and never what the client puts before it', async () => {
    expect(await ask(1, '192.0.2.7')).toBe('192.0.2.7')
    expect(await ask(1, '1.1.1.1, 192.0.2.7')).toBe('192.0.2.7')
    expect(await ask(2, '1.1.1.1, 192.0.2.7,10.0.0.2')).toBe('192.0.2.7')
    expect(await ask(1, '1.1.1.1:80, 192.0.2.7:4711')).toBe('192.0.2.7')
    expect(await ask(1)).toBe('10.0.0.1')
    expect(await ask(2, '192.0.2.7')).toBe('10.0.0.1')
    expect(await ask(1, ' , ')).toBe('10.0.0.1')
  })
})
