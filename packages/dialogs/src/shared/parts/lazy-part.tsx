import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface LazyPartProps<Props extends object> {
  /** loads the component; the same function at every render */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** shown until it is loaded */
  loading: ReactNode
  /** shown when it could not be loaded: no network, or a page that is older than the server */
  failed: (retry: () => void) => ReactNode
}

type Loaded<Props> = { name: 'loading' } | { name: 'failed' } | { name: 'ready'; Part: ComponentType<Props> }

const LOADING = { name: 'loading' } as const

/** A component that is loaded when it is shown. Unlike `React.lazy` it can be loaded again after a failure. */
export function LazyPart<Props extends object>({ load, props, loading, failed }: LazyPartProps<Props>) {
  const [last, setLast] = useState<{ of: typeof load; loaded: Loaded<Props> }>({ of: load, loaded: LOADING })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let gone = false
    load().then(
      (Part) => {
        if (!gone) setLast({ of: load, loaded: { name: 'ready', Part } })
      },
      () => {
        if (!gone) setLast({ of: load, loaded: { name: 'failed' } })
      },
    )
    return () => {
      gone = true
    }
  }, [load, attempt])
  const retry = () => {
    setLast({ of: load, loaded: LOADING })
    setAttempt(attempt + 1)
  }
  // the props are those of the component that is wanted now: one that was loaded before must not get them
  const loaded = last.of === load ? last.loaded : LOADING
  switch (loaded.name) {
    case 'loading':
      return loading
    case 'failed':
      return failed(retry)
    case 'ready':
      return <loaded.Part {...props} />
    default:
      return loaded satisfies never
  }
}
