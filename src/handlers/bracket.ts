import { leagueIdOf, teamRefOf, toTeamRef } from '../analytics/public-ids.ts'
import { statusOf } from '../analytics/schedule.ts'
import { factsOf } from '../analytics/season-facts.ts'
import { computeStandings } from '../analytics/standings.ts'
import { whyNoMatchups } from '../analytics/why-no-games.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { BracketGame, BracketSlot, MatchupSide, Season, SeasonBracket } from '../domain/season.ts'
import { bracketRulesOf } from '../verdict/bracket/playoff-rounds.ts'
import { type GamePlace, gameLabel, titleGame, titleRound } from './bracket-labels.ts'
import type { Handler } from './handler.ts'

export const handleBracket: Handler<'bracket'> = ({ season }) => {
  // The schedule of a season that is still to be played may not be made yet.
  const isToCome = season.hasOpponents && season.status.phase !== 'complete'
  const whyNone = whyNoMatchups(season)
  const built = (isToCome || whyNone === null) && season.teams.length > 0 ? season.bracket : null
  const { playoffTeamCount, reseed, consolation } = bracketRulesOf(season)
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    unavailable: built ? null : (whyNone ?? 'This league has no playoff bracket.'),
    isProjected: built !== null && !season.seeds.isFinal,
    isEdited: built?.editedKinds.includes('winners-bracket') ?? false,
    ...(isOnlyConsolationEdited(built) ? { isConsolationEdited: true as const } : {}),
    isReseeded: reseed,
    ...(consolation === 'toilet-bowl' ? { isToiletBowl: true as const } : {}),
    playoffTeamCount,
    seeds: built ? describeSeeds(season, built) : [],
    rounds: built ? describeRounds(season, built) : [],
    finalPlaces: describePlaces(season, built),
  }
}

function describeSeeds(season: Season, { rounds }: SeasonBracket): ResponseOf<'bracket'>['seeds'] {
  const resting = new Set(
    rounds[0]?.games.flatMap(({ kind, first, second }) =>
      kind === 'winners-bracket' && !second ? (first.teamId ?? []) : [],
    ),
  )
  const present = new Set(season.seeds.order)
  return [...season.seeds.seedOf]
    .sort(([, a], [, b]) => a - b)
    .map(([teamId, seed]) => ({
      seed,
      team: teamRefOf(season, teamId),
      // A team that left has a seed only from the bracket.
      inPlayoffs: season.playoffTeamIds.has(teamId) || !present.has(teamId),
      hasBye: resting.has(teamId),
    }))
}

function describeRounds(season: Season, { rounds, titleRounds }: SeasonBracket): ResponseOf<'bracket'>['rounds'] {
  const places = new Map(
    rounds.flatMap(({ games }, index) =>
      games.map((game) => [game.key, describeGamePlace(game, games, titleRounds - index)]),
    ),
  )
  const all = new Map(rounds.flatMap(({ games }) => games.map((game) => [game.key, game])))
  const nameSlot = ({ teamId, from }: BracketSlot): string => {
    if (teamId !== null) return factsOf(season).teams.get(teamId)?.name ?? ''
    const game = all.get(from?.game ?? '')
    const place = places.get(from?.game ?? '')
    if (!from || !game || !place) return 'Top remaining seed'
    const seeds = [game.first.seed, game.second?.seed].filter((seed) => seed != null).sort((a, b) => a - b)
    const which = seeds.length === 2 ? seeds.join('/') : gameLabel(game.kind, place)
    return `${from.outcome === 'winner' ? 'Winner' : 'Loser'} of ${which}`
  }

  return rounds.map(({ weeks, games }, index) => ({
    round: index + 1,
    title: titleRound(titleRounds - index, bracketRulesOf(season).consolation === 'toilet-bowl'),
    weeks: [...weeks],
    games: games.map((game) => {
      const { key, kind, matchup, first, second } = game
      const place = places.get(key) ?? describeGamePlace(game, games, 1)
      const next = rounds.slice(index + 1).flatMap((later) => later.games)
      return {
        key,
        title: titleGame(kind, place),
        matchupId: matchup?.id ?? null,
        kind,
        status: matchup ? statusOf(season, matchup) : statusOfUnlisted(season, game),
        isBye: second === null,
        bestPlace: place.best,
        worstPlace: place.worst,
        first: describeSlot(season, first, game, nameSlot(first)),
        second: second && describeSlot(season, second, game, nameSlot(second)),
        winnerTo: nextGame(next, key, 'winner'),
        loserTo: nextGame(next, key, 'loser'),
      }
    }),
  }))
}

/** Of a game that the host doesn't list. */
function statusOfUnlisted({ status }: Season, { second }: BracketGame) {
  return status.phase === 'complete' && second ? ('not-recorded' as const) : ('scheduled' as const)
}

function describeGamePlace(game: BracketGame, ofRound: readonly BracketGame[], left: number): GamePlace {
  const { best, worst, isForPlaces } = game
  const alike = ofRound.filter((one) => one.kind === game.kind && (one === game || isAlike(one, game)))
  return { index: alike.indexOf(game), games: alike.length, best, worst, left, isForPlaces }
}

/** Games of one contest, for the same ranks. */
function isAlike(one: BracketGame, other: BracketGame): boolean {
  return one.kind === 'winners-bracket' || (one.best === other.best && one.worst === other.worst)
}

function nextGame(next: readonly BracketGame[], key: string, outcome: 'winner' | 'loser'): string | null {
  const game = next.find(({ first, second }) =>
    [first, second].some((slot) => slot?.from?.game === key && slot.from.outcome === outcome),
  )
  return game?.key ?? null
}

function describeSlot(season: Season, slot: BracketSlot, game: BracketGame, label: string) {
  const { teamId, seed, from } = slot
  const side = teamId === null || game.second === null ? null : sideOf(game, teamId)
  return {
    team: teamId === null ? null : teamRefOf(season, teamId),
    seed,
    label,
    from,
    points: side?.points ?? null,
    weekPoints: (side?.pointsByWeek ?? []).map(({ week, points }) => ({ week, points })),
    isWinner: game.second !== null && game.winner !== null && slot === game[game.winner],
  }
}

function sideOf({ matchup }: BracketGame, teamId: number): MatchupSide | null {
  if (!matchup) return null
  return [matchup.home, matchup.away].find((side) => side?.teamId === teamId) ?? null
}

/** The final ranks; while consolation games go on, those that the bracket has decided if these are all. */
function describePlaces(season: Season, built: SeasonBracket | null): ResponseOf<'bracket'>['finalPlaces'] {
  const { isFinal, teams } = computeStandings(season)
  if (isFinal) return teams.map(({ team, rank }) => ({ rank, team: toTeamRef(season, team) }))
  const places = built?.places.filter((teamId) => teamId !== null) ?? []
  if (places.length < season.teams.length) return []
  return places.map((teamId, index) => ({ rank: index + 1, team: teamRefOf(season, teamId) }))
}

function isOnlyConsolationEdited(built: SeasonBracket | null): boolean {
  const kinds = built?.editedKinds ?? []
  return kinds.length > 0 && !kinds.includes('winners-bracket')
}
