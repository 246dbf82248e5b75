import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { type ChosenWeek, screenAddress, type TeamPlace } from './team-address.ts'

/** Switches between a team's weeks and its season. */
export function RosterToggle({ current, place, week }: RosterToggleProps) {
  return (
    <SegmentedToggle
      label="View"
      value={current}
      options={[
        { value: 'week', label: 'Week View', href: screenAddress('rosterWeek', place, week) },
        { value: 'season', label: 'Season Overview', href: screenAddress('seasonOverview', place, week) },
      ]}
      className="self-start lg:self-center"
    />
  )
}

interface RosterToggleProps {
  current: 'week' | 'season'
  place: TeamPlace
  /** Stays the same in both links. */
  week: ChosenWeek
}
