/** Path, query and fragment of `from`; home if it is external, missing, or the login itself. */
export function toReturnPath(from: string | null): string {
  if (!from?.startsWith('/')) return '/'
  const target = URL.parse(from, here)
  if (target?.origin !== here || /^\/login\/*$/.test(target.pathname)) return '/'
  // Browsers resolve `//host` to another site.
  if (target.pathname.startsWith('//')) return '/'
  return `${target.pathname}${target.search}${target.hash}`
}

/** Allowed return targets: paths of this site. */
const here = 'https://this-site.invalid'
