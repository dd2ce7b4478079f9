import { Flex } from '@chakra-ui/react'
import type { SensorStatus } from '@smart-fire/api-client'
import { Button, SelectField } from '@smart-fire/ui'
import type { DeviceListEvent, StatusFilter as Chosen } from './device-list'

const ALL = '-1'

export interface StatusFilterWords {
  filter: string
  all: string
  query: string
  status: Record<SensorStatus, string>
}

interface StatusFilterProps {
  words: StatusFilterWords
  /** what may be chosen besides all */
  statuses: readonly SensorStatus[]
  chosen: Chosen
  actor: { send: (event: DeviceListEvent) => void }
}

/** Chooses the status that a list is asked for; the button asks. */
export function StatusFilter({ words, statuses, chosen, actor }: StatusFilterProps) {
  const choose = (value: string) =>
    actor.send({ type: 'filter.choose', status: statuses.find((status) => status === value) ?? null })
  return (
    <Flex align="flex-end" gap="3">
      <SelectField
        label={words.filter}
        value={chosen ?? ALL}
        onChange={choose}
        options={[
          { value: ALL, label: words.all },
          ...statuses.map((status) => ({ value: status, label: words.status[status] })),
        ]}
      />
      <Button onClick={() => actor.send({ type: 'filter.apply' })}>{words.query}</Button>
    </Flex>
  )
}
