export interface NoticeLineProps {
  label: string
  text: string
}

/** One fact of a notice on one line, cut off where it is too long. */
export function NoticeLine({ label, text }: NoticeLineProps) {
  return (
    <div className="fs-notice-line">
      <span>{label}</span>
      <span>{text}</span>
    </div>
  )
}
