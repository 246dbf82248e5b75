/** The kinds of front-page stories. Weights choose the lead. To add one, add a file here and its name to the list. */
import { champion } from './champion.ts'
import { comeback } from './comeback.ts'
import { decidedRace } from './decided-race.ts'
import { eliminatedTeam } from './eliminated-team.ts'
import { finalists } from './finalists.ts'
import { leagueRecord } from './league-record.ts'
import { longStreak } from './long-streak.ts'
import { namedRivalry } from './named-rivalry.ts'
import { newLeader } from './new-leader.ts'
import { oddsSwing } from './odds-swing.ts'
import { oldRivals } from './old-rivals.ts'
import { photoFinish } from './photo-finish.ts'
import { playoffField } from './playoff-field.ts'
import { quietWeek } from './quiet-week.ts'
import { rout } from './rout.ts'
import { seasonHigh } from './season-high.ts'
import type { StoryKind } from './story.ts'
import { thrownAway } from './thrown-away.ts'
import { topScore } from './top-score.ts'
import { unseenChampion } from './unseen-champion.ts'
import { upset } from './upset.ts'

export const storyKinds: readonly StoryKind[] = [
  champion,
  unseenChampion,
  finalists,
  playoffField,
  eliminatedTeam,
  leagueRecord,
  seasonHigh,
  oddsSwing,
  upset,
  decidedRace,
  comeback,
  photoFinish,
  longStreak,
  namedRivalry,
  oldRivals,
  rout,
  newLeader,
  thrownAway,
  topScore,
  quietWeek,
]
