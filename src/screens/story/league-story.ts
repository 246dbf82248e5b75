/** Composes the league's story from its recap: every figure is one of the recap's. */
import { withKnownValue } from '../../client/complete/graded-picks.ts'
import { writeDecidedBy } from '../../domain/decided-by.ts'
import { writeExactMargin, writeMargin, writeWonBy } from '../../domain/margin-text.ts'
import { nobodyStarted } from '../../domain/vocabulary.ts'
import { nameWeeks } from '../../domain/week-names.ts'
import { type SeasonAward, wasWon } from '../../parts/awards/season-awards.ts'
import { figureAndRest } from '../../parts/awards/split-display.ts'
import { recapHonour } from '../../parts/recap/describe-recap.ts'
import { hasStory } from '../../parts/recap/has-story.ts'
import type { SeasonRecap } from '../../parts/recap/season-recap.ts'
import { formatCount, formatPoints, formatRecord, formatScores, formatSigned, formatWhole } from '../../ui/format.ts'
import { sortRows } from '../../ui/sort.ts'
import { writeComeback } from './cards/comeback.ts'
import { pickRow, weighPicks } from './cards/draft.ts'
import { writeLast } from './cards/last.ts'
import { orderCards, type Story, type StoryCard, type StoryRow, weighPoints } from './story.ts'

type Recap = SeasonRecap

const writers: readonly ((recap: Recap) => StoryCard | null)[] = [
  writeFirst,
  writePodium,
  writeHighestWeek,
  writeGames,
  writeComeback,
  writeBlunder,
  writeLuck,
  writeDraft,
  writeMoves,
  writeOdds,
]

export function composeLeagueStory(recap: Recap): Story {
  const { host, leagueId, season, throughWeek, leagueName, logos, table } = recap
  const cards = hasStory(recap) ? orderCards(writers.flatMap((write) => write(recap) ?? [])) : []
  return {
    host,
    leagueId,
    season,
    throughWeek,
    leagueName,
    logos,
    tabs: [],
    team: null,
    cards:
      cards.length > 0
        ? [
            ...cards,
            writeLast({ throughWeek, name: leagueName, team: null, proof: recap.proof, year: nameYear(recap) }, cards),
          ]
        : [],
    teams: table.flatMap(({ teamId, teamName }) => (teamId === null ? [] : [{ id: teamId, name: teamName }])),
  }
}

/** Whose year it was; null while the season is played, and without a champion. */
function nameYear({ throughWeek, podium: [first] }: Recap): string | null {
  return throughWeek === null && first?.isChampion ? `The year of ${first.teamName}` : null
}

function writeFirst(recap: Recap): StoryCard | null {
  const [first] = recap.podium
  if (!first) return null
  const { teamName, isChampion, totalRecord, regularRecord, pointsFor } = first
  const { throughWeek, titleGame } = recap
  const record = throughWeek === null ? (totalRecord ?? regularRecord) : regularRecord
  const figure = record ?? formatWhole(pointsFor)
  return {
    key: 'first',
    weight: Number.MAX_VALUE,
    layout: 'figure',
    label: recapHonour(recap),
    figure,
    unit: record === null ? 'points' : record === regularRecord ? '' : 'with the playoffs',
    sentence:
      isChampion && titleGame
        ? `Beat ${titleGame.loser.teamName} in the final${writeDecidedBy([titleGame.winner.score, titleGame.loser.score])}, ${formatScores([titleGame.winner.score, titleGame.loser.score])}.`
        : `${teamName} ${throughWeek === null ? 'finished first' : `is in first place after week ${throughWeek}`}.`,
    ...(record !== null &&
      pointsFor !== null && {
        note: `${formatPoints(pointsFor)} points ${throughWeek === null ? 'in the regular season' : 'so far'}`,
      }),
    team: teamName,
    ...(isChampion && { isTitle: true }),
    inShort: { label: recapHonour(recap), name: teamName, figure },
    source: { screen: 'recap', label: throughWeek === null ? 'The recap of the season' : 'The season so far' },
  }
}

