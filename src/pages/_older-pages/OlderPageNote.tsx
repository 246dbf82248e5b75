/** Says that there is a newer page of the same, and where. */
export function OlderPageNote({ href }: { href: string }) {
  return (
    <p className="text-muted text-sm print:hidden">
      This is the older version of this page.{' '}
      <a href={href} className="text-accent underline underline-offset-4">
        Open the current one
      </a>
    </p>
  )
}
