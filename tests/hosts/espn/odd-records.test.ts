/** One odd record is skipped; an unusable response is refused with file and path. */
import { describe, expect, it } from 'vitest'
import { buildEspnLeague, setAt } from './build-espn-league.ts'
import { entriesPath, findPlayer, read } from './read-sketch.ts'

describe('odd records', () => {
  it('leaves out an odd value, and keeps its record', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-01.json'], `${entriesPath(0)}[3].playerPoolEntry.player.defaultPositionId`, 'RB')
    const { lineups, warnings } = await read(files)
    expect(lineups[0]?.entries).toHaveLength(5)
    expect(warnings).toEqual([
      {
        message:
          'One value of the lineups of week 1 couldn’t be read and was left out, so something may be missing there.',
        source: 'scoring-period-01.json',
        week: 1,
        detail: expect.stringMatching(
          /entries\[3\]\.playerPoolEntry\.player\.defaultPositionId: expected number, found "RB"/,
        ),
      },
    ])
  })

  it.each([
    ['shows to its members only', false, true],
    ['shows to everyone', true, undefined],
    ['says nothing readable of', 'yes', undefined],
  ])('notes that ESPN %s the league', async (_, isPublic, isPrivate) => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'settings.isPublic', isPublic)
    const { settings, warnings } = await read(files)
    expect([settings.isPrivate, warnings]).toEqual([isPrivate, []])
  })

  it('refuses a league of another sport, whatever its weeks are', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'gameId', 2)
    setAt(files['league.json'], 'settings.scheduleSettings.matchupPeriods.1', [44])
    await expect(read(files)).rejects.toThrow('ESPN league 4711 isn’t a football league.')
  })

  it('skips an unreadable roster entry, and continues', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-01.json'], `${entriesPath(0)}[3].lineupSlotId`, 'RB')
    const { lineups, warnings } = await read(files)
    expect(lineups[0]?.entries).toHaveLength(4)
    expect(warnings).toEqual([
      {
        message:
          'One record of the lineups of week 1 couldn’t be read and was skipped, so something may be missing there.',
        source: 'scoring-period-01.json',
        week: 1,
        detail: expect.stringMatching(/entries\[3\]\.lineupSlotId: expected number, found "RB"/),
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
    expect(season.warnings.map(({ detail }) => detail)).toEqual(["ESPN's ids: 100."])
  })

  it('keeps a starter in an unknown slot by its number', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'settings.rosterSettings.lineupSlotCounts.99', 1)
    for (const week of ['01', '02'])
      setAt(files[`scoring-period-${week}.json`], `${entriesPath(0)}[2].lineupSlotId`, 99)
    const { lineups, warnings, settings } = await read(files)
    expect(lineups[0]?.entries[2]?.slot).toBe('Slot 99')
    expect(settings.lineupSlots.map(({ slot }) => slot)).toEqual(['QB', 'RB', 'FLEX', 'Slot 99', 'BENCH', 'IR'])
    expect(warnings.map(({ message }) => message)).toEqual([
      'This league uses a lineup slot we don’t recognize. It’s shown as “Slot 99” and counts as a starting slot.',
    ])
  })

  it('reads points per reception if only positions have them', async () => {
    const worth = async (pointsOverrides: Record<string, number>, points = 0) => {
      const files = buildEspnLeague()
      setAt(files['league.json'], 'settings.scoringSettings.scoringItems[0]', { statId: 53, points, pointsOverrides })
      return (await read(files)).settings.pointsPerReception
    }
    expect(await worth({ '1': 1, '2': 1, '3': 1, '4': 1, '15': 1 })).toBe(1)
    expect(await worth({ '2': 0.5, '3': 0.5, '4': 1 })).toBe(0.5)
    expect(await worth({ '4': 1.5 }, 1)).toBe(1)
    expect(await worth({ '2': 0.25, '3': 0.5, '4': 1 })).toBeNull()
    expect(await worth({}, 0.5)).toBe(0.5)
  })

  it('reads names if a co-owner is not among the members', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'teams[1].owners', ['{gone}', '{owner-2}'])
    const { teams } = await read(files)
    expect(teams[1]).toMatchObject({ ownerNames: ['Owner 2 Smith'], namelessOwnerKeys: [teams[1]?.ownerKeys[1]] })
    expect(teams[0]).not.toHaveProperty('namelessOwnerKeys')
  })

  it('recognizes team quarterbacks, edge rushers and rookies', async () => {
    const files = buildEspnLeague()
    for (const [place, slot] of [1, 24, 25].entries())
      setAt(files['scoring-period-01.json'], `${entriesPath(0)}[${place}].lineupSlotId`, slot)
    setAt(files['scoring-period-01.json'], `${entriesPath(0)}[0].playerPoolEntry.player.defaultPositionId`, 15)
    delete files['players.json']
    const season = await read(files)
    expect(season.lineups[0]?.entries.slice(0, 3).map(({ slot }) => slot)).toEqual(['TQB', 'EDR', 'ROOKIE'])
    expect(season.warnings.filter(({ message }) => /add up|slot/.test(message))).toEqual([])
  })

  it('reports the weeks in which starters do not add up to the score', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-02.json'], `${entriesPath(0)}[1].lineupSlotId`, 20)
    const { warnings } = await read(files)
    expect(warnings).toMatchObject([{ message: expect.stringMatching(/don’t add up .* in week 2\./), week: 2 }])
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

  it('follows the rows of a week, not the number that the response echoes', async () => {
    const files = buildEspnLeague()
    const whole = await read(files)
    for (const name of Object.keys(files).filter((file) => /scoring|transactions/.test(file)))
      setAt(files[name], 'scoringPeriodId', 3)
    expect(await read(files)).toEqual(whole)
    files['scoring-period-02.json'] = { ...files['scoring-period-01.json'] }
    const { lineups, warnings } = await read(files)
    expect(new Set(lineups.map(({ week }) => week))).toEqual(new Set([1, 3]))
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The lineups of week 2 are missing/),
    ])
  })

  it('stops at a file of another season', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-02.json'], 'seasonId', 2024)
    await expect(read(files)).rejects.toThrow(/seasonId: expected 2025, found 2024/)
  })

  it('reports that an empty folder has no league', async () => {
    await expect(read({})).rejects.toMatchObject({ kind: 'not-found' })
  })
})