function writePodium({ table, throughWeek }: Recap): StoryCard | null {
  const ranked = table.filter(({ rank }) => rank !== null)
  if (ranked.length < 3) return null
  const hasRecords = ranked.every(({ regularSeason }) => regularSeason.wins !== null && regularSeason.losses !== null)
  const span = throughWeek === null ? 'of the regular season' : 'so far'
  const rows = [...ranked.slice(0, 3), ...(ranked.length > 3 ? ranked.slice(-1) : [])].map(
    ({ teamName, rank, regularSeason }) => ({
      label: rank === ranked.length && ranked.length > 3 ? 'Last' : (places[(rank ?? 1) - 1] ?? ''),
      name: teamName,
      figure: hasRecords ? formatRecord(regularSeason) : formatPoints(regularSeason.pointsFor),
    }),
  )
  return {
    key: 'table',
    weight: 1000,
    layout: 'rows',
    label: throughWeek === null ? 'How it ended' : `After week ${throughWeek}`,
    rows,
    sentence: describeTable(ranked, throughWeek),
    note: hasRecords ? `Records ${span}` : throughWeek !== null ? 'Points so far' : 'Points',
    team: null,
    inShort: null,
    source: { screen: 'overview', label: 'The standings' },
  }
}

/** Who scored most without a place in the playoffs; else how the places came about. */
function describeTable(ranked: Recap['table'], throughWeek: number | null): string {
  const most = sortRows(ranked, ({ regularSeason }) => regularSeason.pointsFor, 'descending')[0]
  const teams = formatCount(ranked.length, 'team')
  if (throughWeek !== null) return `${teams} after ${formatCount(throughWeek, 'week')}.`
  if (most?.madePlayoffs === false && ranked.some(({ madePlayoffs }) => madePlayoffs))
    return `${most.teamName} scored the most points and missed the playoffs.`
  return ranked.some(({ madePlayoffs }) => madePlayoffs) ? 'The playoffs decided the first places.' : `${teams} in all.`
}

const places = ['First', 'Second', 'Third']

function writeHighestWeek({ awards }: Recap): StoryCard | null {
  return awardCard(findAward(awards, 'highest-week'), 'The biggest week')
}

function findAward(awards: readonly SeasonAward[], key: string): SeasonAward | undefined {
  return awards.find((award) => award.key === key && wasWon(award))
}

function awardCard(award: SeasonAward | undefined, label: string): StoryCard | null {
  const { teamName, display } = award?.winner ?? {}
  const { figure, rest } = figureAndRest(display ?? '')
  if (!award || !teamName || !figure) return null
  return {
    key: award.key,
    weight: 1,
    layout: 'figure',
    label,
    figure,
    unit: rest,
    sentence: `${teamName}: ${award.award}.`,
    team: teamName,
    inShort: { label, name: teamName, figure },
    source: { screen: 'awards', label: 'All awards' },
  }
}

function writeGames({ closest, lopsided }: Recap): StoryCard | null {
  const game = closest ?? lopsided
  if (!game) return null
  const { winner, loser, margin, isTie, weeks } = game
  const games = [
    closest && { label: 'The closest', game: closest },
    lopsided && { label: 'The biggest blowout', game: lopsided },
  ].filter((one) => one !== null)
  const rows: StoryRow[] = games.map(({ label, game: one }) => ({
    label,
    name: `${one.winner.teamName} and ${one.loser.teamName}`,
    figure: one.margin === 0 ? 'Tied' : writeMargin(one.margin, [one.winner.score, one.loser.score]),
  }))
  const hasScores = games.some(({ game: one }) => !hasExactMargin(one.margin, [one.winner.score, one.loser.score]))
  return {
    key: 'games',
    weight: 1,
    layout: 'rows',
    label: 'Two games',
    rows,
    sentence: isTie
      ? `${winner.teamName} and ${loser.teamName} tied in ${nameWeeks(weeks)}.`
      : `${winner.teamName} beat ${loser.teamName} ${writeWonBy(margin, [winner.score, loser.score])}.`,
    note: hasScores ? 'Margins in points, or both scores' : 'Margins in points',
    team: null,
    inShort: rows[0] ?? null,
    source: { screen: 'recap', label: 'Games to remember' },
  }
}

/** False: its figure is both scores. */
function hasExactMargin(margin: number, scores: readonly [number, number]): boolean {
  return writeExactMargin(margin, scores) !== null
}

