/** How to reach ESPN: its address and, for private leagues, the cookies of a member. Never shown anywhere. */
import type { EspnHttpConfig } from '../espn/index.ts'

/** Plain data, so that it can be handed to another thread. What is left out is ESPN's client's own choice. */
export type EspnAccess = Pick<EspnHttpConfig, 'baseUrl' | 'cookies' | 'retries' | 'backoffMs' | 'timeoutMs'>

/** From ESPN_BASE_URL, ESPN_S2 and SWID. One cookie without the other opens nothing. */
export function readEspnAccess(env: NodeJS.ProcessEnv): EspnAccess {
  const [baseUrl, espnS2, swid] = [env.ESPN_BASE_URL, env.ESPN_S2, env.SWID].map((value) => value?.trim() || undefined)
  return { baseUrl, cookies: espnS2 && swid ? { espnS2, swid } : undefined }
}
