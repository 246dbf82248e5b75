import { describe, expect, it } from 'vitest'
import { isScheduleOld, readSavedNflSchedule } from '../../../src/hosts/espn/read-nfl-schedule.ts'

const day = (text: string) => Date.parse(text)
const proGames = (startTimeTBD: boolean) => ({
  16: [{ homeProTeamId: 12, awayProTeamId: 2, date: day('2026-12-27T18:00:00Z') }],
  17: [{ homeProTeamId: 12, awayProTeamId: 2, date: day('2027-01-03T08:01:00Z'), startTimeTBD }],
})
const scheduleOf = (startTimeTBD: boolean) =>
  readSavedNflSchedule(
    {
      settings: {
        proTeams: [
          { id: 12, abbrev: 'KC', proGamesByScoringPeriod: proGames(startTimeTBD) },
          { id: 2, abbrev: 'Buf', proGamesByScoringPeriod: proGames(startTimeTBD) },
          {
            id: 6,
            abbrev: 'Dal',
            proGamesByScoringPeriod: {
              17: [{ homeProTeamId: 6, awayProTeamId: 19, date: day('2027-01-03T21:25:00Z') }],
            },
          },
        ],
      },
    },
    2026,
  )

describe('the NFL schedule', () => {
  it('has no kickoff of a game whose time is a placeholder, though it has the game', () => {
    const kickoffs = (isPlaceholder: boolean) =>
      scheduleOf(isPlaceholder)?.KC?.map(({ week, opponent, kickoff }) => [week, opponent, kickoff])
    const first = [16, 'BUF', '2026-12-27T18:00:00.000Z']
    expect(kickoffs(true)).toEqual([first, [17, 'BUF', undefined]])
    expect(kickoffs(false)).toEqual([first, [17, 'BUF', '2027-01-03T08:01:00.000Z']])
  })

  it('is old in a week that it was not read in, and while the week lacks some of its kickoffs', () => {
    expect(isScheduleOld(null, 0)).toBe(true)
    expect(isScheduleOld(scheduleOf(true), 0)).toBe(false)
    expect(isScheduleOld(scheduleOf(true), 16, 15)).toBe(true)
    expect(isScheduleOld(scheduleOf(true), 16, 16)).toBe(false)
    expect(isScheduleOld(scheduleOf(true), 17, 17)).toBe(true)
    expect(isScheduleOld(scheduleOf(false), 17, 17)).toBe(false)
  })
})
