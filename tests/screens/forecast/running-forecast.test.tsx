import { expect, it } from 'vitest'
import { RunningForecast } from '../../../src/screens/forecast/RunningForecast.tsx'
import { MyTeamContext } from '../../../src/ui/my-team.ts'
import { completeResponse } from '../../support/complete-response.ts'
import { completed } from '../../support/completed.ts'
import { renderWhole } from '../../support/render-whole.ts'

const [hawks, lions, bears, rams] = ['Hawks', 'Lions', 'Bears', 'Rams'].map((name, index) => ({ id: index + 1, name }))
const path = { matchupId: 2, week: 12, winner: bears, loser: rams }
const game = { matchupId: 2, week: 12, home: bears, away: rams, homeChance: 0.5, leverage: 0.2 }
const forecast = completeResponse('forecast', {
  nextWeek: 12,
  teams: [
    { team: hawks, pathKind: 'leverage', paths: [[path]] },
    { team: lions, pathKind: 'none', paths: [] },
    { team: bears, pathKind: 'clinch', paths: [[path]] },
    { team: rams, pathKind: 'none', paths: [] },
  ],
  games: [
    { ...game, teams: [{ team: hawks, ifHomeWins: 0.5, ifAwayWins: 0.7, leverage: -0.2 }] },
    // The week after that is not this week's concern.
    { ...game, matchupId: 3, week: 13, teams: [{ team: hawks, ifHomeWins: 0.9, ifAwayWins: 0.1, leverage: 0.8 }] },
  ],
})

it('says first whom the reader’s team roots for in the next week, then who can clinch', async () => {
  const html = await renderWhole(
    <MyTeamContext value={{ teamId: 1, name: 'Hawks', isNameUnique: true }}>
      <RunningForecast
        response={{ ...forecast, model: null }}
        leagueRef={{ host: 'espn', leagueId: '4242' }}
        league={completed('league', { name: 'Pencil League' })}
        query={new URLSearchParams()}
        teamHref={(id) => `/teams/${id}`}
      />
    </MyTeamContext>,
  )
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toMatch(
    /Root for .*week 12’s other games that help you make the playoffs.* Rams over Bears \+20\.0 points for you/,
  )
  expect(text).not.toContain('80.0%')
  expect(text.indexOf('Root for')).toBeLessThan(text.indexOf('Paths to the playoffs'))
  expect(text).not.toContain('What Hawks needs')
})
