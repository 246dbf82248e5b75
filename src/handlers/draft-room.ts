import { listDraftNeeds } from '../analytics/draft-needs.ts'
import { leagueIdOf, pickIdOf, teamRefOf, toPlayerRef } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { Season, SeasonDraft } from '../domain/season.ts'
import { listOpenPicks, mainDraft, nextDraft, type OpenPick } from '../verdict/drafts.ts'
import { nameDraft } from './draft.ts'
import type { Handler } from './handler.ts'

type DraftRoom = ResponseOf<'draftRoom'>

/** Picks that are listed: two rounds of a league of sixteen. */
const listed = 32

/** The draft that is running, else the next one, else the main one of the season. */
export const handleDraftRoom: Handler<'draftRoom'> = ({ season, context }) => {
  const draft = season.drafts.find(({ state }) => state === 'running') ?? nextDraft(season) ?? mainDraft(season) ?? null
  const head = { leagueId: leagueIdOf(season), season: season.season, asOf: season.asOf ?? context.asOf }
  return draft ? { ...head, ...describeRoom(season, draft) } : { ...head, ...noRoom }
}

const noRoom = {
  name: null,
  state: null,
  type: null,
  date: null,
  rounds: null,
  teamCount: 0,
  picksMade: 0,
  picksTotal: null,
  clock: null,
  whyNoClock: null,
  next: [],
  last: [],
  needs: [],
} satisfies Partial<DraftRoom>

function describeRoom(season: Season, draft: SeasonDraft): Omit<DraftRoom, 'leagueId' | 'season' | 'asOf'> {
  const open = listOpenPicks(season, draft)
  const describe = ({ teamId, ...pick }: OpenPick) => ({ ...pick, team: teamRefOf(season, teamId) })
  const isRunning = draft.state === 'running'
  const [first] = open ?? []
  const state = isRunning && draft.isPaused ? 'paused' : draft.state
  return {
    name: season.drafts.length > 1 ? nameDraft(season, draft.number) : null,
    state,
    type: draft.type,
    date: draft.date,
    rounds: draft.rounds ?? null,
    teamCount: season.teams.length,
    picksMade: draft.picks.length,
    picksTotal: open === null ? null : draft.picks.length + open.length,
    clock: isRunning && first ? describe(first) : null,
    whyNoClock: isRunning && !first ? (draft.type === 'auction' ? 'auction' : 'order-unknown') : null,
    next: (open ?? []).slice(0, listed).map(describe),
    last: draft.state === 'to-come' ? [] : listLast(season, draft),
    needs: draft.state === 'complete' ? [] : describeNeeds(season, draft),
  }
}

/** The newest first. Keepers are entered before a draft, so they are no news. */
function listLast(season: Season, draft: SeasonDraft): DraftRoom['last'] {
  const { players } = factsOf(season)
  const picked = new Map<string, number>()
  const rows = draft.picks
    .filter(({ isKeeper }) => !isKeeper)
    .toSorted((a, b) => a.overallPick - b.overallPick)
    .flatMap((pick) => {
      const player = players.get(pick.player)
      if (!player) return []
      const positionPick = (picked.get(player.position) ?? 0) + 1
      picked.set(player.position, positionPick)
      const { overallPick, round, pickInRound, bidDollars: bidAmount } = pick
      const place = { pickId: pickIdOf(season, pick), overallPick, round, pickInRound, bidAmount, positionPick }
      return [{ ...place, team: teamRefOf(season, pick.teamId), player: toPlayerRef(season, player) }]
    })
  return rows.toReversed().slice(0, listed)
}

function describeNeeds(season: Season, draft: SeasonDraft): DraftRoom['needs'] {
  return listDraftNeeds(season, draft).map(({ teamId, ...needs }) => ({ team: teamRefOf(season, teamId), ...needs }))
}
