/** The figures that a card must show, from the responses by a second way. */

import type { ReadResponse } from '../../../../src/client/read-response.ts'
import { writeMargin } from '../../../../src/domain/margin-text.ts'
import { roundFigure } from '../../../../src/domain/points.ts'
import type { StoryCard } from '../../../../src/screens/story/story.ts'
import { formatPoints, formatRecord, formatSigned, formatWhole } from '../../../../src/ui/format.ts'
import type { ToldLeague, ToldTeam } from './tell-stories.ts'

/** What the card shows, in its order. */
export function figuresOn(card: StoryCard): string[] {
  if (card.layout === 'rows') return card.rows.map(({ figure }) => figure)
  return card.layout === 'faces' ? card.faces.map(({ figure }) => figure) : [card.figure]
}

/** Lists of figures, one of which the card must show. */
type Allowed = readonly (readonly string[])[]

export function figuresOfTeam({ story, teamId, responses }: ToldTeam, card: StoryCard): Allowed {
  const { standings, luck, weeks, decisions, draft, moves, history, superlatives } = responses
  const row = standings.standings.find((team) => team.teamId === teamId)
  const ofTeam = <T extends { team: { id: number | null } }>(list: readonly T[]) =>
    list.filter(({ team }) => team.id === teamId)
  switch (card.key) {
    case 'finish':
      return [[recordOrPoints(row?.regularSeason)]]
    case 'luck':
      return [[formatSigned(ofTeam(luck?.teams ?? [])[0]?.luck)]]
    case 'best-week': {
      // As on the performance screen, a bye is no best week.
      const played = (weeks?.weeklyPerformance ?? []).filter(({ isBye, isComplete }) => isComplete && !isBye)
      return [[formatPoints(largest(played.map(({ starterPoints }) => starterPoints)))]]
    }
    case 'blunder': {
      const missed = decisions.map(({ startSitImpact, wouldHaveWon }) => (wouldHaveWon ? startSitImpact : 0))
      return [[formatPoints(largest(missed))]]
    }
    case 'draft':
      return [bestAndWorstFor(ofTeam(draft.draftPicks))]
    case 'pick-up':
      return [[formatSigned(largest(pickUpValues(moves, teamId)))]]
    case 'trade': {
      const values = (moves?.moves ?? [])
        .filter(({ kind }) => kind === 'trade')
        .flatMap(({ sides }) => ofTeam(sides).map(({ value }) => value ?? 0))
      return [[formatSigned(largest(values))], [formatSigned(-largest(values.map((value) => -value)))]]
    }
    case 'opponents':
      return [
        (card.layout === 'faces' ? card.faces : []).map(({ name }) => {
          // A round over several weeks is one game.
          const games = new Map(
            (weeks?.weeklyPerformance ?? []).flatMap(({ matchup }) =>
              matchup?.opponentName === name && matchup.result ? [[matchup.matchupId, matchup.result] as const] : [],
            ),
          )
          const count = (wanted: string) => [...games.values()].filter((result) => result === wanted).length
          return `${count('win')}-${count('loss')}`
        }),
      ]
    case 'odds': {
      const kind = card.label === 'The title odds' ? 'title' : 'playoffs'
      const week = history?.weeks.find((one) => card.layout === 'odds' && one.week === card.turn)
      return [ofTeam(week?.teams ?? []).map((odds) => odds[kind].text)]
    }
    case 'award': {
      const own = superlatives.superlatives.filter(({ winner }) => winner.teamId === teamId)
      const award = own.find((one) => card.sentence.startsWith(one.award))
      return figuresWithin(award?.winner.display, card)
    }
    default:
      return [rowsOfOthers(story.cards)]
  }
}

