/** The handlers of all endpoints; the compiler requires one for each. */
import type { EndpointName } from '../contract/endpoints.ts'
import { bookHandlers } from './book-handlers.ts'
import type { Handler } from './handler.ts'
import { historyHandlers } from './history-handlers.ts'
import { leagueHandlers } from './league-handlers.ts'
import { seasonHandlers } from './season-handlers.ts'
import { storyHandlers } from './story-handlers.ts'
import { weeklyHandlers } from './weekly-handlers.ts'

export type { Handler } from './handler.ts'

export const handlers: { [N in EndpointName]: Handler<N> } = {
  ...leagueHandlers,
  ...seasonHandlers,
  ...storyHandlers,
  ...historyHandlers,
  ...bookHandlers,
  ...weeklyHandlers,
}
