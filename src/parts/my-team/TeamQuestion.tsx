/** "Which team is yours?": all teams by name, in a dialog that its line opens. */
import type { HostName } from '../../domain/identity.ts'
import type { ChosenTeam } from '../../stores/my-team.ts'
import { Modal } from '../../ui/Modal.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { StandingsEntry } from '../league/league-view.ts'
import { joinManagers } from '../league/manager-names.ts'
import { byTeamName } from '../league/order-teams.ts'
import { toChosenTeam } from './chosen-team.ts'

interface TeamQuestionProps {
  teams: readonly StandingsEntry[]
  host: HostName
  onChoose: (team: ChosenTeam) => void
  onClose: () => void
}

export default function TeamQuestion({ teams, host, onChoose, onClose }: TeamQuestionProps) {
  return (
    <Modal title="Which team is yours?" onClose={onClose}>
      <ul className="-mx-2 grid gap-x-4 sm:grid-cols-2">
        {teams.toSorted(byTeamName).map((team) => {
          const chosen = toChosenTeam(team)
          if (!chosen) return null
          return (
            <li key={chosen.id}>
              <button
                type="button"
                onClick={() => onChoose(chosen)}
                className="flex min-h-12 w-full items-center gap-3 rounded-sm px-2 py-1 text-left hover:bg-raised"
              >
                <TeamMark name={team.teamName} size={32} />
                <span className="min-w-0">
                  <bdi className="block truncate font-semibold leading-5">{team.teamName}</bdi>
                  <bdi className="block truncate text-muted text-sm leading-4">
                    {joinManagers(team.ownerNames, host)}
                  </bdi>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-muted text-sm">Saved on this device only. Change it under Teams.</p>
    </Modal>
  )
}
