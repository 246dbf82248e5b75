/** Handlers of a league's history over all seasons. A browser loads them on demand. */
import { history } from './history.ts'
import { managerHistory } from './history-manager.ts'
import { historyVersus } from './history-versus.ts'
import { leagueBook } from './league-book.ts'

export const historyHandlers = { history, managerHistory, managerVersus: historyVersus, leagueBook }
