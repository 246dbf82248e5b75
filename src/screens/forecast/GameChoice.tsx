import type { TeamRef } from '../../contract/responses/shared.ts'
import { nameTeam } from '../../parts/my-team/name-team.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatChance } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { GameToCome, Stake } from './games-to-come.ts'

/** A future game: select either team as its winner; selecting it again clears the pick. */
export function GameChoice({ game, winner, onChoose }: GameChoiceProps) {
  const { home, away, homeChance, stakes } = game
  return (
    <li className="min-w-0 border-hairline border-t py-2">
      <div className="grid grid-cols-2 gap-1.5">
        {(['home', 'away'] as const).map((side) => (
          <WinnerChoice
            key={side}
            team={game[side]}
            opponent={side === 'home' ? away : home}
            chance={homeChance === null ? null : side === 'home' ? homeChance : 1 - homeChance}
            isChosen={winner === side}
            isOther={winner !== null && winner !== side}
            onChoose={() => onChoose(side)}
          />
        ))}
      </div>
      {stakes !== null && <Stakes stakes={stakes} home={home} away={away} />}
    </li>
  )
}

function WinnerChoice({ team, opponent, chance, isChosen, isOther, onChoose }: WinnerChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 min-w-0 items-center gap-2 rounded-md border px-2 text-left transition-colors',
        isChosen ? 'border-accent bg-accent text-on-accent' : 'border-outline bg-surface hover:bg-raised',
        isOther && 'text-muted',
      )}
    >
      {isChosen ? <Icon name="check" size={20} className="shrink-0" /> : <TeamMark name={team.name} size={20} />}
      <bdi className="line-clamp-2 min-w-0 grow leading-tight">{team.name}</bdi>
      <span className="sr-only"> beats {opponent.name}</span>
      {chance !== null && (
        <span className={classNames('shrink-0 text-sm tabular-nums', !isChosen && 'text-muted')}>
          <span className="sr-only">, chance </span>
          {formatChance(chance)}
        </span>
      )}
    </button>
  )
}

/** The reader's stake, else that of the team whose playoff odds depend most on the game; all of them on demand. */
function Stakes({ stakes, home, away }: { stakes: readonly Stake[]; home: TeamRef; away: TeamRef }) {
  const mine = useMyTeamId()
  const own = stakes.find(({ team }) => team.id === mine)
  const first = own ?? stakes[0]
  if (!first) return <p className="mt-1 text-muted text-sm">Moves everyone’s odds by less than a point.</p>
  return (
    <details className="mt-1 text-sm">
      <summary className="min-w-0 text-muted hover:text-ink">
        {own ? (
          'At stake for you: '
        ) : (
          <>
            Most at stake: <bdi>{first.team.name}</bdi>:{' '}
          </>
        )}
        {describeStake(first, home, away, mine)}
      </summary>
      <table className="mt-1 w-full">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="text-left font-normal">
              Playoff odds
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              Left wins
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              Right wins
            </th>
          </tr>
        </thead>
        <tbody>
          {stakes.map(({ team, ifHomeWins, ifAwayWins }) => (
            <tr key={team.id} className="border-hairline border-t">
              <th scope="row" className="w-full max-w-0 truncate py-0.5 text-left font-normal">
                <bdi>{team.name}</bdi>
                {team.id === mine && ' (you)'}
              </th>
              <td className="text-right">{formatChance(ifHomeWins)}</td>
              <td className="text-right">{formatChance(ifAwayWins)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** "55% with a win, 16% with a loss"; of a team that does not play in the game "if Nominators win", the better case first. */
function describeStake(
  { team, ifHomeWins, ifAwayWins }: Stake,
  home: TeamRef,
  away: TeamRef,
  readerTeamId: number | null,
): string {
  const ifHome = formatChance(ifHomeWins)
  const ifAway = formatChance(ifAwayWins)
  if (team.id === home.id) return `${ifHome} with a win, ${ifAway} with a loss`
  if (team.id === away.id) return `${ifAway} with a win, ${ifHome} with a loss`
  const isBetterAtHome = ifHomeWins >= ifAwayWins
  const { name, verb } = nameTeam(isBetterAtHome ? home : away, readerTeamId)
  const [better, worse] = isBetterAtHome ? [ifHome, ifAway] : [ifAway, ifHome]
  return `${better} if ${name} ${verb('wins', 'win')}, ${worse} if not`
}

interface GameChoiceProps {
  game: GameToCome
  winner: 'home' | 'away' | null
  onChoose: (winner: 'home' | 'away') => void
}

interface WinnerChoiceProps {
  team: TeamRef
  opponent: TeamRef
  chance: number | null
  isChosen: boolean
  /** The other team was picked. */
  isOther: boolean
  onChoose: () => void
}
