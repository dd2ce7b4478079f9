import { useState } from 'react'

interface CopyableProps {
  children: string
  /** what is copied, where it is longer than what is shown */
  copies?: string
}

/** A value that a click copies. The button says whether it has worked, until the pointer or the focus leaves it. */
export function Copyable({ children: value, copies = value }: CopyableProps) {
  const [told, setTold] = useState<string | null>(null)
  const copy = () => navigator.clipboard.writeText(copies).then(() => setTold('✓ copied 已复制'), () => setTold('not copied 复制失败'))
  return (
    <button type="button" className="copyable" title="Copy 复制" onClick={() => void copy()} onBlur={() => setTold(null)} onMouseLeave={() => setTold(null)}>
      <code>{told ?? value}</code>
    </button>
  )
}
