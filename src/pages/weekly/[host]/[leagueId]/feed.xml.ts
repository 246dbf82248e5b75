/** The editions of a league as RSS. */
import { feedPaths, respondWithFeed } from '../../_feeds.ts'

export const getStaticPaths = feedPaths

export const GET = respondWithFeed('rss')
