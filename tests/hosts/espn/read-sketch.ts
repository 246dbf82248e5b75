/** Reading a sketched league, in one word. */
import type { HostSeason, Player, PlayerNumbers } from '../../../src/domain/host-season.ts'
import type { Season } from '../../../src/domain/season.ts'
import { readEspnSeason } from '../../../src/hosts/espn/index.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { buildEspnLeague, type EspnFiles, type LeagueSketch, openMemoryFolder } from './build-espn-league.ts'

/** The season of league 4711 in these files. */
export function read(files: EspnFiles, previous?: HostSeason): Promise<HostSeason> {
  return readEspnSeason(openMemoryFolder(files), { espnLeagueId: 4711, numbers: previous && numbersOf(previous) })
}

/** The verdict on it. */
export async function judge(files: EspnFiles): Promise<Season> {
  return judgeSeason(await read(files))
}

/** A store's player numbers of a season. */
export function numbersOf({ players }: HostSeason): PlayerNumbers {
  return new Map(players.map(({ hostPlayerId, number }) => [hostPlayerId, number]))
}

/** The season of a sketch. */
export function build(sketch: LeagueSketch = {}): Promise<HostSeason> {
  return read(buildEspnLeague(sketch))
}

/** The verdict on it. */
export function judgeSketch(sketch: LeagueSketch = {}): Promise<Season> {
  return judge(buildEspnLeague(sketch))
}

export function findPlayer(season: Pick<HostSeason, 'players'>, hostPlayerId: number): Player | undefined {
  return season.players.find((player) => player.hostPlayerId === hostPlayerId)
}

/** Path of a roster in a week's response: one side of its `index`-th matchup. */
export function entriesPath(index: number, side: 'home' | 'away' = 'home'): string {
  return `schedule[${index}].${side}.rosterForCurrentScoringPeriod.entries`
}
