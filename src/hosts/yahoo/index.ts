export { createYahooSource } from './source.ts'
