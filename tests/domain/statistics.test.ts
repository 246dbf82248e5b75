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

it('names punters’ averages, head coaches’ margins and Sleeper’s rules for single positions, in their groups', () => {
  const named = (ids: string[]) => ids.map((id) => [statisticOf(id).name, statisticOf(id).group])
  expect(named(['148', '162', '167', 'fgmiss_50_59', 'bonus_rush_td_qb'])).toEqual([
    ['Punting average of 44 yards or more', 'Punting'],
    ['Win of the NFL team by 20 to 24 points', 'Team results'],
    ['Loss of the NFL team by 1 to 4 points', 'Team results'],
    ['Missed field goal of 50 to 59 yards', 'Kicking'],
    ['Rushing touchdown of a quarterback, on top', 'Rushing'],
  ])
})
