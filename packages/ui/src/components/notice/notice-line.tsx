export interface NoticeLineProps {
  label: string
  text: string
}

/** One fact of a notice on one line; text that is too long ends with an ellipsis. */
export function NoticeLine({ label, text }: NoticeLineProps) {
  return (
    <div className="fs-notice-line">
      <span>{label}</span>
      <span>{text}</span>
    </div>
  )
}
