import { useMemo } from 'react'
import { encode } from 'uqr'

/** A QR picture that is made in the browser: what it holds is sent nowhere. Dark on white in both themes, as cameras need it. */
export function QrPicture({ text, label, size = 192 }: { text: string; label: string; size?: number }) {
  const { path, width } = useMemo(() => {
    const { data, size: cells } = encode(text, { ecc: 'M', border: 4 })
    return { width: cells, path: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('') }
  }, [text])
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${width} ${width}`} shapeRendering="crispEdges" style={{ background: '#fff', borderRadius: 6 }}>
      <path d={path} fill="#000" />
    </svg>
  )
}
