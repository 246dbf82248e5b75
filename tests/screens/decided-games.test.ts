/** A championship game that its scores did not decide: every screen names the winner, and how it won. */
import { describe, expect, it } from 'vitest'
import { teamIdOf } from '../../src/analytics/public-ids.ts'
import type { HostMatchup, HostSeason } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { recapStory } from '../../src/parts/recap/describe-recap.ts'
import { BracketScreen } from '../../src/screens/bracket/BracketScreen.tsx'
import { EmbedWeekScreen } from '../../src/screens/embed/EmbedWeek.tsx'
import { HistoryScreen } from '../../src/screens/history/HistoryScreen.tsx'
import { MatchupsScreen } from '../../src/screens/matchups/MatchupsScreen.tsx'
import { OverviewScreen } from '../../src/screens/overview/OverviewScreen.tsx'
import { composeLeagueStory } from '../../src/screens/story/league-story.ts'
import { WeekScreen } from '../../src/screens/week/WeekScreen.tsx'
import { WeeklyScreen } from '../../src/screens/weekly/WeeklyScreen.tsx'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { recapOfDemo } from '../parts/recap/support/demo-recaps.ts'
import { readDemo } from '../read-leagues.ts'
import { showScreen } from '../support/shown-screen.ts'

/** Every game from the first playoff week on ends with these points of the winner and the loser. */
async function seasonWith(winner: number, loser: number): Promise<Season> {
  const season = await readDemo(101)
  const change = (matchup: HostMatchup): HostMatchup => {
    const { home, away, kind } = matchup
    if (kind === 'regular' || !away) return matchup
    const pointsOf = (side: typeof home) => ((matchup.winner === 'home') === (side === home) ? winner : loser)
    const changed = (side: typeof home) => {
      const points = pointsOf(side)
      const adjustment = points - ((side.points ?? 0) - side.adjustment)
      return { ...side, points, adjustment }
    }
    return { ...matchup, home: changed(home), away: changed(away) }
  }
  return judgeSeason({ ...season, matchups: season.matchups.map(change) } satisfies HostSeason)
}

describe.each([
  { how: /tiebreaker/i, ended: 'by a tiebreaker', winner: 120.4, loser: 120.4 },
  { how: /league ruling/i, ended: 'by a ruling', winner: 98.2, loser: 120.4 },
])('a final won $ended', ({ how, winner, loser }) => {
  it('is told so everywhere, and by no margin', async () => {
    const season = await seasonWith(winner, loser)
    const { leagueId, season: year } = season
    const champion = season.teams.find(({ id }) => id === season.title.championId)
    if (!champion) throw new Error('The league has no champion')
    const teamId = teamIdOf(season, champion.id)
    const league = `/leagues/espn/${leagueId}`
    const recap = await recapOfDemo({ season, throughWeek: null })
    const screens = {
      overview: await showScreen(OverviewScreen, `${league}/overview`, season),
      bracket: await showScreen(BracketScreen, `${league}/matchups/bracket`, season),
      matchups: await showScreen(MatchupsScreen, `${league}/matchups/17`, season),
      history: await showScreen(HistoryScreen, `${league}/history`, season),
      week: await showScreen(WeekScreen, `${league}/teams/${teamId}/roster/week/17`, season),
      recap: { text: recapStory(recap) },
      story: { text: JSON.stringify(composeLeagueStory(recap)) },
      weekly: await showScreen(WeeklyScreen, `/weekly/espn/${leagueId}/${year}/17`, season),
      embed: await showScreen(EmbedWeekScreen, `/embed/espn/${leagueId}/week`, season),
    }
    for (const [name, { text }] of Object.entries(screens)) {
      expect(text, name).toMatch(how)
      if (name !== 'recap') expect(text, name).toContain(champion.name)
      expect(text, name).not.toMatch(/\b(by|Ahead|Behind|Decided) −?22\.2\b/)
    }
  }, 60_000)
})
