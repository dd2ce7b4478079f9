import { useEffect, useReducer, useRef } from 'react'
import { useLayoutEffect } from '../../root/use-layout-effect'
import type { FieldFile } from './file-field'

/** Sends one file and resolves with the value for the form: an address, an id. Progress runs from 0 to 1. */
export type UploadFile<Value> = (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<Value>

/** A file that has been sent before. */
export interface KeptFile<Value> {
  value: Value
  name: string
  pictureUrl?: string | undefined
}

interface Entry<Value> extends FieldFile {
  file: File | null
  value: Value | null
}

type Change<Value> =
  | { type: 'added'; entries: readonly Entry<Value>[]; replaces: boolean }
  | { type: 'changed'; id: string; part: Partial<Entry<Value>> }
  | { type: 'removed'; id: string }

interface UploadOptions<Value> {
  upload: UploadFile<Value>
  initial?: readonly KeptFile<Value>[] | undefined
  /** As for `FileField`: with one, a new file replaces the old one. */
  most?: number | undefined
  /** Why a file could not be sent, in the user's words; by default only that it could not. */
  failedText?: ((error: unknown) => string) | undefined
  /** Called with the values of all sent files whenever a file has been sent or removed. */
  onChange: (values: readonly Value[]) => void
}

/** Sends the files of a `FileField`, each on its own: `<FileField {...useUploads({ upload, onChange })} label="照片" />`. */
export function useUploads<Value>({ upload, initial = [], most = 1, failedText, onChange }: UploadOptions<Value>) {
  const [entries, send] = useReducer(uploadsReducer<Value>, initial, (kept) => kept.map(keptEntry))
  const running = useRef(new Map<string, AbortController>())
  const count = useRef(0)
  useEffect(() => {
    const all = running.current
    return () => all.forEach((own) => own.abort())
  }, [])
  useReport(entries, onChange)
  useFreedPictures(entries)

  const start = async (id: string, file: File) => {
    const own = new AbortController()
    running.current.set(id, own)
    const report = (part: Partial<Entry<Value>>) => (own.signal.aborted ? undefined : send({ type: 'changed', id, part }))
    report({ state: 'sending', share: null, problem: undefined })
    try {
      const value = await upload(file, { signal: own.signal, onProgress: (share) => report({ share }) })
      report({ state: 'ready', value })
    } catch (error) {
      report({ state: 'failed', problem: failedText?.(error) })
    }
  }
  const add = (files: readonly File[]) => {
    const added = files.map((file): Entry<Value> => ({
      id: `new-${(count.current += 1)}`, name: file.name, bytes: file.size, state: 'sending', share: null, file, value: null,
      pictureUrl: file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined,
    }))
    if (most === 1) running.current.forEach((own) => own.abort())
    send({ type: 'added', entries: added, replaces: most === 1 })
    for (const { id, file } of added) if (file) void start(id, file)
  }
  const remove = (id: string) => {
    running.current.get(id)?.abort()
    send({ type: 'removed', id })
  }
  const retry = (id: string) => {
    const file = entries.find((entry) => entry.id === id)?.file
    if (file) void start(id, file)
  }
  return { files: entries as readonly FieldFile[], most, onAdd: add, onRemove: remove, onRetry: retry }
}

function uploadsReducer<Value>(entries: readonly Entry<Value>[], change: Change<Value>): readonly Entry<Value>[] {
  switch (change.type) {
    case 'added': return change.replaces ? change.entries : [...entries, ...change.entries]
    case 'changed': return entries.map((entry) => (entry.id === change.id ? { ...entry, ...change.part } : entry))
    case 'removed': return entries.filter((entry) => entry.id !== change.id)
    default: return change satisfies never
  }
}

function keptEntry<Value>({ value, name, pictureUrl }: KeptFile<Value>, at: number): Entry<Value> {
  return { id: `kept-${at}`, name, pictureUrl, state: 'ready', file: null, value }
}

/** Calls `onChange` with the values whenever they change. */
function useReport<Value>(entries: readonly Entry<Value>[], onChange: (values: readonly Value[]) => void): void {
  const values = entries.flatMap(({ state, value }) => (state === 'ready' && value !== null ? [value] : []))
  const reported = useRef(values)
  const report = useRef(onChange)
  useLayoutEffect(() => {
    report.current = onChange
  })
  useEffect(() => {
    if (values.length === reported.current.length && values.every((value, at) => value === reported.current[at])) return
    reported.current = values
    report.current(values)
  })
}

/** Frees the memory of pictures whose files were removed. */
function useFreedPictures(entries: readonly Entry<unknown>[]): void {
  const made = useRef(new Set<string>())
  useEffect(() => {
    const shown = new Set(entries.flatMap(({ file, pictureUrl }) => (file && pictureUrl ? [pictureUrl] : [])))
    for (const url of made.current) if (!shown.has(url)) URL.revokeObjectURL(url)
    made.current = shown
  }, [entries])
  useEffect(() => {
    const all = made
    return () => all.current.forEach((url) => URL.revokeObjectURL(url))
  }, [])
}
