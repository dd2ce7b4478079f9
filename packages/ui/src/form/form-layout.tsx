'use client'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../components/button/button'
import { useDialogClose } from '../components/dialog/dialog-close'
import { useUiLocale } from '../locale/ui-locale'
import { focusField, ownProblems, type FormProblem } from './form-problems'
import { FormSummary } from './form-summary'
import { useFormStyles } from './use-form-styles'
import { useFormWords } from './use-form-words'

export interface FormLayoutProps {
  /** Names the form for a screen reader; the title of the dialog around it, usually. */
  label: string
  /** Called when the user submits and no field reports a problem itself. */
  onSubmit: () => void
  /** Why the form was refused last; listed at the top, each entry moves the focus to its field. */
  problems?: readonly FormProblem[] | undefined
  /** How often the form was submitted; when it grows and there are problems, the list of them takes the focus. */
  attempt?: number | undefined
  /** Columns of fields where the form is wide enough for two. */
  columns?: 1 | 2 | undefined
  /** It is being sent. */
  busy?: boolean | undefined
  /** The text on the main button; 保存 by default. */
  submitText?: string | undefined
  /** Instead of closing the dialog around the form; without both there is no cancel button. */
  onCancel?: (() => void) | undefined
  /** At the start of the button row: a further action, a remark. */
  foot?: ReactNode
  /** Nothing can be submitted: there are no buttons. */
  readOnly?: boolean | undefined
  children: ReactNode
}

const NO_PROBLEMS: readonly FormProblem[] = []

/** Fields in one or two columns, the problems above them and the buttons at a foot that is always visible. */
export function FormLayout(props: FormLayoutProps) {
  const { label, onSubmit, problems = NO_PROBLEMS, attempt = 0, columns = 1, busy = false, readOnly = false, children } = props
  useFormStyles()
  const form = useRef<HTMLFormElement>(null)
  const { own, refusals, refuses } = useOwnProblems()
  const all = [...own, ...problems.filter(({ field }) => field === null || own.every((problem) => problem.field !== field))]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React passes the submit event of a form in a portal inside this one to this one
    if (event.target !== event.currentTarget || busy || readOnly) return
    if (!refuses(event.currentTarget)) onSubmit()
  }
  return (
    <form ref={form} className="fs-form" noValidate aria-label={label} data-entry="" onSubmit={submit}>
      <FormSummary problems={all} attempt={attempt + refusals} onGo={(field) => (form.current ? focusField(form.current, field) : undefined)} />
      <div className="fs-form-grid" data-columns={columns}>{children}</div>
      {readOnly ? null : <FormFoot {...props} />}
    </form>
  )
}

/**
 * The problems that the fields report, from a submission that they refused until there are none. They are read again whenever anything in the form
 * changes: a field that keeps its value itself is rendered without the form.
 */
function useOwnProblems() {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [own, setOwn] = useState(NO_PROBLEMS)
  const [refusals, setRefusals] = useState(0)
  const isRefused = own.length > 0
  useEffect(() => {
    if (!form || !isRefused) return
    const observer = new MutationObserver(() => setOwn((before) => keptIfEqual(before, ownProblems(form))))
    observer.observe(form, { subtree: true, childList: true, characterData: true, attributes: true })
    return () => observer.disconnect()
  }, [form, isRefused])
  const refuses = (submitted: HTMLFormElement): boolean => {
    const problems = ownProblems(submitted)
    setForm(submitted)
    setOwn(problems)
    if (problems.length > 0) setRefusals(refusals + 1)
    return problems.length > 0
  }
  return { own, refusals, refuses }
}

/** The list itself is in the form: an equal one must not be rendered again. */
function keptIfEqual(before: readonly FormProblem[], now: readonly FormProblem[]): readonly FormProblem[] {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now
}

function FormFoot({ busy = false, submitText, onCancel, foot }: FormLayoutProps) {
  const words = useFormWords()
  const { messages } = useUiLocale()
  const close = useDialogClose()
  const cancel = onCancel ?? close
  return (
    <footer className="fs-form-foot">
      <div className="fs-form-foot-start">{foot}</div>
      {cancel ? <Button disabled={busy} onClick={cancel}>{messages.cancel}</Button> : null}
      <Button type="submit" variant="solid" loading={busy}>{submitText ?? words.save}</Button>
    </footer>
  )
}

export interface FormSectionProps {
  title: string
  /** Below the title: what the fields of the section are for. */
  description?: ReactNode
  children: ReactNode
}

/** Fields that belong together, under a heading. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className="fs-form-section" aria-labelledby={id}>
      <div className="fs-form-section-head">
        <h3 id={id}>{title}</h3>
        {description === undefined ? null : <p>{description}</p>}
      </div>
      {children}
    </section>
  )
}

/** A field that takes the width of both columns. */
export function FormWide({ children }: { children: ReactNode }) {
  return <div className="fs-form-wide">{children}</div>
}
