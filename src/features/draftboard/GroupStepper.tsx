import { Button } from '../../ui/Button.tsx'

export interface GroupStepperProps {
  /** From 1. */
  page: number
  count: number
  onPage: (page: number) => void
}

/** To the groups before and after, at both ends of a group's title: phones show one at a time. */
export function GroupStepper({ page, count, onPage }: GroupStepperProps) {
  return (
    <fieldset className="absolute inset-x-0 top-1.5 flex justify-between sm:hidden print:hidden">
      <legend className="sr-only">{`Group ${page} of ${count}`}</legend>
      <Button
        variant="ghost"
        icon="chevron-left"
        label="Previous picks"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <Button
        variant="ghost"
        icon="chevron-right"
        label="Next picks"
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
      />
    </fieldset>
  )
}
