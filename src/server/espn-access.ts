/** How to reach ESPN: its address and, for private leagues, the cookies of a member. Never shown anywhere. */

export interface EspnAccess {
  /** Null: ESPN itself. */
  baseUrl: string | null
  /** Null: public leagues only. */
  cookies: { espnS2: string; swid: string } | null
}

/** From ESPN_BASE_URL, ESPN_S2 and SWID. One cookie without the other is no access. */
export function readEspnAccess(env: NodeJS.ProcessEnv): EspnAccess {
  const [baseUrl, espnS2, swid] = [env.ESPN_BASE_URL, env.ESPN_S2, env.SWID].map((value) => value?.trim() || null)
  return { baseUrl: baseUrl ?? null, cookies: espnS2 && swid ? { espnS2, swid } : null }
}
