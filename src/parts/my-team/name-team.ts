/** How a sentence names a team: the reader's own as "you". */
export interface NamedTeam {
  /** At the head of a sentence. */
  Name: string
  /** Within one. */
  name: string
  /** The verb after it: `verb('leads', 'lead')`. */
  verb: (ofTeam: string, ofReader: string) => string
}

interface Team {
  id: number
  name: string
}

/** `readerTeamId`: null if the reader has none. */
export function nameTeam(team: Team, readerTeamId: number | null): NamedTeam {
  return team.id === readerTeamId
    ? { Name: 'You', name: 'you', verb: (_, ofReader) => ofReader }
    : { Name: team.name, name: team.name, verb: (ofTeam) => ofTeam }
}
