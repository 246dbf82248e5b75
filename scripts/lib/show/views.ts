/** Every view, in the order of the help; the first one is the default. */
import { awards } from './awards.ts'
import { book } from './book.ts'
import { bracket } from './bracket.ts'
import { draft } from './draft.ts'
import { facts } from './facts.ts'
import { history } from './history.ts'
import { luck } from './luck.ts'
import { managers } from './managers.ts'
import { moves } from './moves.ts'
import { odds } from './odds.ts'
import { overview } from './overview.ts'
import { power } from './power.ts'
import { standings } from './standings.ts'
import type { View } from './view.ts'
import { week } from './week.ts'
import { weekly } from './weekly.ts'

export const views: readonly View[] = [
  overview,
  standings,
  week,
  weekly,
  odds,
  bracket,
  power,
  luck,
  managers,
  moves,
  draft,
  awards,
  history,
  book,
  facts,
]
