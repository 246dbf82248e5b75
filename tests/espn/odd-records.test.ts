/** One odd record is set aside; an answer that cannot be used is refused with file and path. */
import { describe, expect, it } from 'vitest'
import { buildEspnLeague, setAt } from './build-espn-league.ts'
import { entriesPath, findPlayer, read } from './read-sketch.ts'

describe('odd records', () => {
  it('sets a roster entry aside that cannot be read, and goes on', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-01.json'], `${entriesPath(0)}[3].playerPoolEntry.player.defaultPositionId`, 'RB')
    const { lineups, warnings } = await read(files)
    expect(lineups[0]?.entries).toHaveLength(4)
    expect(warnings).toEqual([
      {
        message: expect.stringMatching(
          /entries\[3\]\.playerPoolEntry\.player\.defaultPositionId: expected number, found "RB"/,
        ),
        source: 'scoring-period-01.json',
        week: 1,
      },
    ])
  })

  it('keeps a player without a name by his number', async () => {
    const files = buildEspnLeague()
    for (const name of Object.keys(files).filter((file) => /scoring|players/.test(file))) {
      files[name] = JSON.parse(JSON.stringify(files[name]).replaceAll('"Player  No. 100"', 'null'))
    }
    const season = await read(files)
    expect(findPlayer(season, 100)).toMatchObject({ name: 'Player 100', position: 'QB' })
    expect(season.warnings.map(({ message }) => message)).toEqual([expect.stringContaining('100')])
  })

  it('says once that a lineup slot is unknown', async () => {
    const files = buildEspnLeague()
    for (const week of ['01', '02'])
      setAt(files[`scoring-period-${week}.json`], `${entriesPath(0)}[3].lineupSlotId`, 99)
    const { lineups, warnings, players } = await read(files)
    expect(warnings.filter(({ message }) => /slot 99/.test(message))).toHaveLength(1)
    expect(lineups[0]?.entries).toHaveLength(4)
    expect(players.some(({ espnPlayerId }) => espnPlayerId === 103)).toBe(true)
  })

  it('refuses rosters in which no entry names its player', async () => {
    const files = buildEspnLeague()
    const text = JSON.stringify(files['scoring-period-02.json']).replaceAll('"playerId"', '"id"')
    files['scoring-period-02.json'] = JSON.parse(text)
    await expect(read(files)).rejects.toMatchObject({
      kind: 'unreadable-answer',
      message: expect.stringMatching(
        /^League 4711, season 2025, week 2, scoring-period-02\.json: .*entries\[0\]\.playerId: expected number, found nothing/,
      ),
    })
  })

  it.each([
    ['settings', undefined, /settings: expected object, found nothing \(view mSettings\)/],
    ['teams', undefined, /teams: expected array, found nothing \(view mTeam\)/],
    ['schedule[2].home.teamId', 'one', /schedule\[2\]\.home\.teamId: expected number, found "one"/],
    ['settings.scheduleSettings.matchupPeriods', [], /matchupPeriods: expected record, found a list of 0/],
    ['id', 4712, /id: expected 4711, found 4712/],
  ])('stops at %s = %j, with the path', async (path, value, message) => {
    const files = buildEspnLeague()
    setAt(files['league.json'], path, value)
    await expect(read(files)).rejects.toMatchObject({
      kind: 'unreadable-answer',
      message: expect.stringMatching(message),
    })
  })

  it('stops at a file of another week or season', async () => {
    const files = buildEspnLeague()
    files['scoring-period-02.json'] = { ...files['scoring-period-01.json'] }
    await expect(read(files)).rejects.toThrow(/scoring-period-02\.json: scoringPeriodId: expected 2, found 1/)
    setAt(files['scoring-period-02.json'], 'seasonId', 2024)
    await expect(read(files)).rejects.toThrow(/seasonId: expected 2025, found 2024/)
  })

  it('says that there is no league in an empty folder', async () => {
    await expect(read({})).rejects.toMatchObject({ kind: 'not-found' })
  })
})
