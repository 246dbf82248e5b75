import { expect, it } from 'vitest'
import { fromSleeperStatistic, isOffered, statisticOf } from '../../src/domain/statistics.ts'

it.each([
  ['def_2pt', 'Two-point return of the defense'],
  ['fgm_yds_over_30', 'Field goal yard beyond 30'],
  ['fgmiss_0_19', 'Missed field goal under 20 yards'],
  ['pts_allow', 'Point allowed'],
  ['tkl_loss', 'Tackle for a loss'],
  ['idp_pass_def', 'Pass defensed by a defender'],
  ['rec_40p', 'Reception of 40 yards or more'],
])('names Sleeper’s %s', (name, label) => {
  expect(statisticOf(fromSleeperStatistic(name)).name).toBe(label)
})

it('offers more points for tight ends’ receptions in every league', () => {
  expect(isOffered('bonus_rec_te')).toBe(true)
})
