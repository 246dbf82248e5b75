import { Stepper } from '../../ui/Stepper.tsx'

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
      <Stepper what="picks" at={page} last={count} onStep={onPage} />
    </fieldset>
  )
}
