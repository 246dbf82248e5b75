/** Whether a response of an endpoint of ours fits its schema; those of the specification always do. */
import { type EndpointName, endpoints } from './endpoints.ts'
import { findMisfit } from './misfit.ts'
import { responseSchemas } from './responses/index.ts'
import { type StrictShape, strictShapeOf } from './shape.ts'

const shapes = new Map<EndpointName, StrictShape>()

/** Path of the first value that does not fit, in the names of the code; null where all fit. */
export function findResponseMisfit(name: EndpointName, response: unknown): string | null {
  if ('lenient' in endpoints[name]) return null
  const shape = shapes.get(name) ?? strictShapeOf(responseSchemas[name])
  shapes.set(name, shape)
  return findMisfit(shape, response)
}
