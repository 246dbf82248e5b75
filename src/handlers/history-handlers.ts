/** Handlers of a league's history over all seasons. A browser loads them on demand. */

import { handleDraftTendencies } from './draft-tendencies.ts'
import { handleFuturePicks } from './future-picks.ts'
import { handleHistory } from './history.ts'
import { handleManagerHistory } from './history-manager.ts'
import { handleHistoryVersus } from './history-versus.ts'
import { handleKeepers } from './keepers.ts'
import { handleSeasonAhead } from './season-ahead.ts'
import { handleTrade, handleTrades } from './trades.ts'

export const historyHandlers = {
  history: handleHistory,
  managerHistory: handleManagerHistory,
  managerVersus: handleHistoryVersus,
  trades: handleTrades,
  trade: handleTrade,
  futurePicks: handleFuturePicks,
  keepers: handleKeepers,
  draftTendencies: handleDraftTendencies,
  seasonAhead: handleSeasonAhead,
}
