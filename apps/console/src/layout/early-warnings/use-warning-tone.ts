import { playWarningTone } from '@smart-fire/dialogs/warning-tone'
import { useCallback, useEffect, useRef } from 'react'
import { toneOf, type OpenWarning, type OpenWarnings } from './open-warnings'

/** Pause before a tone that repeats: the pause of a fault, because a warning is never more urgent than one. */
export const REPEAT_MS = 15_000

/** A warning that cannot be heard is still on the screen. */
function play(warnings: Iterable<OpenWarning>): void {
  const tone = toneOf(warnings)
  if (tone !== null) void playWarningTone(tone).catch(() => undefined)
}

/** The returned function sounds the tone of the worst of these warnings. While `maySound` is false nothing sounds: an alarm is never covered, and a muted desk stays muted. */
export function useWarningTone(maySound: boolean): (news: readonly OpenWarning[]) => void {
  const may = useRef(maySound)
  useEffect(() => {
    may.current = maySound
  }, [maySound])
  return useCallback((news) => {
    if (may.current) play(news)
  }, [])
}

/** Sounds again and again while an open warning has a tone that repeats. */
export function useRepeatedTone(open: OpenWarnings, maySound: boolean): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  }, [open])
  const isRepeated = maySound && [...open.values()].some(repeats)
  useEffect(() => {
    if (!isRepeated) return
    let timer = setTimeout(function again() {
      play([...latest.current.values()].filter(repeats))
      timer = setTimeout(again, REPEAT_MS)
    }, REPEAT_MS)
    return () => clearTimeout(timer)
  }, [isRepeated])
}

const repeats = (warning: OpenWarning): boolean => warning.repeats === true && warning.tone != null
