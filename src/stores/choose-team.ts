/** The reader chooses a team: notices of this device follow it. */
import { pushWishesEntry, readEntry } from '../client/browser-storage.ts'
import { $myTeams, type ChosenTeam, choiceIn, type LeagueChain, storeTeam } from './my-team.ts'

/** Null: none of the league's. Returns false if the browser cannot store it, so that it holds on this page only. */
export function chooseTeam(league: LeagueChain, team: ChosenTeam | null): boolean {
  const isStored = storeTeam(league, team)
  const { leagues } = choiceIn($myTeams.get(), league) ?? { leagues: [] }
  if (readEntry(pushWishesEntry) !== null) {
    import('../client/push.ts').then(({ followTeam }) => followTeam(leagues, team?.id ?? null)).catch(() => {})
  }
  return isStored
}
