/** `npm run house`: measures how easily the code is changed. Nothing depends on it; `CONTRIBUTING.md` has the goals. */
import { Command } from 'commander'
import { measureHouse } from './lib/house/measure-house.ts'
import { runCommand } from './lib/run-command.ts'

export const command = new Command('npm run house')
  .description(
    'Measure the code: who decides facts, files per change, shared names, branches, chains of imports, what a screen loads.',
  )
  .option('--commits <count>', 'the latest commits that count for files per change', Number, 1000)
  .option('--list', 'list the names, chains, and exports, not only their number', false)
  .action(showHouse)

if (import.meta.main) await runCommand(command)

function showHouse({ commits, list }: { commits: number; list: boolean }): void {
  const measures = measureHouse(commits)
  const { deciders, filesPerCommit, exportedNames, sharedNames } = measures
  const {
    comparisons,
    branchedFunctions,
    longestChain,
    longestChainOfTypes,
    modulesPerScreen,
    splinters,
    testOnlyExports,
  } = measures
  const show = (title: string, details: readonly string[] = []) => {
    console.log(title)
    for (const detail of list ? details : []) console.log(`  ${detail}`)
  }
  show(`Deciders of facts outside hosts and verdict: ${deciders.length}`, deciders)
  show(`Facts decided again by comparison: ${comparisons.length} lines`, comparisons)
  show(
    `Source files per commit: median ${filesPerCommit.median}, three quarters ${filesPerCommit.threeQuarters}, nine tenths ${filesPerCommit.nineTenths} (${filesPerCommit.commits} commits)`,
  )
  show(
    `Exported names with several definitions: ${sharedNames.length} of ${exportedNames}`,
    sharedNames.map(({ name, files }) => `${name}: ${files.join(', ')}`),
  )
  show(
    `Functions above 28 branches: ${branchedFunctions.length}`,
    branchedFunctions.map(({ name, file, branches }) => `${branches} ${name}, ${file}`),
  )
  show(`Longest chain of imports, types and URLs of workers left out: ${longestChain.length} files`, longestChain)
  show(`With types: ${longestChainOfTypes.length} files`, longestChainOfTypes)
  show(
    `Modules that a screen loads at once: median ${modulesPerScreen.median}, most ${modulesPerScreen.most}`,
    modulesPerScreen.screens.map(({ file, modules }) => `${modules} ${file}`),
  )
  show(`Modules of at most 25 lines with one importer: ${splinters.length}`, splinters)
  show(
    `Exports that only tests use: ${testOnlyExports.length}`,
    testOnlyExports.map(({ name, file }) => `${name}, ${file}`),
  )
}
