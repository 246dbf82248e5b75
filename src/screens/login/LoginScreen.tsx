/** Explains that the session ended, stores a token, and returns. */
import { type FormEvent, useId, useState } from 'react'
import { addressOf, toReturnPath, withBase } from '../../client/site-base.ts'
import { storeToken } from '../../client/token.ts'
import { navigate } from '../../stores/location.ts'
import { Button } from '../../ui/Button.tsx'

const field = 'token'

export function LoginScreen() {
  const id = useId()
  const [problem, setProblem] = useState('')

  function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Reads the field and not state: the reader may have typed before hydration.
    const token = String(new FormData(event.currentTarget).get(field) ?? '').trim()
    if (token === '') setProblem('Enter the token you got from the person who runs this server.')
    else if (/[^\x21-\x7e]/.test(token)) setProblem('A token has no spaces and no accents. Copy it again.')
    else if (!storeToken(token)) setProblem('This browser blocks storage for this site. Allow it and try again.')
    else navigate(withBase(toReturnPath(new URLSearchParams(location.search).get('from'))), { replace: true })
  }

  return (
    <div className="mx-auto flex max-w-md flex-col gap-6 py-8 sm:py-16">
      <div>
        <h1 className="scoreboard text-4xl">Sign in</h1>
        <p className="mt-2 text-muted">
          Your session expired, or this server requires an access token. Enter it to pick up where you left off.
        </p>
      </div>
      {/* With method dialog the browser alone submits nothing, so no token gets into an address. */}
      <form method="dialog" onSubmit={signIn} noValidate>
        <label htmlFor={id} className="font-semibold">
          Access token
        </label>
        <input
          id={id}
          type="password"
          autoComplete="current-password"
          name={field}
          onChange={() => setProblem('')}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-hint`}
          className="mt-1.5 min-h-11 w-full rounded-md border border-outline bg-surface px-3 aria-invalid:border-worse"
        />
        <p id={`${id}-hint`} className="mt-1.5 min-h-10 text-muted text-sm">
          {problem ? (
            <span role="alert" className="text-worse">
              {problem}
            </span>
          ) : (
            'Stored in this browser and sent with every request.'
          )}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button type="submit" variant="primary">
            Continue
          </Button>
          <Button href={addressOf('home')} variant="ghost">
            Back to Home
          </Button>
        </div>
      </form>
    </div>
  )
}
