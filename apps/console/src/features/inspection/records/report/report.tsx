import { SIGNER, type WholeInspectionDefect, type WholeInspectionResult } from '@smart-fire/api-client/inspection-records'
import { useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, NO_VALUE, type DescriptionItem } from '@smart-fire/ui'
import type { ReactNode } from 'react'
import { choiceName, fieldName } from '../../../../screens'
import { defectFacts } from '../defect-facts'
import * as defectWords from '../defects.messages'
import * as catalogue from '../panels.messages'
import { itemLimits, itemValue, resultFacts, timeRemarks } from '../result-facts'
import * as resultWords from '../results.messages'
import { unknownSigners } from '../signatures'
import './report.css'

export interface ReportProps {
  title: string
  check: WholeInspectionResult | null
  /** what came of the check; null when it was normal, or when its defect is missing */
  defect: WholeInspectionDefect | null
  /** the check was abnormal, and its defect could not be read: the report says so */
  isDefectMissing?: boolean
}

/** A check, the defect that came of it, the photos of before and after, and the four signatures, as they are printed. */
export function Report({ title, check, defect, isDefectMissing = false }: ReportProps) {
  const words = useMessages(catalogue)
  const resultFields = useMessages(resultWords)
  const defectFields = useMessages(defectWords)
  const facility = check?.record ?? defect
  return (
    <>
      <h1>{title}</h1>
      <p>{[facility?.typeName, facility?.number].filter(Boolean).join(' ')}</p>
      <p>{[facility?.buildingName ?? facility?.unitName, facility?.position].filter(Boolean).join(' · ')}</p>
      {check ? <Part title={words.facts}><Facts facts={resultFacts(check.record, resultFields)} />{timeRemarks(check.record, words).map((remark) => <p key={remark}>{remark}</p>)}</Part> : null}
      {check && check.items.length + check.unreadItems > 0 ? <Part title={words.items}><Items {...check} /></Part> : null}
      {defect ? <Part title={words.steps}><Facts facts={defectFacts(defect, defectFields)} /></Part> : null}
      {isDefectMissing ? <Part title={words.steps}><p>{words.defectMissing}</p></Part> : null}
      <Part title={defect ? words.before : words.photos}><Photos urls={check?.record.photos ?? defect?.before ?? []} unread={check?.unreadPhotos ?? defect?.unreadBefore ?? 0} /></Part>
      {defect ? <Part title={words.after}><Photos urls={defect.after} unread={defect.unreadAfter} /></Part> : null}
      {defect ? <Part title={fieldName(defectFields, 'signatures')}><Signatures defect={defect} /></Part> : null}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => <section><h2>{title}</h2>{children}</section>

const Facts = ({ facts }: { facts: readonly DescriptionItem[] }) => (
  <dl>{facts.map(({ id, term, value, wide }) => <div key={id} data-wide={wide || undefined}><dt>{term}</dt><dd>{value}</dd></div>)}</dl>
)

function Items({ items, unreadItems }: Pick<WholeInspectionResult, 'items' | 'unreadItems'>) {
  const words = useMessages(catalogue)
  return (
    <>
      {unreadItems > 0 ? <p>{words.itemsNotListed(unreadItems)}</p> : null}
      <Lines head={[words.item, words.value, words.limits]}>
        {items.map((item) => <tr key={item.id}><td>{item.name ?? NO_VALUE}</td><td>{item.abnormal ? <strong>{itemValue(item, words)}</strong> : itemValue(item, words)}</td><td>{itemLimits(item)}</td></tr>)}
      </Lines>
    </>
  )
}

function Photos({ urls, unread }: { urls: readonly string[]; unread: number }) {
  const words = useMessages(catalogue)
  if (urls.length === 0 && unread === 0) return <p>{words.noPhotos}</p>
  return (
    <>
      {unread > 0 ? <p>{words.photosNotListed(unread)}</p> : null}
      <div className="report-photos">{urls.map((url, at) => <img key={url} src={url} alt={words.photo(at + 1)} />)}</div>
    </>
  )
}

/** All four, also those that are still to be given. */
function Signatures({ defect }: { defect: WholeInspectionDefect }) {
  const words = useMessages(catalogue)
  const fields = useMessages(defectWords)
  const unknown = unknownSigners(defect)
  return (
    <>
      {unknown > 0 ? <p>{words.signersUnknown(unknown)}</p> : null}
      <Lines className="report-signatures" head={[words.signer, words.name, words.time]}>
        {Object.values(SIGNER).map((signer) => {
          const given = defect.signatures.find((one) => one.signer === signer)
          return <tr key={signer}><td>{choiceName(fields, 'signer', signer)}</td><td>{given?.by}</td><td>{given?.at ? formatDateTime(given.at) : null}</td></tr>
        })}
      </Lines>
    </>
  )
}

const Lines = ({ className, head, children }: { className?: string; head: readonly string[]; children: ReactNode }) => (
  <table className={className}><thead><tr>{head.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead><tbody>{children}</tbody></table>
)
