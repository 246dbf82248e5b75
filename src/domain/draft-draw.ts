/**
 * A draft order drawn by a rule that was stated before and by a random value that nobody knew then. The rule is a text; whoever has it and
 * the value computes the same order (`docs/draw.md` has the few lines that do it).
 *
 *     Draft draw 1
 *     League: Sunday Scaries
 *     Stated: 2026-08-20T18:00:00Z
 *     Beacon: quicknet 31552712
 *     25 Team with weight 25
 *     =2 Team that picks second
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { lastRound, quicknet, timeOfRound } from './beacon.ts'

export interface DrawRule {
  league: string
  /** When the rule was stated, in milliseconds; whole seconds. */
  statedAt: number
  /** The round of the beacon that decides. */
  round: number
  teams: readonly DrawTeam[]
}

/** `weight`: chance of each pick to come, compared with the weights of teams not drawn yet. `pick`: the team's own, from 1. */
export type DrawTeam = { name: string } & ({ weight: number } | { pick: number })

export interface DrawnPick {
  /** From 1. */
  pick: number
  name: string
  /** Stated by the rule, not drawn. */
  isFixed: boolean
}

export const fewestDrawn = 2
export const mostDrawn = 32
export const largestWeight = 1000
export const longestDrawName = 40

const heading = 'Draft draw 1'

/** The rule's text, which the order depends on to the last character. */
export function writeDrawRule({ league, statedAt, round, teams }: DrawRule): string {
  return [
    heading,
    `League: ${league}`,
    `Stated: ${new Date(statedAt).toISOString().replace('.000Z', 'Z')}`,
    `Beacon: ${quicknet.name} ${round}`,
    ...teams.map((team) => `${'pick' in team ? `=${team.pick}` : team.weight} ${team.name}`),
  ].join('\n')
}

/** The rule of a text, or in one sentence why it is none. */
export function readDrawRule(text: string): DrawRule | { problem: string } {
  const [first, league, stated, beacon, ...lines] = text.split('\n')
  const time = /^Stated: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/.exec(stated ?? '')?.[1]
  const round = /^Beacon: quicknet ([1-9]\d{0,9})$/.exec(beacon ?? '')?.[1]
  const name = /^League: (.*)$/u.exec(league ?? '')?.[1]
  const teams = lines.map(readTeam)
  if (first !== heading || name === undefined || time === undefined || round === undefined || teams.includes(null)) {
    return { problem: 'This is not the whole rule of a draw. Copy the link again, to its last character.' }
  }
  const rule = {
    league: name,
    statedAt: Date.parse(time),
    round: Number(round),
    teams: teams.filter((team) => team !== null),
  }
  const problem = findRuleProblem(rule)
  if (problem !== null) return { problem }
  return writeDrawRule(rule) === text
    ? rule
    : { problem: 'This rule is not written as this site writes it. Ask for the link again.' }
}

function readTeam(line: string): DrawTeam | null {
  const [, isFixed, digits, name] = /^(=?)([1-9]\d{0,3}) (.+)$/u.exec(line) ?? []
  if (name === undefined) return null
  return isFixed ? { name, pick: Number(digits) } : { name, weight: Number(digits) }
}

/** In one sentence why nothing can be drawn by the rule; null if it can. */
export function findRuleProblem({ league, statedAt, round, teams }: DrawRule): string | null {
  if (league === '') return 'Enter the league’s name.'
  if (!isDrawName(league)) return `The league’s name needs 1 to ${longestDrawName} characters on one line.`
  return findTeamsProblem(teams) ?? findTimeProblem(statedAt, round)
}

export function findTeamsProblem(teams: readonly DrawTeam[]): string | null {
  if (teams.length < fewestDrawn || teams.length > mostDrawn)
    return `A draw has ${fewestDrawn} to ${mostDrawn} teams, and this one has ${teams.length}.`
  const unnamed = teams.findIndex(({ name }) => !isDrawName(name))
  if (unnamed >= 0) return `Team ${unnamed + 1} needs a name of 1 to ${longestDrawName} characters on one line.`
  const twice = findTwice(teams, lookOf) ?? findTwice(teams, (name) => name.toLowerCase())
  if (twice)
    return `Two teams are named ${twice.name}, or look so. Add something to one of the names, so that the order is clear.`
  const picks = teams.flatMap((team) => ('pick' in team ? team.pick : []))
  const wrongPick = picks.find((pick, index) => pick < 1 || pick > teams.length || picks.indexOf(pick) < index)
  if (wrongPick !== undefined)
    return `Pick ${wrongPick} can’t be fixed: each pick from 1 to ${teams.length} goes to one team.`
  const wrong = teams.find((team) => 'weight' in team && !isWeight(team.weight))
  if (wrong) return `${wrong.name} needs a weight from 1 to ${largestWeight}, without decimals.`
  if (teams.length - picks.length < fewestDrawn)
    return 'At least two teams have to be drawn: for the others, a pick can be fixed.'
  return null
}

