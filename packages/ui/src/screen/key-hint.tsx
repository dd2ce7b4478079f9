import { Fragment } from 'react'
import { useScreenStyles } from './use-screen-styles'

export interface KeyHintProps {
  /** The keys as they are printed on a keyboard, pressed together: `['Ctrl', 'S']`. */
  keys: readonly string[]
}

/** The key or keys for the action that is written beside them. */
export function KeyHint({ keys }: KeyHintProps) {
  useScreenStyles()
  return (
    <span className="fs-keys">
      {keys.map((key, at) => <Fragment key={key}>{at > 0 ? <span>+</span> : null}<kbd>{key}</kbd></Fragment>)}
    </span>
  )
}
