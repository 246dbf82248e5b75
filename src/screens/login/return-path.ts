/** Where a reader may be led back to: a path of this site and nothing else. */
const here = 'https://this-site.invalid'

/** The path, query and fragment of `from`, or home where it leads elsewhere, is missing or is the login itself. */
export function toReturnPath(from: string | null): string {
  if (!from?.startsWith('/')) return '/'
  const target = URL.parse(from, here)
  if (target?.origin !== here || /^\/login\/*$/.test(target.pathname)) return '/'
  // `//host` would be read as another site once it is followed.
  if (target.pathname.startsWith('//')) return '/'
  return `${target.pathname}${target.search}${target.hash}`
}
