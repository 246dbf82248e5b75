/** Times in the reader's time zone, as a field of the type `datetime-local` has them. */

export function toLocalTime(time: number): string {
  const date = new Date(time)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Null for an empty or cut one. */
export function readLocalTime(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return null
  const time = new Date(text).getTime()
  return Number.isNaN(time) ? null : time
}

/** Such as "Thu, Aug 20, 2026, 8:00:00 PM CDT". */
export function formatMoment(time: number): string {
  return new Date(time).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  })
}

/** How long it is, such as "in 2 days", "in 3 hours", "in 12 minutes", or "in less than a minute". */
export function describeWait(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return 'in less than a minute'
  const [count, unit] =
    minutes < 90
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1440), 'day']
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`
}
