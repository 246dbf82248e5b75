import { get } from 'node:http'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { serve } from '../../src/server/serve.ts'

const app = new Hono().get('/', (context) => context.text('here'))

describe('serve', () => {
  it('listens on the reported address, and no longer once closed', async () => {
    const server = await serve(app, { host: 'localhost', port: 0 })
    expect(await (await fetch(server.url)).text()).toBe('here')
    await server.close()
    await expect(fetch(server.url)).rejects.toThrow()
  })

  it('reports in one line that the port is in use', async () => {
    const server = await serve(app, { host: '127.0.0.1', port: 0 })
    const port = Number(new URL(server.url).port)
    await expect(serve(app, { host: '127.0.0.1', port })).rejects.toMatchObject({
      kind: 'bad-request',
      message: `Port ${port} is in use. Stop the program using it, or choose another: PORT=${port + 1} npm start`,
    })
    await server.close()
  })

  it('completes a running call before it closes', async () => {
    let respond = () => {}
    const waiting = new Promise<void>((resolve) => {
      respond = resolve
    })
    let called = () => {}
    const wasCalled = new Promise<void>((resolve) => {
      called = resolve
    })
    const slow = new Hono().get('/', async (context) => {
      called()
      await waiting
      return context.text('at last')
    })
    const server = await serve(slow, { host: '127.0.0.1', port: 0 })
    const body = new Promise<string>((resolve, reject) => {
      get(server.url, { agent: false }, (response) => {
        response.setEncoding('utf8').on('data', resolve)
      }).on('error', reject)
    })
    await wasCalled
    const closed = server.close()
    respond()
    expect(await body).toBe('at last')
    await closed
  })
})
