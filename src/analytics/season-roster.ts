import type { ResponseOf } from '../contract/responses/index.ts'
import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { sumPoints } from '../domain/points.ts'
import type { Season } from '../domain/season.ts'
import { slotOrder } from '../domain/vocabulary.ts'
import { currentTeamOf } from './current-team.ts'
import { type PlayerSeason, summarizePlayers } from './player-season.ts'
import { toDraftInfo, toPlayerRef } from './public-ids.ts'
import { factsOf } from './season-facts.ts'

/** A player's season for one team; `pointsAsStarter` covers weeks in which this team started him. */
type SeasonRosterPlayer = ResponseOf<'teamRoster'>['roster'][number]

/** All players whom a team drafted or rostered in the season, by position, then by points as its starter. */
export function listSeasonRoster(season: Season, teamId: number): SeasonRosterPlayer[] {
  return rostersByTeam(season).get(teamId) ?? []
}

const rostersByTeam = memoizeBySeason((season: Season): ReadonlyMap<number, SeasonRosterPlayer[]> => {
  const { picks, stintsOf } = factsOf(season)
  const rosters = new Map<number, SeasonRosterPlayer[]>(season.teams.map(({ id }) => [id, []]))
  for (const playerSeason of summarizePlayers(season).values()) {
    const { number } = playerSeason.player
    const drafters = picks.filter(({ player }) => player.number === number).map(({ team }) => team.id)
    for (const teamId of new Set([...drafters, ...stintsOf(number).map((stint) => stint.teamId)])) {
      rosters.get(teamId)?.push(readPlayer(season, teamId, playerSeason))
    }
  }
  for (const roster of rosters.values()) roster.sort(byPositionThenPoints)
  return rosters
})

function readPlayer(season: Season, teamId: number, { player, totalPoints }: PlayerSeason): SeasonRosterPlayer {
  const { pickOf, playerWeek, stintsOf } = factsOf(season)
  const { number } = player
  const stints = stintsOf(number).filter((stint) => stint.teamId === teamId)
  const started = stints.filter(({ isStarter }) => isStarter)
  return {
    ...toPlayerRef(season, player),
    draftInfo: toDraftInfo(pickOf.get(number)),
    weeksRostered: stints.length,
    starts: started.length,
    pointsAsStarter: sumPoints(started.flatMap(({ week }) => playerWeek(number, week)?.points ?? [])),
    totalPoints,
    isRosteredNow: currentTeamOf(season, number)?.id === teamId,
  }
}

function byPositionThenPoints(a: SeasonRosterPlayer, b: SeasonRosterPlayer): number {
  return (
    slotOrder(a.position) - slotOrder(b.position) ||
    b.pointsAsStarter - a.pointsAsStarter ||
    b.totalPoints - a.totalPoints ||
    a.id - b.id
  )
}
