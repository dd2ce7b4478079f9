'use client'
import { Tabs as ChakraTabs } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface TabItem {
  value: string
  label: ReactNode
  content: ReactNode
  disabled?: boolean | undefined
}

export interface TabsProps {
  label: string
  value: string
  onChange: (value: string) => void
  items: readonly TabItem[]
  /** Takes the parent's height; the content scrolls. */
  fill?: boolean | undefined
}

/** Tabs with their content. The owner holds the chosen one; only its content is mounted, so a tab that is left loses its local state. */
export function Tabs({ label, value, onChange, items, fill = false }: TabsProps) {
  return (
    <ChakraTabs.Root unstyled lazyMount unmountOnExit className="fs-tabs" data-fill={fill || undefined} value={value} onValueChange={(details) => onChange(details.value)}>
      <ChakraTabs.List unstyled className="fs-tab-list" aria-label={label}>
        {items.map((item) => (
          <ChakraTabs.Trigger unstyled key={item.value} className="fs-tab" value={item.value} disabled={item.disabled ?? false}>{item.label}</ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {items.map((item) => (
        <ChakraTabs.Content unstyled key={item.value} className="fs-tab-content" value={item.value}>{item.content}</ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  )
}
