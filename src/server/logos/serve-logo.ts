/**
 * Serves a team's picture. No token is required, as an `<img>` cannot send one: the address is the digest of the picture,
 * known only from a response that required the token.
 */
import type { Context, Handler } from 'hono'
import { digestIn } from '../../contract/team-logos.ts'
import { DomainError } from '../../domain/errors.ts'
import { isHostName } from '../../domain/identity.ts'
import type { LeagueStore } from '../../storage/league-store.ts'
import { encodedBody } from '../encoded-body.ts'
import { respond } from '../respond.ts'

export function logoHandler(store: LeagueStore): Handler {
  return async (context: Context) => {
    const { host, leagueId = '', season, file } = context.req.param()
    const key = { host: isHostName(host) ? host : 'espn', leagueId, season: Number(season) } as const
    const picture = await store.logos.picture(key, digestIn(`logos/${file}`) ?? '')
    if (!picture) throw new DomainError('not-found', 'Picture not found.')
    return respond(context, {
      body: encodedBody(Buffer.from(picture), null),
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    })
  }
}
