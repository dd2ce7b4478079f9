'use client'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../components/button/button'
import type { ExportFormat } from '../export/export.types'
import { fileName } from '../export/save-file'
import { FileField } from '../form/file/file-field'
import { templateFile } from './import-files'
import type { ImportMessages } from './import.messages'
import type { ImportField } from './import.types'
import type { FileTrouble } from './read-file'
import { useImportWords } from './use-import-words'

const MOST_BYTES = 10 * 1024 * 1024

interface ChooseFileProps {
  fields: readonly ImportField[]
  name: string
  trouble: FileTrouble | null
  onChoose: (file: File) => void
  onFile: (file: Blob, name: string) => void
}

/** The templates to download and the place where a file is chosen; the problem of the last file is shown at the field. */
export function ChooseFile({ fields, name, trouble, onChoose, onFile }: ChooseFileProps) {
  const words = useImportWords()
  const [failed, setFailed] = useState(false)
  const saveTemplate = (format: ExportFormat) => {
    setFailed(false)
    templateFile(fields, format, name).then((file) => onFile(file, fileName(words.templateName(name), format)), () => setFailed(true))
  }
  return (
    <>
      <div className="fs-import-line">
        <span>{words.template}</span>
        <Button size="sm" icon={<Download size={14} aria-hidden="true" />} onClick={() => saveTemplate('xlsx')}>{words.templateXlsx}</Button>
        <Button size="sm" icon={<Download size={14} aria-hidden="true" />} onClick={() => saveTemplate('csv')}>{words.templateCsv}</Button>
        {failed ? <span role="alert">{words.templateFailed}</span> : null}
      </div>
      <FileField
        label={words.fileLabel} hint={words.fileHint} error={trouble ? troubleText(trouble, words) : undefined} accept=".csv,.xlsx" maxBytes={MOST_BYTES} files={[]} onRemove={() => {}}
        onAdd={([file]) => (file ? onChoose(file) : undefined)}
      />
    </>
  )
}

function troubleText(trouble: FileTrouble, words: ImportMessages): string {
  switch (trouble.kind) {
    case 'unreadable': return words.unreadable
    case 'blocked': return words.blocked
    case 'empty': return words.empty
    case 'missing': return words.missing(trouble.headers)
    case 'tooMany': return words.tooMany(trouble.rows, trouble.most)
    default: return trouble satisfies never
  }
}
