import { SegmentedToggle } from '../../ui/SegmentedToggle.tsx'
import { type TeamPlace, teamAddress } from './team-address.ts'

/** Between a team's weeks and its season. */
export function RosterToggle({ current, place }: { current: 'week' | 'season'; place: TeamPlace }) {
  return (
    <SegmentedToggle
      label="View"
      value={current}
      options={[
        { value: 'week', label: 'Week View', href: teamAddress('rosterWeek', place) },
        { value: 'season', label: 'Season Overview', href: teamAddress('seasonOverview', place) },
      ]}
      className="self-start lg:self-center"
    />
  )
}
