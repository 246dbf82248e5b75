import { parseHTML } from 'linkedom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openedLinks } from '../../src/offline/opened-links.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('the text of a link to a page that was opened', () => {
  it.each([
    ['/', 'Fantasy Football Analytics', 'Home'],
    ['/leagues', 'Leagues · Fantasy Football Analytics', 'Leagues'],
    [
      '/leagues/espn/1/overview?season=2024',
      'Overview · A & B · 2024 · Fantasy Football Analytics',
      'Overview · A & B · 2024',
    ],
    ['/leagues/espn/1/teams/2/roster/week/3', 'Team · Fantasy Football Analytics', 'Team · Week 3'],
    ['/leagues/espn/1/teams/2/performance', 'Team · Fantasy Football Analytics', 'Team · Performance'],
    ['/recap/espn/1/2024', 'Recap · Fantasy Football Analytics', 'Recap'],
  ])('%s', async (address, title, label) => {
    const cache = {
      keys: async () => [new Request(`https://me.example${address}`)],
      match: async () => new Response(title),
    }
    vi.stubGlobal('caches', { open: async () => cache })
    vi.stubGlobal('document', parseHTML('').document)
    const [item] = await openedLinks()
    expect(item?.textContent).toBe(label)
    expect(item?.querySelector('a')?.getAttribute('href')).toBe(address)
  })
})
