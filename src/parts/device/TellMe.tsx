/** "Tell me": what this device is told of the reader's teams while no page is open. */
import { type ReactNode, useEffect, useReducer, useState } from 'react'
import {
  choose,
  findAbility,
  isTold as isDeviceTold,
  type PushAbility,
  PushFailure,
  readKinds,
  renewWishes,
  type ToldTeam,
} from '../../client/push.ts'
import { addressOf } from '../../client/site-base.ts'
import { type NoticeKind, noticeKinds } from '../../contract/push.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'

interface TellMeProps {
  /** Those that the page is about: one choice is for all of them. */
  teams: readonly ToldTeam[]
}

export default function TellMe({ teams }: TellMeProps) {
  const [isOpen, setOpen] = useState(false)
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    // The server may refuse one of them now.
    renewWishes().then(update, () => {})
  }, [])
  const close = () => {
    setOpen(false)
    update()
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Button icon="pulse" onClick={() => setOpen(true)}>
        Tell me
      </Button>
      <p className="text-muted text-sm">{describeTold(teams)}</p>
      {isOpen && (
        <Modal title="Tell me" onClose={close}>
          <TellMeChoices teams={teams} />
        </Modal>
      )}
    </div>
  )
}

function describeTold(teams: readonly ToldTeam[]): string {
  const told = teams.filter((team) => isDeviceTold([team])).length
  if (told === 0) return 'Lineup alarms and your game’s turns, as notices on this device.'
  if (told < teams.length) return `Notices are on for ${told} of your ${teams.length} teams.`
  return teams.length === 1 ? 'Notices are on for your team.' : `Notices are on for your ${teams.length} teams.`
}

type Shown = PushAbility | { kind: 'loading' } | { kind: 'failed'; text: string }

function TellMeChoices({ teams }: TellMeProps) {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' })
  const load = () => {
    setShown({ kind: 'loading' })
    findAbility()
      .then(async (ability) => {
        // What is shown as chosen is what the server has.
        if (ability.kind === 'able') await renewWishes({ always: true })
        setShown(ability)
      })
      .catch((failure) => setShown({ kind: 'failed', text: textOf(failure) }))
  }
  useEffect(load, [])
  switch (shown.kind) {
    case 'loading':
      return <p role="status">Checking whether notices work here…</p>
    case 'failed':
      return (
        <Unable title="This didn’t work" text={shown.text}>
          <Button onClick={load}>Try again</Button>
        </Unable>
      )
    case 'able':
      return <Choices teams={teams} publicKey={shown.publicKey} onDenied={() => setShown({ kind: 'denied' })} />
    case 'not-installed':
      return <AddToHomeScreen />
    case 'no-server':
      return <NoServer teams={teams} />
    default:
      return <Unable {...reasons[shown.kind]} />
  }
}

const reasons = {
  'not-secure': {
    title: 'This needs a secure address',
    text: 'Browsers show notices only for sites whose URL starts with https://. Open this site there.',
  },
  'not-supported': {
    title: 'This browser shows no notices',
    text: 'Open this page in a current Chrome, Edge, Firefox, or Safari. Private windows can’t show notices.',
  },
  denied: {
    title: 'Notices are blocked for this site',
    text: 'Allow them in your browser: select the icon to the left of the URL, then Notifications, then Allow. On Android, also check the notification settings of the browser. Then open this dialog again.',
  },
}

