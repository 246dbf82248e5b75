import { classNames } from '../../ui/class-names.ts'
import { textColumn } from '../../ui/columns.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'

/** A manager with the mark of his newest team. */
export function ManagerName({ name, teamName, size = 24, className }: ManagerNameProps) {
  return (
    <span className={classNames('inline-flex min-w-0 max-w-full items-center gap-2', className)}>
      <TeamMark name={teamName ?? name} size={size} />
      <bdi className="min-w-0 truncate" title={name}>
        {name}
      </bdi>
    </span>
  )
}

/** The manager of a row, with the mark of his newest team, as the row header. */
export function managerColumn<Row extends { key: string; name: string }>(
  teamName: (row: Row) => string | undefined,
  options?: Partial<Column<Row>>,
): Column<Row> {
  return textColumn('manager', 'Manager', ({ name }) => name, {
    isRowHeader: true,
    className: 'w-full max-w-0 md:w-2/5',
    render: (row) => <ManagerName name={row.name} teamName={teamName(row)} />,
    ...options,
  })
}

/** A manager's name, linked to his page; a team without an owner has none. */
export function ManagerLink({
  name,
  href,
  className,
}: {
  name: string
  href: string | null | undefined
  className?: string
}) {
  const text = (
    <bdi className="min-w-0 truncate" title={name}>
      {name}
    </bdi>
  )
  if (href == null) return <span className={classNames('inline-flex min-w-0 max-w-full', className)}>{text}</span>
  return (
    <a
      href={href}
      className={classNames('inline-flex min-w-0 max-w-full underline-offset-4 hover:underline', className)}
    >
      {text}
    </a>
  )
}

interface ManagerNameProps {
  name: string
  teamName?: string
  size?: number
  className?: string
}
