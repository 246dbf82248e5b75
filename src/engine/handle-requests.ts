/** The worker's side of the protocol: runs tasks and posts their results. */
import type { EndpointName } from '../contract/endpoints.ts'
import { DomainError } from '../domain/errors.ts'
import type { JobWait } from '../service/import-jobs.ts'
import { describeFailure, describeForLog } from './describe-failure.ts'
import type { EngineMessage, EngineRequest, EngineTask, EngineTasks } from './protocol.ts'
import type { SealedEngine } from './sealed-leagues.ts'

/** A function that handles the page's messages. */
export function handleRequests(
  engine: SealedEngine,
  post: (message: EngineMessage) => void,
): (request: EngineRequest) => void {
  const running = new Map<number, AbortController>()

  return async (request) => {
    const { id } = request
    if (request.task === 'abort') {
      running.get(id)?.abort(new DomainError('aborted', 'Nobody waits for this any more.'))
      return
    }
    const controller = new AbortController()
    running.set(id, controller)
    try {
      const output = await run(engine, request, {
        signal: controller.signal,
        onProgress: (progress) => post({ kind: 'waiting', id, progress }),
      })
      post({ kind: 'done', id, output })
    } catch (error) {
      const problem = describeForLog(error)
      if (problem !== null) console.warn(problem)
      post({ kind: 'failed', id, failure: describeFailure(error) })
    } finally {
      running.delete(id)
    }
  }
}

type Task = Exclude<EngineRequest, { task: 'abort' }>

async function run(engine: SealedEngine, request: Task, wait: JobWait): Promise<EngineTasks[EngineTask]['output']> {
  switch (request.task) {
    case 'call': {
      const { name, parameters, pageLeague } = request.input
      return engine.call(name as EndpointName, parameters, { ...wait, pageLeague })
    }
    case 'refresh':
      await engine.refresh(request.input, wait)
      return null
    case 'open':
      return engine.open(request.input)
    case 'openSealed':
      return engine.openSealed(request.input.link, request.input.bytes)
    case 'seal':
      return engine.seal(request.input)
    case 'list':
      return engine.list()
    case 'remove':
      await engine.remove(request.input)
      return null
  }
}
