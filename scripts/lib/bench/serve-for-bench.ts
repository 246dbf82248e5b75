import { buildApp } from '../../../src/server/app.ts'
import { serve } from '../../../src/server/serve.ts'
import type { SeasonStore } from '../../../src/storage/season-store.ts'

/** A server of a built site and a store that imports nothing by itself, on any free port. To be closed. */
export function serveForBench(store: SeasonStore, siteDir = 'dist') {
  const app = buildApp({ store, imports: null, siteDir, apiToken: null, corsOrigins: [], log: console.error })
  return serve(app, { host: '127.0.0.1', port: 0 })
}
