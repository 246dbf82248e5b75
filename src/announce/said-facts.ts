/** What an edition says that the NFL's corrections or a commissioner may change: who won a game, and who is seeded where. */
import type { Edition, GameStory } from '../contract/responses/weekly.ts'
import { joinScores, writeGameScores } from '../domain/score-text.ts'
import type { SaidFact } from '../storage/announcement-store.ts'

/** Winners of the edition's games; and the seeds, in the edition after which the playoffs begin. */
export function listSaidFacts(edition: Edition): SaidFact[] {
  return [...edition.games.map(sayResult), ...(endsRegularSeason(edition) ? edition.standings.map(saySeed) : [])]
}

function sayResult({ matchupId, stage, teams: [first, second], points, isTie }: GameStory): SaidFact {
  const score = joinScores(writeGameScores(points))
  const where = stage === null ? '' : ` (${stage})`
  const text = isTie
    ? `${first?.name} and ${second?.name} tied, ${score}${where}`
    : `${first?.name} beat ${second?.name} after all, ${score}${where}`
  return { name: `game ${matchupId}`, value: isTie ? 'tie' : String(first?.id), text }
}

function saySeed({ team, rank }: Edition['standings'][number]): SaidFact {
  return {
    name: `seed ${rank}`,
    value: String(team.id),
    text: `${team.name} finished the regular season as number ${rank}`,
  }
}

function endsRegularSeason({ games, next }: Edition): boolean {
  return games.every(({ stage }) => stage === null) && (next?.games ?? []).some(({ stage }) => stage !== null)
}

/** What is said now and was said otherwise, in the order of `now`. What was not said before is no correction. */
export function listChanges(before: readonly SaidFact[], now: readonly SaidFact[]): SaidFact[] {
  const said = new Map(before.map(({ name, value }) => [name, value]))
  return now.filter(({ name, value }) => said.has(name) && said.get(name) !== value)
}
