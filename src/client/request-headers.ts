/** The headers of requests to the JSON API. */
import { preferWait } from '../contract/prefer-wait.ts'
import { isEmbed } from '../contract/routes.ts'
import { readToken } from './token.ts'
import { isApiOfSite } from './urls.ts'

/** `waits`: whether the server may wait for a refresh of the season. */
export function requestHeaders(waits: boolean): Record<string, string> {
  const token = readToken()
  return {
    Accept: 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(waits ? { [preferWait.name]: preferWait.value } : {}),
  }
}

/** Whether the calls of a page of this site wait: those of embeds. Another server may not let pages of this site send the header. */
export const waitsForRefresh = (path: string) => isApiOfSite() && isEmbed(path)
