/** Copies a bookmark's script, which hands its league to this page. */
import { useEffect, useState } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { withPage } from '../../contract/hand-over.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'

export function CopyScript({ script, label }: { script: string; label: string }) {
  const [text, setText] = useState(script)
  useEffect(() => setText(withPage(script, new URL(addressOf('privateLeague'), location.href).href)), [script])
  return <CopyButton text={text} label={label} />
}