function findTimeProblem(statedAt: number, round: number): string | null {
  if (!Number.isSafeInteger(statedAt / 1000)) return 'The rule doesn’t say when it was stated.'
  if (!Number.isSafeInteger(round) || round < 1 || round > lastRound)
    return 'The rule names a round that the beacon doesn’t have.'
  if (timeOfRound(round) > statedAt) return null
  return 'The random value was already public when this rule was stated, so its author could have known it. This draw doesn’t count: state the rule again with a later time.'
}

const isWeight = (weight: number) => Number.isInteger(weight) && weight >= 1 && weight <= largestWeight

/** One line without characters that change or hide the text beside it, as the book's names. */
function isDrawName(name: string): boolean {
  return (
    name.length > 0 &&
    name.length <= longestDrawName &&
    name === toDrawName(name) &&
    lookOf(name) !== '' &&
    /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}]*$/u.test(name) &&
    name.isWellFormed()
  )
}

/** A team whose name is in this form another one's, too. */
function findTwice(teams: readonly DrawTeam[], formOf: (name: string) => string): DrawTeam | undefined {
  const forms = teams.map(({ name }) => formOf(name))
  return teams.find((_, index) => forms.indexOf(forms[index] ?? '') < index)
}

/**
 * Names of one look are the same to whoever reads the order, so its author could say which of them is which: case, invisible characters,
 * other forms of a letter, and Cyrillic and Greek letters that look Latin.
 */
function lookOf(name: string): string {
  return [
    ...name
      .normalize('NFKC')
      .replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
      // A small L looks like a large I; a large L does not.
      .replaceAll('l', 'i')
      .toLowerCase(),
  ]
    .map((letter) => alike.get(letter) ?? letter)
    .join('')
    .trim()
}

const alike = new Map(
  [
    ['аα', 'a'],
    ['вβ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еεё', 'e'],
    ['нηһ', 'h'],
    ['1іιӏ|!', 'i'],
    ['јϳ', 'j'],
    ['кκ', 'k'],
    ['мμ', 'm'],
    ['ν', 'n'],
    ['0оο', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['ԝ', 'w'],
    ['хχ', 'x'],
    ['уυ', 'y'],
    ['ζ', 'z'],
  ].flatMap(([letters = '', latin = '']) => [...letters].map((letter) => [letter, latin] as const)),
)

/** A name of a host as a rule can have it. */
export function toDrawName(name: string): string {
  return [
    ...name
      .toWellFormed()
      .normalize()
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  ]
    .reduce((all, character) => (all.length + character.length > longestDrawName ? all : all + character), '')
    .trim()
}

/**
 * The fingerprint of a rule, the same for whoever has the same rule: to compare by eye. A shorter one would do against damage, but its author could
 * search for two rules with the same fingerprint.
 */
export function fingerprintOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 16)).replace(/(....)(?=.)/g, '$1 ')
}

/** The beacon's randomness of a round with this signature, in hexadecimal digits. */
export const randomnessOf = (signature: string) => bytesToHex(sha256(hexToBytes(signature)))

/** The order by the randomness of the rule's round. */
export function drawOrder(rule: DrawRule, randomness: string): DrawnPick[] {
  const text = writeDrawRule(rule)
  let count = 0
  return orderBy(rule.teams, () => {
    count++
    const bytes = sha256(utf8ToBytes(`${randomness}\n${count}\n${text}`))
    return Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0) >> 16n)
  })
}

/** Numbers of the stream are below it. */
export const numbersBelow = 2 ** 48

/**
 * Each free pick, from the first on, goes to a team not drawn yet with a chance of its weight among theirs. Numbers above the last whole
 * multiple of the sum are left out: with them the first teams would have more than their share.
 */
export function orderBy(teams: readonly DrawTeam[], nextNumber: () => number): DrawnPick[] {
  const fixed = new Map(teams.flatMap((team) => ('pick' in team ? [[team.pick, team.name] as const] : [])))
  const open = teams.flatMap((team) => ('weight' in team ? { ...team } : []))
  return teams.map((_, index) => {
    const pick = index + 1
    const name = fixed.get(pick)
    return name === undefined
      ? { pick, name: drawOne(open, nextNumber), isFixed: false }
      : { pick, name, isFixed: true }
  })
}

/** Draws a team and takes it out of those that are open. */
function drawOne(open: { name: string; weight: number }[], nextNumber: () => number): string {
  const sum = open.reduce((all, { weight }) => all + weight, 0)
  let number = nextNumber()
  while (number >= numbersBelow - (numbersBelow % sum)) number = nextNumber()
  number %= sum
  const at = open.findIndex(({ weight }) => {
    number -= weight
    return number < 0
  })
  return open.splice(at, 1)[0]?.name ?? ''
}
