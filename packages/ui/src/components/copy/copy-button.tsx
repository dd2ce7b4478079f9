'use client'
import { Check, Copy, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { IconButton } from '../button/icon-button'
import { copyText } from './copy-text'

const NOTE_MS = 1_500 // spec 2 §8

export interface CopyButtonProps {
  text: string
  /** The name of what is copied; part of the button's accessible name. */
  label?: string | undefined
  size?: 'sm' | 'md' | undefined
}

type Outcome = 'copied' | 'failed'

/** Copies a text, also where the clipboard API is missing, and tells for 1.5 s that it was copied or that copying failed (spec 2 §8). */
export function CopyButton({ text, label, size = 'sm' }: CopyButtonProps) {
  const { messages } = useUiLocale()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), NOTE_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    if (!place.current) return
    const button = place.current.querySelector('button')
    setOutcome((await copyText(text, place.current)) ? 'copied' : 'failed')
    button?.focus()
  }
  const name = label === undefined ? messages.copy : messages.copyOf(label)
  const Icon = outcome === null ? Copy : outcome === 'copied' ? Check : X
  return (
    <span ref={place} className="fs-copy">
      <IconButton size={size} label={name} icon={<Icon size={14} aria-hidden="true" />} onClick={() => void copy()} />
      <span role="status">{outcome === null ? null : outcome === 'copied' ? messages.copied : messages.copyFailed}</span>
    </span>
  )
}
