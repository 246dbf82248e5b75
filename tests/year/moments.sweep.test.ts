/**
 * Weeks of a league, with the command every half hour: each moment is posted once and in order, what it says of a game comes true or not as the
 * final score says, and a game that it is silent about ends as it stood.
 */
import { afterAll, describe, expect, it } from 'vitest'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import { handleLive } from '../../src/handlers/live.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { key, leagueAt, openAnnouncer, type Post, type Variant } from '../announce/support/league-at.ts'

const halfHour = 30 * 60_000
/** In the sixth all games of the usual league are decided on Sunday; the median one plays its semifinals in weeks 14 and 15. */
const weeks = [
  ...([3, 6, 9] as const).map((week) => ['usual', week] as const),
  ...([2, 14, 15] as const).map((week) => ['median', week] as const),
  ['elimination', 3],
] as const
/** Tuesday, 10:00 UTC, of a week: after the host has turned to it. */
const tuesdayOf = (week: number) => Date.parse('2025-09-02T10:00:00Z') + (week - 1) * 7 * 86_400_000
const endOf = (week: number) => tuesdayOf(week + 1) - 4 * halfHour
/** When the command first posts before the Monday game. */
const mondayOf = (week: number) => tuesdayOf(week + 1) - 25 * halfHour

type Board = ResponseOf<'live'>
type Game = Board['matchups'][number]

async function boardAt(time: Date, league: Variant): Promise<Board> {
  const season = judgeSeason(await leagueAt(time, league))
  return handleLive({ season, context: { seasons: [], asOf: season.asOf ?? null } }, key)
}

const pointsOf = ({ home, away }: Game) =>
  new Map([home, ...(away ? [away] : [])].map(({ team, points }) => [team.name, points ?? 0]))
const leaderOf = (game: Game) => [...pointsOf(game)].toSorted(([, a], [, b]) => b - a)[0]?.[0]

/** Of three games all are named. */
const nameOf = ({ text }: Post) =>
  text.startsWith('After Sunday')
    ? 'sunday-night'
    : text.startsWith('Worth a look')
      ? 'lineups'
      : text.includes('kicks off')
        ? 'thursday'
        : 'monday'

/** "X needs more than 14.2 points from two players to beat Y" where X scored that and lost, or did not and won. */
function listWrong(text: string, then: Board, final: Board): string[] {
  const wrong: string[] = []
  for (const [, name = '', needed = '', , other = ''] of text.matchAll(
    /^(?:.*\. )?(.+) needs more than ([\d.]+) points from (.+) to beat (.+): \d+%\./gm,
  )) {
    const game = final.matchups.find((one) => pointsOf(one).has(name))
    const before = then.matchups.find((one) => pointsOf(one).has(name))
    if (!game || !before) throw new Error(`No game of ${name}`)
    const scored = (pointsOf(game).get(name) ?? 0) - (pointsOf(before).get(name) ?? 0)
    const wins = (pointsOf(game).get(name) ?? 0) > (pointsOf(game).get(other) ?? 0)
    // To the cent.
    const isEnough = Math.round(100 * scored) > Math.round(100 * Number(needed))
    if (isEnough !== wins) wrong.push(`${name} scored ${scored} of ${needed} and ${wins ? 'won' : 'did not win'}`)
  }
  return wrong
}

describe.each(weeks)('league %s, week %i', (league, week) => {
  const announcer = openAnnouncer(league)
  afterAll(() => announcer.remove())
  it('has each moment once, in order, and none of them is wrong', async () => {
    await announcer.read(new Date(tuesdayOf(week)))
    for (let time = tuesdayOf(week); time < endOf(week); time += halfHour)
      expect((await announcer.run(new Date(time))).failures).toBe(0)
    const said: string[] = announcer.posts.map(nameOf)
    expect(said).toEqual(['thursday', 'lineups', 'sunday-night', 'monday'].filter((name) => said.includes(name)))
    // A league without opponents has no game of the week.
    if (league !== 'elimination') expect(said).toContain('thursday')
    // The round is open for another week.
    if (league === 'elimination' || week === 14) expect(said.filter((name) => /night|monday/.test(name))).toEqual([])
    const final = await boardAt(new Date(endOf(week)), league)
    for (const { at, text } of announcer.posts) {
      expect(text.split('\n').length).toBeLessThanOrEqual(4)
      expect(listWrong(text, await boardAt(at, league), final)).toEqual([])
    }
  }, 300_000)

  it('has nothing on Monday of games that are decided, and something of all others', async () => {
    const monday = announcer.posts.find((post) => nameOf(post) === 'monday')?.text ?? ''
    const then = await boardAt(new Date(mondayOf(week)), league)
    const final = await boardAt(new Date(endOf(week)), league)
    for (const game of then.matchups.filter(({ weeks }) => weeks.at(-1) === week)) {
      if ([...pointsOf(game).keys()].some((name) => monday.includes(name))) continue
      const ended = final.matchups.find(({ matchupId }) => matchupId === game.matchupId)
      expect(ended && leaderOf(ended)).toBe(leaderOf(game))
    }
    const isOver = ({ home, away }: Game) => home.startersToCome === 0 && away?.startersToCome === 0
    for (const game of then.matchups.filter(isOver))
      for (const name of pointsOf(game).keys()) expect(monday).not.toContain(name)
  })
})
