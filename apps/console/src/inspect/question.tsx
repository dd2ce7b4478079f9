import { useId } from 'react'

interface QuestionProps {
  title: string
  text: string
  keep: string
  lose: string
  onKeep: () => void
  onLose: () => void
}

/** Asks before something is lost. The focus begins on the answer that loses nothing, which Escape gives as well. */
export function Question({ title, text, keep, lose, onKeep, onLose }: QuestionProps) {
  const titleId = useId()
  const textId = useId()
  return (
    <div className="question" role="alertdialog" aria-labelledby={titleId} aria-describedby={textId} onKeyDown={({ key }) => { if (key === 'Escape') onKeep() }}>
      <h2 id={titleId}>{title}</h2>
      <p id={textId}>{text}</p>
      <button type="button" autoFocus onClick={onKeep}>{keep}</button>{' '}
      <button type="button" onClick={onLose}>{lose}</button>
    </div>
  )
}
