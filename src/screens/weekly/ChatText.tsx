/** The edition as a message for the league's chat. Without a script it is selected by one tap. */
import type { ReactNode } from 'react'

interface ChatTextProps {
  text: string
  /** A button that copies it, on pages with scripts. */
  children?: ReactNode
}

export function ChatText({ text, children }: ChatTextProps) {
  return (
    <details className="mt-10 max-sm:mt-7 print:hidden">
      <summary className="thumb w-fit cursor-pointer font-semibold text-accent hover:underline">
        Copy for the chat
      </summary>
      <div className="mt-2 flex max-w-prose flex-col items-start gap-3">
        {children ?? <p className="text-muted text-sm">Tap the text to select it all.</p>}
        <pre className="wrap-anywhere w-full select-all whitespace-pre-wrap border-hairline border-l-2 pl-3 font-[inherit] text-sm">
          {text}
        </pre>
      </div>
    </details>
  )
}
