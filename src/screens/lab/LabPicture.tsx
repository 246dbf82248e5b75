import { type RefObject, useContext } from 'react'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { SubjectContext } from '../../ui/subject.ts'

/** Saves the finding and its table as a picture for the chat. */
export function LabPicture({ figure }: { figure: RefObject<HTMLElement | null> }) {
  const subject = useContext(SubjectContext)
  async function save() {
    const { saveChart } = await import('../../charts/save-chart.ts')
    if (figure.current) await saveChart('png', figure.current, { name: 'rule lab', values: noValues, subject })
    return undefined
  }
  return <DownloadButton text="Picture" label="Download these results as a picture" save={save} />
}

const noValues = { headers: [], rows: [] }
