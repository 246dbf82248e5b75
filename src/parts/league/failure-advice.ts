/** What a reader can do about a league that did not load, by the answer's status. */
const advice: Readonly<Record<number, string>> = {
  0: 'Check your connection, then retry.',
  403: 'A private league needs ESPN’s cookies espn_s2 and SWID in the server’s settings, or the league made viewable to the public on ESPN.',
  404: 'Check the id: it is the number after leagueId= in your league’s address on fantasy.espn.com.',
  429: 'Wait a minute, then retry.',
  502: 'ESPN did not answer as expected. It often does a minute later: retry.',
  504: 'ESPN took too long. It often answers a minute later: retry.',
}

export interface LeagueFailure {
  status: number
  detail: string
  /** What this browser's engine calls it; absent where a server answered. */
  kind?: string
}

/** One sentence, or undefined where there is nothing to add: the engine says itself what to do. */
export function failureAdvice({ status, kind }: LeagueFailure): string | undefined {
  return kind === undefined || kind === 'not-found' ? advice[status] : undefined
}

/** A private league that a member may open here by himself. */
export function isForMembers({ kind }: LeagueFailure): boolean {
  return kind === 'private-league'
}
