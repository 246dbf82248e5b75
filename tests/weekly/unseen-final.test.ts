/** A championship game whose score nobody knows, while the bracket names its winner. */
import { describe, expect, it } from 'vitest'
import { handleBracket } from '../../src/handlers/bracket.ts'
import { handleScoreboard } from '../../src/handlers/scoreboard.ts'
import { readSleeperSeason } from '../../src/hosts/sleeper/index.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { writeEdition } from '../../src/weekly/write-edition.ts'
import { openMemoryFolder } from '../hosts/espn/memory-folder.ts'
import { playedId, playSleeperLeague } from '../hosts/sleeper/play-sleeper-league.ts'
import { loadEditions } from './load-season.ts'

/** Eight teams, semifinals in week 6 and the final in week 7 without a score. */
async function readUnseen() {
  const { files, places } = playSleeperLeague({ teams: 8, playoffTeams: 4, hasConsolation: true })
  for (const row of files['matchups-07.json'] as unknown as { roster_id: number }[]) {
    if (!places.slice(0, 2).includes(row.roster_id)) continue
    Object.assign(row, { points: null, starters: null, starters_points: null, players_points: null })
  }
  const season = judgeSeason(await readSleeperSeason(openMemoryFolder(files), { leagueId: playedId, season: null }))
  return { season, places }
}

describe('a final without a score', () => {
  it('is not to come in a finished season', async () => {
    const { season, places } = await readUnseen()
    const bracket = handleBracket(
      { season, context: { seasons: [], asOf: null } },
      { host: 'sleeper', leagueId: playedId, season: season.season },
    )
    const final = bracket.rounds.at(-1)?.games.find(({ bestPlace, isBye }) => bestPlace === 1 && !isBye)
    expect([season.title.championId, final?.status]).toEqual([places[0], 'not-recorded'])
    const [sources] = [...loadEditions(season).values()]
    const unseen = sources?.schedule?.filter(({ status }) => status === 'not-recorded')
    expect(unseen?.map(({ week, kind }) => [week, kind])).toEqual([[7, 'winners-bracket']])
    expect(sources?.schedule?.filter(({ status, away }) => away && status === 'scheduled')).toEqual([])
  })

  it('leaves nothing of its week to come', async () => {
    const { season } = await readUnseen()
    const board = handleScoreboard({ season, context: { seasons: [], asOf: null } }, { week: 7 } as Parameters<
      typeof handleScoreboard
    >[1])
    expect([board.isComplete, board.weeks.map(({ isComplete }) => isComplete)]).toEqual([true, Array(7).fill(true)])
    expect(board.title).toEqual({ matchupId: board.matchups[0]?.matchupId, winnerIsChampion: false })
    expect(board.matchups[0]?.status).toBe('not-recorded')
  })

  it('is the lead of its week, with the champion', async () => {
    const { season, places } = await readUnseen()
    const editions = loadEditions(season)
    const champion = season.teams.find(({ id }) => id === places[0])?.name
    const sources = editions.get(7)
    const edition = sources && writeEdition(sources, 7)
    expect([edition?.lead.key, edition?.lead.headline.text.includes(champion ?? '?')]).toEqual([
      'unseen-champion',
      true,
    ])
    expect(edition?.lead.sentences[0]?.text).toBe(`${champion} is the champion by the final standings.`)
    const before = editions.get(6)
    expect(before && writeEdition(before, 6)?.lead.key).not.toBe('unseen-champion')
  })
})
