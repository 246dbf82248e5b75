/** Effects of other rules on a season: standings, games, awards, players. */

import type { TeamRef } from '../../contract/responses/shared.ts'
import { roundFigure, subtractPoints, sumPoints } from '../../domain/points.ts'
import type { Matchup, Season } from '../../domain/season.ts'
import { isDecided } from '../../verdict/results.ts'
import { giveAwards } from '../awards/index.ts'
import { toTeamRef } from '../public-ids.ts'
import { factsOf } from '../season-facts.ts'
import type { AppliedRules } from './apply-rules.ts'
import type { RulesEffect } from './lab-rules.ts'

interface TeamFigures {
  /** Regular-season rank, which seeds the playoffs; 1 is best. */
  seed: number
  /** Final rank; null during the season, and if it cannot be determined. */
  finalRank: number | null
  wins: number
  losses: number
  ties: number
  /** Mean wins over all schedules for a random schedule; else null. */
  meanWins: number | null
  pointsFor: number
  inPlayoffs: boolean
}

export interface TeamChange {
  team: TeamRef
  before: TeamFigures
  after: TeamFigures
}

/** A game with another winner. */
export interface Flip {
  week: number
  isPlayoff: boolean
  home: { name: string; before: number; after: number }
  away: { name: string; before: number; after: number }
  winnerBefore: 'home' | 'away' | 'tie'
  winnerAfter: 'home' | 'away' | 'tie'
}

export interface SeasonComparison {
  /** In the order of the changed standings. */
  teams: TeamChange[]
  flips: Flip[]
  effect: RulesEffect
  /** The team with the largest gain and loss: by ranks, then wins, then points. Null if there is none. */
  gainsMost: TeamChange | null
  losesMost: TeamChange | null
  notes: readonly string[]
}

/** Standings, champions, and games with another winner. */
export function compareSeason(before: Season, applied: AppliedRules): SeasonComparison {
  const { season: after, meanRecords, notes } = applied
  const was = figuresOf(before, null)
  const is = figuresOf(after, meanRecords)
  const teams = before.teams
    .flatMap((team): TeamChange[] => {
      const own = was.get(team.id)
      const other = is.get(team.id)
      return own && other ? [{ team: toTeamRef(before, team), before: own, after: other }] : []
    })
    .sort((a, b) => a.after.seed - b.after.seed)
  const flips = listFlips(before, after)
  const extremes = findExtremes(teams)
  const champion = { before: championOf(before), after: championOf(after) }
  return { teams, flips, ...extremes, effect: findEffect({ champion, teams, flips, ...extremes }), notes }
}

function findExtremes(teams: readonly TeamChange[]): Pick<SeasonComparison, 'gainsMost' | 'losesMost'> {
  const order = teams.toSorted(
    (a, b) => placesGained(b) - placesGained(a) || shareGained(b) - shareGained(a) || pointsGained(b) - pointsGained(a),
  )
  const [first] = order
  const last = order.at(-1)
  return {
    gainsMost: first && (placesGained(first) || shareGained(first)) > 0 ? first : null,
    losesMost: last && (placesGained(last) || shareGained(last)) < 0 ? last : null,
  }
}

const placesGained = ({ before, after }: TeamChange) => before.seed - after.seed
const shareGained = ({ before, after }: TeamChange) => shareOf(after) - shareOf(before)
const pointsGained = ({ before, after }: TeamChange) => after.pointsFor - before.pointsFor
const shareOf = ({ wins, losses, ties, meanWins }: TeamFigures) =>
  (meanWins ?? wins + ties / 2) / Math.max(1, wins + losses + ties)

type Compared = Pick<SeasonComparison, 'teams' | 'flips' | 'gainsMost'> & Pick<RulesEffect, 'champion'>

function findEffect({ champion, teams, flips, gainsMost }: Compared): RulesEffect {
  const isOtherChampion =
    champion.before !== null && champion.after !== null && champion.after.id !== champion.before.id
  const [leader] = teams
  const entered = teams.filter((team) => team.after.inPlayoffs && !team.before.inPlayoffs)
  const left = teams.filter((team) => team.before.inPlayoffs && !team.after.inPlayoffs)
  const movedTeams = teams.filter((team) => placesGained(team) !== 0).length
  const isByMeans = teams.some(({ after }) => after.meanWins !== null)
  const places = gainsMost ? placesGained(gainsMost) : 0
  const effect = {
    champion,
    isOtherChampion,
    leader: leader?.team ?? null,
    isOtherLeader: leader !== undefined && leader.before.seed !== 1,
    entered: entered.map(({ team }) => team),
    left: left.map(({ team }) => team),
    flippedGames: isByMeans ? null : flips.length,
    winChange: isByMeans ? findWinChange(teams) : null,
    movedTeams,
    gainsMost: gainsMost && places > 0 ? { team: gainsMost.team, places } : null,
  }
  return { ...effect, isDisruptive: disruptionOf(effect).some((value) => value > 0) }
}

/** The team whose wins random schedules change most; null if they change none. */
function findWinChange(teams: readonly TeamChange[]): RulesEffect['winChange'] {
  const changes = teams.map(({ team, before, after }) => ({
    team,
    wins: roundFigure((after.meanWins ?? 0) - before.wins - before.ties / 2),
  }))
  const [most] = changes.toSorted((a, b) => Math.abs(b.wins) - Math.abs(a.wins))
  return most && most.wins !== 0 ? most : null
}

/** The most disruptive first: another champion, then other playoff teams, then games that flip and teams that move. */
export function compareDisruption(a: RulesEffect, b: RulesEffect): number {
  const first = disruptionOf(a)
  const second = disruptionOf(b)
  const at = first.findIndex((value, index) => value !== second[index])
  return at < 0 ? 0 : (second[at] ?? 0) - (first[at] ?? 0)
}

