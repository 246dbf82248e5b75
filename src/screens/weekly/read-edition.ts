/** An edition of any server's response: parts without a text are left out. */
import type { DeepPartial } from '../../client/read-partial.ts'
import type {
  Edition,
  GameStory,
  NextGame,
  OddsRow,
  Section,
  Sentence,
  StandingsRow,
  Story,
  TeamRef,
} from '../../contract/responses/weekly.ts'

/** Null where it has no lead, or says of no week. */
export function readEdition(edition: DeepPartial<Edition> | undefined): Edition | null {
  const lead = readStory(edition?.lead)
  if (!edition || !lead || edition.week === undefined) return null
  const { league = {}, season = 0, week, next } = edition
  return {
    league: { id: league.id ?? null, name: league.name ?? '' },
    season,
    week,
    title: edition.title ?? `Week ${week}`,
    headline: lead.headline.text,
    lead,
    stories: (edition.stories ?? []).flatMap((story) => readStory(story) ?? []),
    games: (edition.games ?? []).flatMap((game) => readGame(game) ?? []),
    sections: (edition.sections ?? []).flatMap((section) => readSection(section) ?? []),
    standingsTitle: edition.standingsTitle ?? 'Standings',
    standings: (edition.standings ?? []).flatMap((row) => readStandingsRow(row) ?? []),
    odds: (edition.odds ?? []).flatMap((row) => readOddsRow(row) ?? []),
    next: next ? readNext(next) : null,
    isLast: edition.isLast ?? false,
  }
}

function readStory({ key, headline, sentences }: DeepPartial<Story> = {}): Story | null {
  const text = headline && readSentence(headline)
  return text ? { key: key ?? text.text, headline: text, sentences: readSentences(sentences) } : null
}

const readSentences = (sentences: DeepPartial<Sentence[]> = []) =>
  sentences.flatMap((sentence) => readSentence(sentence) ?? [])

/** What its facts are no page shows. */
function readSentence({ text, teams = [] }: DeepPartial<Sentence>): Sentence | null {
  return text ? { text, facts: [], teams: teams.flatMap((team) => readTeam(team) ?? []) } : null
}

function readTeam({ id, name }: DeepPartial<TeamRef> = {}): TeamRef | null {
  return id === undefined || name === undefined ? null : { id, name }
}

function readTeams(teams: DeepPartial<TeamRef[]> = []): TeamRef[] | null {
  const known = teams.flatMap((team) => readTeam(team) ?? [])
  return known.length === 2 ? known : null
}

function readGame(game: DeepPartial<GameStory>): GameStory | null {
  const teams = readTeams(game.teams)
  const { matchupId, stage = null, points = [], isTie = false } = game
  if (!teams || matchupId === undefined || points.length !== 2) return null
  return { matchupId, stage, teams, points, isTie, sentences: readSentences(game.sentences) }
}

const sectionKeys: readonly Section['key'][] = ['scores', 'decisions', 'moves', 'standings', 'odds']

function readSection({ key, title, sentences }: DeepPartial<Section>): Section | null {
  const known = sectionKeys.find((one) => one === key)
  return known && title ? { key: known, title, sentences: readSentences(sentences) } : null
}

function readStandingsRow(row: DeepPartial<StandingsRow>): StandingsRow | null {
  const team = readTeam(row.team)
  const { rank, moved = null, record = null, points = null, isOut = false } = row
  return team && rank !== undefined ? { team, rank, moved, record, points, isOut } : null
}

function readOddsRow({ team, playoffs, title, status }: DeepPartial<OddsRow>): OddsRow | null {
  const known = readTeam(team)
  const [own, ofTitle] = [readChange(playoffs), readChange(title)]
  return known && own && ofTitle
    ? {
        team: known,
        playoffs: own,
        title: ofTitle,
        status: status === 'clinched' || status === 'out' ? status : 'open',
      }
    : null
}

function readChange({ before, after }: DeepPartial<OddsRow['title']> = {}) {
  return after === undefined ? null : { before: before ?? null, after }
}

function readNext({ title, games = [] }: DeepPartial<NonNullable<Edition['next']>>): Edition['next'] {
  const known = games.flatMap((game) => readNextGame(game) ?? [])
  return title && known.length > 0 ? { title, games: known } : null
}

function readNextGame(game: DeepPartial<NextGame>): NextGame | null {
  const teams = readTeams(game.teams)
  const { matchupId, week, stage = null } = game
  if (!teams || matchupId === undefined || week === undefined) return null
  return { matchupId, week, stage, teams, sentences: readSentences(game.sentences) }
}
