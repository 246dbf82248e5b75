/** The recaps of frozen seasons, for the pages and pictures made of them. Each is composed once a build. */
import contract from 'virtual:compact-contract'
import { openFrozen } from '../../build/open-frozen.ts'
import { type Lenient, readLeniently } from '../../client/lenient.ts'
import { withFrozenLogos } from '../../client/logo-addresses.ts'
import type { Answer } from '../../contract/answers/index.ts'
import type { CallParameters, EndpointName } from '../../contract/endpoints.ts'
import type { FrozenSeason } from '../../contract/snapshot.ts'
import { collectRecapAnswers } from '../../features/recap/recap-answers.ts'
import { composeSeasonRecap, type SeasonRecap } from '../../features/recap/season-recap.ts'
import type { Snapshots } from '../../snapshot/read-snapshots.ts'

const composed = new Map<string, Promise<SeasonRecap>>()

/** Those whose pages this build draws, in the order of the manifest. */
export async function frozenRecaps(): Promise<SeasonRecap[]> {
  const { snapshots, seasons } = await openFrozen()
  return Promise.all(
    seasons.map((frozen) => {
      const key = `${frozen.espn_league_id} ${frozen.season} ${frozen.hash}`
      const recap = composed.get(key) ?? composeRecap(snapshots, frozen)
      composed.set(key, recap)
      return recap
    }),
  )
}

async function composeRecap(snapshots: Snapshots, frozen: FrozenSeason): Promise<SeasonRecap> {
  const { espn_league_id: espnLeagueId, season, league_id: leagueId, name } = frozen
  const answers = await collectRecapAnswers({ espnLeagueId, season, leagueId }, ask)
  const about = { espnLeagueId, season, name, throughWeek: frozen.through_week, takenAt: frozen.taken_at }
  return composeSeasonRecap(about, answers)

  async function ask<N extends EndpointName>(name: N, parameters: CallParameters<N>) {
    const answer = await snapshots.answer(frozen, name, parameters)
    const read = answer && (readLeniently(contract[name].shape, answer) as Lenient<Answer<N>> | null)
    return read && withFrozenLogos(name, read, frozen)
  }
}
