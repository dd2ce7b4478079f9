import { Box } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { useEffect, useState } from 'react'
import { PrintOnly } from '../../../../lib/print-only/print-only'
import * as catalogue from '../panels.messages'
import { Report, type ReportProps } from './report'

/** Prints a report, or saves it as PDF in the print window of the browser (ADR 65). */
export function PrintReport(props: ReportProps) {
  const words = useMessages(catalogue)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    let isOpen = true
    void photosShown().then(() => {
      // with its panel the report is gone: the screen would be printed
      if (!isOpen) return
      setWaiting(false)
      window.print()
    })
    return () => { isOpen = false }
  }, [isWaiting])
  return (
    <>
      <Box><Button loading={isWaiting} onClick={() => setWaiting(true)}>{words.printReport}</Button></Box>
      <PrintOnly className="report"><Report {...props} /></PrintOnly>
    </>
  )
}

/** A print that begins before its photos are there has gaps. One that cannot be loaded is printed as its name. */
async function photosShown(): Promise<void> {
  await Promise.allSettled([...document.querySelectorAll<HTMLImageElement>('.report img')].map((photo) => photo.decode()))
}
