/** Vite plugin: `virtual:answer-shapes` holds the shape of every answer, derived from the contract's schemas. */
import { answers } from '../contract/answers/index.ts'
import { shapeOf } from '../contract/shape.ts'

const name = 'virtual:answer-shapes'

export function answerShapes() {
  return {
    name: 'answer-shapes',
    resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
    load: (id: string) => (id === `\0${name}` ? `export default ${JSON.stringify(shapes())}` : undefined),
  }
}

function shapes() {
  return Object.fromEntries(Object.entries(answers).map(([endpoint, schema]) => [endpoint, shapeOf(schema)]))
}
