/** A request as ESPN understands it. */
export interface FakeRequest {
  path: string
  season: number
  /** Null for the NFL schedule. */
  espnLeagueId: number | null
  archive: 'seasons' | 'history'
  views: string[]
  week: number | null
  filter: unknown
  cookie: string | null
  /** The request's file in the raw folder, to tell requests apart. */
  file: string
}

export function readRequest(request: Request): FakeRequest {
  const { pathname, searchParams } = new URL(request.url)
  const league = /\/seasons\/(\d+)\/segments\/0\/leagues\/(\d+)$/.exec(pathname)
  const history = /\/leagueHistory\/(\d+)$/.exec(pathname)
  const season = /\/seasons\/(\d+)$/.exec(pathname)
  const views = searchParams.getAll('view')
  const week = searchParams.get('scoringPeriodId')
  const filter = request.headers.get('x-fantasy-filter')
  return {
    path: pathname,
    season: Number(league?.[1] ?? season?.[1] ?? searchParams.get('seasonId')),
    espnLeagueId: season ? null : Number(league?.[2] ?? history?.[1]),
    archive: history ? 'history' : 'seasons',
    views,
    week: week === null ? null : Number(week),
    filter: filter === null ? null : JSON.parse(filter),
    cookie: request.headers.get('cookie'),
    file: nameFile(views, week),
  }
}

function nameFile(views: readonly string[], week: string | null): string {
  const padded = String(week).padStart(2, '0')
  if (views.includes('proTeamSchedules_wl')) return 'pro-schedule.json'
  if (views.some((view) => view.startsWith('kona_'))) return 'players.json'
  if (views.includes('mMatchupScore') || views.includes('mBoxscore')) return `scoring-period-${padded}.json`
  return views.includes('mTransactions2') ? `transactions-${padded}.json` : 'league.json'
}
