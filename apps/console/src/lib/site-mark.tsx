import { useState } from 'react'
import { ProductMark } from './product-mark'

interface SiteMarkProps {
  /** the picture of the logo; null without one */
  url: string | null
  className?: string
  size?: number
}

/** The logo of the site, or the mark of the product where there is none or it cannot be loaded. */
export function SiteMark({ url, className, size }: SiteMarkProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (url === null || url === failed) return <ProductMark className={className} size={size} />
  return <img className={className} src={url} alt="" width={size} height={size} style={{ objectFit: 'contain' }} onError={() => setFailed(url)} />
}
