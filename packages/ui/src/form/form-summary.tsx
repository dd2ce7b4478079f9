'use client'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../components/button/button'
import type { FormProblem } from './form-problems'
import { useFormWords } from './use-form-words'

interface FormSummaryProps {
  problems: readonly FormProblem[]
  /** Takes the focus when this changes while there are problems. */
  attempt: number
  onGo: (field: string) => void
}

/** Why the form was refused, at its top; each entry leads to its field. */
export function FormSummary({ problems, attempt, onGo }: FormSummaryProps) {
  const words = useFormWords()
  const place = useRef<HTMLDivElement>(null)
  const seen = useRef(attempt)
  useEffect(() => {
    if (attempt !== seen.current) place.current?.focus()
    seen.current = attempt
  }, [attempt])
  if (problems.length === 0) return null
  const title = problems.some(({ field }) => field !== null) ? words.problems(problems.length) : words.incomplete
  return (
    <div ref={place} className="fs-form-summary" role="group" aria-label={title} tabIndex={-1}>
      <p><CircleAlert size={16} aria-hidden="true" />{title}</p>
      <ul>
        {problems.map((problem, at) => <li key={`${problem.field ?? ''}-${at}`}><Entry problem={problem} onGo={onGo} /></li>)}
      </ul>
    </div>
  )
}

function Entry({ problem: { field, label, message }, onGo }: { problem: FormProblem; onGo: (field: string) => void }) {
  const words = useFormWords()
  const text = label === null ? message : words.problemOf(label, message)
  return field === null ? text : <Button variant="link" size="sm" onClick={() => onGo(field)}>{text}</Button>
}
