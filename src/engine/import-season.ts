/** Imports one season from its host onto the device: the league's response first, then scores, then everything else. */
import { isSameLeague, type LeagueKey, type LeagueRef, type WantedSeason } from '../domain/identity.ts'
import type { Completeness, ImportGoal, LeagueSeason } from '../domain/league-season.ts'
import { isCompleteEnough } from '../handlers/completeness.ts'
import type { ImportStep, LeagueSource, RawFolder } from '../hosts/league-source.ts'
import { importStateFile } from '../hosts/shared/raw-files.ts'
import type { DeviceStore } from './device-store.ts'

export interface ImportSeasonOptions {
  /** How far it is read. */
  until: ImportGoal
  store: DeviceStore
  source: LeagueSource
  now: () => Date
  onProgress: (step: ImportStep) => void
  /** Called when more of the season is stored than before; not once it is whole. */
  onKnown: (season: LeagueSeason, known: Completeness) => void
  signal: AbortSignal
}

/**
 * Imports a season and returns it. The host's responses are saved at once, so that an interrupted import resumes. If anything
 * fails, the stored season stays as it was. Throws `DomainError`.
 */
export async function importSeason(
  wanted: WantedSeason,
  { until, store, source, now, onProgress, onKnown, signal }: ImportSeasonOptions,
): Promise<LeagueSeason> {
  let savedAt: string | null = null

  async function storeEarly(read: LeagueSeason, known: Completeness): Promise<void> {
    await linkTo(read)
    const card = await store.card(read)
    if (card && isCompleteEnough(card.known, known)) return
    onKnown(await store.write(read, { asOf: card?.asOf ?? now().toISOString(), source: 'host', known }), known)
  }

  /** A season with another id than the wanted one is to be found by both. */
  async function linkTo(found: LeagueRef): Promise<void> {
    if ((await store.chainOf(wanted)).some((known) => isSameLeague(known, found))) return
    const { seasons } = await source.listSeasons(wanted.leagueId, { now, signal })
    for (const [index, { leagueId }] of seasons.entries()) {
      const previous = seasons[index + 1]
      if (previous) await store.link({ host: wanted.host, leagueId }, previous.leagueId)
    }
  }

  function rawFor(key: LeagueKey): RawFolder {
    const folder = store.rawFolder(key)
    return {
      ...folder,
      async write(name, json) {
        await folder.write(name, json)
        if (name !== importStateFile) savedAt = now().toISOString()
      },
    }
  }

  const { leagueId, season } = wanted
  const fetched = await source.fetchSeason(leagueId, {
    ...{ season, rawFor, now, until, onProgress, signal },
    ...(until === 'whole' ? { onEarly: storeEarly } : {}),
  })
  await linkTo(fetched)
  if (until === 'scores')
    return store.write(fetched, {
      asOf: savedAt ?? now().toISOString(),
      source: 'host',
      known: 'scores',
      isEnough: true,
    })
  // Only now is it known which season is the newest, and so whose players keep their numbers.
  const numbers = await store.playerNumbers(fetched)
  const key = { leagueId: fetched.leagueId, season: fetched.season }
  const whole =
    numbers.size > 0 ? await source.readSeason(store.rawFolder(fetched), { ...key, numbers, signal }) : fetched
  // Where nothing had to be requested, the season keeps its age.
  const asOf = savedAt ?? (await store.card(whole))?.asOf ?? now().toISOString()
  return store.write(whole, { asOf, source: 'host', known: 'whole' })
}
