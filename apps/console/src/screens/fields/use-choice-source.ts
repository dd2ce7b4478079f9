import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { useEffect, useMemo, useState } from 'react'
import { useGivenValues, type GivenValues } from '../given-values'
import { choiceName, type ScreenWords } from '../screen-words'
import { askedBy, type ChoiceOption, type Choices } from './choices'
import * as catalogue from './choices.messages'

export interface ChoiceSource {
  options?: readonly ChoiceOption[]
  search?: (text: string, signal: AbortSignal) => Promise<readonly ChoiceOption[]>
  /** names of values that are chosen already */
  known?: readonly ChoiceOption[]
}

/** Where a choice field gets its options: from the words of a code list, or from the server when the field is opened. */
export function useChoiceSource(choices: Choices, field: string, words: ScreenWords, hasValue: boolean, values: GivenValues): ChoiceSource {
  const client = useClient()
  const { stopped } = useMessages(catalogue)
  const given = useGivenValues(askedBy(choices), values)
  const load = useMemo(() => (choices.kind === 'loaded' ? onceLoaded((signal) => choices.load(client, signal, given)) : null), [choices, client, given])
  const loaded = useKnown(load, hasValue)
  const known = useMemo(() => loaded.map((option) => (option.isStopped ? { ...option, label: stopped(option.label) } : option)), [loaded, stopped])
  return useMemo(() => {
    if (choices.kind === 'fixed') return { options: choices.values.map((value) => ({ value, label: choiceName(words, field, value) })) }
    const search = (text: string, signal: AbortSignal) => (choices.search ? choices.search(client, text, signal) : found(load, text))
    return { search, known }
  }, [choices, client, field, known, load, words])
}

type Load = () => Promise<readonly ChoiceOption[]>

/** One list for one screen, loaded by its first request; after a failure the next request loads it again. */
function onceLoaded(load: (signal: AbortSignal) => Promise<readonly ChoiceOption[]>): Load {
  let loaded: Promise<readonly ChoiceOption[]> | null = null
  return () => {
    // no request of its own may cancel what others wait for
    loaded ??= load(new AbortController().signal).catch((error: unknown) => {
      loaded = null
      throw error
    })
    return loaded
  }
}

async function found(load: Load | null, text: string): Promise<readonly ChoiceOption[]> {
  const options = (await load?.()) ?? []
  const wanted = text.trim().toLowerCase()
  return options.filter(({ label, isStopped }) => !isStopped && label.toLowerCase().includes(wanted))
}

/** Loads the name of a value that came from the URL or the row. */
function useKnown(load: Load | null, hasValue: boolean): readonly ChoiceOption[] {
  const [known, setKnown] = useState<readonly ChoiceOption[]>([])
  useEffect(() => {
    if (load === null || !hasValue) return
    let isGone = false
    // without names the values are shown as they are
    load().then((options) => (isGone ? undefined : setKnown(options)), () => undefined)
    return () => {
      isGone = true
    }
  }, [load, hasValue])
  return known
}
