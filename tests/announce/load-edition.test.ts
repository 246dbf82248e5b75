/** The addresses of an edition that is announced. */
import { expect, it } from 'vitest'
import { loadEdition } from '../../src/announce/load-edition.ts'
import type { CallStored } from '../../src/server/open-service.ts'
import { espnSeason } from '../support/league-keys.ts'
import { announcedEdition } from './support/announced.ts'

it('leads to the story of a season once its last edition is written', async () => {
  const { edition } = announcedEdition()
  const load = (isLast: boolean) =>
    loadEdition(espnSeason(7, 2025), {
      store: { seasonsOf: async () => [espnSeason(7, 2025)] },
      call: (async () => ({ season: 2025, edition: { ...edition, isLast } })) as unknown as CallStored,
      snapshots: [],
      siteUrl: new URL('https://me.github.io/my-league/'),
    })
  const url = 'https://me.github.io/my-league/weekly/espn/7/2025/7'
  const story = 'https://me.github.io/my-league/story/espn/7/2025'
  const last = await load(true)
  expect(last).toMatchObject({ url, story, picture: null })
  expect(last?.text.endsWith(`${url}\nThe story of the season: ${story}`)).toBe(true)
  const running = await load(false)
  expect(running).toMatchObject({ url, story: null })
  expect(running?.text.endsWith(url)).toBe(true)
})
