/** The paths of a pattern: `:name` is one segment of any text, `*` at the end one or more. */
export function expressionOf(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.+' : part.replace(/[^\w-]/g, '\\$&')))
    .join('\\/')
  return new RegExp(`^${source}$`)
}
