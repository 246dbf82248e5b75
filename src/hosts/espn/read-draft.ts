/** The draft: made picks, keepers and auction prices, from mDraftDetail. */
import type { Draft, LeagueSettings } from '../../domain/host-season.ts'
import { toIsoDate } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import { isPlayerId } from './espn-codes.ts'
import type { EspnPlayerRegistry } from './player-registry.ts'
import { leagueFile } from './raw-folder.ts'
import { type FileLocation, readRecords } from './read-response.ts'
import { type EspnDraftPickRecord, type EspnLeagueResponse, espnDraftPick } from './responses/league.ts'

/** Picks that were made, by overall pick; before the draft ESPN lists them with player −1. */
export function readMadePicks(
  response: EspnLeagueResponse,
  location: FileLocation,
  warnings: Warnings,
): EspnDraftPickRecord[] {
  const records = readRecords(location, warnings)
  const picks = records.each(espnDraftPick, response.draftDetail.picks ?? [], 'draftDetail.picks')
  records.finish()
  const made = picks.filter(({ playerId }) => isPlayerId(playerId))
  const byOverall = new Map<number, EspnDraftPickRecord>()
  for (const pick of made.sort((a, b) => a.overallPickNumber - b.overallPickNumber)) {
    if (byOverall.has(pick.overallPickNumber)) {
      warnings.add(`Overall pick ${pick.overallPickNumber} is listed twice; the duplicate was skipped.`, leagueFile)
    } else {
      byOverall.set(pick.overallPickNumber, pick)
    }
  }
  return [...byOverall.values()]
}

/** The draft of `picks`; prices are read in auctions only. */
export function readEspnDraft(
  response: EspnLeagueResponse,
  picks: readonly EspnDraftPickRecord[],
  draftType: LeagueSettings['draftType'],
  registry: EspnPlayerRegistry,
): Draft {
  return {
    complete: response.draftDetail.drafted ?? false,
    date: toIsoDate(response.draftDetail.completeDate) ?? toIsoDate(response.settings.draftSettings?.date),
    order: (response.settings.draftSettings?.pickOrder ?? []).filter((teamId) => teamId > 0),
    picks: picks.map((pick) => ({
      overallPick: pick.overallPickNumber,
      round: draftType === 'auction' ? null : pick.roundId,
      pickInRound: draftType === 'auction' ? null : pick.roundPickNumber,
      teamId: pick.teamId,
      player: registry.register(pick.playerId),
      isKeeper: pick.keeper ?? false,
      bidDollars: draftType === 'auction' ? (pick.bidAmount ?? null) : null,
    })),
  }
}
