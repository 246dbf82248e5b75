import { type ActivePlayer, playDefense, playOffense, type TeamInGame } from './game.ts'
import { type Injury, sufferInjuries } from './injuries.ts'
import { type DemoNflGame, nflWeeks, scheduleNflSeason } from './nfl-schedule.ts'
import { nflTeams } from './nfl-teams.ts'
import { fillPlayerPool, type ProPlayer } from './player-pool.ts'
import { projectDefense, projectOffense, scaleLine } from './projection.ts'
import { createRandom, type Random } from './random.ts'
import type { DemoStatLine } from './stat-line.ts'
import { castTalents, type Talent, type TalentSeason, type TeamStyle, talentAsSeen } from './talent.ts'

/** One week of one player. */
export interface ProWeek {
  /** His team's game, null on its bye. */
  game: DemoNflGame | null
  proTeamId: number
  /** His stats; null if he did not play. */
  played: DemoStatLine | null
  /** His projected stats; empty on a bye and if he is known to be out. */
  projected: DemoStatLine
  /** The projection as if he could play; the last one if he cannot. */
  whenHealthy: DemoStatLine
  /** Weeks until he plays again, 0 if he is healthy. */
  weeksOut: number
}

export interface NflSeason {
  players: ProPlayer[]
  games: DemoNflGame[]
  /** A player's 18 weeks; index 0 is week 1. */
  weeks: Map<number, ProWeek[]>
}

/** Simulates a season of the fictional NFL. The players are the same every year, their fortunes differ. */
export function playNflSeason(season: number): NflSeason {
  const lifelong = createRandom('demo nfl')
  const random = createRandom(`demo nfl ${season}`)
  const players = fillPlayerPool(lifelong.fork('pool'))
  const games = scheduleNflSeason(random.fork('schedule'), season)
  const { talents, styles } = castTalents(random.fork('talents'), lifelong.fork('gifts'), players)
  const injuries = new Map(
    players.map((player) => [player.id, sufferInjuries(random.fork(`body ${player.id}`), player)]),
  )
  const moves = tradeWithinNfl(random.fork('trades'), players)

  const weeks = new Map<number, ProWeek[]>(players.map((player) => [player.id, []]))
  for (let week = 1; week <= nflWeeks; week += 1) {
    const rosters = Map.groupBy(players, (player) => teamInWeek(moves, player, week))
    const play = new WeekOfGames(random.fork(`week ${week}`), week, { talents, styles, injuries, rosters })
    for (const game of games.filter((candidate) => candidate.week === week)) play.kickOff(game)
    for (const player of players) {
      const before = weeks.get(player.id) ?? []
      const proTeamId = teamInWeek(moves, player, week)
      const game = play.gameOf.get(proTeamId) ?? null
      const projected = play.projected.get(player.id) ?? {}
      const injury = injuryIn(injuries, player.id, week)
      before.push({
        game,
        proTeamId,
        played: play.played.get(player.id) ?? null,
        projected,
        whenHealthy: game && !injury ? projected : (before.at(-1)?.whenHealthy ?? play.unhurt.get(player.id) ?? {}),
        weeksOut: injury ? injury.until - week : 0,
      })
    }
  }
  return { players, games, weeks }
}

/** The state that a week of games is played with. */
interface World {
  talents: Map<number, TalentSeason>
  styles: Map<number, TeamStyle>
  injuries: Map<number, Injury[]>
  /** Players by NFL team, as of this week. */
  rosters: Map<number, ProPlayer[]>
}

/** Plays the games of one week one after the other, into the maps below. */
class WeekOfGames {
  readonly played = new Map<number, DemoStatLine>()
  readonly projected = new Map<number, DemoStatLine>()
  /** Projections as if there were no injuries. */
  readonly unhurt = new Map<number, DemoStatLine>()
  readonly gameOf = new Map<number, DemoNflGame>()
  private readonly random: Random
  private readonly week: number
  private readonly world: World

  constructor(random: Random, week: number, world: World) {
    this.random = random
    this.week = week
    this.world = world
  }

  kickOff(game: DemoNflGame): void {
    for (const [team, opponent] of [
      [game.homeProTeamId, game.awayProTeamId],
      [game.awayProTeamId, game.homeProTeamId],
    ] as const) {
      this.gameOf.set(team, game)
      this.project(team, opponent)
      this.play(team, opponent)
    }
  }

