/** The engine as its page calls it by comlink, at the worker's end. */
import * as comlink from 'comlink'
import type { EndpointName } from '../contract/endpoints.ts'
import { describeFailure, describeForLog } from './describe-failure.ts'
import { type Engine, type EngineApi, type EngineEvent, signalTransfer } from './protocol.ts'

export interface ExposedEngine {
  api: EngineApi
  /** Sends an event to the page; those before it listens wait for it. */
  post(event: EngineEvent): void
}

/** A reader sees an import's progress this often. */
const progressMilliseconds = 800

/** `open`: the engine, which may still be opening its storage. */
export function exposeEngine(open: Promise<Engine>, endpoint?: comlink.Endpoint): ExposedEngine {
  comlink.transferHandlers.set('signal', signalTransfer)
  const early: EngineEvent[] = []
  let post: (event: EngineEvent) => void = (event) => early.push(event)

  /** Errors lose their class between threads, so they are sent as data. */
  async function run<T>(task: (engine: Engine) => Promise<T>): Promise<T> {
    try {
      return await task(await open)
    } catch (error) {
      const problem = describeForLog(error)
      if (problem !== null) console.warn(problem)
      return Promise.reject(describeFailure(error))
    }
  }

  const api: EngineApi = {
    listen(listener) {
      post = listener
      for (const event of early.splice(0)) post(event)
    },
    call: ({ name, parameters, ...of }, signal) =>
      run(async (engine) => {
        const wait = { ...of, signal, patience: progressMilliseconds }
        const response = await engine.call(name as EndpointName, parameters, wait)
        return [await response.text(), { status: response.status, headers: [...response.headers] }]
      }),
    refresh: (key) => run((engine) => engine.refresh(key)),
    open: (files) => run((engine) => engine.open(files)),
    openSealed: (link, bytes, options) => run((engine) => engine.openSealed(link, bytes, options)),
    seal: (league, join) => run((engine) => engine.seal(league, join)),
    linkOf: (league) => run((engine) => engine.linkOf(league)),
    list: () => run((engine) => engine.list()),
    listRemovedWith: (league) => run((engine) => engine.listRemovedWith(league)),
    remove: (league) => run((engine) => engine.remove(league)),
  }
  comlink.expose(api, endpoint)
  return { api, post: (event) => post(event) }
}
