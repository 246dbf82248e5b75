/** Writes the edition of a round: facts are computed once, weights choose the lead, wordings vary by league and week. */
import type {
  Edition,
  EditionSection,
  EditionStandingsRow,
  EditionStory,
  OddsRow,
  Sentence,
} from '../contract/responses/weekly.ts'
import { editionTitle, recapWeek } from '../domain/edition-weeks.ts'
import { chooseMoment } from '../domain/week-moment.ts'
import { titleWeeks } from '../domain/week-names.ts'
import { hasClinchedBerth, isOutOfRace } from './facts/odds.ts'
import { findWeekFacts, type WeekFacts } from './facts/week-facts.ts'
import { writeGame } from './games/index.ts'
import { writeDecisions } from './sections/decisions.ts'
import { writeMoves } from './sections/moves.ts'
import { writeNextWeek } from './sections/next-week.ts'
import { writeOdds } from './sections/odds.ts'
import { writeScores } from './sections/scores.ts'
import { noteCounts, writeStandings } from './sections/standings.ts'
import type { EditionSources } from './sources.ts'
import { storyKinds } from './stories/index.ts'
import { openWording, type Wording } from './wording/pick.ts'
import { write } from './wording/sentence.ts'

/** Stories on the front page beside the lead. */
const mostStories = 3
const leastWeight = 50

/**
 * The edition of the round that ends in a week (`editionWeeks`); null if nothing was decided in it. The same responses give the same
 * edition. Data unknown in that week is left out.
 */
export function writeEdition(sources: EditionSources, week: number): Edition | null {
  const facts = findWeekFacts(sources, week)
  if (!facts || (facts.games.length === 0 && facts.ranking.length === 0)) return null
  const { league } = sources
  const wording = openWording(`${league.host} ${league.hostLeagueId} ${league.season}`, week)
  const used = new Set<string>()
  const covered = new Set<string>()
  const [lead, ...stories] = writeStories(facts, wording, { used, covered })
  if (!lead) return null
  const isLast = recapWeek(sources) === week
  const standingsNote = noteCounts(facts.table)
  const edition: Edition = {
    league: { id: league.id, name: league.name },
    season: league.season,
    week,
    title: editionTitle(sources, week),
    headline: lead.headline.text,
    lead,
    stories,
    games: facts.games.map((game) => writeGame(game, facts, wording, used)),
    paths: sources.paths,
    sections: [
      section('scores', 'Scores', writeScores(facts, wording)),
      section('decisions', 'Decisions', writeDecisions(facts, wording, used)),
      section('moves', 'Moves', writeMoves(facts, wording)),
      section('standings', 'Standings', writeStandings(facts, wording, covered)),
      section('odds', 'The race', writeOdds(facts, wording, covered)),
      section('history', 'This week in our history', writeHistory(sources, week)),
    ],
    standingsTitle: facts.format === 'elimination' ? 'Still in' : facts.isPlayoffs ? 'Regular season' : 'Standings',
    standings: facts.table.map(toStandingsRow),
    ...(standingsNote && { standingsNote }),
    odds: isLast ? [] : toOddsRows(facts),
    next: nextOf(facts, wording),
    isLast,
  }
  return withoutRepeats(edition)
}

/** Heaviest first; lighter ones do not repeat a covered subject. */
function writeStories(
  facts: WeekFacts,
  wording: Wording,
  { used, covered }: { used: Set<string>; covered: Set<string> },
): EditionStory[] {
  const found = storyKinds
    .flatMap(({ key, find }) => find(facts).map((story) => ({ key, story })))
    .sort((a, b) => b.story.weight - a.story.weight)
  const stories: EditionStory[] = []
  for (const { key, story } of found) {
    const isLight = stories.length > 0 && story.weight < leastWeight
    const isKnown = stories.some((other) => other.key === key)
    if (isLight || isKnown || stories.length > mostStories || story.subjects.some((subject) => covered.has(subject)))
      continue
    for (const subject of story.subjects) covered.add(subject)
    stories.push({ key, ...story.write(wording, used) })
  }
  return stories
}

/** What the same week of an earlier season had: a title, a record or an upset. */
function writeHistory({ history, league: { season } }: EditionSources, week: number): Sentence[] {
  const moment = chooseMoment(history?.weekMoments ?? [], { season, week })
  return moment ? [write`${moment.text}`] : []
}

function section(key: EditionSection['key'], title: string, sentences: Sentence[]): EditionSection {
  return { key, title, sentences }
}

function toStandingsRow({
  team,
  rank,
  previousRank,
  record,
  points,
  isOut,
}: WeekFacts['table'][number]): EditionStandingsRow {
  return { team, rank, moved: previousRank === null ? null : previousRank - rank, record, points, isOut }
}

function toOddsRows({ odds }: WeekFacts): OddsRow[] {
  return odds.map((entry) => ({
    team: entry.team,
    playoffs: { before: entry.before?.playoffs.text ?? null, after: entry.playoffs.text },
    title: { before: entry.before?.title.text ?? null, after: entry.title.text },
    status: hasClinchedBerth(entry) ? 'clinched' : isOutOfRace(entry) ? 'out' : 'open',
  }))
}

function nextOf(facts: WeekFacts, wording: Wording): Edition['next'] {
  const games = writeNextWeek(facts, wording)
  const [first] = games
  if (!first) return null
  const weeks = facts.next[0]?.weeks ?? []
  return { title: titleWeeks(weeks.length > 1 ? weeks : [first.week]), games }
}

/** Keeps the first of repeated sentences, and removes empty sections. */
function withoutRepeats(edition: Edition): Edition {
  const seen = new Set<string>()
  const firstOnly = (sentences: readonly Sentence[]) =>
    sentences.filter(({ text }) => {
      const isNew = !seen.has(text)
      seen.add(text)
      return isNew
    })
  const inOrder = <T extends { sentences: Sentence[] }>(items: readonly T[]) =>
    items.map((item) => ({ ...item, sentences: firstOnly(item.sentences) }))
  const [lead = edition.lead] = inOrder([edition.lead])
  return {
    ...edition,
    lead,
    stories: inOrder(edition.stories).filter(({ sentences }) => sentences.length > 0),
    games: inOrder(edition.games),
    sections: inOrder(edition.sections).filter(({ sentences }) => sentences.length > 0),
    next: edition.next && { ...edition.next, games: inOrder(edition.next.games) },
  }
}
