/** The editions of a league as JSON Feed. */
import { feedPaths, respondWithFeed } from '../../_feeds.ts'

export const getStaticPaths = feedPaths

export const GET = respondWithFeed('json')