function Unable({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div role="status" className="flex flex-col items-start gap-2">
      <h3 className="font-semibold text-lg">{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  )
}

const labels: Record<NoticeKind, { label: string; note: string }> = {
  lineup: {
    label: 'Lineup alarm',
    note: '90 minutes before Sunday’s first kickoff, if a slot is empty or a starter is out, doubtful, or on bye',
  },
  game: {
    label: 'My game turned',
    note: 'Your chance to win goes from below 35% to above 65% or back, and when your game ends',
  },
  week: { label: 'My week in one line', note: 'Result, rank, and playoff odds, once the week is final' },
}

interface ChoicesProps extends TellMeProps {
  publicKey: string
  onDenied: () => void
}

function Choices({ teams, publicKey, onDenied }: ChoicesProps) {
  const [kinds, setKinds] = useState<readonly NoticeKind[]>(() => {
    const chosen = readKinds(teams)
    return chosen.length > 0 ? chosen : noticeKinds
  })
  const [status, setStatus] = useState(() => (isDeviceTold(teams) ? 'Notices are on.' : ''))
  const [isSaving, setSaving] = useState(false)

  async function save(wanted: readonly NoticeKind[]) {
    setSaving(true)
    setStatus('')
    try {
      const isGranted = await choose(teams, wanted, publicKey)
      if (isGranted) setStatus(wanted.length === 0 ? 'Notices are off.' : 'Saved. Notices are on.')
      else if (Notification.permission === 'denied') onDenied()
      else setStatus('Your browser asked for permission, and got no answer. Select Save to be asked again.')
    } catch (failure) {
      setStatus(textOf(failure))
    }
    setSaving(false)
  }

  const isTold = isDeviceTold(teams)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        {teams.length > 1 ? `For your teams in ${teams.length} leagues. ` : ''}At most six notices a week and team, none
        from 1 to 8 a.m. unless your game ends then.
      </p>
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">What to tell me</legend>
        {noticeKinds.map((kind) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setKinds(noticeKinds.filter((one) => (one === kind ? target.checked : kinds.includes(one))))
              }
              className="checkbox mt-0.5 size-5 shrink-0"
            />
            <span className="min-w-0">
              <span className="block font-medium">{labels[kind].label}</span>
              <span className="block text-muted text-sm">{labels[kind].note}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => save(kinds)} disabled={isSaving || kinds.length === 0}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        {isTold && (
          <Button onClick={() => save([])} disabled={isSaving}>
            Turn off
          </Button>
        )}
      </div>
      <p role="status" className="min-h-6">
        {status}
      </p>
      <p className="text-muted text-sm">
        The server stores your browser’s push address, league, team, and choices. It stores no name.
      </p>
    </div>
  )
}

function NoServer({ teams }: TellMeProps) {
  const [first] = teams
  return (
    <Unable
      title="This needs a server"
      text="This site has no server that could send notices. The league’s calendar and weekly work without one."
    >
      {first && (
        <p className="flex flex-wrap gap-x-4">
          <a href={addressOf('calendar', { ...first.leagueRef })} className="thumb text-accent hover:underline">
            Add to your calendar
          </a>
          <a href={addressOf('overview', { ...first.leagueRef })} className="thumb text-accent hover:underline">
            The weekly, with its feed
          </a>
        </p>
      )}
    </Unable>
  )
}

/** Two steps with a picture each. */
function AddToHomeScreen() {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold text-lg">Add this site to your home screen first</h3>
      <p>On iPhone and iPad, notices come from sites on the home screen only.</p>
      <ol className="grid gap-3 sm:grid-cols-2">
        {steps.map(({ text, path }, index) => (
          <li key={text} className="flex items-center gap-3 rounded-md border border-hairline p-3">
            <svg viewBox="0 0 24 24" className="icon size-12 shrink-0 text-accent" aria-hidden="true">
              <path d={path} />
            </svg>
            <span>
              {index + 1}. {text}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-muted">Then open it from there, and select Tell me again.</p>
    </div>
  )
}

const steps = [
  { text: 'In Safari, tap Share.', path: 'M8 9H6v12h12V9h-2M12 15V3M8.5 6.5 12 3l3.5 3.5' },
  {
    text: 'Tap “Add to Home Screen.”',
    path: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM12 8v8M8 12h8',
  },
]

const textOf = (failure: unknown) =>
  failure instanceof PushFailure ? failure.message : 'Something went wrong. Close this dialog and try again.'
