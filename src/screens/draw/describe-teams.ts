/** The first rows of a league's rule, and in words where they come from. */
import { emptyRows, equalRows, type RankedTeam, rowsByFinish, type TeamRow } from './draw-teams.ts'

/** `last`: the last finished season, whose teams are `places`; `teams`: those of the season after it, if there is one. */
export function describeTeams(
  last: number | null,
  places: readonly RankedTeam[],
  teams: readonly RankedTeam[],
): { rows: TeamRow[]; note: string } {
  if (last !== null && places.length > 1) {
    const { rows, newcomers } = rowsByFinish(places, teams.length > 1 ? teams : places)
    const source =
      teams.length > 1
        ? `The teams are this season’s, weighted by their managers’ final places of ${last}, last place first.`
        : `Teams and weights come from the final standings of ${last}, last place first.`
    return { rows, note: [source, describeNewcomers(newcomers), check].filter((text) => text !== null).join(' ') }
  }
  if (teams.length > 1)
    return {
      rows: equalRows(teams),
      note: `Without final standings from last season, all weights are equal. ${check}`,
    }
  return { rows: emptyRows(10), note: 'This league has no teams yet. Enter them yourself.' }
}

/** Of a league that could not be loaded. */
export const unknownTeams = {
  rows: emptyRows(10),
  note: 'This league couldn’t be loaded. Enter its name and teams yourself, or reload the page to try again.',
}

const check = 'Check the names, and change the weights as your league likes.'

function describeNewcomers(names: readonly string[]): string | null {
  if (names.length === 0) return null
  const [subject, verb] = names.length === 1 ? [names[0], 'has'] : [names.join(', '), 'have']
  return `Without a place last season, ${subject} ${verb} the weight of the middle.`
}
