import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface LazyPartProps<Props extends object> {
  /** brings the part; the same function at every render */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** stands in its place until it is here */
  loading: ReactNode
  /** stands in its place when it did not come: the network, or a page that is older than the server */
  failed: (retry: () => void) => ReactNode
}

type Loaded<Props> = { name: 'loading' } | { name: 'failed' } | { name: 'ready'; Part: ComponentType<Props> }

/** A part that is fetched when it is shown. Unlike `React.lazy` it can be asked for again when it did not come. */
export function LazyPart<Props extends object>({ load, props, loading, failed }: LazyPartProps<Props>) {
  const [loaded, setLoaded] = useState<Loaded<Props>>({ name: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let gone = false
    load().then(
      (Part) => {
        if (!gone) setLoaded({ name: 'ready', Part })
      },
      () => {
        if (!gone) setLoaded({ name: 'failed' })
      },
    )
    return () => {
      gone = true
    }
  }, [load, attempt])
  const retry = () => {
    setLoaded({ name: 'loading' })
    setAttempt(attempt + 1)
  }
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
