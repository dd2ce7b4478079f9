'use client'
import { FileText, RotateCw, Upload, X } from 'lucide-react'
import { useRef, useState, type DragEvent, type RefObject } from 'react'
import { Button } from '../../components/button/button'
import { IconButton } from '../../components/button/icon-button'
import { Field, type FieldControl, type FieldTexts } from '../../components/field/field'
import { ProgressBar } from '../../components/progress/progress-bar'
import { useUiLocale } from '../../locale/ui-locale'
import { useLayoutEffect } from '../../root/use-layout-effect'
import type { FormMessages } from '../form.messages'
import { useFocusLater } from '../use-focus-later'
import { useFormStyles } from '../use-form-styles'
import { useFormWords } from '../use-form-words'
import { acceptText, fileProblem, sizeText, type FileRules } from './file-rules'

/** One file of a field: being sent, accepted or refused by the server. */
export interface FieldFile {
  id: string
  name: string
  bytes?: number | undefined
  /** Shown as a small picture. */
  pictureUrl?: string | undefined
  state: 'sending' | 'ready' | 'failed'
  /** How much has been sent, 0 to 1; null while that is not known. */
  share?: number | null | undefined
  /** Why it failed, in the user's words. */
  problem?: string | undefined
}

export interface FileFieldProps extends FieldTexts, FileRules {
  files: readonly FieldFile[]
  /** Called with the files that may be taken; the others are named below the field. `useUploads` sends them. */
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
  onRetry?: ((id: string) => void) | undefined
  /** One by default; a new file then replaces the old one. */
  most?: number | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  name?: string | undefined
}

/**
 * Files, picked or dropped. A form is not submitted while one of them is being sent or has failed. The pressed button goes away with its file or
 * failure: the focus then goes to the button that removes the next file or this one, or to the file input.
 */
export function FileField(props: FileFieldProps) {
  const { label, error, hint, hideLabel, required, files, readOnly = false, disabled = false, onRemove, onRetry } = props
  useFormStyles()
  const [refused, setRefused] = useState<readonly string[]>([])
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const focusLater = useFocusLater(files.map(({ id, state }) => `${id} ${state}`).join('\n'))
  const focusFileLater = (at: number) => focusLater(() => list.current?.children.item(at)?.querySelector<HTMLElement>('[data-part=remove]') ?? input.current)
  const remove = (id: string, at: number) => {
    focusFileLater(Math.min(at, files.length - 2))
    onRemove(id)
  }
  const retry = (id: string, at: number) => {
    focusFileLater(at)
    onRetry?.(id)
  }
  return (
    <Field {...{ label, error, hint, hideLabel, required }}>
      {(control) => (
        <>
          {readOnly ? null : <DropPlace {...props} control={control} input={input} onRefused={setRefused} />}
          {refused.length === 0 ? null : <div className="fs-file-refused" role="alert"><ul>{refused.map((text) => <li key={text}>{text}</li>)}</ul></div>}
          {files.length === 0 ? null : (
            <ul ref={list} className="fs-files">
              {files.map((file, at) => <FileLine key={file.id} file={file} onRemove={readOnly || disabled ? undefined : () => remove(file.id, at)} onRetry={onRetry ? () => retry(file.id, at) : undefined} />)}
            </ul>
          )}
        </>
      )}
    </Field>
  )
}

interface DropPlaceProps extends FileFieldProps {
  control: FieldControl
  input: RefObject<HTMLInputElement | null>
  onRefused: (texts: readonly string[]) => void
}

function DropPlace({ control, input, files, accept, maxBytes, most = 1, disabled, name, onAdd, onRefused }: DropPlaceProps) {
  const words = useFormWords()
  const [isOver, setOver] = useState(false)
  const unfinished = unfinishedText(files, words)
  // each file shows its own state; here files that are being sent or have failed stop the form
  useLayoutEffect(() => input.current?.setCustomValidity(unfinished), [input, unfinished])
  const take = (picked: readonly File[]) => {
    const good = picked.filter((file) => fileProblem(file, { accept, maxBytes }) === null)
    const room = most === 1 ? 1 : Math.max(0, most - files.length)
    const texts = picked.flatMap((file) => refusal(file, { accept, maxBytes }, words))
    onRefused(good.length > room ? [...texts, words.tooManyFiles(most)] : texts)
    if (good.length > 0 && room > 0) onAdd(good.slice(0, room))
    // the same file can be picked again
    if (input.current) input.current.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take([...event.dataTransfer.files])
  }
  return (
    <label
      className="fs-drop" data-over={isOver || undefined}
      onDragOver={(event) => { event.preventDefault(); setOver(true) }} onDragLeave={() => setOver(false)} onDrop={drop}
    >
      <input
        {...control} ref={input} type="file" className="fs-hidden" name={name} accept={accept} multiple={most > 1} disabled={disabled}
        onChange={(event) => take([...(event.target.files ?? [])])}
      />
      <Upload size={18} aria-hidden="true" />
      <span>{words.pickFile}</span>
      <span className="fs-drop-limits">{words.fileLimits(acceptText(accept, words.pictures), maxBytes === undefined ? '' : sizeText(maxBytes))}</span>
    </label>
  )
}

function unfinishedText(files: readonly FieldFile[], words: FormMessages): string {
  if (files.some(({ state }) => state === 'sending')) return words.stillUploading
  return files.some(({ state }) => state === 'failed') ? words.uploadIncomplete : ''
}

function refusal(file: File, rules: FileRules, words: FormMessages): readonly string[] {
  const problem = fileProblem(file, rules)
  switch (problem) {
    case null: return []
    case 'type': return [words.fileType(file.name, acceptText(rules.accept, words.pictures))]
    case 'empty': return [words.fileEmpty(file.name)]
    case 'tooLarge': return [words.fileTooLarge(file.name, sizeText(rules.maxBytes ?? 0))]
    default: return problem satisfies never
  }
}

function FileLine({ file, onRemove, onRetry }: { file: FieldFile; onRemove: (() => void) | undefined; onRetry: (() => void) | undefined }) {
  const { name, bytes, pictureUrl, state, share = null, problem } = file
  const words = useFormWords()
  const { messages } = useUiLocale()
  return (
    <li className="fs-file" data-state={state}>
      {pictureUrl === undefined ? <FileText size={24} aria-hidden="true" /> : <img src={pictureUrl} alt="" />}
      <div className="fs-file-text">
        <span className="fs-file-name" title={name}>{name}</span>
        {state === 'failed' ? <span className="fs-file-problem" role="alert">{problem ?? words.uploadFailed}</span> : null}
        {state === 'ready' && bytes !== undefined ? <span>{sizeText(bytes)}</span> : null}
        {state === 'sending' ? <ProgressBar label={words.uploading(name)} value={share} text={share === null ? undefined : `${Math.round(share * 100)}%`} /> : null}
      </div>
      {state === 'failed' && onRetry ? <Button size="sm" icon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>{messages.retry}</Button> : null}
      {onRemove ? <IconButton size="sm" data-part="remove" label={words.removeOf(name)} icon={<X size={14} aria-hidden="true" />} onClick={onRemove} /> : null}
    </li>
  )
}
