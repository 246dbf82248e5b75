import type { BracketGame, BracketSlot, Drawing, PlayoffSlot, SeasonBracket } from '../../domain/season.ts'
import { type BracketInput, countTitleRounds, findMatchup, listPlayoffRounds } from './playoff-rounds.ts'

/** A played drawing, round by round, with seeds and matchups. */
export function buildBracket(season: BracketInput, drawing: Drawing | null): SeasonBracket | null {
  const rounds = listPlayoffRounds(season)
  if (!drawing || rounds.length === 0) return null
  const { seedOf } = season.seeds
  const inRounds = rounds.map((_, index) => drawing.games.filter(({ round }) => round === index + 1))
  const keys = new Map(
    inRounds.flatMap((games, round) =>
      // Whoever rests comes from nowhere.
      games.flatMap(({ id, second }, index) => (second ? [[id, `r${round + 1}g${index + 1}`] as const] : [])),
    ),
  )
  const toSlot = ({ teamId, from }: PlayoffSlot): BracketSlot => {
    const key = from && keys.get(from.game)
    const seed = teamId === null ? null : (seedOf.get(teamId) ?? null)
    return { teamId, seed, from: from && key ? { game: key, outcome: from.outcome } : null }
  }
  return {
    rounds: rounds.map((round, index) => ({
      matchupPeriod: round.matchupPeriod,
      weeks: round.weeks,
      games: (inRounds[index] ?? []).map(({ kind, best, worst, isForPlaces, ...game }, at): BracketGame => {
        const first = toSlot(game.first)
        const second = game.second && toSlot(game.second)
        const matchup = findMatchup(round, first, second)
        return {
          key: `r${index + 1}g${at + 1}`,
          kind,
          best,
          worst,
          isForPlaces,
          first,
          second,
          matchup,
          winner: game.winner,
        }
      }),
    })),
    titleRounds: countTitleRounds(season),
    editedKinds: drawing.editedKinds,
    // Longer than the league where a team of the bracket left it.
    places: Array.from(
      { length: Math.max(season.teams.length, drawing.places.length) },
      (_, index) => drawing.places[index]?.teamId ?? null,
    ),
  }
}
