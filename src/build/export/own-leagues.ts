/** A member's leagues as ESPN lists them to that member, for the export script. Seen in public projects, not documented by ESPN. */

export const fansUrl = 'https://fan.api.espn.com/apis/v2/fans/'

export interface OwnLeague {
  leagueId: number
  name: string
  /** The newest one listed; null if none is. */
  season: number | null
}

export interface MemberPage {
  cookie: string
  /** Sends the cookies of the signed-in member. */
  get(url: string, headers: Record<string, string>): Promise<Response>
}

/**
 * The member's football leagues; empty if ESPN does not list them. It is sent as text, so it may use only its arguments and standard
 * browser APIs.
 */
export async function listOwnLeagues(url: string, page: MemberPage): Promise<OwnLeague[]> {
  interface Preference {
    metaData?: { entry?: { abbrev?: string; seasonId?: number; groups?: { groupId?: number; groupName?: string }[] } }
  }
  try {
    const [, swid] = /(?:^|;\s*)SWID=([^;]+)/.exec(page.cookie) ?? []
    if (swid === undefined) return []
    const response = await page.get(url + encodeURIComponent(decodeURIComponent(swid)), { accept: 'application/json' })
    const { preferences = [] } = (response.ok ? await response.json() : {}) as { preferences?: Preference[] }
    const leagues = new Map<number, OwnLeague>()
    for (const { metaData } of preferences) {
      const { abbrev = '', seasonId, groups = [] } = metaData?.entry ?? {}
      if (abbrev.toUpperCase() !== 'FFL') continue
      for (const { groupId, groupName } of groups) {
        // Some have a minus sign at ESPN.
        const leagueId = Math.abs(Number(groupId))
        const season = Number(seasonId) || null
        const known = leagues.get(leagueId)
        if (!leagueId || (known && (known.season ?? 0) >= (season ?? 0))) continue
        leagues.set(leagueId, { leagueId, name: String(groupName || `League ${leagueId}`), season })
      }
    }
    return [...leagues.values()]
  } catch {
    return []
  }
}
