export interface NoticeLineProps {
  label: string
  text: string
}

/** One fact of a notice behind its label; a long text takes several lines, because a place that is cut off cannot be found. */
export function NoticeLine({ label, text }: NoticeLineProps) {
  return (
    <div className="fs-notice-line">
      <span>{label}</span>
      <span>{text}</span>
    </div>
  )
}
