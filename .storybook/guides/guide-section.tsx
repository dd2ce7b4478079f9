import { Fragment } from 'react'
import { GUIDES } from './guides'

/** Anatomy, keys, do and don't of a component; nothing for a page without a guide. */
export function GuideSection({ of }: { of: string }) {
  const guide = GUIDES[of]
  if (!guide) return null
  const keys = Object.entries(guide.keys)
  return (
    <>
      <h2>Anatomy 构成</h2>
      <ol>{guide.anatomy.map((part) => <li key={part}>{part}</li>)}</ol>
      <h2>Keys 按键</h2>
      {keys.length === 0 ? <p>None: it takes no focus.</p> : (
        <dl className="keys">
          {keys.map(([key, does]) => (
            <Fragment key={key}>
              <dt><kbd>{key}</kbd></dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <h2>Do 宜</h2>
      <p>{guide.does}</p>
      <h2>Do not 忌</h2>
      <p>{guide.doesNot}</p>
    </>
  )
}
