/** The draft: picks made and to come, keepers and auction prices, from mDraftDetail. */
import type { HostDraft, LeagueSettings } from '../../domain/host-season.ts'
import { isReserveSlot } from '../../domain/vocabulary.ts'
import { toIsoDate } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import { isPlayerId } from './espn-codes.ts'
import type { EspnPlayerRegistry } from './player-registry.ts'
import { leagueFile } from './raw-folder.ts'
import { type FileLocation, readRecords } from './read-response.ts'
import { type EspnDraftPickRecord, type EspnLeagueResponse, espnDraftPick } from './responses/league.ts'

export interface EspnPicks {
  made: EspnDraftPickRecord[]
  /** With the team that has each, traded picks included. */
  pending: EspnDraftPickRecord[]
}

/** All picks of the draft by overall pick. Those to come have player −1. */
export function readEspnPicks(response: EspnLeagueResponse, location: FileLocation, warnings: Warnings): EspnPicks {
  const records = readRecords(location, warnings)
  const picks = records.each(espnDraftPick, response.draftDetail.picks ?? [], 'draftDetail.picks')
  records.finish()
  const isMade = ({ playerId }: EspnDraftPickRecord) => isPlayerId(playerId)
  const byOverall = new Map<number, EspnDraftPickRecord>()
  for (const pick of picks.filter(isMade).sort(byPlace)) {
    if (byOverall.has(pick.overallPickNumber)) {
      warnings.add(`Overall pick ${pick.overallPickNumber} is listed twice; the duplicate was skipped.`, leagueFile)
    } else {
      byOverall.set(pick.overallPickNumber, pick)
    }
  }
  const pending = picks.filter((pick) => !isMade(pick) && !byOverall.has(pick.overallPickNumber)).sort(byPlace)
  return { made: [...byOverall.values()], pending }
}

const byPlace = (a: EspnDraftPickRecord, b: EspnDraftPickRecord) => a.overallPickNumber - b.overallPickNumber

/** The season's draft; prices are read in auctions only. */
export function readEspnDrafts(
  response: EspnLeagueResponse,
  { made, pending }: EspnPicks,
  settings: LeagueSettings,
  registry: EspnPlayerRegistry,
): HostDraft[] {
  const { draftType: type } = settings
  const { drafted, inProgress, completeDate } = response.draftDetail
  const { draftSettings } = response.settings
  // An auction lists what was bought, in an order of nomination.
  const isWhole = type !== 'auction' && (drafted || pending.length > 0)
  const lastRound = Math.max(0, ...[...made, ...pending].map(({ roundId }) => roundId))
  const rounds = isWhole ? lastRound : countDraftRounds(settings)
  const isBefore = !drafted && (pending.length > 0 || type === 'auction')
  return [
    {
      players: 'all',
      type,
      state: drafted ? 'complete' : inProgress ? 'running' : 'to-come',
      date: toIsoDate(completeDate) ?? toIsoDate(draftSettings?.date),
      ...(rounds > 0 ? { rounds } : {}),
      order: (draftSettings?.pickOrder ?? []).filter((teamId) => teamId > 0),
      picks: made.map((pick) => ({
        overallPick: pick.overallPickNumber,
        round: type === 'auction' ? null : pick.roundId,
        pickInRound: type === 'auction' ? null : pick.roundPickNumber,
        teamId: pick.teamId,
        player: registry.register(pick.playerId),
        isKeeper: pick.keeper === true || (isBefore && pick.reservedForKeeper === true),
        bidDollars: type === 'auction' ? (pick.bidAmount ?? null) : null,
      })),
      ...(isBefore && type !== 'auction' && pending.length > 0
        ? {
            pending: pending.map(({ overallPickNumber, roundId, roundPickNumber, teamId }) => ({
              overallPick: overallPickNumber,
              round: roundId,
              pickInRound: roundPickNumber,
              teamId,
            })),
          }
        : {}),
    },
  ]
}

/** A draft fills the rosters. */
function countDraftRounds({ lineupSlots }: LeagueSettings): number {
  return lineupSlots.reduce((sum, { slot, count }) => sum + (isReserveSlot(slot) ? 0 : count), 0)
}

/** Whether every pick is made, which ESPN may not have marked yet. */
export function areAllPicksMade({ made, pending }: EspnPicks, settings: LeagueSettings, teams: number): boolean {
  const size = countDraftRounds(settings) * teams
  return pending.length === 0 && size > 0 && made.length >= size
}
