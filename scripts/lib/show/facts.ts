import { addressOnSite } from '../../../src/mcp/page-of.ts'
import { readFacts } from '../../../src/mcp/read-facts.ts'
import { readSnapshotDir } from '../../../src/snapshot/read-snapshots.ts'
import { namesOnSite } from '../names-on-site.ts'
import type { View } from './view.ts'

export const facts: View = {
  name: 'facts',
  description: 'the newest week as text for an assistant (--week)',
  notIn: [],
  async show({ call, key, week, store, dataDir }) {
    const site = process.env.SITE_URL?.trim() || null
    const text = await readFacts(
      { ...key, week: week ?? undefined },
      { call, addressOf: (path) => addressOnSite(path, site) },
    )
    // It is made to be handed on.
    const show = await namesOnSite(key, { store, dataDir, call, snapshotDir: readSnapshotDir(process.env) })
    return { response: { facts: show(text) }, blocks: [], text: show(text) }
  },
}