export function figuresOfLeague({ story, responses }: ToldLeague, card: StoryCard): Allowed {
  const { standings, superlatives, recap, draft, moves, history } = responses
  const ofAward = (key: string) => superlatives.superlatives.find((award) => award.key === key)?.winner.display
  const ranked = standings.standings
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  switch (card.key) {
    case 'first': {
      const isOver = story.throughWeek === null
      const champion = isOver && standings.standings.find(({ isChampion }) => isChampion)
      const { regularSeason, totalSeason } = champion || ranked[0] || {}
      return [[recordOrPoints(regularSeason, isOver ? totalSeason : regularSeason)]]
    }
    case 'table': {
      const rows = [...ranked.slice(0, 3), ...(ranked.length > 3 ? ranked.slice(-1) : [])]
      return [
        rows.map(({ regularSeason }) =>
          regularSeason.wins == null ? formatPoints(regularSeason.pointsFor) : formatRecord(regularSeason),
        ),
      ]
    }
    case 'games':
      return [
        [recap?.closest, recap?.lopsided].flatMap((found) => {
          if (!found) return []
          const scores = [found.winner.score, found.loser.score] as const
          const margin = (scores[0] ?? 0) - (scores[1] ?? 0)
          return [margin === 0 ? 'Tied' : writeMargin(margin, scores)]
        }),
      ]
    case 'blunder': {
      const { benched, started } = recap?.blunder ?? {}
      const points = [benched?.points, started?.points] as const
      return [[writeMargin((points[0] ?? 0) - (points[1] ?? 0), points)]]
    }
    case 'luck':
      return [
        figuresOn(card).filter((figure) =>
          ['luckiest-season', 'unluckiest-season'].some((key) => ofAward(key)?.includes(figure)),
        ),
      ]
    case 'draft':
      return [bestAndWorst(draft.draftPicks)]
    case 'pick-up':
      return [[formatSigned(largest(pickUpValues(moves, null)))]]
    case 'odds':
      return (history?.weeks ?? [])
        .filter(({ week }) => 'unit' in card && card.unit.includes(`after week ${week},`))
        .flatMap(({ teams }) =>
          teams
            .filter(({ team }) => team.name === card.team)
            .flatMap(({ playoffs, title }) => [[playoffs.text], [title.text]]),
        )
    case 'last':
      return [rowsOfOthers(story.cards)]
    default:
      return figuresWithin(ofAward(card.key), card)
  }
}

type RegularSeason = ToldTeam['responses']['standings']['standings'][number]['regularSeason']

function recordOrPoints(
  regular: RegularSeason | undefined,
  record: Parameters<typeof formatRecord>[0] = regular,
): string {
  return record?.wins == null ? formatWhole(regular?.pointsFor) : formatRecord(record)
}

const largest = (values: readonly (number | null)[]) => Math.max(...values.map((value) => value ?? 0))

function bestAndWorst(picks: ToldTeam['responses']['draft']['draftPicks']): string[] {
  const values = picks.flatMap(({ performance }) => performance.valueOverExpectation ?? [])
  const best = Math.max(0, ...values)
  const worst = Math.min(0, ...values)
  return [best, worst].filter((value) => value !== 0).map((value) => formatSigned(value))
}

/** The best by what he scored for the team itself. */
function bestAndWorstFor(picks: ToldTeam['responses']['draft']['draftPicks']): string[] {
  const best = picks.map(({ performance: { cohortMean, totalPoints, pointsForTeam } }) =>
    cohortMean === null ? 0 : roundFigure((pointsForTeam ?? totalPoints ?? 0) - cohortMean),
  )
  const [worst] = bestAndWorst(picks).filter((figure) => figure.startsWith('−'))
  return [...[largest([0, ...best])].filter((value) => value > 0).map((value) => formatSigned(value)), worst].filter(
    (figure) => figure !== undefined,
  )
}

/** Null: of any team. Players who never started are no pickups. */
function pickUpValues(moves: ReadResponse<'moves'> | null, teamId: number | null): number[] {
  return (moves?.moves ?? [])
    .filter(({ kind }) => kind === 'add' || kind === 'waiver')
    .flatMap(({ sides }) => sides.filter(({ team }) => teamId === null || team.id === teamId))
    .flatMap(({ received }) => received)
    .map(({ value, weeksStarted }) => (weeksStarted ? (value ?? 0) : 0))
}

/** A figure within a text of the response; an award without one shows its rank. */
function figuresWithin(display: string | null | undefined, card: StoryCard): Allowed {
  return figuresOn(card).every((figure) => display?.includes(figure) || figure === '1st') ? [figuresOn(card)] : []
}

/** The last card shows what the others have. */
function rowsOfOthers(cards: readonly StoryCard[]): string[] {
  return cards.flatMap(({ inShort }) => inShort?.figure ?? [])
}