  private play(team: number, opponent: number): void {
    const style = this.world.styles.get(team)?.actual ?? { passing: 1, rushing: 1 }
    const defense = this.defenseOf(opponent, (talent) => talent.actual)
    const active = this.fit(team, (injury) => injury === null).map((player) => this.inForm(player))
    const side = playOffense(this.random, { ...style, opponentDefense: defense.strength, active })
    for (const [id, line] of side.lines) this.played.set(id, line)
    this.played.set(defense.id, playDefense(this.random, defense.strength, side))
  }

  private project(team: number, opponent: number): void {
    const style = this.world.styles.get(team)?.expected ?? { passing: 1, rushing: 1 }
    const defense = this.defenseOf(opponent, (talent) => talentAsSeen(talent, this.week))
    const lineup = (injured: (injury: Injury | null) => boolean): TeamInGame => ({
      ...style,
      opponentDefense: defense.strength,
      active: this.fit(team, injured).map((player) => this.asSeen(player)),
    })
    const surprising = (injury: Injury | null) => injury === null || (!injury.announced && injury.from === this.week)
    const side = projectOffense(lineup(surprising))
    for (const [id, line] of side.lines) this.projected.set(id, scaleLine(line, this.random.factor(0.07)))
    for (const [id, line] of projectOffense(lineup(() => true)).lines) this.unhurt.set(id, line)
    const against = projectDefense(defense.strength, side)
    this.projected.set(defense.id, against)
    this.unhurt.set(defense.id, against)
  }

  /** The active players of a team: everyone healthy enough, but only the first quarterback. */
  private fit(team: number, mayPlay: (injury: Injury | null) => boolean): ProPlayer[] {
    const fit = (this.world.rosters.get(team) ?? []).filter((player) =>
      mayPlay(injuryIn(this.world.injuries, player.id, this.week)),
    )
    const quarterback = fit.find((player) => player.position === 'QB')
    return fit.filter((player) => player.position !== 'D/ST' && (player.position !== 'QB' || player === quarterback))
  }

  private inForm(player: ProPlayer): ActivePlayer {
    const season = this.world.talents.get(player.id)
    const form = season?.form[this.week - 1] ?? 1
    const talent = season?.actual ?? nobody
    const inForm = { ...talent, targets: talent.targets * form, carries: talent.carries * form }
    return { id: player.id, position: player.position, talent: inForm }
  }

  private asSeen(player: ProPlayer): ActivePlayer {
    const season = this.world.talents.get(player.id)
    return { id: player.id, position: player.position, talent: season ? talentAsSeen(season, this.week) : nobody }
  }

  private defenseOf(team: number, view: (talent: TalentSeason) => Talent): { id: number; strength: number } {
    const id = -16_000 - team
    const season = this.world.talents.get(id)
    return { id, strength: season ? view(season).quality : 1 }
  }
}

const nobody: Talent = { targets: 0, carries: 0, quality: 1, scrambling: 0 }

function injuryIn(injuries: Map<number, Injury[]>, playerId: number, week: number): Injury | null {
  return injuries.get(playerId)?.find((injury) => week >= injury.from && week < injury.until) ?? null
}

/** A few second-stringers change teams before week 10, so that a player's present team is not that of every week. */
function tradeWithinNfl(
  random: Random,
  players: readonly ProPlayer[],
): Map<number, { week: number; proTeamId: number }> {
  const candidates = players.filter((player) => ['RB', 'WR'].includes(player.position) && player.depth === 2)
  const moves = new Map<number, { week: number; proTeamId: number }>()
  for (const player of random.shuffle(candidates).slice(0, 4)) {
    const others = nflTeams.filter((team) => team.proTeamId !== player.proTeamId)
    const proTeamId = others[random.whole(0, others.length - 1)]?.proTeamId ?? player.proTeamId
    moves.set(player.id, { week: random.whole(7, 10), proTeamId })
  }
  return moves
}

function teamInWeek(moves: Map<number, { week: number; proTeamId: number }>, player: ProPlayer, week: number): number {
  const move = moves.get(player.id)
  return move && week >= move.week ? move.proTeamId : player.proTeamId
}
