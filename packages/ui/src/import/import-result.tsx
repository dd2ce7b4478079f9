'use client'
import { CircleCheck, CircleSlash } from 'lucide-react'
import { ProblemFileButton } from './problem-file-button'
import { problemsByRow } from './problems-by-row'
import type { ImportState } from './use-import'
import { useImportWords } from './use-import-words'

interface ImportResultProps {
  state: Extract<ImportState, { name: 'done' }>
  /** Saves the rows that were left out. */
  onSave: () => void
}

/** How many rows were written, and which were left out. */
export function ImportResult({ state, onSave }: ImportResultProps) {
  const words = useImportWords()
  const { accepted, problems, isCancelled } = state
  const leftOut = problemsByRow(problems).size
  const Icon = isCancelled ? CircleSlash : CircleCheck
  return (
    <div className="fs-import-result" role="status" data-cancelled={isCancelled || undefined}>
      <Icon size={40} strokeWidth={1.5} aria-hidden="true" />
      {isCancelled ? words.cancelled(accepted) : words.done(accepted)}
      {leftOut > 0 ? <span className="fs-import-line">{words.leftOut(leftOut)}<ProblemFileButton onSave={onSave} /></span> : null}
    </div>
  )
}
