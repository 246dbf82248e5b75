/** The games of a running week whose result is open, each as a sentence: who needs what. */
import { isGameOver } from '../../contract/game-over.ts'
import type { LiveResponse } from '../../contract/responses/live.ts'
import { leastGameChance, writeChance } from '../../domain/chance-text.ts'
import { writeDecimal } from '../../domain/decimal-text.ts'
import { joinList } from '../../domain/join-list.ts'
import { subtractPoints } from '../../domain/points.ts'
import { spellCount, spellNumber } from '../../domain/spell-number.ts'

type Game = LiveResponse['matchups'][number]
type Side = Game['home']

export interface OpenGame {
  matchupId: number
  /** 0 to 1 of the team that is behind. */
  chance: number
  /** "A needs more than 14.2 points from two players to beat B: 31%." */
  sentence: string
}

/** More of them are counted instead of named. */
const mostNamed = 2

/** The most open first. None of games that are decided, or as good as decided, and of rounds with a week to come. */
export function listOpenGames({ matchups, starters, week }: LiveResponse): OpenGame[] {
  return matchups
    .flatMap((game) => {
      const sides = sidesOf(game)
      if (!sides || game.status !== 'in-progress' || game.weeks.at(-1) !== week) return []
      const [behind, ahead] = sides
      const chance = behind.chanceLive
      if (chance === null || behind.startersToCome === null || ahead.startersToCome === null) return []
      if (chance <= leastGameChance || chance >= 1 - leastGameChance) return []
      if (isGameOver(game, week)) return []
      return [{ matchupId: game.matchupId, chance, sentence: describeGame(behind, ahead, starters) }]
    })
    .sort((a, b) => Math.abs(a.chance - 0.5) - Math.abs(b.chance - 0.5))
}

/** The one that is behind first; of a tie the one with fewer starters to come. Null without an opponent or a score. */
function sidesOf({ home, away }: Game): [behind: Side, ahead: Side] | null {
  if (away === null || home.points === null || away.points === null) return null
  const gap = home.points - away.points || (home.startersToCome ?? 0) - (away.startersToCome ?? 0)
  return gap <= 0 ? [home, away] : [away, home]
}

function describeGame(behind: Side, ahead: Side, starters: LiveResponse['starters']): string {
  const chance = writeChance(behind.chanceLive ?? 0)
  const gap = subtractPoints(ahead.points ?? 0, behind.points ?? 0)
  const [own, others] = [behind, ahead].map((side) => namePlayers(side, starters))
  const versus = `${behind.team.name} and ${ahead.team.name} are tied`
  if (behind.startersToCome === 0)
    return gap === 0
      ? `${versus}, and ${ahead.team.name} has ${others} left: ${chance} for ${behind.team.name}.`
      : `${ahead.team.name} leads ${behind.team.name} by ${writeGap(gap)} and has ${others} left: ${chance} for ${behind.team.name}.`
  if (ahead.startersToCome === 0)
    return `${behind.team.name} needs more than ${writeGap(gap)} points from ${own} to beat ${ahead.team.name}: ${chance}.`
  const standing = gap === 0 ? versus : `${behind.team.name} trails ${ahead.team.name} by ${writeGap(gap)}`
  const left = `${spellCount(behind.startersToCome ?? 0, 'player')} left to ${spellNumber(ahead.startersToCome ?? 0)}`
  return `${standing}, with ${left}: ${chance} for ${behind.team.name}.`
}

/** "Joe Runner and Kit Kicker", "three players" */
function namePlayers({ team, startersToCome }: Side, starters: LiveResponse['starters']): string {
  const players = starters.find((one) => one.team.id === team.id)?.toPlay ?? []
  const names = players.map(({ player }) => player.name)
  const isNamed = names.length === startersToCome && names.length > 0 && names.length <= mostNamed
  return isNamed ? joinList(names) : spellCount(startersToCome ?? 0, 'player')
}

/** Exactly, as winning by it is what the sentence is about: '14.2', '14.24'. */
function writeGap(gap: number): string {
  return writeDecimal(gap, Number.isInteger(Math.round(gap * 100) / 10) ? 1 : 2)
}
