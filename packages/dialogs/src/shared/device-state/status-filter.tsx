import type { SensorStatus } from '@smart-fire/api-client'
import { Button, SelectField } from '@smart-fire/ui'
import { Flex } from '@smart-fire/ui/layout'
import { useState } from 'react'

const ALL = '-1'

export interface StatusFilterWords {
  filter: string
  all: string
  query: string
  status: Record<SensorStatus, string>
}

interface StatusFilterProps {
  words: StatusFilterWords
  /** what can be chosen besides all */
  statuses: readonly SensorStatus[]
  /** the query button was pressed; null = all */
  onApply: (status: SensorStatus | null) => void
}

/** Chooses the status that a list is filtered by; the query button applies it. */
export function StatusFilter({ words, statuses, onApply }: StatusFilterProps) {
  const [chosen, choose] = useState<SensorStatus | null>(null)
  return (
    <Flex align="flex-end" gap="3">
      <SelectField
        label={words.filter}
        value={chosen ?? ALL}
        onChange={(value) => choose(statuses.find((status) => status === value) ?? null)}
        options={[
          { value: ALL, label: words.all },
          ...statuses.map((status) => ({ value: status, label: words.status[status] })),
        ]}
      />
      <Button onClick={() => onApply(chosen)}>{words.query}</Button>
    </Flex>
  )
}
