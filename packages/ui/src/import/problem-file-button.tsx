'use client'
import { Download } from 'lucide-react'
import { Button } from '../components/button/button'
import { useImportWords } from './use-import-words'

/** Saves the rows with problems as a file that can be corrected and imported again. */
export function ProblemFileButton({ onSave }: { onSave: () => void }) {
  const words = useImportWords()
  return <Button size="sm" icon={<Download size={14} aria-hidden="true" />} onClick={onSave}>{words.problemFile}</Button>
}
