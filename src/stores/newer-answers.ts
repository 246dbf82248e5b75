/** Whether a server has something newer than what a snapshot page was drawn from. */
import { dequal } from 'dequal'
import { liveSeasonsOf } from '../client/live-seasons.ts'
import { withLogoNames } from '../client/logo-addresses.ts'
import type { CallParameters } from '../contract/endpoints.ts'
import type { PageAnswers } from './page-answers.ts'
import { readPageAnswers } from './read-page-answers.ts'
import { resource } from './resource.ts'

/**
 * Asks for the page's answers that may have moved on, and tells once one of them is another, or the league has a season more.
 * What cannot be asked is not told of: the page is whole without.
 */
export async function watchForNewer(answers: PageAnswers, tell: () => void): Promise<void> {
  await readPageAnswers(answers)
  for (const [name, parameters] of answers.calls) {
    const { $state, built } = resource(name, parameters as CallParameters<typeof name>)
    const shown = built?.status === 'ready' && withLogoNames(name, built.data)
    $state.listen((state) => {
      if (state.status === 'ready' && !dequal(withLogoNames(name, state.data), shown)) tell()
    })
  }
  const [league] = answers.seasons
  if (!league) return
  const known = new Set(answers.seasons.map(({ season }) => season))
  if ((await liveSeasonsOf(league.espn_league_id)).some((season) => !known.has(season))) tell()
}
