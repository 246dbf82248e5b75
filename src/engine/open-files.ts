/** Leagues from files, for readers who have one: loaded when it is needed. */
export { readLeagueFiles } from './league-files.ts'
export { storeAnswers } from './store-answers.ts'
