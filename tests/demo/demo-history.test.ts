/** The five seasons of league 101 as a history: managers who joined, left, shared a team and won. */
import { describe, expect, it } from 'vitest'
import { demoLeagues, demoSeasons } from '../../demo/index.ts'
import { openHistory } from '../../src/analytics/history/league-history.ts'
import { handleHistory } from '../../src/handlers/history.ts'
import { openHosts } from '../../src/hosts/index.ts'
import { readOnlyFolder } from '../../src/hosts/shared/raw-files.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'

const source = await openHosts({ espn: {}, sleeper: {} })('espn')
const seasons = await Promise.all(
  demoSeasons
    .filter(({ leagueId }) => leagueId === '101')
    .map(async (demo) => judgeSeason(await source.readSeason(readOnlyFolder(demo.generate()), demo))),
)
const league = openHistory({ seasons })
const response = handleHistory({ seasons, aliases: {}, missing: [] })
const managers = [...league.managers.values()]

describe('the earlier seasons of the demo', () => {
  it('come after the newest season of every league, and are no separate leagues', () => {
    expect(demoSeasons.slice(0, demoLeagues.length)).toEqual(demoLeagues)
    expect(demoLeagues.filter(({ leagueId }) => leagueId === '101').map(({ season }) => season)).toEqual([2025])
    expect(seasons.map(({ season, teams }) => [season, teams.length])).toEqual([
      [2025, 12],
      [2024, 12],
      [2023, 12],
      [2022, 10],
      [2021, 10],
    ])
  })

  it('are imported without a warning, and name the seasons before them', () => {
    expect(seasons.flatMap(({ warnings }) => warnings)).toEqual([])
    expect(seasons.map(({ settings }) => settings.previousSeasons)).toEqual([
      [2021, 2022, 2023, 2024],
      [2021, 2022, 2023],
      [2021, 2022],
      [2021],
      [],
    ])
    expect(league.missing).toEqual([])
  })
})

describe('the managers of the demo', () => {
  it('stay, join, leave, and return', () => {
    const years = managers.map(({ name, tenures }) => [name, tenures.map(({ season }) => season.season).join(' ')])
    const others = years.filter(([, own]) => own !== '2021 2022 2023 2024 2025')
    expect(years.length - others.length).toBe(7)
    expect(Object.fromEntries(others)).toEqual({
      'Thaddeus Vollmer': '2021 2022',
      'Ambrose Banksia': '2021 2022',
      'Leocadia Fennimore': '2022',
      'Delphine Arceneaux': '2021 2023 2024 2025',
      'Winifred Banksia': '2023 2024 2025',
      'Anselm Grady-Okafor': '2023 2024 2025',
      'Ignatius Poole': '2023 2024 2025',
      'Yuki Thorsen': '2023 2024 2025',
    })
  })

  it('share teams, and swap who is the primary owner', () => {
    const shared = managers.flatMap(({ name, tenures }) =>
      tenures.flatMap(({ season, team, coManagers }) =>
        coManagers.map((other) => `${season.season} ${team.name}: ${name} with ${other.name}`),
      ),
    )
    expect(shared.sort()).toEqual([
      '2021 The Banksia Job: Ambrose Banksia with Winifred Banksia',
      '2022 Señor Snaps: Joaquín Peñaloza with Yuki Thorsen',
      '2022 The Banksia Job: Ambrose Banksia with Winifred Banksia',
      '2023 Hail Mary Poppins ☂️: Winifred Banksia with Ambrose Banksia',
      '2024 Hail Mary Poppins ☂️: Winifred Banksia with Ambrose Banksia',
    ])
  })

  it('have one account each, which identifies them in all seasons', () => {
    const accounts = seasons.flatMap(({ teams }) =>
      teams.flatMap(({ ownerKeys, ownerNames }) => ownerKeys.map((key, index) => `${key} ${ownerNames[index]}`)),
    )
    expect(new Set(accounts).size).toBe(managers.length)
    expect(new Set(managers.map(({ name }) => name)).size).toBe(managers.length)
    expect(managers.every(({ ownerNames }) => ownerNames.length === 1)).toBe(true)
  })
})

describe('the all-time table of the demo', () => {
  it('has a champion a season, one of them twice and most managers never', () => {
    const champions = response.managers.filter(({ titles }) => titles > 0)
    expect(Object.fromEntries(champions.map(({ name, titleYears }) => [name, titleYears]))).toEqual({
      'Delphine Arceneaux': [2021, 2024],
      'Casimir Blythe': [2022],
      'Winifred Banksia': [2023],
      'Björn Lindqvist-Hale': [2025],
    })
    expect(response.seasons.map(({ championName, final }) => championName === final?.winnerName)).toEqual(
      Array(5).fill(true),
    )
  })

  it('counts the playoffs of each season by its own number of teams', () => {
    const appearances = response.managers.reduce((sum, manager) => sum + manager.playoffAppearances, 0)
    expect(appearances).toBe(4 + 4 * 6)
  })

  it('is neither one manager’s nor a lottery: no manager wins more than two of three games over all years', () => {
    for (const { name, seasons: count, regular } of response.managers) {
      const share = (regular.wins + regular.ties / 2) / regular.games
      if (count >= 4) expect(share, name).toBeLessThan(2 / 3)
      expect(share, name).toBeGreaterThan(0.2)
    }
  })
})
