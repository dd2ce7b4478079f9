import { chakra } from '@chakra-ui/react'
import { NO_VALUE } from '@smart-fire/ui'
import { Link } from 'react-router'

interface CountLinkProps {
  /** null = unknown: no link */
  count: number | null
  /** the list of exactly these things */
  to: string
  /** whose things, and what they are: a number alone says nothing to a screen reader */
  name: string | null
  label: string
}

/** How many things belong to a row; leads to their list. */
export function CountLink({ count, to, name, label }: CountLinkProps) {
  if (count === null) return NO_VALUE
  return <chakra.span color="accent.fg" textDecoration="underline"><Link to={to} aria-label={[name, label, count].join(' ')}>{count}</Link></chakra.span>
}
