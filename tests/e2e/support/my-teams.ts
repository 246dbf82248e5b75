/** A reader who has chosen teams before. */
import type { Page } from '@playwright/test'

interface ChosenTeam {
  /** As `nameLeague` has it: '103'. */
  league: string
  id: number
  name: string
  managers?: readonly string[]
}

/** To be called before a page is opened. */
export async function chooseTeams(page: Page, teams: readonly ChosenTeam[]): Promise<void> {
  const choices = teams.map(({ league, managers = [], ...team }) => ({
    leagues: [league],
    team: { ...team, managers },
  }))
  await page.addInitScript((list) => localStorage.setItem('my-teams', JSON.stringify(list)), choices)
}
