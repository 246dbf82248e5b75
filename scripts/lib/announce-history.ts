/** Posts what happened in this week of earlier years, once a week while no season is played. */
import { composeLine } from '../../src/announce/compose-line.ts'
import { addressOnSite, readSiteUrl } from '../../src/announce/load-edition.ts'
import { postOnce } from '../../src/announce/post-once.ts'
import type { Webhook } from '../../src/book/webhook-schema.ts'
import { pathTo } from '../../src/contract/routes.ts'
import { calendarWeekOf, isAnniversary } from '../../src/domain/calendar-week.ts'
import type { LeagueRef } from '../../src/domain/identity.ts'
import { daysOfWeeks } from '../../src/domain/nfl-week.ts'
import type { Season } from '../../src/domain/season.ts'
import { chooseOfYear } from '../../src/domain/week-moment.ts'
import { listDatedMoments } from '../../src/handlers/dated-moments.ts'
import { openStoredCalls } from '../../src/server/open-service.ts'
import type { AnnounceLeagueOptions } from './announce-league.ts'
import { describeMessage, reportPosts } from './describe-announcement.ts'
import { namesOnSite } from './names-on-site.ts'
import { readHistory } from './read-history.ts'

export interface HistoryPostOptions extends AnnounceLeagueOptions {
  /** True: only prints the messages. */
  dryRun?: boolean
  /** False: says only what was posted or failed. */
  isLoud?: boolean
}

const subject = 'This week in our history'

/** Nothing while a season is played, whose weekly has this line, or without a moment. Returns the number of failed webhooks. */
export async function announceHistory(
  league: LeagueRef,
  webhooks: readonly Webhook[],
  { dryRun = false, isLoud = true, print, printError, ...options }: HistoryPostOptions,
): Promise<number> {
  const { store, now = () => new Date() } = options
  const { history, seasons } = await readHistory(league, options)
  const newest = seasons.toSorted((a, b) => b.season - a.season)[0]
  if (!newest || !isOffSeason(newest, now())) return 0
  const week = calendarWeekOf(now())
  const moments = listDatedMoments(history).filter(({ date }) => isAnniversary(week, date))
  const moment = chooseOfYear(moments, week.year)
  if (!moment) return 0
  const url = addressOnSite(
    readSiteUrl(options.env),
    pathTo('history', { host: league.host, leagueId: league.leagueId }),
  )
  const call = openStoredCalls({ store, dataDir: options.dataDir })
  const show = await namesOnSite(league, { ...options, call })
  const text = show(`${subject}, ${moment.text}`)
  const compose = (to: Webhook['to']) => composeLine(to, text, url)
  if (dryRun) {
    for (const webhook of webhooks) print(describeMessage(compose(webhook.to), webhook))
    return 0
  }
  const season = week.year
  const otherKeys = (await store.links.chainOf(league)).map((id) => ({ ...id, season }))
  const post = { key: { ...league, season }, otherKeys, week: week.number, kind: 'history', compose } as const
  const outcomes = await postOnce(post, { ...options, webhooks })
  return reportPosts(subject, outcomes, { isLoud, print, printError })
}

/** From a week after a season's last game, in which its last edition is news, to its first. */
function isOffSeason({ season, status: { phase, finalWeek } }: Season, now: Date): boolean {
  if (phase === 'in-season') return false
  const lastDay = daysOfWeeks(season, [Math.max(1, finalWeek)]).end.getTime()
  return now.getTime() < daysOfWeeks(season, [1]).start.getTime() || now.getTime() > lastDay + weekMilliseconds
}

const weekMilliseconds = 7 * 86_400_000
