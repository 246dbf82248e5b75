/** Lists a user's leagues on his host and prompts for one. */
import { createInterface } from 'node:readline/promises'
import { DomainError } from '../../src/domain/errors.ts'
import { hostTitles, leagueArgument, type WantedSeason } from '../../src/domain/identity.ts'
import type { LeagueSources, UserLeague } from '../../src/hosts/league-source.ts'
import type { NamedUser } from './read-league.ts'

export interface ChooseLeagueOptions {
  hosts: LeagueSources
  input: NodeJS.ReadStream
  output: NodeJS.WriteStream
  signal: AbortSignal
}

/** The newest season of the chosen league. Throws `DomainError` without leagues or a terminal. */
export async function chooseLeague(
  { host, user }: NamedUser,
  { hosts, input, output, signal }: ChooseLeagueOptions,
): Promise<WantedSeason> {
  const { findLeagues } = await hosts(host)
  if (!findLeagues) {
    throw new DomainError(
      'bad-request',
      `${hostTitles[host]} doesn't share a user's league list. Open the league by its ID or URL.`,
    )
  }
  const leagues = await findLeagues(user, { now: () => new Date(), signal })
  if (leagues.length === 0) {
    throw new DomainError('not-found', `${user} has no fantasy football leagues on ${hostTitles[host]}.`)
  }
  const argumentOf = ({ seasons: [newest] }: UserLeague) => leagueArgument({ host, leagueId: newest?.leagueId ?? '' })
  for (const [index, league] of leagues.entries()) {
    const teams = league.teamCount === null ? '' : `, ${league.teamCount} teams`
    const years = league.seasons.map(({ season }) => season).join(', ')
    output.write(`${String(index + 1).padStart(3)}  ${league.name}${teams}: ${years} (${argumentOf(league)})\n`)
  }
  const chosen = leagues.length === 1 ? leagues[0] : await askWhich(leagues, { input, output, signal })
  if (!chosen) {
    throw new DomainError(
      'bad-request',
      `Run it again with one of these, such as: npm run import -- ${leagues.map(argumentOf)[0]}`,
    )
  }
  return { host, leagueId: chosen.seasons[0]?.leagueId ?? '', season: null }
}

/** Undefined without a terminal. */
async function askWhich(
  leagues: readonly UserLeague[],
  { input, output, signal }: Pick<ChooseLeagueOptions, 'input' | 'output' | 'signal'>,
): Promise<UserLeague | undefined> {
  if (!input.isTTY) return undefined
  const prompt = createInterface({ input, output })
  try {
    for (;;) {
      const typed = await prompt.question(`Which one? 1 to ${leagues.length}: `, { signal })
      const chosen = leagues[Number(typed.trim()) - 1]
      if (chosen) return chosen
    }
  } finally {
    prompt.close()
  }
}
