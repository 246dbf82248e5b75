/** Path patterns: `:name` matches one segment, a final `*` one or more. */
export function expressionOf(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part === '*' ? '.+' : part.replace(/[^\w-]/g, '\\$&')))
    .join('\\/')
  return new RegExp(`^${source}$`)
}
