/** Writes the figures of the proof, without names or ids, for the page of a site (`/proof`) and for readers of the repository. */
import { readFile, writeFile } from 'node:fs/promises'
import { demoSeasons } from '../../../demo/index.ts'
import type { SeasonProof } from '../../../src/contract/responses/proof.ts'
import { roundFigure } from '../../../src/domain/points.ts'
import { importDemo } from '../../../src/server/import-demo.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { collectProof, isDemo } from './proof.ts'

export type SeasonFigures = Pick<SeasonProof, 'season' | 'host' | 'equalToHost' | 'odds'>

interface ProofFigures {
  demo: SeasonFigures[]
  recorded: SeasonFigures[]
}

/** The demo's finished seasons, from a new store in `folder`, and the given ones; without any, those of the file stay. */
export async function writeProofFigures(
  path: string,
  { recorded, folder }: { recorded: readonly SeasonProof[]; folder: string },
): Promise<void> {
  const before = JSON.parse(await readFile(path, 'utf8').catch(() => '{"recorded": []}')) as ProofFigures
  const real = toFigures(recorded.filter((season) => !isDemo(season)))
  const figures: ProofFigures = {
    demo: await measureDemo(folder),
    recorded: real.length > 0 ? real : before.recorded,
  }
  await writeFile(path, `${JSON.stringify(figures, roundNumbers, 1)}\n`)
}

export async function measureDemo(folder: string): Promise<SeasonFigures[]> {
  await importDemo(openStore(folder), { leagues: demoSeasons })
  return toFigures(await collectProof(folder))
}

/** Of finished seasons: the others change from week to week. */
function toFigures(seasons: readonly SeasonProof[]): SeasonFigures[] {
  return seasons
    .filter(({ odds, equalToHost }) => odds !== null || (equalToHost?.ranks.total ?? 0) > 0)
    .map(({ season, host, equalToHost, odds }) => ({ season, host, equalToHost, odds }))
    .sort((a, b) => a.host.localeCompare(b.host) || b.season - a.season)
}

const roundNumbers = (_: string, value: unknown) => (typeof value === 'number' ? roundFigure(value) : value)
