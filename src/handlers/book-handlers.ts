/** The handler of a league's book. It checks signatures of draws, whose elliptic curves are 30 kB that no other response needs. */
import { handleLeagueBook } from './league-book.ts'

export const bookHandlers = { leagueBook: handleLeagueBook }
