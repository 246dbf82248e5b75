import type { NoticeKind } from '../contract/push.ts'

/** What a team's devices may be told now. */
export interface Notice {
  /** The same for the same news: no device is told twice. */
  id: string
  kind: NoticeKind
  /** Of what it is about: a later notice with the same one replaces it. */
  tag: string
  title: string
  body: string
  /** See `PushedNotice`. */
  path: string
  /** When it came to be so, milliseconds since 1970. */
  at: number
  /** After that it is old news. */
  until: number
  /** The end of the team's game, which is told at night, too. */
  isEnd: boolean
}
