import { Box } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { PrintOnly } from '../../../../lib/print-only/print-only'
import * as catalogue from '../panels.messages'
import { Report, type ReportProps } from './report'

/** Prints a report, or saves it as PDF in the print window of the browser (ADR 65). */
export function PrintReport(props: ReportProps) {
  const words = useMessages(catalogue)
  return (
    <>
      <Box><Button onClick={() => void printWithPhotos()}>{words.printReport}</Button></Box>
      <PrintOnly className="report"><Report {...props} /></PrintOnly>
    </>
  )
}

/** A print that begins before its photos are there has gaps. One that cannot be loaded is printed as its name. */
async function printWithPhotos(): Promise<void> {
  await Promise.allSettled([...document.querySelectorAll<HTMLImageElement>('.report img')].map((photo) => photo.decode()))
  window.print()
}
