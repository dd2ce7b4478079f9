import type { Sender } from '../../http/app-env'
import type { Ingestion, IngestResult } from './ingestion'
import { readReport, reasonOf } from './report/read-report'

/** Reads and stores the reports of a call, each judged alone, with the key of this sender. `isReadable` is false when none of them could be read. */
export async function ingestEach(ingestion: Ingestion, wires: unknown[], sender: Sender): Promise<{ isReadable: boolean; result: IngestResult }> {
  const read = wires.map((wire, index) => ({ index, ...readReport(wire) }))
  const readable = read.flatMap(({ index, report }) => (report ? [{ index, report }] : []))
  const stored = readable.length > 0 ? await ingestion.ingest(readable.map(({ report }) => report), sender) : NOTHING
  // the ingestion counts the readable reports only
  const placeOf = (index: number) => readable[index]?.index ?? index
  const byIndex = (a: { index: number }, b: { index: number }) => a.index - b.index
  const refused = [
    ...stored.refused.map(({ index, reason }) => ({ index: placeOf(index), reason })),
    ...read.filter(({ report, unreadable }) => !report || unreadable.length > 0).map(({ index, unreadable }) => ({ index, reason: reasonOf(unreadable) })),
  ].sort(byIndex)
  const rejected = [...stored.rejected.map(placeOf), ...read.filter(({ report }) => !report).map(({ index }) => index)].sort((a, b) => a - b)
  return { isReadable: readable.length > 0, result: { ...stored, rejected, refused } }
}

const NOTHING: IngestResult = { accepted: 0, rejected: [], refused: [], records: [], pushes: 0 }
