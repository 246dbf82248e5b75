/** Validates a response against its schema. */
import { type EndpointName, endpoints } from './endpoints.ts'
import { findMisfit } from './misfit.ts'
import { type ResponseOf, responseSchemas } from './responses/index.ts'
import { type StrictShape, strictShapeOf } from './shape.ts'

const shapes = new Map<EndpointName, StrictShape>()

/** Path of the first value that does not match, in code names; null if all match. Endpoints of the specification always match. */
export function findResponseMisfit(name: EndpointName, response: unknown): string | null {
  return 'lenient' in endpoints[name] ? null : findMisfit(shapeFor(name), response)
}

/** Whether a response is complete, including those of the specification, which another server may have sent. */
export function isWholeResponse<N extends EndpointName>(name: N, response: unknown): response is ResponseOf<N> {
  return findMisfit(shapeFor(name), response) === null
}

function shapeFor(name: EndpointName): StrictShape {
  const shape = shapes.get(name) ?? strictShapeOf(responseSchemas[name])
  shapes.set(name, shape)
  return shape
}
