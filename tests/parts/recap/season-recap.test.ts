import { expect, it } from 'vitest'
import { recapSeasonOf } from '../../../src/parts/recap/season-recap.ts'
import { completed, completedLeague } from '../../support/completed.ts'
import { espnSeason } from '../../support/league-keys.ts'

it.each([
  ['is over if its phase says so', { phase: 'complete', completedWeeks: [1, 2] }, false, null],
  ['is as far as its weeks, whoever leads', { phase: 'in-season', completedWeeks: [1, 2] }, true, 2],
  ['is over with a champion, of a server without phases', { name: 'Ten' }, true, null],
  ['is as far as the specification’s weeks without one', { name: 'Ten' }, false, 17],
])('a season that is in no snapshot %s', (_, fields, hasChampion, throughWeek) => {
  const standings = completed('standings', { standings: [{ teamName: 'Alpha', isChampion: hasChampion }] })
  const season = recapSeasonOf(espnSeason(7, 2025), { league: completedLeague(fields), standings })
  expect(season.throughWeek).toBe(throughWeek)
})