function writeBlunder({ blunder }: Recap): StoryCard | null {
  if (!blunder || blunder.week === null || blunder.pointsMissed === null) return null
  const { week, benched, started, teamName, pointsMissed, lost } = blunder
  return {
    key: 'blunder',
    weight: lost ? 1 : weighPoints(pointsMissed),
    layout: 'figure',
    label: 'The bench blunder',
    figure: writeMargin(pointsMissed, [benched.points, started.points]),
    unit: hasExactMargin(pointsMissed, [benched.points, started.points])
      ? `points on the bench in week ${week}`
      : `points, bench, and lineup in week ${week}`,
    sentence:
      started.name === nobodyStarted
        ? `${teamName} sat ${benched.name} and left a slot empty.`
        : `${teamName} sat ${benched.name} for ${started.name}.`,
    ...(lost && { note: `The game was lost ${writeWonBy(lost.margin)}` }),
    team: teamName,
    inShort: {
      label: 'The bench blunder',
      name: teamName,
      figure: writeMargin(pointsMissed, [benched.points, started.points]),
    },
    source: { screen: 'week', week, label: `Games of week ${week}` },
  }
}

function writeLuck({ awards }: Recap): StoryCard | null {
  const rows = [
    ['luckiest-season', 'Luckiest'],
    ['unluckiest-season', 'Unluckiest'],
  ].flatMap(([key = '', label = '']) => {
    const { teamName, display } = findAward(awards, key)?.winner ?? {}
    const { figure } = figureAndRest(display ?? '')
    return teamName && figure ? [{ label, name: teamName, figure }] : []
  })
  const [first] = rows
  if (!first) return null
  return {
    key: 'luck',
    // Over a league's schedules the extremes are usually about two wins.
    weight: 2,
    layout: 'rows',
    label: 'What the schedule did',
    rows,
    sentence: `The schedule was ${first.label === 'Luckiest' ? 'kindest' : 'hardest'} to ${first.name}.`,
    note: 'Wins above or below what all schedules give on average',
    team: null,
    inShort: first,
    source: { screen: 'power', label: 'Luck of all teams' },
  }
}

function writeDraft({ picks }: Recap): StoryCard | null {
  const [best] = withKnownValue(picks?.best ?? [])
  const [worst] = withKnownValue(picks?.worst ?? [])
  const rows = [...pickRow('The steal', best), ...pickRow('The bust', worst)]
  const top = (best ?? worst)?.pick
  if (!top) return null
  return {
    key: 'draft',
    weight: weighPicks(best, worst),
    layout: 'rows',
    label: 'Draft day',
    rows,
    sentence: `${top.team.name} drafted ${top.player.name}.`,
    note: picks?.note ?? 'Points above comparable picks',
    team: null,
    inShort: rows[0] ?? null,
    source: { screen: 'draftboard', label: 'The draft board' },
  }
}

function writeMoves({ moves, throughWeek }: Recap): StoryCard | null {
  const [best] = moves?.bestPickUps ?? []
  if (!best) return null
  const { team, moved, move, value } = best
  const label = throughWeek === null ? 'The pickup of the year' : 'The best pickup'
  return {
    key: 'pick-up',
    weight: weighPoints(value),
    layout: 'figure',
    label,
    figure: formatSigned(value),
    unit: 'points above replacement',
    sentence: `${team.name} added ${moved.player.name} in week ${move.week}.`,
    team: team.name,
    inShort: { label, name: moved.player.name, figure: formatSigned(value) },
    source: { screen: 'moves', label: 'All moves' },
  }
}

function writeOdds({ odds }: Recap): StoryCard | null {
  const moment = odds.find(({ isBeaten }) => isBeaten) ?? odds[0]
  if (!moment) return null
  return {
    key: 'odds',
    // To make it all the same is the whole season.
    weight: moment.isBeaten ? 3 : 1,
    layout: 'figure',
    label: moment.isBeaten ? 'Against the odds' : 'With the odds',
    figure: moment.chance,
    unit: moment.words,
    sentence: `${moment.teamName} ${moment.isBeaten ? 'made it all the same' : 'fell short'}.`,
    team: moment.teamName,
    inShort: {
      label: moment.isBeaten ? 'Against the odds' : 'With the odds',
      name: moment.teamName,
      figure: moment.chance,
    },
    source: { screen: 'forecast', label: 'The odds week by week' },
  }
}
