import { PrintOnly } from '../../../lib/print-only/print-only'
import { QrPicture } from '../../../lib/qr-picture'
import type { FacilityLabel } from './facility-labels'
import './label-print.css'
import { LABEL_SHEETS, pagesOf, type LabelSheetName } from './label-sheets'

const PX_PER_MM = 96 / 25.4
/** around the picture */
const PADDING_MM = 6

/** What a camera reads: it opens the page of the inspector with this facility (ADR 40). */
const addressOf = (number: string) => `${window.location.origin}/inspect?tag=${encodeURIComponent(number)}`

/** The labels as pages that only a printer shows. */
export function LabelPrint({ labels, sheet }: { labels: readonly FacilityLabel[]; sheet: LabelSheetName }) {
  const { columns, width, height } = LABEL_SHEETS[sheet]
  const picture = Math.min(height - PADDING_MM, width / 2) * PX_PER_MM
  return (
    <PrintOnly className="label-print">
      {pagesOf(labels, LABEL_SHEETS[sheet]).map((page, at) => (
        <div key={at} className="label-page" data-sheet={sheet} style={{ gridTemplateColumns: `repeat(${columns}, ${width}mm)`, gridAutoRows: `${height}mm` }}>
          {page.map(({ id, number, typeName, place }) => (
            <div key={id} className="label">
              <QrPicture text={addressOf(number)} label={number} size={picture} />
              <p><strong>{typeName}</strong>{number}<br />{place}</p>
            </div>
          ))}
        </div>
      ))}
    </PrintOnly>
  )
}
