/** Whether a response fits its schema. */
import { type EndpointName, endpoints } from './endpoints.ts'
import { findMisfit } from './misfit.ts'
import { type ResponseOf, responseSchemas } from './responses/index.ts'
import { type StrictShape, strictShapeOf } from './shape.ts'

const shapes = new Map<EndpointName, StrictShape>()

/**
 * Path of the first value of a response of ours that does not fit, in the names of the code; null where all fit. Those of the
 * specification always do.
 */
export function findResponseMisfit(name: EndpointName, response: unknown): string | null {
  return 'lenient' in endpoints[name] ? null : findMisfit(shapeFor(name), response)
}

/** Whether all of a response is there, also of a call of the specification, which another server may have answered. */
export function isWholeResponse<N extends EndpointName>(name: N, response: unknown): response is ResponseOf<N> {
  return findMisfit(shapeFor(name), response) === null
}

function shapeFor(name: EndpointName): StrictShape {
  const shape = shapes.get(name) ?? strictShapeOf(responseSchemas[name])
  shapes.set(name, shape)
  return shape
}