function disruptionOf({
  isOtherChampion,
  entered,
  left,
  flippedGames,
  winChange,
  movedTeams,
}: Omit<RulesEffect, 'isDisruptive'>): number[] {
  return [
    isOtherChampion ? 1 : 0,
    entered.length + left.length,
    (flippedGames ?? Number(winChange !== null)) + movedTeams,
  ]
}

/** Avoids `computeStandings`, which also ranks every week: the standings must update while a slider moves. */
function figuresOf(season: Season, means: AppliedRules['meanRecords']): Map<number, TeamFigures> {
  return new Map(
    season.table.map(({ teamId, rank, wins, losses, ties, pointsFor }) => {
      const figures: TeamFigures = {
        seed: rank,
        finalRank: season.finalRanks?.get(teamId) ?? null,
        wins,
        losses,
        ties,
        meanWins: means?.get(teamId)?.wins ?? null,
        pointsFor,
        inPlayoffs: season.playoffTeamIds.has(teamId),
      }
      return [teamId, figures]
    }),
  )
}

function championOf(season: Season): TeamRef | null {
  const team = season.teams.find(({ id }) => id === season.title.championId)
  return team ? toTeamRef(season, team) : null
}

/** Games of the same two teams in the same weeks with another winner. */
function listFlips(before: Season, after: Season): Flip[] {
  const teamName = (teamId: number) => factsOf(before).teams.get(teamId)?.name ?? ''
  const played = new Map(after.matchups.map((matchup) => [pairOf(matchup), matchup]))
  return before.matchups
    .flatMap((own): Flip[] => {
      const other = played.get(pairOf(own))
      if (!own.away || !other?.away || !isDecided(own) || !isDecided(other)) return []
      const winnerAfter = own.home.teamId === other.home.teamId ? other.winner : turn(other.winner)
      if (!own.winner || !winnerAfter || own.winner === winnerAfter) return []
      const sideOf = (matchup: Matchup, teamId: number) =>
        [matchup.home, matchup.away].find((side) => side?.teamId === teamId)?.points ?? 0
      const toSide = (teamId: number) => ({
        name: teamName(teamId),
        before: sideOf(own, teamId),
        after: sideOf(other, teamId),
      })
      return [
        {
          week: own.weeks[0] ?? 1,
          isPlayoff: own.kind !== 'regular',
          home: toSide(own.home.teamId),
          away: toSide(own.away.teamId),
          winnerBefore: own.winner,
          winnerAfter,
        },
      ]
    })
    .sort((a, b) => a.week - b.week)
}

function pairOf({ weeks, home, away }: Matchup): string {
  const [first = 0, second = 0] = [home.teamId, away?.teamId ?? 0].sort((a, b) => a - b)
  return `${weeks.join()}/${first}/${second}`
}

function turn(winner: Matchup['winner']): Matchup['winner'] {
  return winner === 'home' ? 'away' : winner === 'away' ? 'home' : winner
}

/** An award with another winning team, player or week. */
export interface AwardChange {
  key: string
  title: string
  icon: string
  before: AwardHolder | null
  after: AwardHolder | null
}

export interface AwardHolder {
  team: string
  player: string | null
  display: string
}

export interface PlayerChange {
  player: number
  name: string
  position: string
  /** The team that had him in most weeks; null if none did. */
  team: string | null
  before: number
  after: number
}

/** Awards with another winner, and players whose points change, largest gain first. */
export function compareDetails(before: Season, after: Season): { awards: AwardChange[]; players: PlayerChange[] } {
  return { awards: compareAwards(before, after), players: comparePlayers(before, after) }
}

function compareAwards(before: Season, after: Season): AwardChange[] {
  const was = holders(before)
  const is = holders(after)
  return [...new Map([...was, ...is])].flatMap(([key, { title, icon }]) => {
    const own = was.get(key)
    const other = is.get(key)
    const isSame = own?.teamId === other?.teamId && own?.playerNumber === other?.playerNumber
    return isSame ? [] : [{ key, title, icon, before: own?.holder ?? null, after: other?.holder ?? null }]
  })
}

function holders(season: Season) {
  const { teams, players } = factsOf(season)
  return new Map(
    giveAwards(season).map(({ award: { key, title, icon }, winner }) => {
      const holder: AwardHolder = {
        team: teams.get(winner.teamId)?.name ?? '',
        player: (winner.player !== null && players.get(winner.player)?.name) || null,
        display: winner.display,
      }
      return [key, { title, icon, holder, teamId: winner.teamId, playerNumber: winner.player }]
    }),
  )
}

function comparePlayers(before: Season, after: Season): PlayerChange[] {
  const { teams, stintsOf } = factsOf(before)
  const totals = new Map(after.players.map((player) => [player.number, totalOf(player.weeks)]))
  return before.players
    .flatMap(({ number, name, position, weeks }) => {
      const own = totalOf(weeks)
      const other = totals.get(number) ?? 0
      if (own === other) return []
      const byTeam = [...Map.groupBy(stintsOf(number), ({ teamId }) => teamId)].sort(
        ([, a], [, b]) => b.length - a.length,
      )
      const team = teams.get(byTeam[0]?.[0] ?? 0)?.name ?? null
      return [{ player: number, name, position, team, before: own, after: other }]
    })
    .sort((a, b) => subtractPoints(b.after, b.before) - subtractPoints(a.after, a.before))
}

const totalOf = (weeks: readonly { points: number | null }[]) => sumPoints(weeks.map(({ points }) => points ?? 0))
